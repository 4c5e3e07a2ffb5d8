/**
 * Checks the register of figures: each is a number in a unit that is there, possible in that unit, and in the one its name
 * speaks of; a range goes upwards. It must not know the documents beyond the sentences that name a figure.
 */
import { figureTag, tongues } from '../../lib/figures.ts';
import type { Report } from '../report/report.ts';
import { inside, isList, isObject, nameFrom, own, type Document, type Place } from '../document/document.ts';
import { listed, nearTo } from '../report/nearest.ts';
import { shared } from './vocabulary.ts';

/** What a unit measures, by what it writes in English. */
type Measure = 'share' | 'money' | 'time' | 'count';

const measures: readonly (readonly [Measure, RegExp])[] = [
  ['share', /%|per ?cent/i],
  ['money', /rs\.|₹|\$|rupee|peso/i],
  ['time', /\b(?:hour|day|week|month|year)s?\b/i],
];

const inWords: { readonly [measure in Measure]: string } = {
  share: 'a percentage',
  money: 'an amount of money',
  time: 'a time',
  count: 'a plain number',
};

/** By what a unit writes in English: more than this is a slip of the hand. */
const sizes: readonly (readonly [sign: RegExp, most: number])[] = [
  [/\bimages?\b/i, 50],
  [/\bstars?\b/i, 10],
  [/\bcharacters?\b/i, 10_000],
  [/\bhours?\b/i, 720],
  [/\bdays?\b/i, 3650],
  [/\byears?\b/i, 100],
  [/rs\.|rupee|peso/i, 100_000],
];

/** Words of names and what they speak of; the last one in a name is what it is. */
const spokenOf: readonly (readonly [RegExp, readonly Measure[]])[] = [
  [/^(?:interest|vat|rate|percent|percentage)$/, ['share']],
  [/^(?:penalty|fee)$/, ['share', 'money']],
  [/^(?:amount|price)$/, ['money']],
  [/^(?:days?|weeks?|months?|years?|age|deferral|notice|grace|period|term|deadline|decision)$/, ['time']],
  [/^(?:images?|characters?|stars?|text|rating)$/, ['count']],
];

/** `lateFirstRate` → late, first, rate */
const wordsIn = (name: string): readonly string[] =>
  name.split(/(?=[A-Z])|[_-]/).map((word) => word.toLowerCase());

const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export function checkRegister(register: Document, report: Report): void {
  const place: Place = { document: register, pointer: [] };
  if (!isObject(register.value)) return;
  const { units, figures } = register.value;
  const known = isObject(units) ? units : {};
  for (const [name, unit] of Object.entries(known)) checkUnit(unit, inside(place, 'units', name), report);
  for (const [name, figure] of Object.entries(isObject(figures) ? figures : {}))
    checkFigure(name, figure, known, inside(place, 'figures', name), report);
  checkRanges(isObject(figures) ? figures : {}, inside(place, 'figures'), report);
  checkSeries(isObject(figures) ? figures : {}, inside(place, 'figures'), report);
}

/** Names that differ in one word alone, as `lateFirstFrom` and `lateThirdFrom`: where all others have one unit, each has. */
function checkSeries(figures: Readonly<Record<string, unknown>>, place: Place, report: Report): void {
  const all = Object.entries(figures).map(([name, figure]) => ({
    name,
    words: wordsIn(name),
    unit: nameFrom(isObject(figure) ? figure['unit'] : undefined),
  }));
  for (const { name, words, unit } of all) {
    const kin = words.map((_, at) =>
      all.filter(
        (other) =>
          other.name !== name &&
          words.length > 2 &&
          other.words.length === words.length &&
          other.words.every((word, index) => (word === words[index]) !== (index === at)),
      ),
    );
    const [others = []] = kin.filter((each) => each.length > 1);
    const [first] = others;
    if (first === undefined || first.unit === unit || others.some((each) => each.unit !== first.unit))
      continue;
    report(inside(place, name, 'unit'), 'odd-unit', {
      name,
      of: `"${unit}"`,
      detail: `"${first.unit}", as "${first.name}" is`,
    });
  }
}

