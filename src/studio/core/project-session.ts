/** The page's end of the checker: texts go to the worker, problems come back. It must not know what is wrong with them. */
import { shareEqual } from '../../engine/store.ts';
import type { Narrowed } from '../../check/map/narrowed.ts';
import type { Problem } from '../../lib/problem.ts';
import type { FileTexts, StudioProject } from '../../model/studio.ts';
import type { Texts } from './draft.ts';
import type { FromChecker, ToChecker } from './checking.ts';

export interface Found {
  readonly problems: readonly Problem[];
  readonly narrowed: readonly Narrowed[];
  /** The number of the edit up to which everything is said; smaller than that of the last one while the checker works. */
  readonly edit: number;
}

/** A worker, or what stands in for one. */
export type Checker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface Checking {
  /** Texts as they are now; what differs from before is sent. @returns the number of this edit. */
  texts(now: Texts, first?: string): number;
  /** What is known to be wrong; another object whenever that changed. */
  found(): Found;
  /** @returns what ends it. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** The list of before where nothing has changed: nobody draws it again. */
const same = <T>(before: T, after: T): T => shareEqual(before, after) as T;

export function openChecking(
  { files, snapshot }: Pick<StudioProject, 'files' | 'snapshot'>,
  checker: Checker,
): Checking {
  let known: Texts = new Map(Object.entries(files));
  let edit = 0;
  let found: Found = { problems: [], narrowed: [], edit: -1 };
  const listeners = new Set<() => void>();
  const send = (message: ToChecker): void => checker.postMessage(message);
  checker.addEventListener('message', ({ data }: MessageEvent<FromChecker>) => {
    const others = (): readonly Problem[] =>
      data.kind === 'first' ? found.problems.filter(({ file }) => file !== data.file) : [];
    found = {
      problems: same(found.problems, [...others(), ...data.problems]),
      narrowed: data.kind === 'all' ? same(found.narrowed, data.narrowed) : found.narrowed,
      edit: data.kind === 'all' ? data.edit : found.edit,
    };
    for (const listener of listeners) listener();
  });
  send({ kind: 'project', files, snapshot });
  return {
    texts(now, first) {
      const changed = [...new Set([...known.keys(), ...now.keys()])].filter(
        (file) => known.get(file) !== now.get(file),
      );
      if (changed.length === 0) return edit;
      edit += 1;
      known = now;
      const texts: FileTexts = Object.fromEntries(changed.map((file) => [file, now.get(file) ?? null]));
      send({ kind: 'texts', edit, texts, ...(first === undefined ? {} : { first }) });
      return edit;
    },
    found: () => found,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => checker.terminate(),
  };
}
