/**
 * Draws a list of nodes, settled from top to bottom: what stands below something that is still loading shows as
 * skeleton too, so that nothing a borrower looks at or aims for is moved by data that comes.
 */
import type { ReactNode } from 'react';
import { useMemo, useSyncExternalStore } from 'react';
import { statusOf, type SourceStatus } from '../engine/inner.ts';
import { pendingFrame, type Frame } from '../engine/instance.ts';
import type { NodePlan } from '../engine/plan.ts';
import type { Screen } from '../engine/screen.ts';
import { failureText } from '../engine/failure-text.ts';
import { useSurface } from './context.ts';
import { nodeView } from './NodeView.tsx';
import { Skeleton, useShapes } from './Skeleton.tsx';
import { useText } from './text.ts';

interface NodesProps {
  readonly nodes: readonly NodePlan[];
  readonly frame: Frame;
}

export function Nodes({ nodes, frame }: NodesProps) {
  const { screen } = useSurface();
  const sources = useMemo(() => sourcesOf(nodes), [nodes]);
  if (sources.length === 0 || frame.pending || frame.indexes.length > 0) {
    return nodes.map((node) => nodeView(node, frame, screen));
  }
  return <Settling nodes={nodes} frame={frame} sources={sources} />;
}

const sourcesOf = (nodes: readonly NodePlan[]): readonly string[] => [
  ...new Set(nodes.flatMap((node) => node.deepSources)),
];

interface SourcedProps extends NodesProps {
  readonly sources: readonly string[];
}

function Settling({ nodes, frame, sources }: SourcedProps) {
  const { screen } = useSurface();
  useStatuses(screen, sources);
  return settle(nodes, frame, screen);
}

/** The nodes from top to bottom; for a caller that is drawn again when a status changes. */
function settle(nodes: readonly NodePlan[], frame: Frame, screen: Screen): ReactNode {
  let waiting = false;
  const isLoading = (name: string): boolean => screen.isLoading(name);
  return nodes.map((node) => {
    // One that waits itself is another element once its data is there; what only holds such would be moved.
    const below = waiting && !waits(node, isLoading);
    waiting ||= node.deepSources.some(isLoading);
    return below ? (
      <Skeleton key={`${node.place}:below`}>{nodeView(node, pendingFrame, screen)}</Skeleton>
    ) : (
      nodeView(node, frame, screen)
    );
  });
}

const waits = ({ propSources, testSources, each }: NodePlan, isLoading: (name: string) => boolean): boolean =>
  propSources.some(isLoading) || testSources.some(isLoading) || each?.sources.some(isLoading) === true;

/** Draws the caller again when a status of one of the sources changes; what it gives are those that it drew. */
function useStatuses(screen: Screen, sources: readonly string[]): readonly (SourceStatus | undefined)[] {
  const heard = useMemo(() => hearStatuses(screen, sources), [screen, sources]);
  useSyncExternalStore(heard.subscribe, heard.changes, heard.changes);
  return heard.read();
}

/** Counts changes: joining all of them at each change of one would take a screen of many sources many times as long. */
function hearStatuses(screen: Screen, sources: readonly string[]) {
  let count = 0;
  let drawn: readonly (SourceStatus | undefined)[] = [];
  const isAsDrawn = (): boolean =>
    drawn.every((status, index) => status === screen.status(sources[index] ?? ''));
  return {
    changes: () => count,
    read: () => (drawn = sources.map(screen.status)),
    subscribe(listener: () => void) {
      // What changed between the drawing and this moment was heard by nobody.
      if (!isAsDrawn()) count += 1;
      return screen.store.subscribe(sources.map(statusOf), () => {
        count += 1;
        listener();
      });
    },
  };
}

/**
 * The body or the footer of a screen. Nodes that read a failed source give way to one message with a retry; nodes
 * that read an empty one to its `emptyBody`. The footer only leaves them out.
 */
export function Region({ nodes, frame, speaks }: NodesProps & { readonly speaks: boolean }) {
  const { screen, shell } = useSurface();
  const text = useText();
  const sources = useMemo(() => sourcesOf(nodes), [nodes]);
  const statuses = useStatuses(screen, sources);
  // Until its first frame nobody sees a part of it: it is drawn once, with what has come by then.
  if (!useShapes(statuses.includes('loading'))) return null;
  const inStatus = (status: SourceStatus): readonly string[] =>
    statuses.includes(status) ? sources.filter((_, index) => statuses[index] === status) : [];
  const failed = inStatus('failed');
  const empty = inStatus('empty');
  if (failed.length === 0 && empty.length === 0) return settle(nodes, frame, screen);

  const readsAny = (node: NodePlan, names: readonly string[]): boolean =>
    node.deepSources.some((name) => names.includes(name));
  const firstFailed = nodes.findIndex((node) => readsAny(node, failed));
  const firstEmpty = nodes.findIndex((node) => readsAny(node, empty) && !readsAny(node, failed));
  const gone = nodes.map((node) => readsAny(node, [...failed, ...empty]));
  const before = Math.min(...[firstFailed, firstEmpty].filter((index) => index >= 0));
  return (
    <>
      {settle(nodes.slice(0, before), frame, screen)}
      {speaks && firstFailed >= 0 && (
        <shell.Failure
          text={failureWords()}
          onRetry={async () => void (await Promise.all(failed.map((name) => screen.retry(name))))}
        />
      )}
      {speaks && firstEmpty >= 0 && <EmptyBody source={empty[0]} frame={frame} />}
      {settle(
        nodes.filter((_, index) => index > before && gone[index] === false),
        frame,
        screen,
      )}
    </>
  );

  function failureWords(): string {
    const failure = screen.failure(failed[0] ?? '');
    return failure === undefined ? text('app.failure.network') : failureText(failure, text);
  }
}

function EmptyBody({ source, frame }: { readonly source: string | undefined; readonly frame: Frame }) {
  const { screen, shell } = useSurface();
  const nodes = screen.plan.sources.find((plan) => plan.name === source)?.emptyBody ?? [];
  return nodes.length === 0 ? <shell.Empty /> : nodes.map((node) => nodeView(node, frame, screen));
}
