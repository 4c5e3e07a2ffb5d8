/**
 * Checks tests and field rules: their paths, their patterns, and what can be said of them before they run. It must not
 * know widgets or actions.
 */
import { presentPaths, some } from '../../lib/presence.ts';
import { unchosen } from '../../lib/problems/types.ts';
import { patternTag, withoutPattern } from '../../lib/rule-pattern.ts';
import { compileSchema } from '../../lib/test.ts';
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { parsePath } from '../document/parsed.ts';
import { inside, isList, isObject, keyOf, nameFrom, own } from '../document/document.ts';
import { nearTo } from '../report/nearest.ts';
import { judgeTest, judgeWaiting } from './judging.ts';
import { checkPath, checkTag, reportBadPath } from './strings.ts';
import { checkWorded } from './worded.ts';
import { valuesOf, wordKinds } from '../types/judge.ts';
import type { Scope } from '../types/scope.ts';
import { inWords, kindByName, mayBe, type Type } from '../types/type.ts';

/** The regular expression of a schema: the other words are the structure's business. */
export function checkSchema(schema: unknown, place: Place, context: Context): void {
  if (!isObject(schema)) return;
  const compiled = compileSchema(schema);
  if (!compiled.ok && compiled.error.code === 'bad-pattern') {
    context.report(place, 'bad-pattern', { name: compiled.error.text });
  }
}

const joints: ReadonlySet<string> = new Set(['any', 'all', 'not']);

/** The opposite of the opposite is the thing itself. */
const undone = { name: 'A "not" in a "not"', detail: 'the two undo each other' };

/** A test, and whether it can differ at all where it stands. */
export function checkTest(test: unknown, place: Place, scope: Scope, context: Context): void {
  if (!isObject(test)) return;
  checkMembers(test, place, scope, context);
  judgeTest(test, place, scope, context);
}

function checkMembers(
  test: Readonly<Record<string, unknown>>,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const names = Object.keys(test).filter((name) => name !== '$comment');
  const joint = names.find((name) => joints.has(name));
  if (joint !== undefined && names.length > 1) {
    context.report(place, 'bad-test', { name: `"${joint}" stands beside other members` });
  }
  for (const name of names) {
    const part = test[name];
    const there = inside(place, name);
    if (name === 'not') {
      if (isObject(part)) checkMembers(part, there, scope, context);
      if (isObject(part) && 'not' in part) context.report(there, 'idle-member', undone);
    } else if (joints.has(name)) {
      if (!isList(part)) continue;
      for (const [index, item] of part.entries())
        if (isObject(item)) checkMembers(item, inside(there, index), scope, context);
    } else if (name === some) checkPresent(part, there, scope, context);
    else checkEntry(name, part, place, scope, context);
  }
}

/** Paths that have to be present. */
function checkPresent(written: unknown, place: Place, scope: Scope, context: Context): void {
  for (const { path: name, at } of presentPaths(written)) {
    const there = inside(place, ...at.slice(1));
    const path = parsePath(name);
    if (path.ok) {
      checkPath(path.value, there, { ...scope, facts: new Map() }, context);
      judgeWaiting(path.value, there, scope, context);
    } else reportBadPath(name, there, context);
  }
}

function checkEntry(name: string, condition: unknown, place: Place, scope: Scope, context: Context): void {
  const joint = name === 'or' ? 'any' : name === 'and' ? 'all' : undefined;
  if (joint !== undefined && isList(condition)) {
    const args = { name, of: 'a condition', near: joint, sure: true };
    return context.report(keyOf(place, name), 'unknown-key', args);
  }
  const word = scope.names.has(name) ? undefined : nearTo(name, [...joints, some]);
  if (word?.near !== undefined) {
    const args = { name, of: 'a condition', ...word };
    return context.report(keyOf(place, name), 'unknown-key', args);
  }
  const path = parsePath(name);
  if (!path.ok) return reportBadPath(name, keyOf(place, name), context);
  // Whatever is certain here: what the value can be at all.
  const type = checkPath(path.value, keyOf(place, name), { ...scope, facts: new Map() }, context);
  context.project.asked?.(inside(place, name), type);
  checkSchema(condition, inside(place, name), context);
  checkCondition(name, type, condition, inside(place, name), scope, context);
}

/** Signs of other languages, and the words that stand for them here. */
const signs: { readonly [sign: string]: (value: string) => string } = {
  '>': (value) => `{ "exclusiveMinimum": ${value} }`,
  '>=': (value) => `{ "minimum": ${value} }`,
  '<': (value) => `{ "exclusiveMaximum": ${value} }`,
  '<=': (value) => `{ "maximum": ${value} }`,
};

/** What a comparison that is written as a text should be; `undefined` for any other text. */
function wordFor(text: string): string | undefined {
  const [, sign = '', value = ''] = /^\s*([!=]==?|[<>]=?)\s*(\S.*)$/.exec(text) ?? [];
  if (sign === '') return undefined;
  return signs[sign]?.(value) ?? (sign.startsWith('!') ? `{ "not": { "const": "${value}" } }` : `"${value}"`);
}

