/** Which campaign a new one was begun from: nobody writes it down, and what a copy says tells it. It must not know how a copy is made. */
import { isLayout } from '../../search/screens.ts';
import type { Texts } from '../splices.ts';

/** So much of it at least is to the letter what the other one says. */
const most = 0.6;

function likeness(text: string, other: string): number {
  const lines = text.split('\n');
  const known = new Set(other.split('\n'));
  return lines.filter((line) => known.has(line)).length / Math.max(lines.length, known.size);
}

/** The file of the campaign of which a new one says the most; `undefined` for what was begun from nothing. */
export function begunFrom(file: string, base: Texts, now: Texts): string | undefined {
  const text = now.get(file);
  if (text === undefined || !isLayout(file)) return undefined;
  const [best] = [...base]
    .filter(([other]) => isLayout(other))
    .map(([other, said]) => ({ other, score: likeness(text, said) }))
    .sort((one, two) => two.score - one.score);
  return best !== undefined && best.score >= most ? best.other : undefined;
}
