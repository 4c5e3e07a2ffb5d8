/** Starts the page: what it needs is loaded in parallel, then the app is drawn. */
import '../ui/base.css';
import { createRoot } from 'react-dom/client';
import configSchema from 'virtual:config-schema';
import { load, routes } from 'virtual:screens';
import { languageOf, readStartUp } from '../lib/query.ts';
import { loadConfig } from '../platform/config.ts';
import { createTexts } from '../platform/texts.ts';
import { App } from './App.tsx';
import { FullPage } from './shell/states.tsx';
import { applyTheme } from './theme.ts';
import { createWorld, screenAt } from './world.ts';

const explainConfig = async (given: unknown): Promise<string> =>
  (await import('./explain-config.ts')).explainConfig(given);

async function start(container: HTMLElement): Promise<void> {
  const startUp = readStartUp(window.location.search);
  const screen = screenAt(routes, window.location.pathname);
  // Begins to load while the configuration is on its way; a failure shows where the screen is drawn.
  if (screen !== undefined) load(screen).catch(() => undefined);
  // What a node's boundary caught is reported there, once.
  const root = createRoot(container, { onCaughtError: () => undefined });
  const [config, texts] = await Promise.all([
    loadConfig(window.fetch.bind(window), configSchema, explainConfig),
    createTexts(languageOf(startUp)),
  ]);
  const text = (key: string): string => texts.text(key) ?? key;
  if (!config.ok) {
    const { kind, detail } = config.error;
    const action = { text: text('app.retry'), onPress: () => window.location.reload() };
    root.render(
      <FullPage
        picture="cross"
        title={text('app.config.title')}
        text={`${text(`app.config.${kind}`)} ${detail}`.trim()}
        action={action}
      />,
    );
    return;
  }
  applyTheme(config.value.brand);
  root.render(<App world={createWorld({ config: config.value, texts, startUp, routes })} />);
}

const container = document.getElementById('app');
if (container !== null) void start(container);
