/**
 * What can be done about an address that still opens: whoever comes by it, where a way to it is hidden, is led back to where the way began.
 * It must not know who asks.
 */
import { membersOf, nameFrom, type Members } from '../../check/document/document.ts';
import type { Narrowed } from '../../check/map/narrowed.ts';
import { routePaths } from '../../lib/routes.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { told, type Told } from '../../release/told.ts';
import type { Edit, Texts } from '../core/draft.ts';
import { setMember } from '../core/edits.ts';
import { parsedOf } from '../search/screens.ts';

/** Paths that a test asks for. */
function pathsIn(test: unknown): readonly string[] {
  if (Array.isArray(test)) return test.flatMap(pathsIn);
  return Object.entries(membersOf(test)).flatMap(([name, value]): readonly string[] => {
    if (name === '$comment') return [];
    if (name === 'all' || name === 'any' || name === 'not') return pathsIn(value);
    return name === 'some' ? [value].flat().map(nameFrom) : [name];
  });
}

const queryOf = (screen: Members): Members => membersOf(screen['query']);

const isRequired = (query: Members, name: string): boolean => membersOf(query[name])['required'] === true;

/**
 * Nothing where the other screen cannot know what is asked, or where the one that it would lead back to cannot be opened from it: only
 * parameters of the address are the same on both.
 * @param files of the two screens.
 */
export function leadAway(
  { hidden }: Pick<Narrowed, 'hidden'>,
  { from, to }: { readonly from: string; readonly to: string },
  texts: Texts,
  label: Told,
): Edit | undefined {
  const [source, target] = [from, to].map((file) => parsedOf(texts, file) ?? {});
  const [asked, known] = [queryOf(source ?? {}), queryOf(target ?? {})];
  const [route] = routePaths(source?.['routes']);
  const isKnown = (path: string): boolean =>
    path.startsWith('query.') && known[path.slice('query.'.length)] !== undefined;
  const names = Object.keys(asked);
  const pass = names.filter((name) => known[name] !== undefined);
  const isLost = names.some((name) => isRequired(asked, name) && !pass.includes(name));
  if (route === undefined || isLost || !pathsIn(hidden).every(isKnown)) return undefined;
  const action = {
    do: 'navigate',
    if: hidden as JsonObject,
    to: route,
    ...(pass.length === 0 ? {} : { pass }),
    replace: true,
  };
  const given = { file: to, text: texts.get(to) ?? '' };
  const events = membersOf(target?.['on']);
  const before = [events['enter'] ?? []].flat() as unknown as readonly Json[];
  const enter: Json = before.length === 0 ? action : [action, ...before];
  const splices =
    target?.['on'] === undefined
      ? setMember(given, [], 'on', { enter }, order)
      : setMember(given, ['on'], 'enter', enter, ['enter', ...Object.keys(events)]);
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
