/**
 * A label over other data than its words speak of: a date over money, or what another label of the project stands over. It must not
 * know any label, nor what a value is.
 */
import type { Path } from '../../lib/path.ts';
import { templatePaths, textKey } from '../../lib/template.ts';
import { whereIs } from '../document/document.ts';
import { labelsOf, partsOf, type Labelled } from '../flow/crossed.ts';
import { englishIn, originsOf, templateOf } from '../practice/scope.ts';
import type { Subject } from '../practice/survey.ts';
import { onceEach } from './places.ts';

interface Used extends Labelled {
  /** The one member that is shown, by its last name, and in what format. */
  readonly name: string;
  readonly format: string | undefined;
  readonly subject: Subject;
}

function usedBy(labelled: Labelled, subject: Subject): readonly Used[] {
  const [value] = labelled.values;
  if (typeof value !== 'string' || textKey(value) !== undefined) return [];
  if (value.startsWith('state.'))
    return [{ ...labelled, name: value.split('.').at(-1) ?? '', format: undefined, subject }];
  const template = templateOf(value);
  const parts = template.kind === 'tag' ? [template] : template.kind === 'parts' ? template.parts : [];
  const [only, another] = parts;
  if (only === undefined || another !== undefined || only.kind === 'text') return [];
  const inner = only.kind === 'section' ? only.parts[0] : only;
  if (inner === undefined || (inner.kind !== 'tag' && inner.kind !== 'format')) return [];
  const name = inner.path.filter((step) => !/^\d+$/.test(step)).at(-1) ?? '';
  return [{ ...labelled, name, format: inner.kind === 'format' ? inner.format : undefined, subject }];
}

const dates = new Set(['date', 'day', 'until', 'when']);
const amounts = new Set(['amount', 'total', 'price', 'fee', 'cost', 'money', 'charge']);
const isDate = new Set<string | undefined>(['date', 'datetime']);

const speaks = (says: ReadonlySet<string>, words: ReadonlySet<string>): boolean =>
  [...words].some((word) => says.has(word));

/** Money under the words for a day, or a day under the words for money. */
function isOtherKind({ says, format }: Used): string | undefined {
  const [ofDate, ofMoney] = [speaks(says, dates), speaks(says, amounts)];
  if (format === 'money' && ofDate && !ofMoney) return 'a date';
  return isDate.has(format) && ofMoney && !ofDate ? 'an amount' : undefined;
}

const sharesWord = ({ says, name }: Used): boolean => partsOf(name).some((word) => says.has(word));

function wordsOf({ label, subject }: Used): string | undefined {
  return englishIn(subject.project.texts)?.get(textKey(label) ?? '');
}

/** The words of the whole key that the data is called by as well. */
const scoreOf = ({ label, name }: Used): number => {
  const words = new Set(partsOf(textKey(label) ?? ''));
  return partsOf(name).filter((word) => words.has(word)).length;
};

/** Where the data comes from; none for what is a variable, or a result. */
function originOf({ values: [value], spot, subject }: Used): Path | undefined {
  const template = typeof value === 'string' ? templateOf(value) : undefined;
  const paths = template === undefined || template.kind === 'literal' ? [] : templatePaths(template);
  const [path] = paths;
  return path && originsOf(path, spot.scope, subject.project.texts)[0];
}

const isSameData = (one: Used, other: Used): boolean =>
  partsOf(one.name).length > 1 || originOf(one)?.join('.') === originOf(other)?.join('.');

/** The label under which all else shows this data, where its words speak of it more than this one's. */
function otherLabel(one: Used, byLabel: readonly Used[], byName: readonly Used[]): Used | undefined {
  const theirs = byName.filter((each) => each !== one && each.label !== one.label);
  const [called] = theirs;
  // One value twice in one definition is told as that.
  if (theirs.some((each) => each.place.document === one.place.document)) return undefined;
  const isAlone = byName.every((each) => each === one || each.label !== one.label);
  // Several names for the same data are several things to say of it.
  if (called === undefined || !isAlone || new Set(theirs.map(({ label }) => label)).size > 1)
    return undefined;
  const isKnown = byLabel.some((each) => each !== one && sharesWord(each));
  if (scoreOf(one) >= scoreOf(called) || (scoreOf(one) > 0 && !isKnown)) return undefined;
  return wordsOf(called) === wordsOf(one) || !isSameData(one, called) ? undefined : called;
}

export function checkLabels(subjects: readonly Subject[]): void {
  const all = onceEach(
    subjects.flatMap((subject) => labelsOf(subject).flatMap((each) => usedBy(each, subject))),
    ({ place }) => place,
  );
  const [byLabel, byName] = [new Map<string, Used[]>(), new Map<string, Used[]>()];
  for (const one of all) {
    byLabel.set(one.label, [...(byLabel.get(one.label) ?? []), one]);
    byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  }
  for (const one of all) {
    const { label, place, name, subject } = one;
    const kind = isOtherKind(one);
    const args = { name: label, of: `"${name}"` };
    if (kind !== undefined) {
      subject.report(place, 'other-label', { ...args, detail: kind });
      continue;
    }
    const alike = byLabel.get(label) ?? [];
    const other = otherLabel(one, alike, byName.get(name) ?? []);
    if (other !== undefined)
      subject.report(place, 'other-label', {
        ...args,
        near: other.label,
        detail: whereIs(other.place, place),
      });
  }
}
