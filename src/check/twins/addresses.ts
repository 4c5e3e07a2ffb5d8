/**
 * What has one name on several screens, layouts or fragments and is declared there: what all others say of a parameter or a value,
 * each says. It must not know any of them by name.
 */
import {
  idOf,
  inside,
  isList,
  isObject,
  membersOf,
  nameFrom,
  own,
  type Members,
  type Place,
} from '../document/document.ts';
import { tagIn } from '../practice/scope.ts';
import { onceEach } from './places.ts';
import type { Spot, Subject } from '../practice/survey.ts';

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

/** All others take the same words, of which one is lacking here, and another stands in its place. */
function checkWord(one: Declared, others: readonly Declared[]): void {
  const [mine, first] = [own(one.says, 'enum'), own(others[0]?.says ?? {}, 'enum')];
  const isAgreed = others.every((each) => look(own(each.says, 'enum')) === look(first));
  if (!isList(mine) || !isList(first) || others.length < enough || !isAgreed) return;
  const [odd, another] = mine.filter((word) => !first.includes(word));
  const lacking = first.filter((word) => !mine.includes(word));
  const other = others[0]?.subject.survey.place.document.file;
  if (odd === undefined || another !== undefined || lacking.length !== 1 || other === undefined) return;
  const at = inside(one.subject.survey.place, 'query', one.name, 'enum', mine.indexOf(odd));
  one.subject.report(at, 'odd-copy', {
    name: look(odd),
    of: other,
    near: look(lacking[0]),
    detail: 'address-word',
  });
}

/** What layouts are filled with, also within an object, each with its place. */
function valuesIn(
  declared: unknown,
  place: Place,
  path = '',
): readonly (readonly [string, Members, Place])[] {
  return Object.entries(membersOf(declared)).flatMap(([name, says]) => {
    const [full, at] = [path === '' ? name : `${path}.${name}`, inside(place, name)];
    if (!isObject(says)) return [];
    return [[full, says, at] as const, ...valuesIn(says['properties'], inside(at, 'properties'), full)];
  });
}

/** It is shown here as what the form of the one other says. */
const isShownAs = (format: unknown, { name, subject }: Pick<Declared, 'name' | 'subject'>): boolean =>
  format === 'minor' && look(subject.survey.screen).includes(`{{#money}}{{values.${name}}}{{/money}}`);

/** A value that all other layouts say the form of. */
function checkForms(subjects: readonly Subject[]): void {
  const all = subjects.flatMap((subject) =>
    valuesIn(subject.survey.screen['values'], inside(subject.survey.place, 'values')).map(
      ([name, says, place]) => ({ name, says, place, subject }),
    ),
  );
  for (const one of all) {
    const others = all.filter((each) => each !== one && each.name === one.name);
    const [first] = others;
    const format = own(first?.says ?? {}, 'format');
    const isAgreed = others.every(
      ({ says }) => own(says, 'format') === format && says['type'] === one.says['type'],
    );
    const isMany = others.length >= enough || isShownAs(format, one);
    if (first === undefined || !isMany || format === undefined || !isAgreed) continue;
    if (own(one.says, 'format') === undefined)
      one.subject.report(one.place, 'odd-copy', {
        name: 'format',
        of: first.subject.survey.place.document.file,
        detail: 'value',
      });
  }
}

/** A fragment that is inserted. */
interface Use {
  readonly spot: Spot;
  readonly subject: Subject;
}

const usesIn = (subjects: readonly Subject[]): readonly Use[] =>
  onceEach(
    subjects.flatMap((subject) =>
      subject.survey.nodes.flatMap((spot) => (spot.object['type'] === 'fragment' ? [{ spot, subject }] : [])),
    ),
    ({ spot }) => spot.place,
  );

/** A parameter that a fragment hands on as it is to another one, which takes a few words of it. */
function checkHanded(uses: readonly Use[]): void {
  for (const { spot, subject } of uses) {
    const { document } = spot.place;
    const { fragments } = subject.project;
    const of = nameFrom(spot.object['of']);
    const taken = membersOf(membersOf(fragments.get(of)?.value)['params']);
    const mine = membersOf(membersOf(fragments.get(idOf(document.file))?.value)['params']);
    if (fragments.get(idOf(document.file)) !== document) continue;
    for (const [name, value] of Object.entries(membersOf(spot.object['with']))) {
      const [parameter = '', more] = tagIn(value) ?? [];
      const says = own(mine, parameter);
      if (more !== undefined || !isObject(says) || own(says, 'enum') !== undefined) continue;
      if (isList(membersOf(own(taken, name))['enum']))
        subject.report(inside({ document, pointer: ['params'] }, parameter), 'odd-copy', {
          name: 'enum',
          of,
          detail: 'given',
        });
    }
  }
}

/** The words that a parameter of a fragment is given, at all its uses; none where one of them may be any. */
function givenTo(name: string, uses: readonly Use[]): ReadonlySet<unknown> | undefined {
  const words = new Set<unknown>();
  for (const { spot, subject } of uses) {
    const value = membersOf(spot.object['with'])[name];
    const tag = tagIn(value);
    const around = subject.project.fragments.get(idOf(spot.place.document.file));
    const says =
      tag === undefined ? undefined : own(membersOf(membersOf(around?.value)['params']), tag[0] ?? '');
    const taken = tag === undefined ? [value] : membersOf(says)['enum'];
    if (!isList(taken)) return undefined;
    for (const word of taken) words.add(word);
  }
  return words;
}

/** A word in the place of another one: nobody gives it, and somebody gives what is lacking. */
function checkGiven(uses: readonly Use[]): void {
  for (const of of new Set(uses.map(({ spot }) => nameFrom(spot.object['of'])))) {
    const mine = uses.filter(({ spot }) => spot.object['of'] === of);
    const [first] = mine;
    const document = first?.subject.project.fragments.get(of);
    if (first === undefined || document === undefined) continue;
    for (const [name, says] of Object.entries(membersOf(membersOf(document.value)['params']))) {
      const taken = membersOf(says)['enum'];
      const given = isList(taken) && mine.length >= enough ? givenTo(name, mine) : undefined;
      if (!isList(taken) || given === undefined) continue;
      const lacking = [...given].filter((word) => !taken.includes(word));
      const [odd, another] = taken.filter((word) => !given.has(word));
      if (odd === undefined || another !== undefined || lacking.length !== 1) continue;
      const at = inside({ document, pointer: ['params'] }, name, 'enum', taken.indexOf(odd));
      first.subject.report(at, 'odd-copy', {
        name: look(odd),
        of,
        near: look(lacking[0]),
        detail: 'given-word',
      });
    }
  }
}

export function checkAddresses(subjects: readonly Subject[]): void {
  const groups = new Map<string, Declared[]>();
  for (const subject of subjects)
    for (const [name, says] of Object.entries(membersOf(subject.survey.screen['query'])))
      if (isObject(says)) groups.set(name, [...(groups.get(name) ?? []), { name, says, subject }]);
  for (const group of groups.values())
    for (const one of group) {
      const others = group.filter((each) => each !== one);
      for (const facet of facets) checkFacet(one, others, facet);
      checkWord(one, others);
    }
  checkForms(subjects);
  const uses = usesIn(subjects);
  checkHanded(uses);
  checkGiven(uses);
}
