/**
 * A combination in plain words: the words of what a person then sees, or no longer sees; where a definition and the contract
 * say none, what differs in its data. It must not know how combinations are found.
 */
import { isList, isObject } from '../document/document.ts';
import type { MapLanguage } from '../map/graph.ts';
import { checkOf, isMadeUp, type Value } from './classes.ts';
import type { Factor, Factors, Sign } from './factors.ts';
import type { Row } from './pairs.ts';
import { waiting } from './settled.ts';
import { cut, exactWords, hasLiterals, isNothing, valueWords, type Called } from './value-words.ts';
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
  /** "status of the loan" */
  readonly nameOf: (path: string) => string;
  /** "status", where no other data beside it is called so. */
  readonly nounOf?: (path: string) => string;
  /** "another status", of what is called so. */
  readonly anotherOf?: (name: string) => string;
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
  const speech = speechOf(factors, language, data);
  const opened = dialog === undefined ? [] : [words.dialog(title ?? dialog)];
  const told = rows.map((row) => {
    const { main, parts, exact } = rowParts(factors, row, speech);
    const said = [...opened, ...parts];
    const usually = waiting(factors, row) === 'no' ? words.groups.data : words.groups.sources;
    const group = dialog === undefined ? (main ?? usually) : words.groups.dialogs;
    return { name: said.length === 0 ? words.usual : said.join(' · '), group, exact };
  });
  return told.map(({ name, group, exact }) => {
    const rivals = told.filter((other) => other.name === name);
    // What all of them say tells none of them apart.
    const own = exact.filter((part) => !rivals.every((other) => other.exact.includes(part)));
    return { name: own.length === 0 ? name : words.among(name, own.join(', ')), group };
  });
}

interface RowParts {
  /** What most of its states share. */
  readonly main: string | undefined;
  readonly parts: readonly string[];
  /** What differs in the data: no two rows have the same. */
  readonly exact: readonly string[];
}

/** How the values of some factors are said. */
interface Speech {
  readonly words: StateWords;
  readonly main: Factor | undefined;
  /** By what a person sees, else by what the data is called. */
  readonly said: (index: number, value: Value) => string;
  /** By what the data is called; no two values alike. */
  readonly exactly: (index: number, value: Value) => string;
}

function speechOf({ list }: Factors, language: MapLanguage, data: DataWords | undefined): Speech {
  const words = stateWords[language];
  const main = mainOf(list);
  const names = namesOf(list, data);
  const told = decidedAlone(list);
  const called = list.map(({ path, meanings }, index): Called => {
    const joined = path.join('.');
    const name = names[index] ?? joined;
    // Of two that are called alike a clause would not say which.
    const isAlone = !/ \d+$/.test(name);
    return {
      name,
      another: data?.anotherOf?.(name) ?? words.another(name),
      clauseOf: (holds) => (isAlone ? data?.clauseOf(joined, holds) : undefined),
      meaningOf: (value) => meanings?.[value]?.[language] ?? data?.meaningOf(joined, value),
    };
  });
  const plainly = (index: number, value: Value): string => {
    const [factor, own] = [list[index], called[index]];
    return factor === undefined || own === undefined ? '' : valueWords(factor, value, own, words, longest);
  };
  return {
    words,
    main,
    said(index, value) {
      const [factor, own] = [list[index], called[index]];
      if (factor === undefined || own === undefined) return '';
      if (factor.meanings !== undefined && factor === main && typeof value === 'string' && value !== '')
        return own.meaningOf(value) ?? (isMadeUp(value) ? own.another : words.is(own.name, value));
      if (factor.meanings !== undefined) return plainly(index, value);
      // Words with a gap say less than what the data is called, where it has a name, or what its value means.
      const hasWords = isNothing(value)
        ? names[index] === data?.nounOf?.(factor.path.join('.'))
        : typeof value === 'string' && own.meaningOf(value) !== undefined;
      const isTold = (shows: string): boolean => told(shows) && !(hasWords && /…/.test(cut(shows, longest)));
      return shownWords(factor, value, isTold, words) ?? plainly(index, value);
    },
    exactly(index, value) {
      const said = plainly(index, value);
      const rivals = list[index]?.values.filter((other) => plainly(index, other) === said) ?? [];
      return rivals.length > 1 ? words.is(names[index] ?? '', exactWords(value, words)) : said;
    },
  };
}

