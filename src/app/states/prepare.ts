/** A screen made ready to be drawn in one of its states, with ports that lead nowhere. It must not know who draws it. */
import type { ScreenModule } from 'virtual:screens';
import { sampleOrigin } from '../../check/states/sample.ts';
import { fragmentsIn, inState } from '../../check/states/situate.ts';
import type { ScreenState } from '../../check/states/states.ts';
import { loadScreen, type LoadInput } from '../../engine/load.ts';
import type { Plan } from '../../engine/plan.ts';
import type { TextsPort } from '../../engine/ports.ts';
import { success, type Result } from '../../lib/result.ts';
import type { Config } from '../../model/config.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { createNotices, type Notices } from '../notices.ts';
import type { LayoutProps } from '../promotion/Layout.tsx';
import { stateHttp, statePorts, withPicture } from './state-ports.ts';

export interface StateInput {
  readonly id: string;
  readonly module: ScreenModule;
  /** Documents that the screen shows, in the language of `texts`. */
  readonly documents: Readonly<Record<string, unknown>> | undefined;
  readonly state: ScreenState;
  readonly texts: TextsPort;
  readonly config: Config;
  /** Address of the picture that stands for all. */
  readonly picture: string;
}

export interface Prepared {
  readonly loaded: { readonly module: ScreenModule; readonly plan: Plan };
  /** As a campaign gives them. */
  readonly values: Json;
  readonly place: LayoutProps['place'];
  readonly world: LayoutProps['world'];
  readonly notices: Notices;
}

/** Nobody leaves a state. */
function withoutLeaving(plan: Plan): Plan {
  const still = ({ leave: _leave, ...on }: Plan['on']): Plan['on'] => on;
  return { ...plan, on: still(plan.on), homes: plan.homes.map((home) => ({ ...home, on: still(home.on) })) };
}

function openWorld({
  module,
  state,
  texts,
  config,
  picture,
}: StateInput): Pick<Prepared, 'world' | 'notices'> {
  const notices = createNotices();
  const allowedOrigins = [...config.allowedOrigins, sampleOrigin];
  const given = withPicture(state.config, picture) as JsonObject;
  const own = { ...config, allowedOrigins, ...given } as Config;
  const ports = statePorts({ http: stateHttp(module, state, picture), texts, config: own, notices });
  return { world: { ports, config: own, owner: '' }, notices };
}

/**
 * @param load makes the plan.
 * @param before what goes on with another plan, in the same state.
 */
export function prepareState(
  input: StateInput,
  load: (input: LoadInput) => Result<Plan, string> = loadScreen,
  before?: Prepared,
): Result<Prepared, string> {
  const { module, state, picture } = input;
  const variables = withPicture(state.variables, picture) as JsonObject;
  const made = planned(
    input,
    {
      definition: inState(module.definition, { ...state, variables }),
      fragments: fragmentsIn(module.fragments, { variables }),
    },
    load,
    before ?? openWorld(input),
  );
  if (!made.ok) return made;
  const { loaded } = made.value;
  return success({ ...made.value, loaded: { ...loaded, plan: withoutLeaving(loaded.plan) } });
}

/** The same for a visit in a world that answers: the screen is as it is written, and what it leads to happens. */
export const prepareVisit = (
  input: StateInput,
  load: (input: LoadInput) => Result<Plan, string>,
  around: Pick<Prepared, 'world' | 'notices'>,
): Result<Prepared, string> => planned(input, input.module, load, around);

function planned(
  { id, module, documents, state, texts, picture }: StateInput,
  { definition, fragments }: Pick<ScreenModule, 'definition' | 'fragments'>,
  load: (input: LoadInput) => Result<Plan, string>,
  { world, notices }: Pick<Prepared, 'world' | 'notices'>,
): Result<Prepared, string> {
  const { device, reporter } = world.ports;
  const loaded = load({
    id,
    definition,
    fragments,
    parts: { ...module, documents },
    language: texts.language,
    features: device.features,
    text: (key) => texts.text(key),
    report: (report) => reporter.report(report),
  });
  if (!loaded.ok) return loaded;
  return success({
    loaded: { module, plan: loaded.value },
    values: withPicture(state.values, picture),
    place: { query: state.query, route: state.route ?? '' },
    world,
    notices,
  });
}
