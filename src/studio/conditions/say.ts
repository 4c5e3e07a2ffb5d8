/** A test in a sentence that those who design screens would say, in both languages. No path, brace or bracket is in it. */
import type { Tongue } from '../../lib/figures.ts';
import type { Json } from '../../model/json.ts';
import { articled, clauseOf, nameOfPath } from './data-words.ts';
import { groupOf, ruleOf, type Asked, type Limit, type Rule } from './rules.ts';

/** What a value means to a person, as the contract says it; `undefined` where it says nothing. */
export type MeaningOf = (path: string, value: Json, tongue: Tongue) => string | undefined;

/** What is spoken of. */
interface Subject {
  readonly name: string;
  /** With its article. */
  readonly said: string;
  readonly many: boolean;
}

interface Words {
  readonly and: string;
  readonly or: string;
  readonly yes: string;
  readonly no: string;
  readonly empty: string;
  readonly there: (of: Subject) => string;
  readonly missing: (of: Subject) => string;
  /** `be`: is or are, after what it is said of. */
  readonly be: (many: boolean) => string;
  readonly not: (be: string) => string;
  /** None of several. */
  readonly none: (be: string, values: readonly string[]) => string;
  readonly limits: Readonly<Record<Limit, string>>;
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
    // What begins like a clause has no article, and is known rather than there.
    there: ({ name, said }) => `${said === name ? 'se sabe' : 'hay'} ${name}`,
    missing: ({ name, said }) => `no ${said === name ? 'se sabe' : 'hay'} ${name}`,
    be: (many) => (many ? 'son' : 'es'),
    not: (be) => `no ${be}`,
    none: (be, values) => `no ${be} ni ${values.join(' ni ')}`,
    limits: {
      minimum: 'al menos',
      maximum: 'como máximo',
      exclusiveMinimum: 'más de',
      exclusiveMaximum: 'menos de',
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
    there: ({ said, many }) => `${said} ${many ? 'are' : 'is'} there`,
    missing: ({ said, many }) => `${said} ${many ? 'are' : 'is'} missing`,
    be: (many) => (many ? 'are' : 'is'),
    not: (be) => `${be} not`,
    none: (be, values) => `${be} neither ${values.join(' nor ')}`,
    limits: {
      minimum: 'at least',
      maximum: 'at most',
      exclusiveMinimum: 'more than',
      exclusiveMaximum: 'less than',
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
  if (typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value))) return String(value);
  return typeof value === 'string' ? `«${value}»` : '…';
}

/** Nobody says "at most -1": of whole numbers below none it is "less than 0". */
const plainLimit = (limit: Extract<Asked, { kind: 'limit' }>): typeof limit =>
  limit.word === 'maximum' && limit.value === -1 ? { ...limit, word: 'exclusiveMaximum', value: 0 } : limit;

function asked(path: string, what: Asked, tongue: Tongue, meaningOf: MeaningOf): string {
  const [name, said] = [nameOfPath(path, tongue), words[tongue]];
  const subject = { name, ...articled(name, tongue) };
  const be = said.be(subject.many);
  const valued = (values: readonly Json[]): readonly string[] =>
    // Yet to be chosen.
    values.length === 0 ? ['…'] : values.map((value) => valueInWords(path, value, tongue, meaningOf));
  const clause = (holds: boolean): string | undefined => clauseOf(path, holds, tongue);
  switch (what.kind) {
    case 'there':
      return clause(true) ?? said.there(subject);
    case 'missing':
      return clause(false) ?? said.missing(subject);
    case 'one-of': {
      const [only] = what.values;
      const own = what.values.length === 1 && typeof only === 'boolean' ? clause(only) : undefined;
      return own ?? `${subject.said} ${be} ${valued(what.values).join(said.or)}`;
    }
    case 'none-of': {
      const [only] = what.values;
      const own = what.values.length === 1 && typeof only === 'boolean' ? clause(!only) : undefined;
      const [value = '', ...more] = valued(what.values);
      const isNot = more.length === 0 ? `${said.not(be)} ${value}` : said.none(be, [value, ...more]);
      return own ?? `${subject.said} ${isNot}`;
    }
    case 'limit': {
      const { word, value } = plainLimit(what);
      return `${subject.said} ${be} ${said.limits[word]} ${meaningOf(path, value, tongue) ?? value}`;
    }
    case 'other':
      return said.other(subject.said);
  }
}

/** What a limit is where it does not hold. */
const beyond: Readonly<Record<Limit, Limit>> = {
  minimum: 'exclusiveMaximum',
  maximum: 'exclusiveMinimum',
  exclusiveMinimum: 'maximum',
  exclusiveMaximum: 'minimum',
};

/** @param within what it is joined in: of the same kind, it reads on. */
export function ruleInWords(
  rule: Rule,
  tongue: Tongue,
  meaningOf: MeaningOf,
  within?: 'all' | 'any' | 'not',
): string {
  const said = words[tongue];
  if (rule.kind === 'is') return asked(rule.path, rule.asked, tongue, meaningOf);
  if (rule.kind === 'not') {
    const { rule: inner } = rule;
    if (inner.kind === 'is' && inner.asked.kind === 'one-of')
      return asked(inner.path, { ...inner.asked, kind: 'none-of' }, tongue, meaningOf);
    // What is not otherwise is so: nobody says it twice.
    if (inner.kind === 'is' && inner.asked.kind === 'none-of')
      return asked(inner.path, { ...inner.asked, kind: 'one-of' }, tongue, meaningOf);
    if (inner.kind === 'is' && inner.asked.kind === 'missing')
      return asked(inner.path, { kind: 'there' }, tongue, meaningOf);
    if (inner.kind === 'is' && inner.asked.kind === 'limit') {
      const limit = plainLimit(inner.asked);
      return asked(inner.path, { ...limit, word: beyond[limit.word] }, tongue, meaningOf);
    }
    if (inner.kind === 'not') return ruleInWords(inner.rule, tongue, meaningOf, within);
    return said.neither(ruleInWords(inner, tongue, meaningOf, 'not'));
  }
  const all = rule.rules.map((each) => ruleInWords(each, tongue, meaningOf, rule.kind));
  const joined = all.join(rule.kind === 'any' ? said.or : said.and);
  return within !== undefined && within !== rule.kind && all.length > 1 ? `(${joined})` : joined;
}

/** "cuando se puede prorrogar"; empty where nothing is asked. */
export function whenInWords(test: unknown, tongue: Tongue, meaningOf: MeaningOf): string {
  if (groupOf(test).rules.length === 0) return '';
  return words[tongue].when(ruleInWords(ruleOf(test), tongue, meaningOf));
}
