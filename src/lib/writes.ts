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

/** Words of the program about a write: those of the operation, else those for any write. */
export const writeWords = (
  text: (key: string) => string | undefined,
  operation: string,
  name: string,
): string | undefined => text(`app.write.${operation}.${name}`) ?? text(`app.write.${name}`);
