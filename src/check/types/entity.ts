/**
 * Says of a value that is the number of one thing that another thing's is wanted. A value of no kind, or put together of
 * several, is taken for whatever is wanted. It must not know where the value goes.
 */
import { entityWords } from '../../lib/entities.ts';
import type { Context } from '../context.ts';
import { nameFrom, type Place } from '../document/document.ts';
import { typeOfString } from '../parts/strings.ts';
import { resolvePath, type Scope } from './scope.ts';

/** Parameters of this screen's address that are of the kind. */
function parametersOf(kind: string, scope: Scope): readonly string[] {
  const query = resolvePath(['query'], scope);
  const members = query.kind === 'found' ? [...(query.type.members ?? [])] : [];
  return members.flatMap(([name, { entity }]) => (entity === kind ? [`{{query.${name}}}`] : []));
}

/** `of` is what takes the value. Whether it was another kind, and has been said. */
export function checkEntity(
  value: unknown,
  wanted: string | undefined,
  of: string,
  place: Place,
  scope: Scope,
  { report }: Context,
): boolean {
  if (wanted === undefined || typeof value !== 'string') return false;
  const given = typeOfString(value, scope)?.entity;
  if (given === undefined || given === wanted) return false;
  const [meant, ...others] = parametersOf(wanted, scope);
  report(place, 'wrong-kind', {
    name: nameFrom(value),
    of,
    detail: entityWords[given] ?? given,
    wanted: entityWords[wanted] ?? wanted,
    ...(others.length === 0 && meant !== undefined && { near: meant }),
  });
  return true;
}
