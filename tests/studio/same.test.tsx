/**
 * The phone shows what the app shows: every state of every screen in both languages, made from the texts of the files as the phone
 * makes it, and from the modules of the build as the app has them. What a node shows is told without drawing it.
 */
import { describe, expect, it } from 'vitest';
import { actionsOf } from '../../src/app/load-plan.ts';
import { prepareState, type StateInput } from '../../src/app/states/prepare.ts';
import { isPromoted } from '../../src/app/states/screens.ts';
import { samplePicture } from '../../src/check/states/sample.ts';
import { declaredQuery, missingQuery } from '../../src/engine/query.ts';
import { createScreen } from '../../src/engine/screen.ts';
import { tell } from '../../src/studio/phone/drawn.ts';
import { openProject } from '../../src/studio/phone/project.ts';
import { createRegistry } from '../../src/studio/phone/registry.ts';
import {
  languages,
  missing,
  situationsOf,
  stateInput,
  textsOf,
  toldIn,
  valuesOf,
} from '../../src/studio/phone/setting.ts';
import { createTexts } from '../../src/platform/texts.ts';
import { builtScreens, load } from '../screens/places.ts';
import { configured, files, settle, snapshot } from './testing.tsx';

const project = openProject(snapshot.project, files);
const registry = createRegistry((_type, widget) => widget);

/** As the states page has it: the build's own module and words. */
async function inApp(input: StateInput): Promise<string> {
  const prepared = prepareState(input);
  if (!prepared.ok) throw new Error(prepared.error);
  const { loaded, place, world } = prepared.value;
  const query = declaredQuery(loaded.plan, place.query);
  if (missingQuery(loaded.plan, query).length > 0) return missing(input.texts).sign;
  const screen = createScreen({
    plan: loaded.plan,
    actions: actionsOf(loaded.module),
    ports: world.ports,
    query,
    route: input.state.route,
    config: world.config,
    values: valuesOf(prepared.value),
    owner: world.owner,
  });
  screen.start();
  await settle();
  const { sign } = tell(screen);
  screen.dispose();
  return sign;
}

describe('the phone and the app', () => {
  it.each([...builtScreens].sort())(
    'show the same of %s',
    async (id) => {
      const config = await configured();
      const screen = project.screen(id);
      if (screen === undefined) throw new Error(`no ${id}`);
      await registry.load(screen.uses);
      expect(screen.isPromoted).toBe(isPromoted(id));
      const around = { project, registry, config, picture: samplePicture };
      const module = await load(id);
      let compared = 0;
      for (const tongue of ['es', 'en'] as const) {
        const texts = await createTexts(languages[tongue]);
        const documents = await module.documents?.(texts.language.tag);
        for (const situation of situationsOf(project, id)) {
          const state = situation.states[tongue];
          const own = stateInput(around, id, state, textsOf(project, tongue));
          expect(own?.documents).toEqual(documents);
          const told = await toldIn(around, id, situation, tongue);
          if (told?.ok !== true) throw new Error(`${situation.id}: nothing`);
          const sign = await inApp({ id, module, documents, state, texts, config, picture: samplePicture });
          expect([situation.id, told.value.sign]).toEqual([situation.id, sign]);
          compared += 1;
        }
      }
      expect(compared).toBeGreaterThan(1);
    },
    120_000,
  );
});
