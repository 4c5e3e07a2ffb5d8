/**
 * Tests of a definition (docs/language.md, Tests): parsed once, evaluated against a reader of paths. The words are those of
 * JSON Schema with JSON Schema's meaning, except that a missing value fails every test but `not`.
 */
import type { Json, JsonObject } from '../model/json.ts';
import type { Path } from './path.ts';
import { limits } from './limits.ts';
import { lookUp } from './look-up.ts';
import { namedRules } from './named-rules.ts';
import { parsePath } from './path.ts';
import { presentPaths, some } from './presence.ts';
import type { Result } from './result.ts';
import { failure, success } from './result.ts';
import { isPresent } from './template.ts';

export type Check = (value: unknown) => boolean;

export type ParsedTest =
  | { readonly kind: 'any' | 'all'; readonly tests: readonly ParsedTest[] }
  | { readonly kind: 'not'; readonly test: ParsedTest }
  | { readonly kind: 'paths'; readonly entries: readonly { readonly path: Path; readonly check: Check }[] };

export interface TestError {
  readonly code: 'not-a-test' | 'bad-path' | 'unknown-word' | 'bad-pattern' | 'unknown-rule';
  readonly text: string;
}

/** Longest pattern, the ways through an input it may try, and the lengths of input it is tried on (docs/language.md, Patterns). */
const patternCap = 256;
const waysCap = 10_000_000;
const inputCap = 10_000;
const inputNeed = 100;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function parseTest(json: unknown, depth = 0): Result<ParsedTest, TestError> {
  if (depth > limits.depth) return failure({ code: 'not-a-test', text: 'too deep' });
  if (!isObject(json)) return failure({ code: 'not-a-test', text: JSON.stringify(json) ?? '' });
  const names = Object.keys(json).filter((name) => name !== '$comment');
  const [only] = names;
  if (names.length === 1 && (only === 'any' || only === 'all') && Array.isArray(json[only])) {
    const tests: ParsedTest[] = [];
    for (const item of json[only] as readonly Json[]) {
      const parsed = parseTest(item, depth + 1);
      if (!parsed.ok) return parsed;
      tests.push(parsed.value);
    }
    return success({ kind: only, tests });
  }
  if (names.length === 1 && only === 'not') {
    const parsed = parseTest(json[only], depth + 1);
    return parsed.ok ? success({ kind: 'not', test: parsed.value }) : parsed;
  }
  return parseEntries(json, names);
}

function parseEntries(json: JsonObject, names: readonly string[]): Result<ParsedTest, TestError> {
  const entries: { path: Path; check: Check }[] = [];
  for (const name of names) {
    if (name === some) {
      const present = parsePresent(json[some]);
      if (!present.ok) return present;
      entries.push(...present.value);
      continue;
    }
    const path = parsePath(name);
    if (!path.ok) return failure({ code: 'bad-path', text: name });
    const check = parseCondition(json[name] ?? null);
    if (!check.ok) return check;
    entries.push({ path: path.value, check: check.value });
  }
  return success({ kind: 'paths', entries });
}

/** One path or a list of them, each of which is present (docs/language.md, "Presence: some"). */
function parsePresent(written: unknown): Result<readonly { path: Path; check: Check }[], TestError> {
  const paths = presentPaths(written);
  const wanted = Array.isArray(written) ? written.length : 1;
  if (paths.length === 0 || paths.length !== wanted)
    return failure({ code: 'not-a-test', text: JSON.stringify(written) ?? '' });
  const entries: { path: Path; check: Check }[] = [];
  for (const { path: text } of paths) {
    const path = parsePath(text);
    if (!path.ok) return failure({ code: 'bad-path', text });
    entries.push({ path: path.value, check: isPresent });
  }
  return success(entries);
}

/** A literal means equal, a list means one of, an object is a schema. */
function parseCondition(condition: Json): Result<Check, TestError> {
  if (Array.isArray(condition)) return compileSchema({ enum: condition as readonly Json[] });
  return compileSchema(isObject(condition) ? condition : { const: condition });
}

export function evaluateTest(test: ParsedTest, read: (path: Path) => unknown): boolean {
  if (test.kind === 'not') return !evaluateTest(test.test, read);
  if (test.kind !== 'paths') {
    return test.kind === 'any'
      ? test.tests.some((each) => evaluateTest(each, read))
      : test.tests.every((each) => evaluateTest(each, read));
  }
  return test.entries.every(({ path, check }) => {
    const value = read(path);
    return value !== undefined && check(value);
  });
}

/** Every path a test reads. */
export function testPaths(test: ParsedTest): readonly Path[] {
  if (test.kind === 'not') return testPaths(test.test);
  if (test.kind === 'paths') return test.entries.map((entry) => entry.path);
  return test.tests.flatMap(testPaths);
}

type Word = (limit: Json) => Result<Check, TestError>;

const always = (check: Check): Result<Check, TestError> => success(check);
const onNumber =
  (test: (value: number, limit: number) => boolean): Word =>
  (limit) =>
    always((value) => typeof value !== 'number' || test(value, Number(limit)));
const onLength =
  (test: (length: number, limit: number) => boolean): Word =>
  (limit) =>
    always((value) => typeof value !== 'string' || test(Array.from(value).length, Number(limit)));
const onItems =
  (test: (length: number, limit: number) => boolean): Word =>
  (limit) =>
    always((value) => !Array.isArray(value) || test(value.length, Number(limit)));

