/** The plain rules of writes: which kind of sending it is, and the text that names a guard. It must not know any call. */
import type { CallSpec } from '../model/call.ts';
import { toText } from './template.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** Whether this sending must not happen twice. */
export function isOnce({ once, again }: Pick<CallSpec, 'once' | 'again'>, sent: Parameters): boolean {
  if (once === undefined) return false;
  const kind = Object.entries(again ?? {});
  return kind.length === 0 || kind.some(([name, value]) => toText(sent[name]) !== toText(value));
}

/** The parameters by name with their values: the same whatever their order, and whatever operation has them. */
export const named = (names: readonly string[], sent: Parameters): string =>
  JSON.stringify([...names].sort().map((name) => [name, toText(sent[name])]));

/** What the program says of a write, by the last names of the keys `app.write.<name>` and `app.write.<operation>.<name>`. */
export const writeWordNames = [
  'absent',
  'arrived',
  'choice.absent',
  'choice.again',
  'choice.another',
  'choice.arrived',
  'choice.check',
  'choice.close',
  'choice.look',
  'pending',
  'refused',
  'said.absent',
  'said.arrived',
  'stale',
  'still',
  'twice',
  'twiceTitle',
  'unknown',
  'unknownTitle',
  'unread',
  'unsent',
] as const;

export type WriteWord = (typeof writeWordNames)[number];

/** A write that may be sent again is never asked about: these alone are said of it. */
export const endingWords: readonly WriteWord[] = ['refused', 'unknown', 'unsent'];

/** Words of the program about a write: those of the operation, else those for any write. */
export const writeWords = (
  text: (key: string) => string | undefined,
  operation: string,
  name: WriteWord,
): string | undefined => text(`app.write.${operation}.${name}`) ?? text(`app.write.${name}`);
