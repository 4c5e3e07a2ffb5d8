/**
 * What goes along when a screen is chosen to go to: what it needs and this place knows, under the same name, or as the same kind of thing.
 * Pure; it must not know how a screen is chosen.
 */
import {
  isList,
  membersOf,
  nameFrom,
  own,
  type Members,
  type Pointer,
} from '../../../check/document/document.ts';
import type { Json } from '../../../model/json.ts';
import { pathsAt } from '../../conditions/paths.ts';
import { schemaOf } from '../../conditions/meaning.ts';
import type { Known } from '../desk.ts';
import type { ScreenName } from '../view.ts';

export const requiredOf = ({ query }: Pick<ScreenName, 'query'>): readonly string[] =>
  Object.keys(query).filter((name) => membersOf(query[name])['required'] === true);

interface Around {
  readonly definition: unknown;
  readonly pointer: Pointer;
  readonly project: Known;
}

/** The nearest value of this kind: an order, a product. */
function valueOf(kind: string, { definition, pointer, project }: Around): string | undefined {
  const asked = membersOf(membersOf(definition)['query']);
  const found = pathsAt(definition, pointer, project).find(({ path }) => {
    const [root, name = ''] = path.split('.');
    if (root === 'query') return membersOf(asked[name])['kind'] === kind;
    return schemaOf(path, definition, project)?.['x-kind'] === kind;
  });
  return found === undefined ? undefined : `{{${found.path}}}`;
}

/** The members of a step that hand something on. What it says already stays where the screen takes it. */
export function handedTo(
  screen: ScreenName,
  action: Members,
  around: Around,
): { readonly [name: string]: Json } {
  const here = membersOf(membersOf(around.definition)['query']);
  const isTaken = (name: string): boolean => screen.query[name] !== undefined;
  const query: { [name: string]: Json } = Object.fromEntries(
    Object.entries(membersOf(action['query']) as { [name: string]: Json }).filter(([name]) => isTaken(name)),
  );
  const pass = new Set((isList(action['pass']) ? action['pass'].map(String) : []).filter(isTaken));
  for (const name of requiredOf(screen)) {
    if (own(query, name) !== undefined) continue;
    const kind = nameFrom(membersOf(screen.query[name])['kind']);
    const mine = nameFrom(membersOf(own(here, name))['kind']);
    const isSame = own(here, name) !== undefined && (mine === kind || mine === '' || kind === '');
    const value = isSame || kind === '' ? undefined : valueOf(kind, around);
    if (isSame) pass.add(name);
    else if (value !== undefined) query[name] = value;
  }
  return {
    ...(Object.keys(query).length === 0 ? {} : { query }),
    ...(pass.size === 0 ? {} : { pass: [...pass] }),
  };
}
