/**
 * A value in the words of a person, by what it stands for: that something is there, which of those that are asked for it is, between
 * which limits it lies. A value that was only made up is never told. It must not know what is drawn for it.
 */
import { isList, isObject } from '../document/document.ts';
import { valuesOf } from '../types/judge.ts';
import { isMadeUp, type Value } from './classes.ts';
import type { Factor } from './factors.ts';
import type { StateWords, TextForm } from './words.ts';

/** What the data of a factor is called. */
export interface Called {
  readonly name: string;
  /** "another status" */
  readonly another: string;
  /** What it says where it is true, or false. */
  readonly clauseOf: (holds: boolean) => string | undefined;
  readonly meaningOf: (value: string) => string | undefined;
}

/** Nothing stands there: a text without a letter, a list without an entry, an amount of 0. */
export const isNothing = (value: Value): boolean =>
  value === undefined ||
  value === false ||
  value === 0 ||
  value === '' ||
  (isList(value) && value.length === 0);

const literalsOf = ({ conditions }: Factor): readonly unknown[] =>
  conditions.flatMap((condition) => valuesOf(condition) ?? []).filter((each) => !isNothing(each as Value));

export const hasLiterals = (factor: Factor): boolean => literalsOf(factor).length > 0;

/** @param longest letters of a value that is said. */
export function valueWords(
  factor: Factor,
  value: Value,
  called: Called,
  words: StateWords,
  longest: number,
): string {
  const { name } = called;
  if (typeof value === 'boolean')
    return called.clauseOf(value) ?? (value ? words.there(name) : words.without(name));
  const others = factor.values.filter((other) => !isNothing(other));
  if (typeof value === 'number') return numberWords(factor, value, name, others.length, words);
  if (isNothing(value)) return words.without(name);
  if (isList(value)) return isAny(value, others) ? words.there(name) : words.count(name, value.length);
  if (isObject(value)) return words.there(name);
  const text = String(value);
  const meaning = called.meaningOf(text);
  if (meaning !== undefined) return words.is(name, meaning);
  const literals = literalsOf(factor);
  if (literals.includes(value)) return words.is(name, cut(text, longest));
  if (literals.length > 0) return isMadeUp(text) ? called.another : words.is(name, cut(text, longest));
  if (others.length === 1) return words.there(name);
  const form = formOf(text);
  return form === undefined ? words.there(name) : words.is(name, words.forms[form]);
}

/** Its length is that of no list in particular: no other has more than one entry. */
const isAny = (value: readonly unknown[], others: readonly Value[]): boolean =>
  others.length === 1 ||
  (value.length > 1 && others.filter((other) => isList(other) && other.length > 1).length === 1);

/** To tell two apart that the words for all others do not: what it is, to the letter. */
export function exactWords(value: Value, words: StateWords): string {
  if (value === undefined) return words.absent;
  if (isList(value)) return value.length === 0 ? words.empty : String(value.length);
  if (value === '') return words.empty;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;

function formOf(text: string): TextForm | undefined {
  if (/^[^@\s]+@[^@\s]+$/.test(text)) return 'mail';
  if (/^https?:/.test(text)) return 'address';
  return /^\d+$/.test(text) ? 'digits' : undefined;
}

function numberWords(factor: Factor, value: number, name: string, others: number, words: StateWords): string {
  if (literalsOf(factor).includes(value)) return words.is(name, said(factor, value));
  if (value !== 0 && others === 1) return words.there(name);
  if (value === 0 && factor.values.every((other) => other === undefined || Number(other) >= 0))
    return words.without(name);
  const between = limitsOf(factor, value, words);
  return between === undefined ? words.is(name, said(factor, value)) : words.is(name, between);
}

const said = ({ isMoney }: Factor, value: number): string => String(isMoney ? value / 100 : value);

type Bound = readonly [limit: number, isIn: boolean];

/** Where the limits of its conditions leave a number; `undefined` where there are none. */
function limitsOf(factor: Factor, value: number, words: StateWords): string | undefined {
  const least: Bound[] = [];
  const most: Bound[] = [];
  for (const condition of factor.conditions.map(stripped))
    for (const [word, limit] of Object.entries(isObject(condition) ? condition : {})) {
      if (typeof limit !== 'number' || !/minimum|maximum/i.test(word)) continue;
      // A limit that a number keeps to closes the side that the word names; one that it breaks, the other.
      const isLeast = /minimum/i.test(word);
      const isIn = !word.startsWith('exclusive');
      const keeps = isLeast ? (isIn ? value >= limit : value > limit) : isIn ? value <= limit : value < limit;
      (isLeast === keeps ? least : most).push([limit, isIn === keeps]);
    }
  const [from] = least.sort(([one], [other]) => other - one);
  const [to] = most.sort(([one], [other]) => one - other);
  const { limits } = words;
  const low = from && (from[1] ? limits.from : limits.over)(said(factor, from[0]));
  const high = to && (to[1] ? limits.upTo : limits.under)(said(factor, to[0]));
  return low === undefined || high === undefined ? (low ?? high) : limits.and(low, high);
}

const stripped = (condition: unknown): unknown =>
  isObject(condition) && isObject(condition['not']) ? condition['not'] : condition;
