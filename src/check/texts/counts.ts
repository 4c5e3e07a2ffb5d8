/**
 * The figures that a field's own texts say, such as "11 digits" or "up to 9 images": what the field takes. It must not know any
 * widget by name.
 */
import { patternSpan } from '../../lib/pattern-span.ts';
import { patternTag } from '../../lib/rule-pattern.ts';
import { textKey } from '../../lib/template.ts';
import {
  idOf,
  inside,
  isList,
  isObject,
  membersOf,
  nameFrom,
  own,
  type Document,
  type Members,
} from '../document/document.ts';
import { writtenValue } from '../practice/scope.ts';
import { placeOf, type Spot, type Subject, type Survey, type Use } from '../practice/survey.ts';
import type { Report } from '../report/report.ts';
import { highestOf, lengthOf } from '../types/bounds.ts';
import { written } from './language.ts';

const letters = /^(?:digits?|dígitos?|characters?|caracteres|carácter|letters?|letras?)$/i;
const pieces =
  /^(?:images?|imágenes|imagen|pictures?|photos?|fotos?|fotografías?|screenshots?|stars?|estrellas?)$/i;

/** A number, or the two of a range, with what they count: "13 a 19 dígitos", "a 6-digit code". */
const counted = /(?<![\p{L}\d.,])(?:(\d+)\s?(?:a|to|o|or|y|and|-|–)\s?)?(\d+)[\s-](\p{L}+)/giu;
/** Only some of what is typed, or what another message holds. */
const elsewhere =
  /(?:\b(?:first|last|final|more|next|other)|primer[oa]s|últim[oa]s|siguientes|otr[oa]s|(?:send|sent|enviamos|mandamos|receive|recibir|recibes)\P{Lu}*)\s*$/iu;
const upTo = /(?:up to|at most|no more than|maximum(?: of)?|hasta|máximo(?: de)?|no más de)\s*$/iu;

interface Count {
  readonly said: string;
  readonly numbers: readonly number[];
  readonly of: string;
  readonly isMost: boolean;
}

const countsIn = (text: string): readonly Count[] =>
  written(text).flatMap((part) =>
    [...part.matchAll(counted)].flatMap((found) => {
      const before = part.slice(0, found.index);
      if (elsewhere.test(before)) return [];
      const [said, from, to, of = ''] = found;
      const numbers = [from, to].flatMap((each) => (each === undefined ? [] : [Number(each)]));
      return [{ said, numbers, of, isMost: upTo.test(before) }];
    }),
  );

/** Lengths that the field or a rule of it names; `undefined`: nobody knows. */
function lengthsOf(field: Members, { project }: Subject): readonly number[] | undefined {
  const rules = isList(field['rules']) ? field['rules'] : [];
  const tests = rules.map((rule) => (isObject(rule) ? rule['test'] : undefined)).filter(isObject);
  // A rule with a name has lengths of its own, and so has one whose pattern stands in the data.
  if (tests.length < rules.length || tests.some((test) => patternTag(test) !== undefined)) return undefined;
  const spans = tests.map(({ pattern, minLength, maxLength }) => {
    const { least = 0, most = Infinity } = typeof pattern === 'string' ? (patternSpan(pattern) ?? {}) : {};
    return { least: [least, minLength], most: [most, maxLength] };
  });
  const isLimit = (each: unknown): each is number => typeof each === 'number' && each > 0 && each < Infinity;
  const tops = spans.flatMap(({ most }) => most).filter(isLimit);
  const most = lengthOf(field, nameFrom(field['type']), project)?.most ?? Infinity;
  // What a rule refuses the field does not take, however much there is room for.
  return [Math.min(most, ...tops), ...spans.flatMap(({ least }) => least)].filter(isLimit);
}

/** The most pieces that it takes. */
function mostOf(field: Members, { project }: Subject): number {
  const notes = project.notes.get(`${nameFrom(field['type'])}.bind`);
  return notes?.highest === undefined ? Infinity : highestOf(field, notes);
}

