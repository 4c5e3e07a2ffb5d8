/**
 * The values that are worth trying where a test is asked about one path: each that some condition tells from others, and one
 * of those that none names. It must not know tests, only the conditions on one value.
 */
import { patternSpan, type Span } from '../../lib/pattern-span.ts';
import { compileSchema, equal, type Check } from '../../lib/test.ts';
import type { Json } from '../../model/json.ts';
import { isList, isObject } from '../document/document.ts';
import { canBe, mayBe, type Type } from './type.ts';

/** A value; of a text that stands for many, whether it is like each of the patterns. `undefined`: there is none. */
export interface Sample {
  readonly value: Json | undefined;
  readonly like?: ReadonlyMap<string, boolean> | undefined;
}

const missing: Sample = { value: undefined };

/** Told apart for single texts only: more of them say nothing together. */
const mostPatterns = 3;

const compiled = new Map<string, Check | undefined>();

/** One word of a condition; `undefined` where it cannot be understood. */
function wordCheck(word: string, limit: unknown): Check | undefined {
  const key = `${word}:${JSON.stringify(limit)}`;
  if (!compiled.has(key)) {
    const made = compileSchema({ [word]: limit });
    compiled.set(key, made.ok ? made.value : undefined);
  }
  return compiled.get(key);
}

const shapes: ReadonlySet<string> = new Set(['pattern', 'format']);
const shapeKey = (word: string, limit: unknown): string => `${word}:${String(limit)}`;

/** Whether a value is as a condition asks; `undefined` where nobody can say. */
type Meets = (sample: Sample) => boolean | undefined;

/** What a condition asks, read once for all the values that are tried. */
export function meeting(condition: unknown): Meets {
  const met: Meets = isList(condition)
    ? ({ value }) => condition.some((each) => equal(value, each))
    : isObject(condition)
      ? meetingAll(Object.entries(condition).map(([word, limit]) => meetingWord(word, limit)))
      : ({ value }) => equal(value, condition);
  return (sample) => sample.value !== undefined && met(sample);
}

const meetingAll =
  (words: readonly Meets[]): Meets =>
  (sample) => {
    let met: boolean | undefined = true;
    for (const word of words) {
      const one = word(sample);
      if (one === false) return false;
      if (one === undefined) met = undefined;
    }
    return met;
  };

function meetingWord(word: string, limit: unknown): Meets {
  if (word === 'not') {
    const inner = meeting(limit);
    return (sample) => {
      const met = inner(sample);
      return met === undefined ? undefined : !met;
    };
  }
  const check = wordCheck(word, limit);
  const shape = shapes.has(word) ? shapeKey(word, limit) : undefined;
  return ({ value, like }) => (like !== undefined && shape !== undefined ? like.get(shape) : check?.(value));
}

interface Words {
  readonly literals: readonly Json[];
  readonly numbers: readonly number[];
  readonly lengths: readonly number[];
  readonly sizes: readonly number[];
  readonly shapes: readonly (readonly [string, Span])[];
}

/** What a named form says of a text's length. */
const formSpans: { readonly [name: string]: Span } = {
  email: { least: 5, most: 254, digits: false },
  phone: { least: 7, most: 40, digits: true },
  url: { least: 11, most: 2048, digits: false },
};

function shapeOf(word: string, limit: unknown): readonly [string, Span] | undefined {
  if (typeof limit !== 'string' || wordCheck(word, limit) === undefined) return undefined;
  const span = word === 'pattern' ? patternSpan(limit) : formSpans[limit];
  return span === undefined ? undefined : [shapeKey(word, limit), span];
}

/** The words of one condition and of what it negates, each as the limit that it draws. */
function wordsIn(condition: unknown): Words {
  const none: Words = { literals: [], numbers: [], lengths: [], sizes: [], shapes: [] };
  if (isList(condition)) return { ...none, literals: condition as readonly Json[] };
  if (!isObject(condition)) return { ...none, literals: [condition as Json] };
  return Object.entries(condition).reduce<Words>((all, [word, limit]) => {
    if (word === 'not') return joined(all, wordsIn(limit));
    if (word === 'const') return joined(all, { ...none, literals: [limit as Json] });
    if (word === 'enum') return joined(all, { ...none, literals: isList(limit) ? (limit as Json[]) : [] });
    const shape = shapes.has(word) ? shapeOf(word, limit) : undefined;
    if (shape !== undefined) {
      const [, { least, most }] = shape;
      return joined(all, { ...none, shapes: [shape], lengths: [least, most] });
    }
    if (typeof limit !== 'number') return all;
    if (/length$/i.test(word)) return joined(all, { ...none, lengths: [limit] });
    return joined(all, /items$/i.test(word) ? { ...none, sizes: [limit] } : { ...none, numbers: [limit] });
  }, none);
}