/** As short as tells them apart; by its path where data has no names. */
function namesOf(list: readonly Factor[], data: DataWords | undefined): readonly string[] {
  const paths = list.map(({ path }) => path.join('.'));
  const nouns = paths.map((path) => data?.nounOf?.(path));
  const isAlone = (name: string, all: readonly (string | undefined)[]): boolean =>
    all.filter((other) => other === name).length === 1;
  const names = list.map(({ path }, index) => {
    const noun = nouns[index];
    return noun !== undefined && isAlone(noun, nouns)
      ? noun
      : (data?.nameOf(path.join('.')) ?? pathWords(path));
  });
  return names.map((name, index) =>
    isAlone(name, names)
      ? name
      : `${name} ${names.slice(0, index + 1).filter((other) => other === name).length}`,
  );
}

function rowParts(factors: Factors, row: Row, { main, said, exactly, words }: Speech): RowParts {
  const { list, counts, isUsual, awaits } = factors;
  const told = list.flatMap((factor, index) => {
    const choice = row[index] ?? 0;
    const usual = isUsual(index, row) && (factor !== main || !hasLiterals(factor));
    if ((usual && factor !== main) || !counts(index, row)) return [];
    if (awaits(index, row)) return [{ factor, usual, exact: words.failed(''), shown: words.failed('') }];
    const value = factor.values[choice];
    return [{ factor, usual, exact: exactly(index, value), shown: said(index, value) }];
  });
  const first = told.filter(({ factor }) => factor === main);
  const parts = [...first, ...told.filter(({ factor }) => factor !== main)].filter(({ usual }) => !usual);
  return {
    main: first[0]?.shown,
    // That nothing is there yet is said before what differs beside it.
    parts: [
      ...new Set([
        ...(waiting(factors, row) === 'no' ? [] : [words.failed('')]),
        ...parts.map(({ shown }) => shown),
      ]),
    ],
    exact: parts.map(({ exact }) => exact),
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

/** The words that one factor alone decides whether to draw: of others nobody could tell by which it is. */
function decidedAlone(list: readonly Factor[]): (shows: string) => boolean {
  const deciding = list.filter(({ meanings }) => meanings === undefined);
  const words = deciding.flatMap(({ signs }) => [...new Set(signs.map(({ shows }) => shows))]);
  return (shows) => words.filter((other) => other === shows).length === 1;
}

/** `undefined` where nothing that is drawn says anything. */
function shownWords(
  { signs, values }: Factor,
  value: Value,
  isTold: (shows: string) => boolean,
  words: (typeof stateWords)[MapLanguage],
): string | undefined {
  const telling = signs.filter(({ shows }) => isTold(shows));
  if (isList(value) && value.length > 0) {
    const entry = mostExact(telling.filter(isOfEntries), values, value);
    const several = values.filter((other) => isList(other) && other.length > 1).length === 1;
    if (entry !== undefined) return words.some(quoted(entry), value.length, several);
  }
  const here = mostExact(telling, values, value);
  if (here !== undefined) return quoted(here);
  const gone = isNothing(value) ? mostExact(telling, values, values[0]) : undefined;
  return gone === undefined ? undefined : words.without(quoted(gone));
}

/** It is drawn once for each entry. */
const isOfEntries = ({ conditions: [first] }: Sign): boolean =>
  isObject(first?.condition) && first.condition['type'] === 'array';

/** The words of what is drawn for this value and for the fewest others. */
function mostExact(signs: readonly Sign[], values: readonly Value[], value: Value): string | undefined {
  const drawn = signs.flatMap(({ conditions, shows }) => {
    const checks = conditions.map(({ condition, negated }) => ({ check: checkOf(condition), negated }));
    const holds = values.filter((each) => checks.every(({ check, negated }) => check(each) !== negated));
    return holds.length < values.length && holds.includes(value) ? [{ shows, shared: holds.length }] : [];
  });
  return drawn.sort((one, other) => one.shared - other.shared)[0]?.shows;
}

const quoted = (text: string): string => `«${cut(text, longest)}»`;

/** `plan.repayList.0.items` → `plan.repayList[1].items`: people count from one. */
const pathWords = (path: readonly string[]): string =>
  path
    .map((step, index) => (/^\d+$/.test(step) ? `[${Number(step) + 1}]` : index === 0 ? step : `.${step}`))
    .join('');