/** What a text says of the field, and the field does not; with what the field takes. */
function mistaken(
  text: string,
  field: Members,
  subject: Subject,
): { readonly said: string; readonly taken: readonly number[] } | undefined {
  const lengths = lengthsOf(field, subject) ?? [];
  const highest = mostOf(field, subject);
  for (const { said, numbers, of, isMost } of countsIn(text)) {
    if (letters.test(of) && lengths.length > 0 && !numbers.every((each) => lengths.includes(each)))
      return { said, taken: [...new Set(lengths)].sort((one, other) => one - other) };
    const most = Math.max(...numbers);
    if (pieces.test(of) && highest < Infinity && (most > highest || (isMost && most !== highest)))
      return { said, taken: [highest] };
  }
  return undefined;
}

const inWords = (limits: readonly number[]): string =>
  limits.length === 1 ? `limit is ${limits.join()}` : `limits are ${limits.join(' and ')}`;

/** That something is written at all is no limit where another one is above it. */
const besidesOne = (limits: readonly number[]): readonly number[] =>
  limits.length > 2 ? limits.filter((each) => each > 1) : limits;

/** The keys of its texts: of what it says by itself, and of what its rules say. */
function keysOf(field: Members, uses: readonly Use[]): readonly string[] {
  const rules = isList(field['rules']) ? field['rules'] : [];
  const words = [
    ...uses.map(({ value, spot }) => writtenValue(value, spot.scope)),
    ...rules.map((rule) => (isObject(rule) ? rule['message'] : undefined)),
  ];
  return words.flatMap((word) => (typeof word === 'string' ? (textKey(word) ?? []) : []));
}

/**
 * Said in the first language that is mistaken: that the others say the same is asked of them together. A figure of the legal
 * texts is that of the field that it names.
 */
export function checkCounts(
  subjects: readonly Subject[],
  locales: readonly Document[],
  documents: readonly Document[],
  report: Report,
): void {
  const told = new Set<string>();
  const check = (key: string, field: Members, file: string, subject: Subject): boolean => {
    for (const document of told.has(key) ? [] : locales) {
      const text = isObject(document.value) ? own(document.value, key) : undefined;
      const found = typeof text === 'string' ? mistaken(text, field, subject) : undefined;
      if (found === undefined) continue;
      told.add(key);
      report(inside({ document, pointer: [] }, key), 'unkept-figure', {
        name: found.said,
        of: nameFrom(field['type']),
        near: file,
        detail: inWords(besidesOne(found.taken)),
      });
      return true;
    }
    return false;
  };
  const register = documents.find(({ file }) => file.endsWith('/constants.json'));
  const figures = Object.entries(membersOf(membersOf(register?.value)['figures']));
  const named = new Set(subjects.flatMap(({ survey }) => survey.nodes.map((spot) => nameOf(spot, survey))));
  for (const [name, figure] of figures) {
    const { field } = membersOf(figure);
    if (register === undefined || field === undefined || named.has(nameFrom(field))) continue;
    report({ document: register, pointer: ['figures', name, 'field'] }, 'bad-figure', {
      name: `The figure "${name}"`,
      detail: 'under "field" a screen and what a field of it is bound to',
    });
  }
  for (const subject of subjects) {
    const { nodes, uses } = subject.survey;
    for (const spot of nodes) {
      const { object, place } = spot;
      if (object['bind'] === undefined) continue;
      const mine = uses.filter(({ kind, spot: other }) => kind === 'text' && other.object === object);
      const keys = keysOf(object, mine);
      const isTold = keys.map((key) => check(key, object, place.document.file, subject)).includes(true);
      for (const [name, figure] of isTold ? [] : figures) checkFigure(name, figure, spot, subject);
    }
  }
}

/** `complaint-form.state.text` */
const nameOf = ({ object }: Spot, { place }: Survey): string =>
  `${idOf(place.document.file)}.${nameFrom(object['bind'])}`;

/** A figure names its field by the screen and the variable. */
function checkFigure(name: string, figure: unknown, spot: Spot, subject: Subject): void {
  const { object } = spot;
  const { field, value } = membersOf(figure);
  if (field !== nameOf(spot, subject.survey)) return;
  const taken = [lengthOf(object, nameFrom(object['type']), subject.project)?.most, mostOf(object, subject)];
  const [most] = taken.filter((each) => each !== undefined && each < Infinity);
  const prop = Object.keys(object).find((each) => most !== undefined && object[each] === most);
  if (most !== value)
    subject.report(prop === undefined ? spot.place : placeOf(spot, prop), 'unkept-figure', {
      name: String(value),
      of: nameFrom(object['type']),
      missing: name,
      detail: most === undefined ? 'limit is none at all' : inWords([most]),
    });
}
