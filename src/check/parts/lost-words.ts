/**
 * A sentence that goes as a whole where one of its values is missing, and takes along another that is always there (docs/language.md,
 * Nothing to show). It must not know where the text goes.
 */
import type { Part } from '../../lib/template.ts';
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { resolvePath, type Scope } from '../types/scope.ts';
import type { Sink } from '../types/shown.ts';

/** Fewer words say nothing without the values between them. */
const sentence = 3;

const wordsIn = (parts: readonly Part[]): number =>
  parts.flatMap((part) => (part.kind === 'text' ? (part.text.match(/\p{L}+/gu) ?? []) : [])).length;

export function checkLost(
  parts: readonly Part[],
  sink: Sink,
  place: Place,
  scope: Scope,
  { report }: Context,
): void {
  if (wordsIn(parts) < sentence) return;
  const read = parts.flatMap((part) => {
    if (part.kind !== 'tag' && part.kind !== 'format') return [];
    const found = resolvePath(part.path, scope);
    const isKnown = found.kind === 'found' && found.type.kinds !== undefined;
    return isKnown ? [{ name: part.path.join('.'), absent: found.type.absent }] : [];
  });
  const kept = read.find(({ absent }) => !absent);
  const gone = read.find(({ absent }) => absent);
  if (kept !== undefined && gone !== undefined)
    report(place, 'lost-words', { name: gone.name, of: sink.of, detail: kept.name });
}
