/**
 * A test as a form has it: rules that are joined, each about one path. What is written and what is chosen are the same thing in two
 * shapes, and one goes over into the other without loss. It must not know what paths there are.
 */
import { isList, isObject, membersOf } from '../../check/document/document.ts';
import { some } from '../../lib/presence.ts';
import type { Json, JsonObject } from '../../model/json.ts';

/** What is asked of one value. */
export type Asked =
  | { readonly kind: 'there' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'one-of'; readonly values: readonly Json[] }
  | { readonly kind: 'none-of'; readonly values: readonly Json[] }
  | { readonly kind: 'limit'; readonly word: Limit; readonly value: number }
  /** Said in the language and kept as it is written. */
  | { readonly kind: 'other'; readonly written: Json };

export const limits = ['exclusiveMinimum', 'minimum', 'exclusiveMaximum', 'maximum'] as const;
export type Limit = (typeof limits)[number];

export type Rule =
  | { readonly kind: 'is'; readonly path: string; readonly asked: Asked }
  | { readonly kind: 'all' | 'any'; readonly rules: readonly Rule[] }
  | { readonly kind: 'not'; readonly rule: Rule };

export type Group = Extract<Rule, { kind: 'all' | 'any' }>;

const isValue = (value: unknown): value is Json =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null;

const isLimit = (word: string): word is Limit => (limits as readonly string[]).includes(word);

function askedOf(written: unknown): Asked {
  if (isValue(written)) return { kind: 'one-of', values: [written] };
  if (isList(written) && written.every(isValue)) return { kind: 'one-of', values: written };
  if (isObject(written)) {
    const [[word, value] = ['', undefined], second] = Object.entries(written);
    if (second === undefined && isLimit(word) && typeof value === 'number')
      return { kind: 'limit', word, value };
    if (second === undefined && word === 'const' && isValue(value))
      return { kind: 'one-of', values: [value] };
    if (second === undefined && word === 'enum' && isList(value) && value.every(isValue))
      return { kind: 'one-of', values: value };
    if (second === undefined && word === 'not') {
      const inner = askedOf(value);
      if (isObject(value) && inner.kind === 'one-of') return { kind: 'none-of', values: inner.values };
    }
  }
  return { kind: 'other', written: written as Json };
}

/** A single rule says the opposite of itself without a "not" around it where that is the same. */
function negated(rule: Rule): Rule {
  if (rule.kind === 'is' && rule.asked.kind === 'there')
    return { kind: 'is', path: rule.path, asked: { kind: 'missing' } };
  return { kind: 'not', rule };
}

/** Comments are no rules: a test that is changed keeps them where the text is changed, not here. */
export function ruleOf(test: unknown): Rule {
  const rules = Object.entries(membersOf(test)).flatMap(([name, value]): readonly Rule[] => {
    if (name === '$comment') return [];
    if ((name === 'any' || name === 'all') && isList(value))
      return [{ kind: name, rules: value.map(ruleOf) }];
    if (name === 'not') return [negated(ruleOf(value))];
    if (name === some)
      return (isList(value) ? value : [value]).map((path) => ({
        kind: 'is',
        path: String(path),
        asked: { kind: 'there' },
      }));
    return [{ kind: 'is', path: name, asked: askedOf(value) }];
  });
  const [only, second] = rules;
  return only !== undefined && second === undefined ? only : { kind: 'all', rules };
}

/** What a form shows: always a group, so that there is a place for the next rule. */
export function groupOf(test: unknown): Group {
  const rule = ruleOf(test);
  return rule.kind === 'all' || rule.kind === 'any' ? rule : { kind: 'all', rules: [rule] };
}

function writtenAsked(asked: Exclude<Asked, { kind: 'there' | 'missing' }>): Json {
  switch (asked.kind) {
    case 'one-of':
      return asked.values.length === 1 ? (asked.values[0] ?? null) : asked.values;
    case 'none-of': {
      const [only, second] = asked.values;
      return { not: only !== undefined && second === undefined ? { const: only } : { enum: asked.values } };
    }
    case 'limit':
      return { [asked.word]: asked.value };
    case 'other':
      return asked.written;
  }
}

/** Whether something that is compared with nothing as yet, or with a text that is empty, stands in a test as it is written. */
export function isUnfinished(test: unknown): boolean {
  if (test === '') return true;
  if (isList(test)) return test.length === 0 || test.some(isUnfinished);
  return isObject(test) && Object.values(test).some(isUnfinished);
}

const joining = ['any', 'all', 'not'];

/** The rules of an "all" in one object, where no two of them need the same name and none joins others: those stand alone. */
function joined(rules: readonly Rule[]): JsonObject | undefined {
  const present = rules.flatMap((rule) =>
    rule.kind === 'is' && rule.asked.kind === 'there' ? [rule.path] : [],
  );
  const rest = rules.filter((rule) => !(rule.kind === 'is' && rule.asked.kind === 'there')).map(testOf);
  const names = rest.flatMap((test) => Object.keys(test));
  if (new Set(names).size < names.length) return undefined;
  if (rules.length > 1 && names.some((name) => joining.includes(name))) return undefined;
  const there: JsonObject =
    present.length === 0 ? {} : { [some]: present.length === 1 ? (present[0] ?? '') : present };
  return Object.assign({}, ...rest, there) as JsonObject;
}

/** As it is written in a definition. */
export function testOf(rule: Rule): JsonObject {
  switch (rule.kind) {
    case 'is':
      if (rule.asked.kind === 'there') return { [some]: rule.path };
      if (rule.asked.kind === 'missing') return { not: { [some]: rule.path } };
      return { [rule.path]: writtenAsked(rule.asked) };
    case 'not':
      return { not: testOf(rule.rule) };
    case 'any':
      return rule.rules.length === 1 && rule.rules[0] !== undefined
        ? testOf(rule.rules[0])
        : { any: rule.rules.map(testOf) };
    case 'all':
      return joined(rule.rules) ?? { all: rule.rules.map(testOf) };
  }
}
