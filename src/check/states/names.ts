/**
 * A combination in plain words: the words of what a person then sees, or no longer sees; where a definition and the contract
 * say none, what differs in its data. It must not know how combinations are found.
 */
import { isList, isObject } from '../document/document.ts';
import type { MapLanguage } from '../map/graph.ts';
import { valuesOf } from '../types/judge.ts';
import { checkOf, isMadeUp, type Value } from './classes.ts';
import type { Factor, Factors, Sign } from './factors.ts';
import type { Row } from './pairs.ts';
import { stateWords, type StateWords } from './words.ts';

/** Letters of a value, and of words that are drawn, in a name. */
const longest = 32;

export interface StateTitle {
  /** In plain words; no two states of a screen have the same. */
  readonly name: string;
  /** In plain words; states of one group stand together. */
  readonly group: string;
}

/** What is combined: the screen, or one of its dialogs. */
interface Named {
  readonly dialog: string | undefined;
  /** What the dialog is called, where its words are known. */
  readonly title: string | undefined;
  readonly factors: Factors;
  readonly rows: readonly Row[];
}

/** What data is called, by its path, in one language. */
export interface DataWords {
  readonly nameOf: (path: string) => string;
  /** What it says where it is true, or false; `undefined` for what has no clause. */
  readonly clauseOf: (path: string, holds: boolean) => string | undefined;
  /** What a value means; `undefined` for one that has no words. */
  readonly meaningOf: (path: string, value: string) => string | undefined;
}

/** @param data without it data is called by its path. */
export function rowTitles(
  { dialog, title, factors, rows }: Named,
  language: MapLanguage,
  data?: DataWords,
): StateTitle[] {
  const words = stateWords[language];
  const exactly = exactlyIn(factors, language, data);
  const opened = dialog === undefined ? [] : [words.dialog(title ?? dialog)];
  const told = rows.map((row) => {
    const { main, parts, exact } = rowParts(factors, row, exactly, language);
    const said = [...opened, ...parts];
    const group = dialog === undefined ? (main ?? words.groups.data) : words.groups.dialogs;
    return { name: said.length === 0 ? words.usual : said.join(' · '), group, exact };
  });
  return told.map(({ name, group, exact }) => {
    const alone = told.filter((other) => other.name === name).length === 1;
    return { name: alone || exact === '' ? name : `${name} (${exact})`, group };
  });
}

interface RowParts {
  /** What most of its states share. */
  readonly main: string | undefined;
  readonly parts: readonly string[];
  /** What differs in the data: no two rows have the same. */
  readonly exact: string;
}

/** By its clause or its name, counted where several have the same; by its path where data has no names. */
function exactlyIn(
  { list }: Factors,
  language: MapLanguage,
  data: DataWords | undefined,
): (index: number, value: Value, exactly?: boolean) => string {
  const words = stateWords[language];
  const called = list.map(({ path }) => data?.nameOf(path.join('.')) ?? pathWords(path));
  const counted = called.map((name, index) => {
    const same = called.filter((other) => other === name).length;
    return same === 1
      ? name
      : `${name} ${called.slice(0, index + 1).filter((other) => other === name).length}`;
  });
  return (index, value, isExact = false) => {
    const factor = list[index];
    if (factor === undefined) return '';
    const isAlone = counted[index] === called[index];
    const path = factor.path.join('.');
    const clause = isAlone && typeof value === 'boolean' ? data?.clauseOf(path, value) : undefined;
    const meaning =
      typeof value === 'string'
        ? (factor.meanings?.[value]?.[language] ?? data?.meaningOf(path, value))
        : undefined;
    const said = meaning === undefined ? valueWords(factor, value, words, isExact) : words.is(meaning);
    return clause ?? `${counted[index]} ${said}`;
  };
}

