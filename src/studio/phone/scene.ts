/** What a screen stands in: one of its states, or the sandbox, where it is one stop on a way. It must not know how it is drawn. */
import { prepareState, prepareVisit, type Prepared, type StateInput } from '../../app/states/prepare.ts';
import type { Way } from '../../app/way.ts';
import type { ScreenState } from '../../check/states/states.ts';
import type { LoadInput } from '../../engine/load.ts';
import type { Plan } from '../../engine/plan.ts';
import type { Result } from '../../lib/result.ts';
import { openSandbox } from './sandbox-ports.ts';
import type { InSandbox, Shown, Situation } from './protocol.ts';
import { situationIn, situationsOf, textsOf, type Surroundings } from './setting.ts';
import { createWalk, stopAt, stopOn, type Stop, type Walk } from './walk.ts';

export interface Scene {
  readonly id: string;
  /** None in the sandbox. */
  readonly situations: readonly Situation[];
  readonly situation: Situation;
  readonly prepare: (
    input: StateInput,
    load: (input: LoadInput) => Result<Plan, string>,
    before?: Prepared,
  ) => Result<Prepared, string>;
  readonly way?: Way | undefined;
  /** On the way through the sandbox. */
  readonly stop?: Stop;
}

/** Undefined where the screen has none, and where a picture awaits which one it is to be compared in. */
export function stateScene(
  { project }: Surroundings,
  { screen, state, still }: Shown,
  situations: readonly Situation[] = situationsOf(project, screen),
): Scene | undefined {
  const [usual] = situations;
  const instead =
    still === undefined || state === undefined
      ? usual
      : still.as && situationIn(project.screen(screen), usual, { ...still.as, id: state });
  const situation = situations.find(({ id }) => id === state) ?? instead;
  return situation && { id: screen, situations, situation, prepare: prepareState };
}

export interface Sandbox {
  /** The screen that the way has come to. */
  at(around: Surroundings, shown: InSandbox): Stop;
  scene(around: Surroundings, shown: InSandbox): Scene;
}

type Opened = Pick<Prepared, 'world' | 'notices'>;

const nameless = { es: '', en: '' };

/** What a visit begins with. */
const stateOf = ({ query, route }: Stop, values: ScreenState['values']): ScreenState => ({
  name: '',
  group: '',
  query,
  route,
  values,
  variables: {},
  config: {},
  sources: {},
  still: false,
  dialog: undefined,
});

/**
 * @param moved called when the way has come elsewhere.
 * @param sent called with each code that the sandbox sends by SMS.
 */
export function createSandbox(moved: () => void, sent: (session: string, code: string) => void): Sandbox {
  let walk: { readonly sign: string; readonly walk: Walk } | undefined;
  let opened: { readonly of: readonly unknown[]; readonly made: Opened } | undefined;

  function walkOf({ project }: Surroundings, { screen, sandbox, tongue }: InSandbox): Walk {
    const sign = JSON.stringify([screen, sandbox]);
    if (walk?.sign !== sign)
      walk = { sign, walk: createWalk(stopOn(project, screen, sandbox.kinds, tongue)) };
    return walk.walk;
  }

  /** The same for as long as nothing of what it is made of is another. */
  function worldOf(around: Surroundings, shown: InSandbox): Opened {
    const { project, config } = around;
    const { sandbox: visit, tongue } = shown;
    const way = walkOf(around, shown);
    const of = [way, project, config, tongue];
    if (opened !== undefined && of.every((each, at) => each === opened?.of[at])) return opened.made;
    const made = openSandbox({
      visit,
      texts: textsOf(project, tongue),
      config,
      calls: project.calls,
      go(to, query, options) {
        const stop = stopAt(project, to, query);
        if (stop === undefined) return false;
        way.go(stop, options);
        moved();
        return true;
      },
      back: () => goBack(way),
      sent: (code) => sent(visit.session, code),
    });
    opened = { of, made };
    return made;
  }

  function goBack(way: Walk): void {
    if (way.back()) moved();
    else opened?.made.world.ports.bridge.send({ type: 'close' });
  }

  return {
    at: (around, shown) => walkOf(around, shown).here(),
    scene(around, shown) {
      const way = walkOf(around, shown);
      const stop = way.here();
      const isPromoted = around.project.screen(stop.screen)?.isPromoted === true;
      const filled = isPromoted
        ? situationsOf(around.project, stop.screen).find(({ states }) => !states.es.still)
        : undefined;
      const of = (tongue: 'es' | 'en'): ScreenState => stateOf(stop, filled?.states[tongue].values ?? {});
      const world = worldOf(around, shown);
      return {
        id: stop.screen,
        situations: [],
        situation: { id: '', name: nameless, group: nameless, states: { es: of('es'), en: of('en') } },
        prepare: (input, load, before) => prepareVisit(input, load, before ?? world),
        way: { canGoBack: way.canGoBack(), goBack: () => goBack(way) },
        stop,
      };
    },
  };
}