/** Literals that the value can never be, and words that say nothing about a value of its kind. */
function checkCondition(
  name: string,
  type: Type,
  condition: unknown,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const values = valuesOf(condition) ?? [];
  // Wherever it stands, also where something else decides the whole: nobody has said yet what is asked.
  if (values.length === 0 && valuesOf(condition) !== undefined)
    context.report(place, 'impossible-value', { name: unchosen, of: `"${name}"`, detail: inWords(type) });
  for (const [index, value] of values.entries()) {
    const at = isList(condition)
      ? inside(place, index)
      : isObject(condition)
        ? enumPlace(condition, place, index)
        : place;
    const wanted = typeof value === 'string' ? wordFor(value) : undefined;
    if (wanted !== undefined) {
      const args = { name: `${JSON.stringify(value)} is compared as it is written`, wanted };
      context.report(at, 'bad-test', args);
      continue;
    }
    context.project.verdicts.literal(at, { path: name, value }, type);
    checkWorded(name, value, type, at, scope, context);
    if (type.meaning === 'money' && typeof value === 'number' && !Number.isInteger(value))
      context.report(at, 'decimal-money', { name: String(value), of: name });
  }
  if (!isObject(condition)) return;
  if ('not' in condition) checkCondition(name, type, condition['not'], inside(place, 'not'), scope, context);
  checkWords(name, type, condition, place, context);
}

/** The test of a field rule, on what the field writes. */
export function checkRule(
  name: string,
  type: Type,
  test: unknown,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const tag = patternTag(test);
  if (tag !== undefined) checkPatternTag(tag, inside(place, 'pattern'), scope, context);
  checkSchema(withoutPattern(test), place, context);
  if (isObject(test)) checkWords(name, type, test, place, context);
  else if (typeof test === 'string' && !mayBe(type, 'text'))
    context.report(place, 'idle-word', { name: test, of: name, detail: inWords(type) });
}

/** A pattern that stands in the data: a text, wherever it is. */
function checkPatternTag(tag: string, place: Place, scope: Scope, context: Context): void {
  const found = checkTag(tag, 'a pattern', place, scope, context);
  if (found === undefined || mayBe(found.type, 'text')) return;
  const args = { name: tag, of: 'a pattern', detail: inWords(found.type), wanted: 'a text' };
  context.report(place, 'wrong-type', args);
}

/** A limit that every value of the kind keeps; of a value that is surely there the whole test says so. */
function leavesNothingOut(word: string, limit: unknown, { range, length }: Type): boolean {
  if (typeof limit !== 'number') return false;
  const limits: { readonly [word: string]: boolean } = {
    minimum: (range?.least ?? -Infinity) >= limit,
    exclusiveMinimum: (range?.least ?? -Infinity) > limit,
    maximum: (range?.most ?? Infinity) <= limit,
    exclusiveMaximum: (range?.most ?? Infinity) < limit,
    minLength: (length?.least ?? 0) >= limit,
    minItems: limit <= 0,
  };
  return limits[word] === true;
}

function checkWords(
  name: string,
  type: Type,
  condition: Readonly<Record<string, unknown>>,
  place: Place,
  context: Context,
): void {
  for (const [word, limit] of Object.entries(condition)) {
    const kind = wordKinds[word];
    // What may be anything says nothing of the other uses of a fragment.
    if (word === 'type' && type.kinds !== undefined)
      context.project.verdicts.note('impossible-value', inside(place, word), !isOneOf(limit, type), () => ({
        name: `of the type ${JSON.stringify(limit)}`,
        of: `"${name}"`,
        detail: inWords(type),
      }));
    if (kind !== undefined && !mayBe(type, kind))
      context.report(keyOf(place, word), 'idle-word', { name: word, of: name, detail: inWords(type) });
    else if (type.absent && leavesNothingOut(word, limit, type))
      context.project.verdicts.note('idle-word', keyOf(place, word), true, () => ({
        name: word,
        of: name,
        wanted: 'some',
      }));
    else if (kind === 'number' && type.meaning === 'money' && !Number.isInteger(limit))
      context.report(inside(place, word), 'decimal-money', { name: String(limit), of: name });
  }
}

/** Whether a value can be of a type, or of one of several, in the words of a test. */
const isOneOf = (asked: unknown, type: Type): boolean =>
  (isList(asked) ? asked : [asked]).some((each) => {
    const kind = own(kindByName, nameFrom(each));
    return kind === undefined ? type.absent || type.nullable === true : mayBe(type, kind);
  });

const enumPlace = (condition: Readonly<Record<string, unknown>>, place: Place, index: number): Place =>
  'const' in condition ? inside(place, 'const') : inside(place, 'enum', index);
