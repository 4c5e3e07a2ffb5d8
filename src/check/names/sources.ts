/**
 * Checks the sources of a screen: what each is sent, when it is loaded, and that none waits for itself. It must not know
 * what shows them.
 */
import { presentPaths, some } from '../../lib/presence.ts';
import { templatePaths } from '../../lib/template.ts';
import type { Context } from '../context.ts';
import { reservedNames } from '../context.ts';
import type { Members, Place } from '../document/document.ts';
import { parsePath, parseTemplate } from '../document/parsed.ts';
import { inside, isList, keyOf, membersOf, own } from '../document/document.ts';
import { checkNodes } from '../parts/nodes.ts';
import { checkKind } from '../parts/props.ts';
import { checkSend } from '../parts/send.ts';
import { checkText, checkValue } from '../parts/strings.ts';
import { checkTest } from '../parts/tests.ts';
import { assume } from '../types/judge.ts';
import type { Scope } from '../types/scope.ts';
import type { Sink } from '../types/shown.ts';

/** Before there is data: what may be absent would leave a gap. */
const waiting: Sink = { of: 'the words of waiting', use: 'shown', absent: false };

export function checkSources(screen: Members, screenPlace: Place, scope: Scope, context: Context): void {
  const sources = membersOf(screen['data']);
  const place = inside(screenPlace, 'data');
  // A source that reads a pick waits for what the pick is made of.
  const followed = (root: string): readonly string[] => {
    const pick = own(membersOf(screen['pick']), root);
    return pick === undefined ? [root] : roots(pick);
  };
  const needs = new Map(
    Object.entries(sources).map(([name, source]) => {
      const { send, if: test } = membersOf(source);
      return [name, new Set([...roots(send), ...roots(test)].flatMap(followed))] as const;
    }),
  );
  for (const [name, source] of Object.entries(sources)) {
    checkSource(name, membersOf(source), inside(place, name), scope, context);
    const circle = circleFrom(name, needs);
    if (circle !== undefined)
      context.report(keyOf(place, name), 'circular-data', { name, detail: circle.join(' → ') });
  }
}

/** The names that strings and tests in a value begin with. */
function roots(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    const template = parseTemplate(value);
    return template.ok ? templatePaths(template.value).flatMap(([root]) => root ?? []) : [];
  }
  if (isList(value)) return value.flatMap(roots);
  return Object.entries(membersOf(value)).flatMap(([name, item]) => {
    if (name === some) return presentPaths(item).flatMap(({ path }) => path.split('.')[0] ?? []);
    const path = parsePath(name);
    return [...(path.ok ? path.value.slice(0, 1) : []), ...roots(item)];
  });
}

/** The way back to a source over those it waits for. */
function circleFrom(
  start: string,
  needs: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] | undefined {
  const seen = new Set<string>();
  const search = (name: string, way: readonly string[]): readonly string[] | undefined => {
    for (const next of needs.get(name) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next) || !needs.has(next)) continue;
      seen.add(next);
      const found = search(next, [...way, next]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(start, [start]);
}

function checkSource(name: string, source: Members, place: Place, scope: Scope, context: Context): void {
  if (reservedNames.has(name))
    context.report({ ...place, key: true }, 'reserved-name', { name, of: 'a source' });
  checkKind(source['call'], 'call', inside(place, 'call'), scope, context, 'source.call');
  checkSend(
    source['call'],
    source['send'],
    place,
    assume(scope, source['if'], true, inside(place, 'if')),
    context,
    {
      all: true,
    },
  );
  checkValue(source['send'], inside(place, 'send'), scope, context);
  checkTest(source['if'], inside(place, 'if'), scope, context);
  checkTest(source['empty'], inside(place, 'empty'), scope, context);
  checkNodes(source['emptyBody'], inside(place, 'emptyBody'), scope, context);
  checkText(source['busy'], inside(place, 'busy'), scope, context, waiting);
  // It is told what the action that calls is told.
  if (source['failed'] !== undefined)
    context.actions(source['failed'], inside(place, 'failed'), scope, context, 'call.failed');
}
