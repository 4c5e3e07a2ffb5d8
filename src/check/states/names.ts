/** A combination in plain words: what differs from the usual, and what has many forms in any case. */
import { isList, isObject } from '../document/document.ts';
import { valuesOf } from '../types/judge.ts';
import type { Value } from './classes.ts';
import type { Factor, Factors } from './factors.ts';
import type { Row } from './pairs.ts';
import type { StateWords } from './words.ts';

/** Letters of a value in a name. */
const longest = 32;

export function rowWords({ list, counts }: Factors, row: Row, words: StateWords): readonly string[] {
  return list.flatMap((factor, index) => {
    const choice = row[index] ?? 0;
    const usual = choice === 0 && !(factor.values.length > 2 && hasLiterals(factor));
    if (usual || !counts(index, row)) return [];
    return [`${pathWords(factor.path)} ${valueWords(factor, factor.values[choice], words)}`];
  });
}

/** `plan.repayList.0.items` → `plan.repayList[1].items`: people count from one. */
const pathWords = (path: readonly string[]): string =>
  path
    .map((step, index) => (/^\d+$/.test(step) ? `[${Number(step) + 1}]` : index === 0 ? step : `.${step}`))
    .join('');

const hasLiterals = ({ conditions }: Factor): boolean =>
  conditions.some((condition) => valuesOf(condition) !== undefined);

function valueWords(factor: Factor, value: Value, words: StateWords): string {
  if (value === undefined || value === '') return words.absent;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (isList(value)) return words.entries(value.length);
  if (isObject(value)) return words.there;
  // Of a text that only has to be there nobody asks what it says.
  const told = factor.values.filter((other) => other !== undefined && other !== '').length > 1;
  if (!told && !hasLiterals(factor)) return words.there;
  const text = String(value);
  return words.is(text.length > longest ? `${text.slice(0, longest)}…` : text);
}