const joined = (one: Words, other: Words): Words => ({
  literals: [...one.literals, ...other.literals],
  numbers: [...one.numbers, ...other.numbers],
  lengths: [...one.lengths, ...other.lengths],
  sizes: [...one.sizes, ...other.sizes],
  shapes: [...one.shapes, ...other.shapes],
});

/** A letter that no literal of a definition has. */
const stranger = '\u{E000}';
const strangeNumber = 987_654_321;
const longest = 5000;
const around = (limits: readonly number[], step: number): readonly number[] => [
  ...new Set(limits.flatMap((limit) => [limit - step, limit, limit + step])),
];
const within = (size: number): boolean => Number.isFinite(size) && size >= 0 && size <= longest;

function* texts({ lengths, shapes: all }: Words, { length, values, known }: Type): Generator<Sample> {
  if (values !== undefined) return;
  // What has known values has others too, but not none.
  const { least = known === undefined ? 0 : 1, most = Infinity, digits = false } = length ?? {};
  const distinct = [...new Map(all)].slice(0, mostPatterns);
  for (const size of new Set([0, 1, ...around([...lengths, least, most], 1)])) {
    if (!within(size) || size < least || size > most) continue;
    const fitting = distinct.filter(
      ([, span]) => size >= span.least && size <= span.most && (!digits || span.digits),
    );
    for (let chosen = 0; chosen < 2 ** fitting.length; chosen += 1) {
      const isChosen = (shape: (typeof distinct)[number]): boolean =>
        fitting.includes(shape) && ((chosen >> fitting.indexOf(shape)) & 1) === 1;
      const like = new Map(distinct.map((shape) => [shape[0], isChosen(shape)]));
      yield { value: stranger.repeat(size), like };
    }
  }
}

function* numbers({ numbers: limits }: Words, type: Type): Generator<Sample> {
  if (type.values !== undefined) return;
  const { least, most } = type.range ?? { least: -Infinity, most: Infinity };
  const all = [0, strangeNumber, ...around([...limits, least, most], 1), ...around(limits, 0.5)];
  for (const value of new Set(all)) if (Number.isFinite(value) && isInside(value, type)) yield { value };
}

function isInside(value: Json, { length, range }: Type): boolean {
  if (typeof value === 'number' && range !== undefined)
    return value >= range.least && value <= range.most && (!range.whole || Number.isInteger(value));
  if (typeof value !== 'string' || length === undefined) return true;
  const { length: letters } = Array.from(value);
  return letters >= length.least && letters <= length.most && (length.digits !== true || /^\d*$/.test(value));
}

/** Of a list only its length is asked: one of each length is enough, and the longest are long. */
const listed = new Map<number, Json[]>();
function strangers(length: number): Json[] {
  const list = listed.get(length) ?? Array<Json>(length).fill(stranger);
  listed.set(length, list);
  return list;
}

function* lists({ sizes }: Words, { most = longest }: Type): Generator<Sample> {
  for (const size of new Set([0, 1, ...around([...sizes, most], 1)]))
    if (within(size) && size <= most) yield { value: strangers(Math.trunc(size)) };
}

/** By type, which is one for all paths that lead to it, and by what is asked of it. */
const known = new WeakMap<Type, Map<string, readonly Sample[]>>();

/** What is at a path can be one of these for the conditions on it. `lacking`: what it stands in may be missing. */
export function samplesFor(type: Type, conditions: readonly unknown[], lacking: boolean): readonly Sample[] {
  const ofType = known.get(type) ?? new Map<string, readonly Sample[]>();
  known.set(type, ofType);
  const key = `${lacking} ${conditions.length === 0 ? '' : JSON.stringify(conditions)}`;
  const samples = ofType.get(key) ?? chosenFor(type, conditions, lacking);
  ofType.set(key, samples);
  return samples;
}

function chosenFor(type: Type, conditions: readonly unknown[], lacking: boolean): readonly Sample[] {
  const words = conditions.map(wordsIn).reduce(joined, wordsIn({}));
  const { kinds, absent, nullable, values = [] } = type;
  const literals = new Map([...words.literals, ...values].map((value) => [JSON.stringify(value), value]));
  const fits = (value: Json): boolean => value !== null && canBe(type, value) && isInside(value, type);
  const samples = [...literals.values()].filter(fits).map((value): Sample => ({ value }));
  if (absent || lacking) samples.push(missing);
  if (nullable === true || kinds === undefined) samples.push({ value: null });
  if (mayBe(type, 'text')) samples.push(...texts(words, type));
  if (mayBe(type, 'number')) samples.push(...numbers(words, type));
  if (mayBe(type, 'flag') && type.values === undefined) samples.push({ value: true }, { value: false });
  if (mayBe(type, 'list')) samples.push(...lists(words, type));
  if (mayBe(type, 'object')) samples.push({ value: { [stranger]: stranger } });
  return samples;
}
