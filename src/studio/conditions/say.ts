/** A test in a sentence that those who design screens would say, in both languages. No path, brace or bracket is in it. */
import type { Tongue } from '../../lib/figures.ts';
import type { Json } from '../../model/json.ts';
import { clauseOf, nameOfPath } from './data-words.ts';
import { groupOf, ruleOf, type Asked, type Limit, type Rule } from './rules.ts';

/** What a value means to a person, as the contract says it; `undefined` where it says nothing. */
export type MeaningOf = (path: string, value: Json, tongue: Tongue) => string | undefined;

interface Words {
  readonly and: string;
  readonly or: string;
  readonly yes: string;
  readonly no: string;
  readonly empty: string;
  readonly there: (name: string) => string;
  readonly missing: (name: string) => string;
  readonly is: (name: string, values: string) => string;
  readonly isNot: (name: string, values: string) => string;
  readonly limits: Readonly<Record<Limit, (name: string, value: string) => string>>;
  readonly other: (name: string) => string;
  readonly neither: (said: string) => string;
  readonly when: (said: string) => string;
  readonly unless: (said: string) => string;
}

const words: Readonly<Record<Tongue, Words>> = {
  es: {
    and: ' y ',
    or: ' o ',
    yes: 'sí',
    no: 'no',
    empty: 'vacío',
    there: (name) => `hay ${name}`,
    missing: (name) => `no hay ${name}`,
    is: (name, values) => `${name}: ${values}`,
    isNot: (name, values) => `${name}: no ${values}`,
    limits: {
      minimum: (name, value) => `${name} es al menos ${value}`,
      maximum: (name, value) => `${name} es como máximo ${value}`,
      exclusiveMinimum: (name, value) => `${name} es más de ${value}`,
      exclusiveMaximum: (name, value) => `${name} es menos de ${value}`,
    },
    other: (name) => `${name} tiene la forma pedida`,
    neither: (said) => `no se cumple que ${said}`,
    when: (said) => `cuando ${said}`,
    unless: (said) => `salvo cuando ${said}`,
  },
  en: {
    and: ' and ',
    or: ' or ',
    yes: 'yes',
    no: 'no',
    empty: 'empty',
    there: (name) => `there is ${name}`,
    missing: (name) => `there is no ${name}`,
    is: (name, values) => `${name}: ${values}`,
    isNot: (name, values) => `${name}: not ${values}`,
    limits: {
      minimum: (name, value) => `${name} is at least ${value}`,
      maximum: (name, value) => `${name} is at most ${value}`,
      exclusiveMinimum: (name, value) => `${name} is more than ${value}`,
      exclusiveMaximum: (name, value) => `${name} is less than ${value}`,
    },
    other: (name) => `${name} is as asked`,
    neither: (said) => `it does not hold that ${said}`,
    when: (said) => `when ${said}`,
    unless: (said) => `unless ${said}`,
  },
};

/** A value as it is chosen in a list: by its meaning, else as it is. */
export function valueInWords(path: string, value: Json, tongue: Tongue, meaningOf: MeaningOf): string {
  const meaning = meaningOf(path, value, tongue);
  if (meaning !== undefined) return meaning;
  const said = words[tongue];
  if (typeof value === 'boolean') return value ? said.yes : said.no;
  if (value === '' || value === null) return said.empty;
  return typeof value === 'string' || typeof value === 'number' ? `«${value}»` : '…';
}

function asked(path: string, what: Asked, tongue: Tongue, meaningOf: MeaningOf): string {
  const [name, said] = [nameOfPath(path, tongue), words[tongue]];
  const listed = (values: readonly Json[], link: string): string =>
    values.map((value) => valueInWords(path, value, tongue, meaningOf)).join(link);
  const clause = (holds: boolean): string | undefined => clauseOf(path, holds, tongue);
  switch (what.kind) {
    case 'there':
      return clause(true) ?? said.there(name);
    case 'missing':
      return clause(false) ?? said.missing(name);
    case 'one-of': {
      const [only] = what.values;
      const own = what.values.length === 1 && typeof only === 'boolean' ? clause(only) : undefined;
      return own ?? said.is(name, listed(what.values, said.or));
    }
    case 'none-of': {
      const [only] = what.values;
      const own = what.values.length === 1 && typeof only === 'boolean' ? clause(!only) : undefined;
      return own ?? said.isNot(name, listed(what.values, said.or));
    }
    case 'limit':
      return said.limits[what.word](name, String(what.value));
    case 'other':
      return said.other(name);
  }
}

export function ruleInWords(rule: Rule, tongue: Tongue, meaningOf: MeaningOf, nested = false): string {
  const said = words[tongue];
  if (rule.kind === 'is') return asked(rule.path, rule.asked, tongue, meaningOf);
  if (rule.kind === 'not') {
    const { rule: inner } = rule;
    if (inner.kind === 'is' && inner.asked.kind === 'one-of')
      return asked(inner.path, { ...inner.asked, kind: 'none-of' }, tongue, meaningOf);
    return said.neither(ruleInWords(inner, tongue, meaningOf, true));
  }
  const all = rule.rules.map((each) => ruleInWords(each, tongue, meaningOf, true));
  const joined = all.join(rule.kind === 'any' ? said.or : said.and);
  return nested && all.length > 1 ? `(${joined})` : joined;
}

/** "cuando se puede prorrogar"; empty where nothing is asked. */
export function whenInWords(test: unknown, tongue: Tongue, meaningOf: MeaningOf): string {
  if (groupOf(test).rules.length === 0) return '';
  return words[tongue].when(ruleInWords(ruleOf(test), tongue, meaningOf));
}
