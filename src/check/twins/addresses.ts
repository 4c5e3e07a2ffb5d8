/**
 * Parameters of addresses that have one name on several screens: what all others say of it, each says. It must not know any parameter
 * by name.
 */
import { inside, isObject, membersOf, own, type Members } from '../document/document.ts';
import type { Subject } from '../practice/survey.ts';

/** What it says of the values that it takes; whether it is needed is each screen's own. */
const facets = ['kind', 'maxLength', 'pattern', 'enum'] as const;

interface Declared {
  readonly name: string;
  readonly says: Members;
  readonly subject: Subject;
}

const look = (value: unknown): string => JSON.stringify(value ?? null);

/** Of a lone pair nobody knows which is right. */
const enough = 2;

/** The most of a text that all others agree on is cut here: what they hand on would be refused. */
const isCut = (mine: unknown, theirs: readonly unknown[]): boolean =>
  typeof mine === 'number' &&
  theirs.length > 2 &&
  theirs.every((each) => each === theirs[0] && mine < Number(each));

function checkFacet(one: Declared, others: readonly Declared[], facet: (typeof facets)[number]): void {
  const { name, says, subject } = one;
  const mine = own(says, facet);
  const theirs = others.map((each) => own(each.says, facet));
  const place = inside(subject.survey.place, 'query', name);
  const [other] = others;
  if (other === undefined || theirs.length < enough || theirs.includes(undefined)) return;
  // Of what is called alike and is the number of several things, nobody knows which.
  if (facet === 'kind' && new Set(theirs).size > 1) return;
  const of = other.subject.survey.place.document.file;
  if (mine === undefined) subject.report(place, 'odd-copy', { name: facet, of, detail: 'address' });
  else if (facet === 'maxLength' && isCut(mine, theirs))
    subject.report(inside(place, facet), 'odd-copy', {
      name: look(mine),
      of,
      near: look(theirs[0]),
      detail: 'cut',
    });
}

export function checkAddresses(subjects: readonly Subject[]): void {
  const groups = new Map<string, Declared[]>();
  for (const subject of subjects)
    for (const [name, says] of Object.entries(membersOf(subject.survey.screen['query'])))
      if (isObject(says)) groups.set(name, [...(groups.get(name) ?? []), { name, says, subject }]);
  for (const group of groups.values())
    for (const one of group)
      for (const facet of facets)
        checkFacet(
          one,
          group.filter((each) => each !== one),
          facet,
        );
}
