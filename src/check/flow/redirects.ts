/**
 * Screens that send on by themselves until they are back where they began, with nothing on the way that could end it. It must
 * not know what a test is about.
 */
import { routePaths } from '../../lib/routes.ts';
import { inside, isList, isObject, nameFrom, own, type Place } from '../document/document.ts';
import type { Members, Subject } from '../practice/survey.ts';
import { does, objectOf } from '../walk/deeds.ts';
import { entriesOf } from '../walk/entries.ts';
import { waysOf } from '../walk/ways.ts';
import { agree, conditionsOf, type Condition } from './conditions.ts';

interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly place: Place;
  readonly conditions: readonly Condition[];
  /** Parameters that it hands over, each as it is written. */
  readonly handed: ReadonlyMap<string, unknown>;
  /** The first values of the screen's variables that nothing keeps. */
  readonly fresh: Members;
}

/** No circle of screens is longer. */
const longest = 8;

export function checkRedirects(subjects: readonly Subject[]): void {
  const files = new Map(
    subjects.flatMap(({ survey: { screen, place } }) =>
      routePaths(screen['routes']).map((route) => [route, place.document.file] as const),
    ),
  );
  const redirects = subjects.flatMap((subject) => {
    const { screen, place } = subject.survey;
    const on = isObject(screen['on']) ? screen['on'] : {};
    return ['enter', 'ready'].flatMap((event) =>
      redirectsIn(on[event], inside(place, 'on', event), [], subject).flatMap((redirect) => {
        const to = files.get(redirect.to);
        return to === undefined || to === redirect.from ? [] : [{ ...redirect, to }];
      }),
    );
  });
  const said = new Set<string>();
  for (const redirect of [...redirects].sort(
    (one, other) => one.conditions.length - other.conditions.length,
  )) {
    const circle = circleFrom(redirect, redirects, [redirect]);
    if (circle === undefined || circle.some(({ from }) => said.has(from))) continue;
    circle.forEach(({ from }) => said.add(from));
    const [subject] = subjects.filter(({ survey }) => survey.place.document.file === redirect.from);
    const detail = [...circle.map(({ from }) => from), redirect.from].join(' → ');
    subject?.report(inside(redirect.place, 'to'), 'redirect-circle', { name: detail });
  }
}

function redirectsIn(
  value: unknown,
  place: Place,
  around: readonly Condition[],
  subject: Subject,
): readonly Redirect[] {
  return entriesOf(value, place).flatMap(({ object: action, place: at }): readonly Redirect[] => {
    const ways = waysOf(action);
    const [only, second] = ways ?? [];
    if (ways !== undefined)
      return ways.flatMap((way) => {
        const isElse =
          way.test === undefined && only?.test !== undefined && ways.length === 2 && way === second;
        const more = isElse ? conditionsOf({ not: only.test }) : conditionsOf(way.test);
        return redirectsIn(way.taken, inside(at, ...way.at), [...around, ...more], subject);
      });
    const { survey, facts } = subject;
    if (!does('leadsTo', action, facts)) return [];
    return [
      {
        from: place.document.file,
        to: nameFrom(objectOf('leadsTo', action, facts)),
        place: at,
        conditions: [...around, ...conditionsOf(action['if'])],
        handed: handedBy(action),
        fresh: freshOf(survey.screen),
      },
    ];
  });
}

function handedBy({ query, pass }: Members): ReadonlyMap<string, unknown> {
  const passed = isList(pass) ? pass.map((name) => [nameFrom(name), undefined] as const) : [];
  return new Map([...passed, ...Object.entries(isObject(query) ? query : {})]);
}

function freshOf({ state, keep, cookies }: Members): Members {
  const kept = JSON.stringify([keep ?? [], cookies ?? {}]);
  const entries = Object.entries(isObject(state) ? state : {});
  return Object.fromEntries(entries.filter(([name]) => !kept.includes(`"state.${name}`)));
}

/** A way back to the beginning that can be gone again and again. */
function circleFrom(
  first: Redirect,
  all: readonly Redirect[],
  way: readonly Redirect[],
): readonly Redirect[] | undefined {
  const last = way.at(-1);
  if (last === undefined || way.length > longest) return undefined;
  if (last.to === first.from) return goesOn(way) ? way : undefined;
  for (const next of all) {
    if (next.from !== last.to || way.some(({ from }) => from === next.from)) continue;
    const found = circleFrom(first, all, [...way, next]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether nothing that is asked on the way is changed by it. */
function goesOn(circle: readonly Redirect[]): boolean {
  const asked = new Map<string, Condition>();
  return circle.every((redirect, index) => {
    const before = circle.at(index - 1) ?? redirect;
    return redirect.conditions.every((condition) => {
      const { path } = condition;
      const [root, name = ''] = path.split('.');
      if (root === 'query') return mayHold(condition, before.handed.has(name), before.handed.get(name));
      if (root === 'state' && own(redirect.fresh, name) !== undefined && path === `state.${name}`)
        return mayHold(condition, true, redirect.fresh[name]);
      const earlier = asked.get(path);
      asked.set(path, condition);
      return earlier === undefined || agree(earlier, condition);
    });
  });
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** `value`: as it is written; what it is besides a word is not known. */
function mayHold({ asks, holds }: Condition, isThere: boolean, value: unknown): boolean {
  if (!isThere) return !holds;
  if ((isText(value) && value.includes('{{')) || value === undefined || isObject(asks)) return true;
  const values: readonly unknown[] = isList(asks) ? asks : [asks];
  return values.includes(value) === holds;
}
