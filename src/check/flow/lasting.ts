/**
 * Variables that say that a source could not be loaded, and say so still when it is loaded after all: it is tried again, by a person
 * or when the network is back. It must not know what a variable is for.
 */
import { inside } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { does, setBy } from '../walk/deeds.ts';
import { shows } from './mute.ts';

interface Setting {
  readonly spot: Spot;
  readonly path: string;
  readonly value: unknown;
}

export function checkLasting(subject: Subject): void {
  const { survey, facts, report } = subject;
  const settings = survey.actions.flatMap((spot) =>
    setBy(spot.object, facts).map(([path, value]): Setting => ({ spot, path, value })),
  );
  // What is forgotten begins anew.
  if (survey.actions.some(({ object }) => does('forgets', object, facts))) return;
  const seen = new Set<string>();
  for (const one of settings) {
    const { spot, path } = one;
    const source = sourceOf(spot);
    if (source === undefined || seen.has(nameOf(one))) continue;
    seen.add(nameOf(one));
    const all = settings.filter((other) => nameOf(other) === nameOf(one));
    const isLasting = all.every(({ value, spot: by }) => value === true && sourceOf(by) !== undefined);
    if (isLasting && shows(spot.object, subject))
      report(inside(spot.place, path), 'stuck-flag', { name: path.slice('state.'.length), detail: source });
  }
}

/** Of several screens and fragments each has variables of its own. */
const nameOf = ({ spot: { home = '' }, path }: Setting): string => `${home} ${path}`;

/** The source at whose failure an action runs. */
function sourceOf({ place: { pointer } }: Spot): string | undefined {
  const [first, name, member] = pointer;
  return first === 'data' && member === 'failed' ? String(name) : undefined;
}
