/** What the choice of a release takes from the world of a page. It must not know any release. */
import { readStartUp } from '../../lib/query.ts';
import { canGoBack, type World } from '../world.ts';
import type { Around } from './port.ts';

/** @param promotion its id; empty outside of one. */
export function aroundOf(world: World, promotion = ''): Around {
  const { config, texts, plans, ports } = world;
  const { common } = readStartUp(window.location.search);
  return {
    person: {
      language: texts.language.tag,
      country: config.country,
      brand: config.appName,
      version: common['appVersion'] ?? '',
      promotion,
    },
    device: common['deviceId'],
    plans,
    put: (words) => texts.put(words),
    report: (detail) => ports.reporter.report({ code: 'release-refused', where: 'app', detail }),
    isUnderWay: async () => canGoBack() || world.begun() || ports.ledger.any(),
    writing: () => ports.http.writing(),
  };
}
