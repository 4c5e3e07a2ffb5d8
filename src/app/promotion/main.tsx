/** Starts the promotion: settings, words and the campaign's template are on their way together, then it is drawn. */
import '../../ui/base.css';
import './promotion.css';
import { createRoot, type Root } from 'react-dom/client';
import configSchema from 'virtual:config-schema';
import { fallback, layouts, load, routes, writes } from 'virtual:promotion';
import { languageOf, readStartUp } from '../../lib/query.ts';
import { loadConfig } from '../../platform/config.ts';
import { earlyConfig } from '../../platform/early.ts';
import { tellFailed } from '../../platform/failed.ts';
import { createTexts } from '../../platform/texts.ts';
import { loadPlan } from '../load-plan.ts';
import type { Navigate } from '../navigation.ts';
import { aroundOf } from '../releases/around.ts';
import { createReleases } from '../releases/releases.ts';
import { whenIdle } from '../prefetch.ts';
import { FullPage } from '../shell/states.tsx';
import { guardTaps } from '../tap-guard.ts';
import { applyTheme } from '../theme.ts';
import { markScreen, measureVisit } from '../vitals.ts';
import { createWorld } from '../world.ts';
import { createPlaces } from './places.ts';
import { PromotionApp } from './PromotionApp.tsx';
import { tellCampaign } from './tell-campaign.ts';
import { findCampaign } from './template.ts';

const reload = (): void => window.location.reload();

const built = new Set([fallback, ...layouts, ...Object.values(routes)]);
const releases = createReleases({
  has: (id) => built.has(id),
  catalog: async () => (await import('./catalog.ts')).catalog,
});

const explain = async (given: unknown): Promise<string> =>
  (await import('../explain-config.ts')).explainConfig(given);

async function start(root: Root): Promise<void> {
  const startUp = readStartUp(window.location.search);
  const language = languageOf(startUp);
  const [config, texts] = await Promise.all([
    loadConfig(window.fetch.bind(window), configSchema, explain, language.tag, earlyConfig()),
    createTexts(language),
  ]);
  const text = (key: string): string => texts.text(key) ?? key;
  if (!config.ok) {
    const { kind, detail } = config.error;
    root.render(
      <FullPage
        picture="cross"
        title={text('app.config.title')}
        text={`${text(`app.config.${kind}`)} ${detail}`.trim()}
        action={{ text: text('app.retry'), onPress: reload }}
      />,
    );
    return;
  }
  applyTheme(config.value.brand);
  const navigate: Navigate = (to, options) => places.go(to, options);
  const world = createWorld({ config: config.value, texts, startUp, routes: {}, navigate, writes, releases });
  // Behind the world, which hears of Back first.
  const places = createPlaces();
  const id = places.current().query['id'] ?? '';
  await releases.begin(aroundOf(world, id));
  const campaign = findCampaign(id, world);
  void campaign.then(({ loaded }) => tellCampaign(loaded.plan?.id ?? '', id));
  const first = await loadPlan(fallback, load, world);
  root.render(<PromotionApp world={world} places={places} campaign={campaign} first={first} />);
  releases.drawn();
  markScreen('promotion');
  measureVisit(config.value.vitals, import.meta.url);
  whenIdle(() => world.voice.stands());
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
