/** Draws a running screen: its frame, body, footer and open dialog. It knows no screen by name. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { AnyAction } from '../engine/action.ts';
import { busyWords, openDialog } from '../engine/inner.ts';
import { rootFrame } from '../engine/instance.ts';
import type { Expression } from '../engine/expression.ts';
import type { DialogPlan, Plan } from '../engine/plan.ts';
import type { Ports } from '../engine/ports.ts';
import { createScreen, type Screen, type ScreenInput } from '../engine/screen.ts';
import type { Json } from '../model/json.ts';
import { toText } from '../lib/template.ts';
import type { Shell, Surface } from './context.ts';
import { SurfaceProvider, useSurface } from './context.ts';
import { PictureProvider } from './picture.ts';
import { Nodes, Region } from './Nodes.tsx';
import { nodeView } from './NodeView.tsx';
import { ShapesProvider, type DrawNow } from './Skeleton.tsx';
import { useInner } from './use-store.ts';
import type { Widget } from './widget.ts';
import { SaidNote, WriteNotes } from './WriteNotes.tsx';

export interface ScreenViewProps {
  readonly plan: Plan;
  readonly widgets: { readonly [type: string]: Widget };
  readonly actions: { readonly [name: string]: AnyAction };
  readonly ports: Ports;
  /** Makes the screen; one whose plan can be changed is made otherwise. */
  readonly open?: ((input: ScreenInput) => Screen) | undefined;
  readonly shell: Shell;
  /** The declared query of this visit; a change of it while mounted is taken in place. */
  readonly query: Readonly<Record<string, string>>;
  /** The route of this visit: another one is another visit. */
  readonly route?: string | undefined;
  readonly config: unknown;
  /** What a template fills in; only a promotion layout has some. */
  readonly values?: Readonly<Record<string, Json>> | undefined;
  /** Drawn only, as while its data come: nothing is loaded and nothing happens. A visit: as that is now. */
  readonly still?: boolean | Screen | undefined;
  /** It stays in sight until another screen is there: the visit has ended, and the page says that it is busy. */
  readonly left?: boolean | undefined;
  /** What it takes the place of shows the shapes of what is to come. */
  readonly shaped?: boolean | undefined;
  /** Where it is drawn only: what else is yet to come. */
  readonly awaited?: readonly string[];
  readonly owner: string;
  readonly onForget?: (() => void) | undefined;
  /** Of the page that draws it; without one, what stands for data may come a frame late. */
  readonly drawNow?: DrawNow | undefined;
  /** Calls back when the network returns; returns what ends that. */
  readonly whenOnline?: ((listener: () => void) => () => void) | undefined;
}

const atOnce: DrawNow = (update) => update();

const nodes: Surface['nodes'] = (plans, frame) => <Nodes nodes={plans} frame={frame} />;

/** One visit to a screen: mounting enters it, unmounting leaves it. */
export function ScreenView(props: ScreenViewProps) {
  const {
    plan,
    widgets,
    actions,
    ports,
    shell,
    query,
    config,
    owner,
    values,
    still = false,
    left = false,
    shaped = false,
  } = props;
  const {
    open = createScreen,
    route,
    onForget: forgotten,
    whenOnline,
    drawNow = atOnce,
    awaited = [],
  } = props;
  const [screen] = useState(() => {
    if (typeof still === 'object') return still;
    const made = open({ plan, actions, ports, query, route, config, values, owner, forgotten });
    if (still) made.hold(awaited);
    return made;
  });
  // Before the first frame: what it asks for is on its way, and what is there already is drawn in it.
  useLayoutEffect(() => {
    if (still !== false || left) return undefined;
    screen.start();
    return () => screen.dispose();
  }, [screen, still, left]);
  useEffect(() => (left ? undefined : whenOnline?.(screen.recover)), [screen, whenOnline, left]);
  useEffect(() => screen.setQuery(query), [screen, query]);
  const surface = useMemo(() => ({ screen, nodes, widgets, shell }), [screen, widgets, shell]);
  const picture = useCallback((url: string) => screen.url(url, 'image', ''), [screen]);
  return (
    <SurfaceProvider value={surface}>
      <PictureProvider value={picture}>
        <ShapesProvider atOnce={still !== false || shaped} drawNow={drawNow}>
          <Framed left={left} />
          <OpenDialog />
        </ShapesProvider>
      </PictureProvider>
    </SurfaceProvider>
  );
}

function Framed({ left }: { readonly left: boolean }) {
  const { screen, shell } = useSurface();
  const { plan } = screen;
  const busy = useInner(screen.store, busyWords);
  const title = useWords(plan.title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <shell.Frame
      kind={plan.frame}
      title={title}
      description={useWords(plan.description)}
      busy={left ? (busy ?? '') : busy}
      onRefresh={screen.refresh}
      footer={plan.footer.length > 0 ? <Region nodes={plan.footer} frame={rootFrame} speaks={false} /> : null}
    >
      <WriteNotes />
      <Region nodes={plan.body} frame={rootFrame} speaks />
    </shell.Frame>
  );
}

/** The words of a title, followed as their data changes. */
function useWords(words: Expression): string {
  const { screen } = useSurface();
  const subscribe = useCallback(
    (listener: () => void) =>
      screen.store.subscribe(
        words.reads.map((path) => path.map(String)),
        listener,
      ),
    [screen, words],
  );
  const now = (): string => toText(words.evaluate(screen.read));
  return useSyncExternalStore(subscribe, now, now);
}

function OpenDialog() {
  const { screen } = useSurface();
  const name = useInner(screen.store, openDialog);
  const dialog = name === undefined ? undefined : screen.plan.dialogs[name];
  return dialog === undefined ? null : <Opened key={dialog.name} dialog={dialog} />;
}

function Opened({ dialog }: { readonly dialog: DialogPlan }) {
  const { screen, shell } = useSurface();
  const title = useWords(dialog.title);
  return (
    <shell.Dialog
      title={title}
      dismissible={dialog.dismissible}
      onClose={() => screen.close()}
      buttons={dialog.buttons.map((button) => nodeView(button, rootFrame, screen))}
    >
      <SaidNote />
      <Region nodes={dialog.body} frame={rootFrame} speaks />
    </shell.Dialog>
  );
}
