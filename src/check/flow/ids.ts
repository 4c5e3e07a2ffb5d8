/** Widgets that have the same id: an action that names it means one of them. It must not know any widget. */
import { inside } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { excludes } from './conditions.ts';

export function checkIds({ survey, report }: Subject): void {
  const first = new Map<string, Spot>();
  for (const spot of survey.nodes) {
    const { id } = spot.object;
    if (typeof id !== 'string') continue;
    const key = `${spot.home ?? ''} ${id}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, spot);
    else if (placeOf(other) !== placeOf(spot) && !isInstead(other, spot))
      report(inside(spot.place, 'id'), 'duplicate-id', { name: id, of: whereOf(other, spot) });
  }
}

const placeOf = ({ place: { document, pointer } }: Spot): string => [document.file, ...pointer].join('/');

const whereOf = (other: Spot, spot: Spot): string => {
  const { document, pointer } = other.place;
  const type = String(other.object['type']);
  return document === spot.place.document
    ? `the ${type} at /${pointer.join('/')}`
    : `the ${type} in ${document.file}`;
};

/** One of them stands in place of the other: its fallback, or for the opposite test. */
const isInstead = (one: Spot, other: Spot): boolean =>
  [one, other].some(({ place }) => place.pointer.includes('fallback')) ||
  [...one.around, one].some(({ object: a }) =>
    [...other.around, other].some(({ object: b }) => excludes(a['if'], b['if'])),
  );
