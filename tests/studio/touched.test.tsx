/** The states that a change is said to touch are those that are drawn otherwise, also where the program itself says the words. */
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { prepareState } from '../../src/app/states/prepare.ts';
import { Stage } from '../../src/app/states/Stage.tsx';
import { samplePicture } from '../../src/check/states/sample.ts';
import { openProject, type PhoneProject } from '../../src/studio/phone/project.ts';
import { createRegistry } from '../../src/studio/phone/registry.ts';
import type { Shown, Situation } from '../../src/studio/phone/protocol.ts';
import { stateScene } from '../../src/studio/phone/scene.ts';
import { situationsOf, stateInput, textsOf } from '../../src/studio/phone/setting.ts';
import { touchedStates } from '../../src/studio/phone/touched.ts';
import { stayHere } from '../screens/visit.tsx';
import { configured, files, settle, snapshot } from './testing.tsx';

const registry = createRegistry((_type, widget) => widget);
const base = openProject(snapshot.project, files);
const id = 'repay';

const aroundOf = async (project: PhoneProject) => ({
  project,
  registry,
  config: await configured(),
  picture: samplePicture,
});

function changed(file: string, change: (text: string) => string): PhoneProject {
  const project = openProject(snapshot.project, files);
  const text = change(files[file] ?? '');
  expect(text).not.toBe(files[file]);
  project.change({ [file]: text });
  return project;
}

const withWords = (tongue: 'es' | 'en', key: string): PhoneProject =>
  changed(`locales/${tongue}.json`, (text) => JSON.stringify({ ...JSON.parse(text), [key]: 'Otras' }));

async function drawn(project: PhoneProject, { states }: Situation, tongue: 'es' | 'en'): Promise<string> {
  const texts = textsOf(project, tongue);
  const input = stateInput(await aroundOf(project), id, states[tongue], texts);
  const made = input && prepareState(input);
  if (made?.ok !== true) throw new Error('nothing');
  render(<Stage prepared={made.value} state={states[tongue]} texts={texts} isPromoted={false} />);
  await act(settle);
  const said = document.body.textContent;
  cleanup();
  return said;
}

/** Told, and as a person would see it. */
async function both(
  project: PhoneProject,
): Promise<readonly [told: readonly string[], seen: readonly string[]]> {
  await registry.load(base.screen(id)?.uses ?? { widgets: [], actions: [] });
  const [now, before] = [await aroundOf(project), await aroundOf(base)];
  const situations = situationsOf(project, id);
  const told = await touchedStates(id, situations, now, before, () => false);
  const seen: string[] = [];
  for (const situation of situations) {
    let differs = false;
    for (const tongue of ['es', 'en'] as const)
      differs ||= (await drawn(project, situation, tongue)) !== (await drawn(base, situation, tongue));
    if (differs) seen.push(situation.id);
  }
  return [told ?? [], seen];
}

afterEach(cleanup);
beforeAll(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  stayHere();
});

it('words that a widget says by itself are seen where it says them', async () => {
  const [told, seen] = await both(withWords('es', 'app.more'));
  expect(told).toEqual(seen);
  expect(seen).not.toEqual([]);
  expect(seen.length).toBeLessThan(situationsOf(base, id).length);
}, 120_000);

it('words of one language, and words that nothing says', async () => {
  const [told, seen] = await both(withWords('en', 'repay.title'));
  expect(told).toEqual(seen);
  expect((await both(withWords('en', 'site.footer.nothing')))[0]).toEqual([]);
}, 120_000);

it('a condition on something new is compared with what the same data showed before', async () => {
  const project = changed('screens/repay.json', (text) =>
    text.replace(/("state\.refused": false) (},\s*"tone": "info")/, '$1, "query.productId": "2" $2'),
  );
  const ids = new Set(situationsOf(base, id).map((each) => each.id));
  expect(situationsOf(project, id).some((each) => !ids.has(each.id))).toBe(true);
  const [told, seen] = await both(project);
  expect(told).toEqual(seen);
  expect(seen).not.toEqual([]);
  expect(seen.length).toBeLessThan(situationsOf(project, id).length);
}, 120_000);

it('a picture of what was before awaits the state that it is compared in, and shows what is there in it', async () => {
  const [, other] = situationsOf(base, id);
  if (other === undefined) throw new Error('one state alone');
  const dialog = 'not there';
  const as: Situation = {
    ...other,
    id: 'another',
    states: { es: { ...other.states.es, dialog }, en: { ...other.states.en, dialog } },
  };
  const around = await aroundOf(base);
  const shown = { screen: id, tongue: 'es', text: 100 } as const;
  const sceneOf = (more: Partial<Shown>): string | undefined =>
    stateScene(around, { ...shown, ...more })?.situation.id;
  expect(sceneOf({ state: 'another' })).toBe(situationsOf(base, id)[0]?.id);
  expect(sceneOf({ state: 'another', still: {} })).toBeUndefined();
  expect(sceneOf({ state: 'another', still: { as } })).toBe('another');
  expect(sceneOf({ state: other.id, still: { as } })).toBe(other.id);
  const drawnAs = stateScene(around, { ...shown, state: 'another', still: { as } })?.situation;
  expect(drawnAs?.states.es.dialog).toBeUndefined();
  expect(drawnAs && (await drawn(base, drawnAs, 'es'))).toBe(await drawn(base, other, 'es'));
}, 120_000);

it('what nobody waits for any more is told to nobody', async () => {
  const around = await aroundOf(base);
  const isOver = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
  expect(await touchedStates(id, situationsOf(base, id), around, around, isOver)).toBeUndefined();
  expect(isOver).toHaveBeenCalledTimes(2);
});
