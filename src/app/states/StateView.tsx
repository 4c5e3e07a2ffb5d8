/** One state of a screen, drawn by the app's own engine, renderer and widgets. It must not know any screen. */
import { useEffect, useMemo } from 'react';
import type { ScreenModule } from 'virtual:screens';
import { sampleOrigin } from '../../check/states/sample.ts';
import { fragmentsIn, inState } from '../../check/states/situate.ts';
import type { ScreenState } from '../../check/states/states.ts';
import { loadScreen } from '../../engine/load.ts';
import type { Plan } from '../../engine/plan.ts';
import type { TextsPort } from '../../engine/ports.ts';
import { declaredQuery, missingQuery } from '../../engine/query.ts';
import { success, type Result } from '../../lib/result.ts';
import type { Config } from '../../model/config.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { ScreenView } from '../../renderer/ScreenView.tsx';
import { TextProvider, useText } from '../../renderer/text.ts';
import { shell } from '../chrome.tsx';
import { actionsOf } from '../load-plan.ts';
import { createNotices, type Notices } from '../notices.ts';
import { Layout, type LayoutProps } from '../promotion/Layout.tsx';
import { brandOf } from '../promotion/theme.ts';
import { FullPage } from '../shell/states.tsx';
import { Toaster } from '../shell/Toaster.tsx';
import { applyTheme } from '../theme.ts';
import { WayContext } from '../way.ts';
import { isPromoted } from './screens.ts';
import { stateHttp, statePorts, withPicture } from './state-ports.ts';

export interface StateViewProps {
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

const nothing = (): void => undefined;
/** As if the app had led here. */
const way = { canGoBack: true, goBack: nothing };

/** Nobody leaves a state. */
function withoutLeaving(plan: Plan): Plan {
  const still = ({ leave: _leave, ...on }: Plan['on']): Plan['on'] => on;
  return { ...plan, on: still(plan.on), homes: plan.homes.map((home) => ({ ...home, on: still(home.on) })) };
}

interface Prepared {
  readonly loaded: { readonly module: ScreenModule; readonly plan: Plan };
  /** As a campaign gives them. */
  readonly values: Json;
  readonly place: LayoutProps['place'];
  readonly world: LayoutProps['world'];
  readonly notices: Notices;
}

function prepare({
  id,
  module,
  documents,
  state,
  texts,
  config,
  picture,
}: StateViewProps): Result<Prepared, string> {
  const variables = withPicture(state.variables, picture) as JsonObject;
  const notices = createNotices();
  const allowedOrigins = [...config.allowedOrigins, sampleOrigin];
  const own = { ...config, allowedOrigins, ...state.config } as Config;
  const http = stateHttp(module, state, picture);
  const ports = statePorts({ http, texts, config: own, notices });
  const loaded = loadScreen({
    id,
    definition: inState(module.definition, { ...state, variables }),
    fragments: fragmentsIn(module.fragments, { variables }),
    parts: { ...module, documents },
    language: texts.language,
    features: ports.device.features,
    text: (key) => texts.text(key),
    report: (report) => ports.reporter.report(report),
  });
  if (!loaded.ok) return loaded;
  return success({
    loaded: { module, plan: withoutLeaving(loaded.value) },
    values: withPicture(state.values, picture),
    place: { query: state.query, route: state.route ?? '' },
    world: { ports, config: own, owner: '' },
    notices,
  });
}

interface DrawnProps {
  readonly id: string;
  readonly state: ScreenState;
  readonly prepared: Prepared;
}

/** As the promotion's own entry draws it, in the colors of the campaign. */
function Promoted({ prepared: { loaded, values, place, world }, state: { still } }: DrawnProps) {
  useEffect(() => {
    if (!still) applyTheme(brandOf({ loaded, values }, world.config));
  }, [loaded, values, still, world]);
  return <Layout loaded={loaded} values={values} place={place} world={world} still={still} />;
}

function Drawn(props: DrawnProps) {
  const text = useText();
  const { id, state, prepared } = props;
  const { loaded, world } = prepared;
  const { module, plan } = loaded;
  const query = declaredQuery(plan, state.query);
  if (missingQuery(plan, query).length > 0)
    return (
      <FullPage
        picture="document"
        title={text('app.missing.title')}
        text={text('app.missing.text')}
        action={{ text: text('app.missing.action'), onPress: nothing }}
      />
    );
  if (isPromoted(id)) return <Promoted {...props} />;
  return (
    <ScreenView
      plan={plan}
      widgets={module.widgets}
      actions={actionsOf(module)}
      shell={shell}
      query={query}
      route={state.route}
      {...world}
    />
  );
}

export function StateView(props: StateViewProps) {
  const { id, module, documents, state, texts, config, picture } = props;
  const prepared = useMemo(
    () => prepare({ id, module, documents, state, texts, config, picture }),
    [id, module, documents, state, texts, config, picture],
  );
  const text = useMemo(() => (key: string) => texts.text(key) ?? key, [texts]);
  if (!prepared.ok) return <p role="alert">{prepared.error}</p>;
  return (
    <TextProvider value={text}>
      <WayContext.Provider value={way}>
        <Drawn id={id} state={state} prepared={prepared.value} />
      </WayContext.Provider>
      <Toaster toasts={prepared.value.notices.toasts} />
    </TextProvider>
  );
}
