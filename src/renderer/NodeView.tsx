/** Draws one node of a plan, or its repeats. It knows no widget by name. */
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { createElement, useMemo, useSyncExternalStore } from 'react';
import { elementId } from '../engine/element-id.ts';
import { blankKey } from '../engine/entries.ts';
import { nowhere } from '../engine/inner.ts';
import { concrete, createInstance, type Frame } from '../engine/instance.ts';
import type { NodePlan, RepeatPlan } from '../engine/plan.ts';
import type { Screen } from '../engine/screen.ts';
import { Boundary, type Place } from './Boundary.tsx';
import { failureText } from '../engine/failure-text.ts';
import { useSurface } from './context.ts';
import { createEntries, type Entries } from './repeat-entries.ts';
import { Skeleton } from './Skeleton.tsx';
import { useText } from './text.ts';
import { useShown } from './use-shown.ts';

/** The element of a node; no component of its own, as a screen has many of them. */
export const nodeView = (node: NodePlan, frame: Frame, screen: Screen): ReactElement => (
  <Boundary
    key={node.place}
    node={node}
    frame={frame}
    screen={screen}
    draw={node.each === undefined ? Drawn : Repeat}
  />
);

function Drawn({ node, frame }: Place): ReactNode {
  const { screen, nodes, widgets, shell } = useSurface();
  const instance = useMemo(() => createInstance(node, frame, screen, nodes), [node, frame, screen, nodes]);
  const view = useSyncExternalStore(instance.subscribe, instance.view, instance.view);
  if (view.phase === 'hidden') return null;
  if (node.children !== undefined) return nodes(node.children, frame);
  const component = node.type === 'dialog-button' ? shell.DialogButton : widgets[node.type]?.component;
  if (component === undefined) return null;
  const failed = screen.failedAside(node.propSources);
  if (failed !== undefined) return <FailureAside source={failed} />;
  const pending = view.phase === 'pending';
  const drawn = createElement(component as ComponentType<Record<string, unknown>>, {
    ...view.props,
    id: elementId(node, frame),
    busy: view.busy,
    pending,
  });
  // Another element than the one that shows the data: a skeleton goes, nothing moves.
  return pending && !frame.pending ? <Skeleton>{drawn}</Skeleton> : drawn;
}

/** In place of a picture that did not come. */
function FailureAside({ source }: { readonly source: string }) {
  const { screen, shell } = useSurface();
  const text = useText();
  const failure = screen.failure(source);
  const words = failure === undefined ? text('app.failure.network') : failureText(failure, text);
  return <shell.Failure small text={words} onRetry={() => screen.retry(source)} />;
}

const noRepeat: RepeatPlan = {
  list: nowhere,
  slot: 0,
  key: undefined,
  sort: undefined,
  show: undefined,
  sources: [],
};

function Repeat({ node, frame }: Place): ReactNode {
  const { screen, shell } = useSurface();
  const each = node.each ?? noRepeat;
  const entries = useMemo(
    () => createEntries(screen, node.place, each, concrete(each.list, frame)),
    [screen, node.place, each, frame],
  );
  const shown = useShown(node, frame, entries.length());
  const now = (): Entries => entries.now(shown.drawn);
  const { waiting, keys, order } = useSyncExternalStore(entries.subscribe, now, now);
  // Anew where the entry around has moved.
  const frames = useMemo(() => ({ around: frame, made: new Map<string, Frame>() }), [frame]).made;
  const frameOf = (index: number, key: string | undefined): Frame => {
    const pending = key === undefined;
    const name = `${pending ? 'p' : ''}${index}`;
    const own = key ?? blankKey;
    let made = frames.get(name);
    // Another entry at this number has data of its own.
    if (made === undefined || made.keys[frame.keys.length] !== own)
      frames.set(name, (made = { indexes: [...frame.indexes, index], keys: [...frame.keys, own], pending }));
    return made;
  };

  if (frame.pending || waiting) {
    if (node.skeleton === false) return null;
    const count = typeof node.skeleton === 'number' ? node.skeleton : 3;
    return Array.from({ length: count }, (_, index) => {
      const item = (
        <Boundary
          key={`p${index}`}
          node={node}
          frame={frameOf(index, undefined)}
          screen={screen}
          draw={Drawn}
        />
      );
      return frame.pending ? item : <Skeleton key={`p${index}`}>{item}</Skeleton>;
    });
  }
  if (keys === undefined) return null;
  const frameAt = (index: number): Frame => frameOf(order?.[index] ?? index, keys[index] ?? blankKey);
  const drawn = keys.map((key, index) => (
    <Boundary key={key} node={node} frame={frameAt(index)} screen={screen} draw={Drawn} />
  ));
  const { from, buttons } = shown;
  if (buttons === undefined) return drawn;
  const first = from === undefined ? undefined : elementId(node, frameAt(from));
  return [...drawn, <shell.More key="+more" {...buttons} first={first} />];
}
