/**
 * Entries of a list that all show the same: what stands beside the list, though each entry has its own of that name. It must not know
 * what is shown.
 */
import type { Path } from '../../lib/path.ts';
import { isList, nameFrom } from '../document/document.ts';
import { anyEntry, originsOf, tagIn } from '../practice/scope.ts';
import type { Read, Spot, Subject } from '../practice/survey.ts';
import { schemaAt } from './contract.ts';
import { keyAt } from './places.ts';

const startsWith = (path: Path, start: Path): boolean => start.every((step, index) => path[index] === step);
const shapeOf = (path: Path, subject: Subject): string | undefined => {
  const schema = schemaAt(path, subject);
  return schema && JSON.stringify([[schema.type].flat()[0], schema.format, schema['x-kind']]);
};

/** What is drawn, and not what is asked or handed on. */
const isShown = ({ use }: Read): boolean =>
  use.spot.object['type'] !== undefined && (use.kind === 'text' || use.kind === 'image');

const isIn = (spot: Spot, around: Spot): boolean =>
  [spot, ...spot.around].some(({ place }) => keyAt(place) === keyAt(around.place));

const isRead = (path: Path, reads: readonly Read[]): boolean =>
  reads.some((read) => read.path.join('.') === path.join('.'));

/** What an entry has of that name, or the one amount or day of it, where nothing shows that. */
function ownOf(path: Path, entry: Path, within: readonly Read[], subject: Subject): string {
  const name = path.at(-1) ?? '';
  const { format } = schemaAt(path, subject) ?? {};
  const members = schemaAt(entry, subject)?.properties ?? {};
  if (name in members || (format !== 'minor' && format !== 'date')) return name;
  const [only, another] = Object.keys(members).filter((each) => members[each]?.format === format);
  return only === undefined || another !== undefined || isRead([...entry, only], within) ? name : only;
}

export function checkEntries(subject: Subject, reads: readonly Read[]): void {
  const { survey, project, report } = subject;
  const told = new Set<string>();
  for (const list of survey.nodes) {
    const tag = tagIn(list.object['each']);
    if (tag === undefined || isList(list.object['each'])) continue;
    const [origin, another] = originsOf(tag, list.scope, project.texts);
    if (origin === undefined || another !== undefined) continue;
    const within = reads.filter(({ use }) => isIn(use.spot, list));
    const entry: Path = [...origin, anyEntry];
    for (const read of within) {
      if (!isShown(read) || read.path[0] !== origin[0] || startsWith(read.path, origin)) continue;
      const name = ownOf(read.path, entry, within, subject);
      const own: Path = [...entry, name];
      const shape = shapeOf(own, subject);
      if (shape === undefined || shape !== shapeOf(read.path, subject)) continue;
      // What shows both compares the two.
      if (isRead(own, within) || told.has(keyAt(read.use.place))) continue;
      told.add(keyAt(read.use.place));
      report(read.use.place, 'same-value', {
        name: `"${read.path.join('.')}"`,
        detail: 'entry',
        near: `{{${nameFrom(list.object['as']) || 'item'}.${name}}}`,
      });
    }
  }
}
