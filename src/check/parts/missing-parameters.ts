/** Tells at once of all the parameters that a call or a fragment needs and is not given. It must not know which of them it is. */
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';

export function reportMissing(
  names: readonly string[],
  of: string,
  place: Place,
  code: 'missing-call-parameter' | 'missing-fragment-parameter',
  { report }: Context,
): void {
  const [name, second] = names;
  if (name === undefined) return;
  const all = second === undefined ? {} : { detail: names.map((each) => `"${each}"`).join(', ') };
  report(place, code, { name, of, ...all });
}
