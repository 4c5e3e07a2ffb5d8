/** The state that is shown for words that were looked for is one in which a person reads them. */
import { expect, it } from 'vitest';
import { samplePicture } from '../../check/states/sample.ts';
import { configured, files, snapshot } from '../../../tests/studio/testing.tsx';
import { stateSaying } from './finding.ts';
import { openProject } from './project.ts';
import { createRegistry } from './registry.ts';
import { situationsOf } from './setting.ts';
import type { Standing } from './stage.tsx';

const project = openProject(snapshot.project, files);
const registry = createRegistry((_type, widget) => widget);

async function found(id: string, key: string, at = 0): Promise<string | undefined> {
  await registry.load(project.screen(id)?.uses ?? { widgets: [], actions: [] });
  const around = { project, registry, config: await configured(), picture: samplePicture };
  const situations = situationsOf(project, id);
  const standing = { id, situations, situation: situations[at] } as Standing;
  return stateSaying(key, standing, around, () => false);
}

/** A list that is folded has more entries than the first ones; while it is loaded nobody reads its words. */
it.each([
  ['repay', 'app.more', /: 3\b/],
  ['loan-detail', 'app.more', /: 3\b/],
  ['loan-detail', 'order.again', /^Pagado/],
  ['loan-detail', 'order.reminderText', /^diálogo «¿Necesitas más tiempo\?»/],
] as const)(
  'of %s for %s',
  async (id, key, state) => {
    const shown = await found(id, key);
    const name = situationsOf(project, id).find((each) => each.id === shown)?.name.es;
    expect(name).toMatch(state);
  },
  60_000,
);

it('is the one that stands there, where it says them', async () => {
  const situations = situationsOf(project, 'repay');
  const at = situations.map(({ name }) => /: 3\b/.test(name.es)).lastIndexOf(true);
  expect(at).toBeGreaterThan(0);
  expect(await found('repay', 'app.more', at)).toBe(situations[at]?.id);
}, 60_000);

it('is none where no state says them', async () => {
  expect(await found('repay', 'site.footer.nothing')).toBeUndefined();
}, 60_000);