/** Words that both languages have alike are of one of them, where they are not of both. */
function checkTranslated(unit: unknown, place: Place, report: Report): void {
  const [tongue = '', other = ''] = Object.keys(tongues);
  const [here, there] = [tongue, other].map((each) => (isObject(unit) ? own(unit, each) : undefined));
  for (const [index, form] of (isList(here) ? here.map(nameFrom) : []).entries())
    if (isList(there) && form === there[index] && /(?<!\p{L})\p{Ll}{3,}/u.test(form) && !isShared(form))
      return report(inside(place, tongue), 'same-text', {
        name: form,
        of: `"${other}"`,
      });
}

const isShared = (form: string): boolean =>
  (form.match(/\p{L}+/gu) ?? []).every((word) => word === 'n' || shared.has(word.toLowerCase()));

function checkUnit(unit: unknown, place: Place, report: Report): void {
  checkTranslated(unit, place, report);
  for (const tongue of Object.keys(tongues)) {
    const forms = isObject(unit) ? own(unit, tongue) : undefined;
    const isWhole =
      isList(forms) && forms.length === 2 && forms.every((form) => nameFrom(form).includes('{n}'));
    const [one = '', many = ''] = isList(forms) ? forms.map(nameFrom) : [];
    if (isWhole && isPluralOf(one, many))
      report(inside(place, tongue), 'bad-figure', {
        name: `The unit "${String(place.pointer.at(-1))}"`,
        detail: `the form for one first, "${many}", and the form for many behind it, "${one}"`,
      });
    if (isWhole) continue;
    report(forms === undefined ? place : inside(place, tongue), 'bad-figure', {
      name: `The unit "${String(place.pointer.at(-1))}"`,
      detail: `two texts with {n} under "${tongue}", for one and for many`,
    });
  }
}

/** Each word of a form is that of the other, or its plural. */
function isPluralOf(form: string, other: string): boolean {
  const [words, others] = [form, other].map((each) => each.split(/\s+/));
  return (
    form !== other &&
    words !== undefined &&
    words.length === others?.length &&
    words.every((word, index) => ['', 's', 'es'].some((end) => word === `${others[index] ?? ''}${end}`))
  );
}

const formsOf = (unit: unknown): readonly string[] => {
  const forms = isObject(unit) ? own(unit, 'en') : undefined;
  return isList(forms) ? forms.map(nameFrom) : [];
};

const measureOf = (unit: unknown): Measure =>
  measures.find(([, sign]) => formsOf(unit).some((form) => sign.test(form)))?.[0] ?? 'count';

/** A number that has its unit elsewhere, as the first of a range has. */
const isBare = (unit: unknown): boolean => formsOf(unit).every((form) => form === '{n}');

function checkFigure(
  name: string,
  figure: unknown,
  units: Readonly<Record<string, unknown>>,
  place: Place,
  report: Report,
): void {
  const { value, unit } = isObject(figure) ? figure : {};
  const number = numberIn(value);
  const known = own(units, nameFrom(unit));
  const wrong = (member: string, detail: string): void =>
    report(
      isObject(figure) && own(figure, member) !== undefined ? inside(place, member) : place,
      'bad-figure',
      {
        name: `The figure "${name}"`,
        detail,
      },
    );
  if (number === undefined) return wrong('value', 'a number under "value", without quotes');
  if (known === undefined)
    return report(inside(place, 'unit'), 'unknown-unit', {
      name: nameFrom(unit),
      ...nearTo(nameFrom(unit), Object.keys(units)),
      detail: listed(Object.keys(units)),
    });
  const measure = measureOf(known);
  if (number < 0) return wrong('value', 'a number that is not below zero');
  if (measure === 'share' && number > 100) return wrong('value', 'at most 100 for a percentage');
  if ((measure === 'time' || measure === 'count') && !Number.isInteger(number))
    return wrong('value', 'a whole number in this unit');
  const most = sizes.find(([sign]) => formsOf(known).some((form) => sign.test(form)))?.[1] ?? Infinity;
  if (number > most)
    return wrong('value', `at most ${most} in the unit "${nameFrom(unit)}", or another unit`);
  const spoken = wordsIn(name).flatMap((word) => spokenOf.filter(([words]) => words.test(word)));
  const [, wanted] = spoken.at(-1) ?? [];
  const isOdd = wanted !== undefined && !wanted.includes(measure) && !isBare(known);
  const namesUnit = Object.keys(units).find((each) => each.toLowerCase() === wordsIn(name).at(-1));
  const isYears = wordsIn(name).at(-1) === 'age' && formsOf(known).every((form) => !/year/i.test(form));
  if (isOdd || isYears || (namesUnit !== undefined && namesUnit !== unit))
    report(inside(place, 'unit'), 'odd-unit', {
      name,
      of: `"${nameFrom(unit)}"`,
      detail: isYears
        ? 'a number of years'
        : namesUnit !== undefined
          ? `"${namesUnit}"`
          : (wanted ?? []).map((each) => inWords[each]).join(' or '),
    });
}

