/**
 * Two labels that stand over each other's values: by their words, the first speaks of what the second shows, and the second does
 * not. It must not know any widget by name, nor what a value is.
 */
import type { Part } from '../../lib/template.ts';
import { textKey } from '../../lib/template.ts';
import { inside, isList, isObject, nameFrom, own, lineOf, type Place } from '../document/document.ts';
import { englishIn, templateOf, wordsOf } from '../practice/scope.ts';
import { placeOf, type Spot, type Subject, type Use } from '../practice/survey.ts';

/** A label, and what stands under it: the words of both. */
export interface Labelled {
  readonly label: string;
  readonly place: Place;
  readonly says: ReadonlySet<string>;
  readonly shows: ReadonlySet<string>;
  /** What stands under it, as it is written. */
  readonly values: readonly unknown[];
  readonly spot: Spot;
}

/** Words that say nothing of what a value is. */
const empty = new Set(
  'a an and at for from in is it its of on or our the this to you your what with'.split(' '),
);

/** `totalAmount`, `bank_name` → their words, each in the singular. */
export const partsOf = (name: string): readonly string[] =>
  name
    .split(/(?<=[a-z])(?=[A-Z])|[^A-Za-z]+/)
    .map((word) => word.toLowerCase().replace(/(?<=[a-z]{3})s$/, ''))
    .filter((word) => word.length > 1 && !empty.has(word));

/** The words of a key, and those that it stands for in the language that names are written in. */
function saidBy(label: string, { project }: Subject): ReadonlySet<string> {
  const key = textKey(label) ?? '';
  const english = englishIn(project.texts);
  const [part = '', ...names] = key.split('.');
  const words = [...partsOf(names.at(-1) ?? ''), ...partsOf(english?.get(key) ?? '')];
  // The part of the app that a key belongs to is the same for all that stand there.
  return new Set(words.filter((word) => !partsOf(part).includes(word)));
}

const formatted: ReadonlyMap<string, string> = new Map([
  ['money', 'amount'],
  ['date', 'date'],
  ['datetime', 'date'],
]);

function namesIn(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part): readonly string[] => {
    if (part.kind === 'text') return [];
    if (part.kind === 'section') return namesIn(part.parts);
    const last = part.path.filter((name) => !/^\d+$/.test(name)).at(-1) ?? '';
    const format = part.kind === 'format' ? formatted.get(part.format) : undefined;
    return [...partsOf(last), ...(format === undefined ? [] : [format])];
  });
}

/** The last names of the paths that a value reads, and what its format makes of them. */
function shownBy(value: unknown, { project }: Subject): readonly string[] {
  if (typeof value !== 'string') return [];
  if (value.startsWith('state.')) return partsOf(value.split('.').at(-1) ?? '');
  return wordsOf(value, project.texts).flatMap((words) => {
    const template = templateOf(words);
    if (template.kind === 'literal') return [];
    return namesIn(template.kind === 'tag' ? [template] : template.parts);
  });
}

const isLabel = (value: unknown): value is string =>
  typeof value === 'string' && textKey(value) !== undefined;

/** A widget with one label of its own, and values beside it. */
function labelled(spot: Spot, subject: Subject): readonly Labelled[] {
  const { object } = spot;
  const kinds = own(subject.project.widgets, nameFrom(object['type'])) ?? {};
  const props = Object.entries(kinds).filter(([prop]) => own(object, prop) !== undefined);
  const [label, another] = props.filter(
    ([prop, kind]) => kind === 'text' && isLabel(object[prop]) && /^(?:label|title|text)$/.test(prop),
  );
  if (label === undefined || another !== undefined) return [];
  const [name] = label;
  const values = props
    .filter(([prop, kind]) => prop !== name && (kind === 'text' || kind === 'bind' || kind === 'value'))
    .map(([prop]) => object[prop]);
  return entry(nameFrom(object[name]), placeOf(spot, name), values, { spot, subject });
}

function entry(
  label: string,
  place: Place,
  values: readonly unknown[],
  { spot, subject }: { readonly spot: Spot; readonly subject: Subject },
): readonly Labelled[] {
  const shows = new Set(values.flatMap((each) => shownBy(each, subject)));
  return shows.size === 0 ? [] : [{ label, place, says: saidBy(label, subject), shows, values, spot }];
}

/** Entries of a written list, such as rows. */
function labelledIn({ value, place, spot }: Use, subject: Subject): readonly Labelled[] {
  const entries = isList(value) ? value : [];
  return entries.flatMap((object: unknown, index) => {
    const members = isObject(object) ? Object.entries(object) : [];
    const [label, another] = members.filter(([, member]) => isLabel(member));
    if (label === undefined || another !== undefined) return [];
    const values = members.filter(([name]) => name !== label[0]).map(([, each]) => each);
    return entry(nameFrom(label[1]), inside(place, index, label[0]), values, { spot, subject });
  });
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length;

/** Only words that the other label does not say as well tell the two apart. */
const without = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...one].filter((word) => !other.has(word)));

function areCrossed(one: Labelled, other: Labelled): boolean {
  const [mine, theirs] = [without(one.says, other.says), without(other.says, one.says)];
  const [first, second] = [without(one.shows, other.shows), without(other.shows, one.shows)];
  const right = shared(mine, first) + shared(theirs, second);
  return right === 0 && shared(mine, second) + shared(theirs, first) > 0;
}

const isField = ({ object: { bind } }: Spot): boolean => typeof bind === 'string';

/** All labels of a screen, each with what stands under it. */
export const labelsOf = (subject: Subject): readonly Labelled[] => [
  ...subject.survey.nodes.flatMap((spot) => labelled(spot, subject)),
  ...subject.survey.uses.flatMap((use) =>
    use.kind === 'list' && isList(use.value) ? labelledIn(use, subject) : [],
  ),
];

export function checkCrossed(subject: Subject): void {
  const { survey, report } = subject;
  const groups = [
    ...survey.siblings.map((group) => group.flatMap((spot) => labelled(spot, subject))),
    // What a field writes is its own, wherever it stands.
    survey.nodes.filter(isField).flatMap((spot) => labelled(spot, subject)),
    ...survey.uses.flatMap((use) =>
      use.kind === 'list' && isList(use.value) ? [labelledIn(use, subject)] : [],
    ),
  ];
  for (const group of groups)
    for (const [index, one] of group.entries())
      for (const before of group.slice(0, index))
        if (one.label !== before.label && areCrossed(one, before))
          report(one.place, 'crossed-labels', {
            name: one.label,
            of: before.label,
            detail: lineOf(before.place),
          });
}
