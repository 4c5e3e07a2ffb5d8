/**
 * Choices that decide nothing: whichever way is taken, the same is done or drawn. It must not know what that is.
 */
import type { Context } from '../context.ts';
import { inside, isList, isObject, type Place } from '../document/document.ts';
import { isTable, type Way } from '../walk/ways.ts';

/** What is taken, in one form: without notes, without brackets around one entry, whatever the order of its members. */
function plain(taken: unknown): unknown {
  if (isList(taken)) return taken.length === 1 ? plain(taken[0]) : taken.map(plain);
  if (!isObject(taken)) return taken;
  const members = Object.entries(taken).filter(([name]) => name !== '$comment');
  return Object.fromEntries(
    members
      .map(([name, value]) => [name, plain(value)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const formOf = ({ taken }: Way): string => JSON.stringify(plain(taken)) ?? '';

/** `place` is what chooses: an entry of actions, or a widget with a table. */
export function checkOutcomes(
  ways: readonly Way[],
  entry: Readonly<Record<string, unknown>>,
  place: Place,
  { report }: Context,
): void {
  const table = isTable(entry);
  // Of rows that cannot be read nothing is known.
  if (table && !isObject(entry['is'])) return;
  const [rest, last = rest] = [...ways].reverse();
  // A test that nothing is done by, whether it holds or not.
  const [only] = ways;
  if (!table && ways.length === 1 && only?.test !== undefined && formOf(only) === '[]')
    return report(inside(place, ...only.testAt), 'same-outcome', { name: 'if' });
  if (rest === undefined || last === undefined || rest.test !== undefined || (last === rest && !table))
    return;
  const forms = ways.map(formOf);
  const at = table ? ['match'] : last.testAt;
  const isSame = table ? new Set(forms).size === 1 : forms.at(-1) === forms.at(-2);
  if (isSame) report(inside(place, ...at), 'same-outcome', { name: table ? 'match' : 'if' });
}
