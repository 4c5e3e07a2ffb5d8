/** Starts the page: what it needs is loaded in parallel, then the app is drawn. */
import '../ui/base.css';
import { createRoot, type Root } from 'react-dom/client';
import configSchema from 'virtual:config-schema';
import { load, routes, writes } from 'virtual:screens';
import { languageOf, readStartUp } from '../lib/query.ts';
import { loadConfig } from '../platform/config.ts';
import { earlyConfig } from '../platform/early.ts';
import { tellFailed } from '../platform/failed.ts';
import { createTexts } from '../platform/texts.ts';
import { App } from './App.tsx';
import { loadPlan } from './load-plan.ts';
import { createNavigation } from './navigation.ts';
import { aroundOf } from './releases/around.ts';
import { createReleases } from './releases/releases.ts';
import { followSwitch } from './offline.ts';
import { FullPage } from './shell/states.tsx';
import { whenIdle } from './prefetch.ts';
import { guardTaps } from './tap-guard.ts';
import { applyTheme } from './theme.ts';
import { measureVisit } from './vitals.ts';
import { createWorld, screenAt } from './world.ts';

const explainConfig = async (given: unknown): Promise<string> =>
  (await import('./explain-config.ts')).explainConfig(given);

const reload = (): void => window.location.reload();

const built = new Set(Object.values(routes));
const releases = createReleases({
  has: (id) => built.has(id),
  catalog: () => import('virtual:parts'),
});

async function start(root: Root): Promise<void> {
  const startUp = readStartUp(window.location.search);
  const language = languageOf(startUp);
  const { pathname } = window.location;
  const own = screenAt(routes, pathname);
  // Begins to load while the configuration is on its way; a failure shows where the screen is drawn.
  if (own !== undefined) load(own).catch(() => undefined);
  const [config, texts] = await Promise.all([
    loadConfig(window.fetch.bind(window), configSchema, explainConfig, language.tag, earlyConfig()),
    createTexts(language),
  ]);
  const text = (key: string): string => texts.text(key) ?? key;
  if (!config.ok) {
    const { kind, detail } = config.error;
    const action = { text: text('app.retry'), onPress: reload };
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
  const navigation = createNavigation();
  const world = createWorld({
    config: config.value,
    texts,
    startUp,
    routes,
    navigate: navigation.go,
    writes,
    releases,
  });
  await releases.begin(aroundOf(world));
  const screen = screenAt(world.routes, pathname);
  // What the page shows meanwhile gives way once, to the screen itself.
  if (screen !== undefined) await loadPlan(screen, load, world).catch(() => undefined);
  root.render(<App world={world} navigation={navigation} />);
  releases.drawn();
  whenIdle(() => world.voice.stands());
  // The rest of what the page is made of comes when its first screen stands there, and is not missed where it does not come.
  whenIdle(() => {
    import('../platform/i18next.ts')
      .then(({ createHome }) => createHome(language))
      .then(texts.moveTo, () => undefined);
  });
  measureVisit(config.value.vitals, import.meta.url);
  followSwitch(config.value.offline, () => releases.kept);
}

const container = document.getElementById('app');
if (container !== null) {
  guardTaps(document);
  // What a node's boundary caught is reported there, once.
  const root = createRoot(container, { onCaughtError: () => undefined });
  start(root).catch((): Promise<void> => {
    releases.died();
    return tellFailed();
  });
}
