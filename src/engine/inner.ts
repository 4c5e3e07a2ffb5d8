/**
 * What the engine itself keeps in the store of a screen, beside the screen's data: where each of it stands, and of which type
 * it is. No path of a definition leads there, since no name in one begins with `$`. It must not know who reads it.
 */
import type { DataPath } from './expression.ts';
import type { CallFailure } from './ports.ts';
import type { Store } from './store.ts';
import type { Path } from '../lib/path.ts';

/** `idle`: its `if` does not hold, or it was never loaded. */
export type SourceStatus = 'idle' | 'loading' | 'ready' | 'empty' | 'failed';

/** A write that is under way elsewhere, or that nobody knows the end of, as it is drawn. */
export interface Doubt {
  readonly operation: string;
  readonly guard: string;
  readonly state: 'pending' | 'unknown';
}

/** What is written down on the screen until the next press of this write or an edit. */
export interface Said {
  readonly operation: string;
  readonly tone: 'danger' | 'warning' | 'success';
  readonly text: string;
  /** It comes into view; the server's refusal is about what was entered, and that stays in view. */
  readonly seek: boolean;
}

declare const holds: unique symbol;
/**
 * A path of the engine's own, with the type of what stands there: the only ones for which the store is told of a type. `At`: as
 * the store knows it, or before it is known in which entry.
 */
export type Inner<T, At = Path> = At & { readonly [holds]: T };
const inner = <T>(...path: Path): Inner<T> => path as Inner<T>;

export const readInner = <T>(store: Pick<Store, 'read'>, at: Inner<T>): T | undefined =>
  store.read(at) as T | undefined;

export const writeInner = <T>(store: Store, at: Inner<T>, value: NoInfer<T> | undefined): void =>
  store.write(at, value);

/** The name of the open dialog. */
export const openDialog = inner<string>('$dialog');
/** Words of what the whole screen waits for. */
export const busyWords = inner<string>('$busy');
/** What was last said of a write. */
export const lastSaid = inner<Said>('$said');
/** The open writes that the screen tells of. */
export const openDoubts = inner<readonly Doubt[]>('$doubts');

/** Each stands alone: beside others, a change of one would copy all. */
export const statusOf = (source: string): Inner<SourceStatus> => inner(`$status.${source}`);
/** Why a source has failed. */
export const failureOf = (source: string): Inner<CallFailure> => inner('$failures', source);

/** The message at a field; `base`: where the home stands that the field belongs to. */
export function messageAt(field: string): Inner<string>;
export function messageAt(field: string, base: DataPath | undefined): Inner<string, DataPath>;
export function messageAt(field: string, base: DataPath = []): Inner<string, DataPath> {
  return [...base, '$errors', field] as readonly unknown[] as Inner<string, DataPath>;
}

/** What the uses of fragments with state have of their own. */
export const homes = inner<Readonly<Record<string, object>>>('$own');
/** Where one of them stands: its place, and the key of each entry around it. */
export const homeAt = (place: string, slots: readonly number[]): DataPath => [
  ...homes,
  place,
  ...slots.map((keyOf) => ({ keyOf })),
];

/** Where nothing ever stands. */
export const nowhere = inner<never>('$none');