/** The schema words a test may use, each with its meaning. */
export const schemaWords: { readonly [word: string]: Word } = {
  const: (expected) => always((value) => equal(value, expected)),
  enum: (list) => always((value) => Array.isArray(list) && list.some((item) => equal(value, item))),
  not: (schema) => {
    const inner = compileSchema(schema);
    return inner.ok ? always((value) => !inner.value(value)) : inner;
  },
  type: (types) => {
    const names = Array.isArray(types) ? (types as readonly Json[]) : [types];
    return always((value) => names.some((name) => hasType(value, name)));
  },
  minimum: onNumber((value, limit) => value >= limit),
  maximum: onNumber((value, limit) => value <= limit),
  exclusiveMinimum: onNumber((value, limit) => value > limit),
  exclusiveMaximum: onNumber((value, limit) => value < limit),
  minLength: onLength((length, limit) => length >= limit),
  maxLength: onLength((length, limit) => length <= limit),
  minItems: onItems((length, limit) => length >= limit),
  maxItems: onItems((length, limit) => length <= limit),
  format: (name) => {
    const rule = typeof name === 'string' ? lookUp(namedRules, name) : undefined;
    return rule === undefined
      ? failure({ code: 'unknown-rule', text: typeof name === 'string' ? name : JSON.stringify(name) })
      : always((value) => typeof value !== 'string' || rule(value));
  },
  pattern: (source) => {
    if (typeof source !== 'string' || source.length > patternCap || mayBacktrack(source))
      return failure({ code: 'bad-pattern', text: JSON.stringify(source) });
    const cap = longestInput(source);
    if (cap < inputNeed) return failure({ code: 'bad-pattern', text: JSON.stringify(source) });
    try {
      const pattern = new RegExp(source, 'u');
      return always((value) => typeof value !== 'string' || (value.length <= cap && pattern.test(value)));
    } catch {
      return failure({ code: 'bad-pattern', text: source });
    }
  },
};

/** A pattern with every escape and bracket as one letter, and groups that are only groups. */
const plainOf = (source: string): string =>
  source
    .replace(/\\./gs, 'x')
    .replace(/\[[^\]]*\]/g, 'x')
    .replace(/\(\?(<?[:=!]|<\w+>)/g, '(');

/**
 * How long an input this pattern may be tried on. Each open repeat, and a start anywhere, may end at every letter of
 * the input; each bounded repeat and each choice multiplies that. So an address of mail (three open repeats from `^`)
 * is tried on 215 letters, one open repeat on the most, and a fourth is refused.
 */
function longestInput(source: string): number {
  const plain = plainOf(source);
  let open = plain.startsWith('^') ? 0 : 1;
  let ways = 1;
  for (const [mark, , least, bound] of plain.matchAll(/([*+?]|\{(\d+)(?:,(\d*))?\})\??|\|/g)) {
    if (/[|?]/.test(mark.charAt(0))) ways *= 2;
    else if (least === undefined || bound === '') open += 1;
    else if (bound !== undefined) ways *= Number(bound) - Number(least) + 1;
  }
  // No open repeat: as long as any input, or none.
  return Math.min(inputCap, (waysCap / ways) ** (1 / open));
}

/**
 * Whether a pattern repeats a group that itself repeats or chooses, like `(a+)+` or `(a|a)*`, or refers back to a group, like
 * `(a*)\1`: on some inputs its time doubles with every character, or grows beyond what is counted, and it would hang the phone.
 */
function mayBacktrack(source: string): boolean {
  if (/\\[1-9k]/.test(source.replace(/\\\\/g, ''))) return true;
  const plain = plainOf(source);
  const groups: boolean[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain[at];
    if (letter === '(') groups.push(false);
    else if (letter === ')') {
      const varies = groups.pop() ?? false;
      const repeated = /^[+*{]/.test(plain.slice(at + 1));
      if (varies && repeated) return true;
      // What varies inside makes the group around it vary.
      if ((varies || repeated) && groups.length > 0) groups[groups.length - 1] = true;
    } else if (letter === '|' || letter === '+' || letter === '*' || letter === '{') {
      if (groups.length > 0) groups[groups.length - 1] = true;
    }
  }
  return false;
}

/** Compiles a schema of the words above; all of them must hold. */
export function compileSchema(schema: unknown): Result<Check, TestError> {
  if (!isObject(schema)) return failure({ code: 'not-a-test', text: JSON.stringify(schema) ?? '' });
  const checks: Check[] = [];
  for (const word of Object.keys(schema)) {
    const make = lookUp(schemaWords, word);
    if (make === undefined) return failure({ code: 'unknown-word', text: word });
    const check = make(schema[word] ?? null);
    if (!check.ok) return check;
    checks.push(check.value);
  }
  return success((value) => checks.every((check) => check(value)));
}

/** The test of a field rule: a schema, or the name of a rule, which is short for `{ "format": name }`. */
export const compileRule = (test: unknown): Result<Check, TestError> =>
  compileSchema(typeof test === 'string' ? { format: test } : test);

function hasType(value: unknown, name: Json): boolean {
  if (name === 'null') return value === null;
  if (name === 'array') return Array.isArray(value);
  if (name === 'object') return isObject(value);
  if (name === 'integer') return typeof value === 'number' && Number.isInteger(value);
  return name !== 'undefined' && typeof value === name;
}

/** Equality of JSON values. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => equal(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.prototype.hasOwnProperty.call(b, name) && equal(a[name], b[name]))
  );
}
