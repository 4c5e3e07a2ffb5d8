/**
 * Parts beside one another that are for different numbers: where one begins and where the other ends fit together. It must not know
 * any widget by name.
 */
import { inside, isObject, lineOf, nameFrom } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { conditionsOf, type Condition } from './conditions.ts';

interface Span {
  readonly spot: Spot;
  readonly path: string;
  readonly least: number;
  readonly most: number;
}

const words = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'] as const;

/** Whole numbers, as all that is counted is. */
function rangeOf(asks: unknown): readonly [least: number, most: number] | undefined {
  if (typeof asks === 'number') return [asks, asks];
  if (!isObject(asks) || !Object.keys(asks).every((word) => words.some((each) => each === word)))
    return undefined;
  const at = (word: (typeof words)[number], otherwise: number): number =>
    typeof asks[word] === 'number' ? asks[word] : otherwise;
  return [
    Math.max(at('minimum', -Infinity), at('exclusiveMinimum', -Infinity) + 1),
    Math.min(at('maximum', Infinity), at('exclusiveMaximum', Infinity) - 1),
  ];
}

export function checkRanges({ survey, report }: Subject): void {
  for (const group of survey.siblings) {
    for (const spans of byPath(group)) tell(spans, report);
    for (const [index, spot] of group.entries())
      for (const before of group.slice(0, index)) split(before, spot, report);
  }
}

/** Parts of one kind that ask for a number and nothing else, by what they ask about. */
function byPath(group: readonly Spot[]): readonly (readonly Span[])[] {
  const paths = new Map<string, Span[]>();
  for (const spot of group) {
    const [only, another] = conditionsOf(spot.object['if']);
    const range = only?.holds === true && another === undefined ? rangeOf(only.asks) : undefined;
    if (only === undefined || range === undefined || spot.object['each'] !== undefined) continue;
    const key = `${nameFrom(spot.object['type'])} ${Object.keys(spot.object).sort().join(' ')} ${only.path}`;
    const [least, most] = range;
    paths.set(key, [...(paths.get(key) ?? []), { spot, path: only.path, least, most }]);
  }
  return [...paths.values()];
}

const meet = (one: Span, other: Span): boolean => one.least <= other.most && other.least <= one.most;

/** Of at least three of which all others are apart, the one that meets several is the mistake. */
function tell(spans: readonly Span[], report: Subject['report']): void {
  if (spans.length < 3) return;
  const met = spans.map((one) => spans.filter((other) => other !== one && meet(one, other)));
  const [odd, second] = spans.filter((_one, index) => (met[index]?.length ?? 0) > 1);
  const rest = spans.filter((one) => one !== odd);
  const areApart = rest.every((one) => rest.every((other) => one === other || !meet(one, other)));
  const [other] = rest.filter((one) => odd !== undefined && meet(one, odd));
  if (odd === undefined || second !== undefined || !areApart || other === undefined) return;
  const value = Math.max(odd.least, other.least);
  report(inside(odd.spot.place, 'if'), 'shown-twice', {
    name: String(Number.isFinite(value) ? value : Math.min(odd.most, other.most)),
    of: odd.path,
    detail: lineOf(other.spot.place),
  });
}

/** One asks for what the other leaves out, but for another number. */
function split(before: Spot, spot: Spot, report: Subject['report']): void {
  if (before.object['type'] !== spot.object['type']) return;
  const [one, other] = [before, spot].map((each) => conditionsOf(each.object['if']));
  const rest = (all: readonly Condition[] = [], path: string): string =>
    JSON.stringify(all.filter((each) => each.path !== path));
  for (const asked of one ?? [])
    for (const left of other ?? []) {
      const [range, without] = [rangeOf(asked.asks), rangeOf(left.asks)];
      if (
        asked.path !== left.path ||
        asked.holds === left.holds ||
        rest(one, asked.path) !== rest(other, asked.path)
      )
        continue;
      if (range === undefined || without === undefined || wordIn(asked.asks) !== wordIn(left.asks)) continue;
      const [wide, narrow] = asked.holds ? [range, without] : [without, range];
      const isTwice = wide[0] < narrow[0] || wide[1] > narrow[1];
      if (wide[0] === narrow[0] && wide[1] === narrow[1]) continue;
      const between = wide[1] === narrow[1] ? Math.min(wide[0], narrow[0]) : Math.max(wide[1], narrow[1]);
      const name = String(between);
      if (isTwice)
        report(inside(spot.place, 'if'), 'shown-twice', {
          name,
          of: asked.path,
          detail: lineOf(before.place),
        });
      else
        report(inside(spot.place, 'if'), 'uncovered-values', {
          name: asked.path,
          of: 'widgets',
          detail: name,
        });
    }
}

/** The one word of a description. */
function wordIn(asks: unknown): string | undefined {
  const [word, another] = isObject(asks) ? Object.keys(asks) : [];
  return another === undefined ? word : undefined;
}
