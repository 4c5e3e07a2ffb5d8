/** What was made ready to be drawn in a state, drawn by the app's own renderer and widgets. It must not know any screen. */
import { useEffect, useMemo } from 'react';
import type { ScreenState } from '../../check/states/states.ts';
import type { TextsPort } from '../../engine/ports.ts';
import { declaredQuery, missingQuery } from '../../engine/query.ts';
import { ScreenView, type ScreenViewProps } from '../../renderer/ScreenView.tsx';
import { TextProvider, useText } from '../../renderer/text.ts';
import { shell } from '../chrome.tsx';
import { actionsOf } from '../load-plan.ts';
import { Alerts, Questions } from '../Page.tsx';
import { Layout } from '../promotion/Layout.tsx';
import { brandOf } from '../promotion/theme.ts';
import { FullPage } from '../shell/states.tsx';
import { Toaster } from '../shell/Toaster.tsx';
import { applyTheme } from '../theme.ts';
import { WayContext, type Way } from '../way.ts';
import type { Prepared } from './prepare.ts';

export interface StageProps {
  readonly prepared: Prepared;
  readonly state: ScreenState;
  readonly texts: TextsPort;
  /** The promotion has an entry of its own: what it shows is filled in by a campaign. */
  readonly isPromoted: boolean;
  readonly open?: ScreenViewProps['open'];
  /** As if the app had led here where it is left out. */
  readonly way?: Way | undefined;
}

const nothing = (): void => undefined;
const ledHere: Way = { canGoBack: true, goBack: nothing };

/** As the promotion's own entry draws it, in the colors of the campaign. */
function Promoted({ prepared: { loaded, values, place, world }, state: { still }, open }: StageProps) {
  useEffect(() => {
    if (!still) applyTheme(brandOf({ loaded, values }, world.config));
  }, [loaded, values, still, world]);
  return <Layout loaded={loaded} values={values} place={place} world={world} still={still} open={open} />;
}

function Drawn(props: StageProps) {
  const text = useText();
  const { state, prepared, isPromoted, open } = props;
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
  if (isPromoted) return <Promoted {...props} />;
  return (
    <ScreenView
      plan={plan}
      widgets={module.widgets}
      actions={actionsOf(module)}
      shell={shell}
      query={query}
      route={state.route}
      open={open}
      {...world}
    />
  );
}

export function Stage(props: StageProps) {
  const { prepared, texts, way = ledHere } = props;
  const text = useMemo(() => (key: string) => texts.text(key) ?? key, [texts]);
  return (
    <TextProvider value={text}>
      <WayContext.Provider value={way}>
        <Drawn {...props} />
      </WayContext.Provider>
      <Toaster toasts={prepared.notices.toasts} />
      <Alerts world={prepared} />
      <Questions world={prepared} />
    </TextProvider>
  );
}
