/**
 * What can be done about an address that still opens: whoever comes by it, where a way to it is hidden, is led back to where the way began.
 * It must not know who asks.
 */
import { membersOf, nameFrom, own, type Members } from '../../check/document/document.ts';
import type { Narrowed } from '../../check/map/narrowed.ts';
import { routePaths } from '../../lib/routes.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { told, type Told } from '../../release/told.ts';
import type { Draft, Edit, Texts } from '../core/draft.ts';
import { schemaOf } from '../conditions/meaning.ts';
import { setMember } from '../core/edits.ts';
import type { Known } from '../forms/desk.ts';
import { parsedOf } from '../search/screens.ts';

const isJoining = (name: string): boolean => name === 'all' || name === 'any' || name === 'not';

/** The same test with every path under its name there; nothing where one has none. */
function renamed(test: unknown, nameOf: (path: string) => string | undefined): unknown {
  if (Array.isArray(test)) {
    const all = test.map((each) => renamed(each, nameOf));
    return all.includes(undefined) ? undefined : all;
  }
  const members = Object.entries(membersOf(test)).map(([name, value]): readonly [string, unknown] => {
    if (name === '$comment') return [name, value];
    if (isJoining(name)) return [name, renamed(value, nameOf)];
    if (name !== 'some') return [nameOf(name) ?? '', value];
    const paths = [value].flat().map((path) => nameOf(nameFrom(path)));
    return [name, paths.includes(undefined) ? undefined : paths.length === 1 ? paths[0] : paths];
  });
  return members.some(([name, value]) => name === '' || value === undefined)
    ? undefined
    : Object.fromEntries(members);
}

const queryOf = (screen: Members): Members => membersOf(screen['query']);
const isRequired = (query: Members, name: string): boolean => membersOf(query[name])['required'] === true;
const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a path of one screen is called on another, where that has the same: its address, or an answer about the same thing. */
function nameThere(
  path: string,
  from: Members,
  to: Members,
  project: Pick<Known, 'known'>,
): string | undefined {
  const [root = '', ...rest] = path.split('.');
  if (root === 'config') return path;
  if (root === 'query') return own(queryOf(to), rest[0] ?? '') === undefined ? undefined : path;
  const source = membersOf(membersOf(from['data'])[root]);
  const named = Object.entries(membersOf(to['data'])).find(([name, other]) => {
    if (!alike(membersOf(other)['send'], source['send'])) return false;
    if (membersOf(other)['call'] === source['call']) return true;
    return schemaOf([name, ...rest].join('.'), to, project) !== undefined;
  });
  return source['call'] === undefined || named === undefined ? undefined : [named[0], ...rest].join('.');
}

interface Led {
  readonly action: JsonObject;
  /** An answer is known once it is there. */
  readonly event: Event;
  readonly events: Members;
  readonly before: readonly Json[];
}

type Event = 'enter' | 'ready';

const stepsOf = (events: Members, event: Event): readonly Json[] =>
  [events[event] ?? []].flat() as unknown as readonly Json[];

interface Between {
  /** Files of the two screens. */
  readonly from: string;
  readonly to: string;
}

/** Nothing where the other screen cannot know what is asked, or where the one that it would lead back to cannot be opened from it. */
function ledBy(
  { hidden }: Pick<Narrowed, 'hidden'>,
  { from, to }: Between,
  texts: Texts,
  project: Pick<Known, 'known'>,
): Led | undefined {
  const [source, target] = [membersOf(parsedOf(texts, from)), membersOf(parsedOf(texts, to))];
  const [asked, known] = [queryOf(source), queryOf(target)];
  const [route] = routePaths(source['routes']);
  const names = Object.keys(asked);
  const pass = names.filter((name) => known[name] !== undefined);
  const isLost = names.some((name) => isRequired(asked, name) && !pass.includes(name));
  const test = renamed(hidden, (path) => nameThere(path, source, target, project));
  if (route === undefined || isLost || test === undefined) return undefined;
  const action = {
    do: 'navigate',
    if: test as JsonObject,
    to: route,
    ...(pass.length === 0 ? {} : { pass }),
    replace: true,
  };
  const data = Object.keys(membersOf(target['data']));
  const isLoaded = data.some((name) => JSON.stringify(test).includes(`"${name}.`));
  const events = membersOf(target['on']);
  const event = isLoaded ? 'ready' : 'enter';
  return { action, event, events, before: stepsOf(events, event) };
}

/** Whoever comes by the address is led back already. */
export function isLedAway(
  way: Pick<Narrowed, 'hidden'>,
  between: Between,
  texts: Texts,
  project: Pick<Known, 'known'>,
): boolean {
  const led = ledBy(way, between, texts, project);
  return led?.before.some((each) => alike(each, led.action)) ?? false;
}

/** What the same change said before of the same way: whoever answers again means this in its place. */
const isOutdated =
  ({ action }: Led, base: Members) =>
  (step: Json): boolean => {
    const given = membersOf(step);
    const isLead = given['if'] !== undefined && alike({ ...given, if: 0 }, { ...action, if: 0 });
    const was = membersOf(base['on']);
    return (
      isLead &&
      !(['enter', 'ready'] as const).some((event) => stepsOf(was, event).some((each) => alike(each, step)))
    );
  };

/** As definitions have it: one stands by itself. */
const bare = (steps: readonly Json[]): Json => (steps.length === 1 ? (steps[0] ?? null) : steps);

export function leadAway(
  way: Pick<Narrowed, 'hidden'>,
  between: Between,
  { now, base }: Pick<Draft, 'now' | 'base'>,
  project: Pick<Known, 'known'>,
  label: Told,
): Edit | undefined {
  const led = ledBy(way, between, now, project);
  if (led === undefined) return undefined;
  const { action, event, events, before } = led;
  const given = { file: between.to, text: now.get(between.to) ?? '' };
  const outdated = isOutdated(led, membersOf(parsedOf(base, between.to)));
  const kept = before.filter((each) => !outdated(each));
  const steps = bare([action, ...kept]);
  const other = event === 'enter' ? 'ready' : 'enter';
  const [others, stay] = [stepsOf(events, other), stepsOf(events, other).filter((each) => !outdated(each))];
  const isLess = stay.length < others.length;
  const { [other]: _, ...rest } = events;
  const next = {
    ...(isLess ? rest : events),
    ...(isLess && stay.length > 0 && { [other]: bare(stay) }),
    [event]: steps,
  };
  const isNew = Object.keys(events).length === 0;
  const splices =
    isNew || isLess
      ? setMember(given, [], 'on', next as JsonObject, order)
      : setMember(given, ['on'], event, steps, event === 'enter' ? ['enter', ...Object.keys(events)] : []);
  return { label: told(label['en-IN'], label['es-MX']), splices };
}

/** As definitions have it: what happens stands before what is drawn. */
const order = [
  '$schema',
  'version',
  'routes',
  'frame',
  'title',
  'description',
  'query',
  'values',
  'state',
  'keep',
  'keepFor',
  'keepUntil',
  'data',
  'on',
  'body',
  'footer',
  'dialogs',
];
