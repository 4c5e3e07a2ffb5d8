/** A screen of a project in one of its states, made ready by the mechanism of the states page. It must not know who draws it. */
import { prepareState, type Prepared, type StateInput } from '../../app/states/prepare.ts';
import { actionsOf } from '../../app/load-plan.ts';
import { statesOf, type ScreenState } from '../../check/states/states.ts';
import type { TextsPort } from '../../engine/ports.ts';
import { declaredQuery, missingQuery } from '../../engine/query.ts';
import { createScreen } from '../../engine/screen.ts';
import { fillValues } from '../../engine/values.ts';
import { tongues, type Tongue } from '../../lib/figures.ts';
import type { Result } from '../../lib/result.ts';
import { lookUp } from '../../lib/look-up.ts';
import type { Config } from '../../model/config.ts';
import type { Json } from '../../model/json.ts';
import type { Language } from '../../model/language.ts';
import { plainHash } from '../../platform/hash.ts';
import { tell, type Says, type Told } from './drawn.ts';
import type { DrawnScreen, PhoneProject } from './project.ts';
import type { Situation } from './protocol.ts';
import type { Registry } from './registry.ts';

export const languages: Readonly<Record<Tongue, Language>> = {
  es: { tag: tongues.es, currency: '$' },
  en: { tag: tongues.en, currency: '₹' },
};

/** What is the same for all screens and states. */
export interface Surroundings {
  readonly project: PhoneProject;
  readonly registry: Registry;
  readonly config: Config;
  /** Address of the picture that stands for all. */
  readonly picture: string;
}

/** By what is there, and not by words: a change may say them otherwise, in its name and in what a campaign fills in. */
function whatOf({ name: _name, group: _group, values, ...there }: ScreenState): string {
  const isThere = (_member: string, value: unknown): unknown =>
    typeof value === 'string' ? value !== '' : value;
  return plainHash(`${JSON.stringify(there)} ${JSON.stringify(values, isThere)}`);
}

/** The states of a screen; both languages find the same ones in the same order. */
export function situationsOf(project: PhoneProject, id: string): readonly Situation[] {
  const es = statesOf(id, project.statesInput(id, 'es')).states;
  const en = statesOf(id, project.statesInput(id, 'en')).states;
  const ids = es.map(whatOf);
  return es.flatMap((spanish, index) => {
    const english = en[index];
    const what = ids[index] ?? '';
    if (english === undefined) return [];
    // Those that only their words tell apart stand in one order.
    const alike = ids.slice(0, index).filter((other) => other === what).length;
    return [
      {
        id: alike === 0 ? what : `${what} ${alike + 1}`,
        name: { es: spanish.name, en: english.name },
        group: { es: spanish.group, en: english.group },
        states: { es: spanish, en: english },
      },
    ];
  });
}

/**
 * A state of another version of the screen, as it would be in this one: who compares the two looks at the same data. What this
 * version alone asks for is as usual, and a dialog that it does not have is not open.
 * @param usual the first of this version's own: to find them takes long.
 */
export function situationIn(
  screen: Pick<DrawnScreen, 'definition'> | undefined,
  usual: Situation | undefined,
  of: Situation,
): Situation {
  const dialogs = Object.keys(screen?.definition.dialogs ?? {});
  const inTongue = (tongue: Tongue): ScreenState => {
    const { variables, sources, dialog, ...state } = of.states[tongue];
    return {
      ...state,
      variables: { ...usual?.states[tongue].variables, ...variables },
      sources: { ...usual?.states[tongue].sources, ...sources },
      dialog: dialog !== undefined && dialogs.includes(dialog) ? dialog : undefined,
    };
  };
  return { ...of, states: { es: inTongue('es'), en: inTongue('en') } };
}

/** The words as they are whenever they are asked for. */
export const textsOf = (project: PhoneProject, tongue: Tongue): TextsPort => ({
  language: languages[tongue],
  text: (key) => lookUp(project.words(tongue), key),
});

/**
 * A screen as it is when all its parts are there: while they come, it may be given others. Nothing for one that there is not.
 * @param around asked anew each time.
 */
export async function readyScreen(
  around: () => Surroundings | undefined,
  id: string,
): Promise<DrawnScreen | undefined> {
  for (;;) {
    const { project, registry } = around() ?? {};
    const screen = project?.screen(id);
    if (screen === undefined || registry === undefined || registry.has(screen.uses)) return screen;
    await registry.load(screen.uses);
  }
}

/** What the states of a screen are found by, besides its tests: a change of it is one of the data that stand there. */
export const shapeOf = ({ definition, uses }: DrawnScreen): unknown => {
  const { data, state, values, query, routes } = definition;
  return [data, state, values, query, routes, Object.keys(definition.dialogs ?? {}), uses.fragments];
};

/** Nothing for a screen that there is not. */
export function stateInput(
  { project, registry, config, picture }: Surroundings,
  id: string,
  state: ScreenState,
  texts: TextsPort,
): StateInput | undefined {
  const screen = project.screen(id);
  if (screen === undefined) return undefined;
  const { definition, fragments, uses } = screen;
  const { widgets, actions } = registry;
  const calls = Object.fromEntries(uses.calls.flatMap((name) => [[name, project.calls[name]]]));
  const tongue = texts.language.tag === tongues.en ? 'en' : 'es';
  return {
    id,
    module: { definition, fragments, widgets, actions, calls } as StateInput['module'],
    documents: project.documents(id, tongue),
    state,
    texts,
    config,
    picture,
  };
}

/** What a campaign gives, as a layout takes it. */
export const valuesOf = ({
  loaded: { plan },
  values: given,
  world,
}: Prepared): Readonly<Record<string, Json>> => fillValues({ plan, given, config: world.config }).values;

/** The page that stands there where the address lacks something that the screen needs: nothing of the screen. */
export const missing = ({ text }: TextsPort): Told => ({
  places: new Set(),
  parts: [],
  sign: JSON.stringify(['app.missing.title', 'app.missing.text', 'app.missing.action'].map(text)),
});

/** A source answers at once, in a turn or two of what waits. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

export interface Telling {
  readonly prepare?: typeof prepareState;
  readonly says?: Says;
}

/** What stands there in a state, without drawing it. */
export async function toldIn(
  around: Surroundings,
  id: string,
  { states }: Pick<Situation, 'states'>,
  tongue: Tongue = 'es',
  { prepare = prepareState, says }: Telling = {},
): Promise<Result<Told, string> | undefined> {
  await readyScreen(() => around, id);
  const input = stateInput(around, id, states[tongue], textsOf(around.project, tongue));
  if (input === undefined) return undefined;
  const prepared = prepare(input);
  if (!prepared.ok) return prepared;
  const { loaded, place, world } = prepared.value;
  const query = declaredQuery(loaded.plan, place.query);
  if (missingQuery(loaded.plan, query).length > 0) return { ok: true, value: missing(input.texts) };
  const screen = createScreen({
    plan: loaded.plan,
    actions: actionsOf(loaded.module),
    ports: world.ports,
    query,
    route: states[tongue].route,
    config: world.config,
    values: valuesOf(prepared.value),
    owner: world.owner,
  });
  screen.start();
  await settle();
  const told = tell(screen, says);
  screen.dispose();
  return { ok: true, value: told };
}
