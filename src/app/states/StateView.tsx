/** One state of a screen, drawn by the app's own engine, renderer and widgets. It must not know any screen. */
import { useMemo } from 'react';
import type { ScreenModule } from 'virtual:screens';
import { sampleOrigin } from '../../check/states/sample.ts';
import { inState } from '../../check/states/situate.ts';
import type { ScreenState } from '../../check/states/states.ts';
import { loadScreen } from '../../engine/load.ts';
import type { Plan } from '../../engine/plan.ts';
import type { TextsPort } from '../../engine/ports.ts';
import { declaredQuery, missingQuery } from '../../engine/screen.ts';
import { fillValues } from '../../engine/values.ts';
import { success } from '../../lib/result.ts';
import type { Config } from '../../model/config.ts';
import type { JsonObject } from '../../model/json.ts';
import { ScreenView } from '../../renderer/ScreenView.tsx';
import { TextProvider } from '../../renderer/text.ts';
import { shell } from '../chrome.tsx';
import { WayContext } from '../way.ts';
import { createNotices } from '../notices.ts';
import { FullPage } from '../shell/states.tsx';
import { Toaster } from '../shell/Toaster.tsx';
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
  const { leave: _leave, ...on } = plan.on;
  return { ...plan, on };
}

function prepare({ id, module, documents, state, texts, config, picture }: StateViewProps) {
  const variables = withPicture(state.variables, picture) as JsonObject;
  const notices = createNotices();
  const allowedOrigins = [...config.allowedOrigins, sampleOrigin];
  const own = { ...config, allowedOrigins, ...state.config } as Config;
  const http = stateHttp(module.definition, state, picture);
  const ports = statePorts({ http, texts, config: own, notices });
  const loaded = loadScreen({
    id,
    definition: inState(module.definition, { ...state, variables }),
    fragments: module.fragments,
    parts: { ...module, documents },
    language: texts.language,
    features: ports.device.features,
    text: (key) => texts.text(key),
    report: (report) => ports.reporter.report(report),
  });
  const plan = loaded.ok ? success(withoutLeaving(loaded.value)) : loaded;
  // A layout of the promotion, with no campaign's words in place of its own.
  const { values } = loaded.ok
    ? fillValues({ plan: loaded.value, given: undefined, config: own, isColor: () => true })
    : { values: {} };
  const actions = Object.fromEntries(
    Object.entries(module.actions).map(([name, { action }]) => [name, action]),
  );
  return { plan, ports, notices, actions, values, config: own };
}

export function StateView(props: StateViewProps) {
  const { module, documents, state, texts } = props;
  const { id, config: given, picture } = props;
  const { plan, ports, notices, actions, values, config } = useMemo(
    () => prepare({ id, module, documents, state, texts, config: given, picture }),
    [id, module, documents, state, texts, given, picture],
  );
  const text = useMemo(() => (key: string) => texts.text(key) ?? key, [texts]);
  if (!plan.ok) return <p role="alert">{plan.error}</p>;
  const query = declaredQuery(plan.value, state.query);
  return (
    <TextProvider value={text}>
      <WayContext.Provider value={way}>
        {missingQuery(plan.value, query).length > 0 ? (
          <FullPage
            picture="document"
            title={text('app.missing.title')}
            text={text('app.missing.text')}
            action={{ text: text('app.missing.action'), onPress: nothing }}
          />
        ) : (
          <ScreenView
            plan={plan.value}
            widgets={module.widgets}
            actions={actions}
            ports={ports}
            shell={shell}
            query={query}
            config={config}
            values={values}
            owner=""
          />
        )}
      </WayContext.Provider>
      <Toaster toasts={notices.toasts} />
    </TextProvider>
  );
}