function rowParts(
  { list, counts }: Factors,
  row: Row,
  exactly: (index: number, value: Value, exactly?: boolean) => string,
  language: MapLanguage,
): RowParts {
  const main = mainOf(list);
  const told = list.flatMap((factor, index) => {
    const choice = row[index] ?? 0;
    const usual = choice === 0 && (factor !== main || !hasLiterals(factor));
    if ((usual && factor !== main) || !counts(index, row)) return [];
    const value = factor.values[choice];
    const shown = shownWords(factor, value, language) ?? exactly(index, value);
    return [{ factor, usual, exact: exactly(index, value, true), shown }];
  });
  const first = told.filter(({ factor }) => factor === main);
  const said = [...first, ...told.filter(({ factor }) => factor !== main)].filter(({ usual }) => !usual);
  return {
    main: first[0]?.shown,
    parts: [...new Set(said.map(({ shown }) => shown))],
    exact: said.map(({ exact }) => exact).join(', '),
  };
}

/**
 * What tells most states apart: what the contract has words for, else, of the data that decides what is drawn, what has the most
 * values, from three on.
 */
function mainOf(list: readonly Factor[]): Factor | undefined {
  const drawn = list.filter(({ path, signs }) => path[0] !== 'state' && signs.length > 0);
  const most = Math.max(3, ...drawn.map(({ values }) => values.length));
  return (
    list.find(({ meanings }) => meanings !== undefined) ?? drawn.find(({ values }) => values.length === most)
  );
}

/** `undefined` where neither the contract nor what is drawn says anything. */
function shownWords(factor: Factor, value: Value, language: MapLanguage): string | undefined {
  const words = stateWords[language];
  if (factor.meanings !== undefined && typeof value === 'string')
    return factor.meanings[value]?.[language] ?? words.other(value);
  if (isList(value) && value.length > 0) {
    const entry = mostExact({ ...factor, signs: factor.signs.filter(isOfEntries) }, value);
    if (entry !== undefined) return `${quoted(entry)}: ${words.some(value.length)}`;
  }
  const here = mostExact(factor, value);
  if (here !== undefined) return quoted(here);
  const gone = isNothing(value) ? mostExact(factor, factor.values[0]) : undefined;
  return gone === undefined ? undefined : words.without(quoted(gone));
}

/** It is drawn once for each entry. */
const isOfEntries = ({ conditions: [first] }: Sign): boolean =>
  isObject(first?.condition) && first.condition['type'] === 'array';

const isNothing = (value: Value): boolean => value === undefined || value === false || sizeOf(value) === 0;
const sizeOf = (value: Value): number | undefined =>
  typeof value === 'string' || isList(value) ? value.length : undefined;

/** The words of what is drawn for this value and for the fewest others. */
function mostExact({ signs, values }: Factor, value: Value): string | undefined {
  const drawn = signs.flatMap(({ conditions, shows }) => {
    const checks = conditions.map(({ condition, negated }) => ({ check: checkOf(condition), negated }));
    const holds = values.filter((each) => checks.every(({ check, negated }) => check(each) !== negated));
    return holds.length < values.length && holds.includes(value) ? [{ shows, shared: holds.length }] : [];
  });
  return drawn.sort((one, other) => one.shared - other.shared)[0]?.shows;
}

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text);
const quoted = (text: string): string => `«${cut(text)}»`;

/** `plan.repayList.0.items` → `plan.repayList[1].items`: people count from one. */
const pathWords = (path: readonly string[]): string =>
  path
    .map((step, index) => (/^\d+$/.test(step) ? `[${Number(step) + 1}]` : index === 0 ? step : `.${step}`))
    .join('');

const literalsOf = ({ conditions }: Factor): readonly unknown[] =>
  conditions.flatMap((condition) => valuesOf(condition) ?? []);
const hasLiterals = (factor: Factor): boolean => literalsOf(factor).length > 0;

/** @param exactly where nothing else tells two apart. */
function valueWords(factor: Factor, value: Value, words: StateWords, exactly: boolean): string {
  if (value === undefined || value === '') return words.absent;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (isList(value)) return words.entries(value.length);
  if (isObject(value)) return words.there;
  if (!exactly && isMadeUp(String(value)) && !literalsOf(factor).includes(value)) {
    if (hasLiterals(factor)) return words.is(words.another);
    return factor.path[0] === 'state' ? words.written : words.there;
  }
  // Of a text that only has to be there nobody asks what it says.
  const told = factor.values.filter((other) => other !== undefined && other !== '').length > 1;
  if (!told && !hasLiterals(factor)) return words.there;
  return words.is(cut(String(value)));
}