/** `termFrom` and `termTo`: upwards, in one unit, which the first may leave to the second. */
function checkRanges(figures: Readonly<Record<string, unknown>>, place: Place, report: Report): void {
  checkNext(figures, place, report);
  for (const [name, figure] of Object.entries(figures)) {
    const [, range] = /^(.+)From$/.exec(name) ?? [];
    const to = range === undefined ? undefined : own(figures, `${range}To`);
    const [first, last] = [figure, to].map((each) => numberIn(isObject(each) ? each['value'] : undefined));
    if (first !== undefined && last !== undefined && first > last)
      report(inside(place, name, 'value'), 'bad-figure', {
        name: `The figure "${name}"`,
        detail: `no more than "${range ?? ''}To", which is ${last}`,
      });
  }
}

/** Ranges of one thing in one unit, such as `lateFirstTo` and `lateSecondFrom`: the next begins where the one before it is over. */
function checkNext(figures: Readonly<Record<string, unknown>>, place: Place, report: Report): void {
  const ends = Object.entries(figures).flatMap(([name, figure]) => {
    const [, range, end] = /^(.+)(From|To)$/.exec(name) ?? [];
    const { value, unit } = isObject(figure) ? figure : {};
    const number = numberIn(value);
    return range === undefined || number === undefined ? [] : [{ name, range, end, value: number, unit }];
  });
  for (const [index, { name, range, end, value, unit }] of ends.entries()) {
    const before = ends
      .slice(0, index)
      .filter(
        (each) => each.range !== range && wordsIn(each.range)[0] === wordsIn(range)[0] && each.unit === unit,
      );
    const last = before.filter((each) => each.end === 'To').at(-1);
    if (end !== 'From' || last === undefined || value > last.value) continue;
    report(inside(place, last.name, 'value'), 'bad-figure', {
      name: `The figure "${last.name}"`,
      detail: `less than "${name}", where the next range begins, which is ${value}`,
    });
  }
}

/** Letters of all units, in both languages: a sentence with one of them says what its numbers are. */
function unitWords(units: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const forms = Object.values(units).flatMap((unit) => Object.values(isObject(unit) ? unit : {}));
  const texts = forms.flatMap((list) => (isList(list) ? list.map(nameFrom) : []));
  return new Set(texts.flatMap((text) => text.match(/\p{L}{3,}|%/gu) ?? []));
}

/** A number without a unit of its own stands in a sentence that has one. */
export function checkSentences(documents: readonly Document[], register: Document, report: Report): void {
  const { units, figures } = isObject(register.value) ? register.value : {};
  const known = isObject(units) ? units : {};
  const words = unitWords(known);
  const unitOf = (name: string): unknown => {
    const figure = own(isObject(figures) ? figures : {}, name);
    return isObject(figure) ? own(known, nameFrom(figure['unit'])) : undefined;
  };
  const check = (text: string, file: string): void => {
    const names = [...text.matchAll(figureTag)].map(([, name = '']) => name);
    const last = names.at(-1);
    const bare = names.filter((name) => unitOf(name) !== undefined && isBare(unitOf(name)));
    if (last === undefined || bare.length < names.length) return;
    if ((text.match(/\p{L}{3,}|%/gu) ?? []).some((word) => words.has(word))) return;
    report(inside({ document: register, pointer: ['figures'] }, last, 'unit'), 'bad-figure', {
      name: `The figure "${last}"`,
      detail: `a unit: the text that names it has none, in ${file}`,
    });
  };
  const walk = (value: unknown, file: string): void => {
    if (typeof value === 'string') check(value, file);
    else if (isList(value) || isObject(value)) Object.values(value).forEach((item) => walk(item, file));
  };
  // One language says it for both.
  for (const document of documents.slice(0, 1)) walk(document.value, document.file);
}
