/**
 * What the parameters of a fragment stand for at one use of it, and what is visible inside. It must not know what is wrong with
 * what it is given.
 */
import { isEntity } from '../../lib/entities.ts';
import { textKey } from '../../lib/template.ts';
import type { Json } from '../../model/json.ts';
import { reservedNames } from '../context.ts';
import { isList, isObject } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { mayBeHollow } from '../types/hollow.ts';
import { bind, emptyScope, resolvePath, type Binding, type Scope } from '../types/scope.ts';
import { anything, mayBe, text, typeOfLiteral, typeOfName, type Type } from '../types/type.ts';

/** What a parameter stands for, and whether it is written out where the fragment is used. */
function boundTo(path: string, value: unknown, declared: Type, scope: Scope): Binding {
  const binding = valueAt(path, value, declared, scope);
  const template = typeof value === 'string' ? parseTemplate(value) : undefined;
  const isTag = template?.ok === true && template.value.kind === 'tag';
  const [root = ''] = isTag ? template.value.path : [];
  return { ...binding, made: isTag ? scope.names.get(root)?.made : 'written out where the fragment is used' };
}

/** The path it is given, a text or a literal. */
function valueAt(path: string, value: unknown, declared: Type, scope: Scope): Binding {
  // Any other is said where it is given.
  if (declared.values !== undefined) return { type: declared, path };
  if (isObject(value)) return { type: asDeclared(typeOfMembers(path, value, scope), declared), path };
  if (typeof value !== 'string')
    return { type: asDeclared(typeOfLiteral(value, 'fixed'), declared), path, given: true };
  const template = textKey(value) === undefined ? parseTemplate(value) : undefined;
  if (template?.ok === true && template.value.kind === 'literal')
    return { type: asDeclared(typeOfLiteral(template.value.text, 'fixed'), declared), path, given: true };
  const { entity } = declared;
  if (template?.ok !== true || template.value.kind !== 'tag')
    return {
      type: { ...text, entity, blank: template?.ok === true && mayBeHollow(template.value, scope) },
      path,
    };
  const found = resolvePath(template.value.path, scope);
  if (found.kind !== 'found') return { type: declared, path };
  if (asDeclared(found.type, declared) === declared) return { type: declared, path };
  return entity === undefined ? found : { ...found, type: { ...found.type, entity } };
}

/** An object that is put together where the fragment is used: each member is what it reads. */
const typeOfMembers = (path: string, value: Readonly<Record<string, unknown>>, scope: Scope): Type => ({
  kinds: ['object'],
  absent: false,
  members: new Map(
    Object.entries(value).map(([name, member]) => [
      name,
      boundTo(`${path}.${name}`, member, typeOfName(undefined), scope).type,
    ]),
  ),
});

/** What a fragment declares of a parameter: its type, what it is the number of, its only values. */
export function typeOfParameter(parameter: unknown): Type {
  const { type, kind, enum: values } = isObject(parameter) ? parameter : {};
  const entity = typeof kind === 'string' && isEntity(kind) ? kind : undefined;
  const declared = { ...typeOfName(type), entity };
  return isList(values) ? { ...declared, told: true, values: values as readonly Json[] } : declared;
}

/** Of another kind than declared: said where it is given, and not again wherever it is used. */
const asDeclared = (given: Type, declared: Type): Type =>
  declared.kinds === undefined || mayBe(given, ...declared.kinds) ? given : declared;

/** Its parameters, and what every place of the screen sees. `at` tells its uses apart. */
export function fragmentScope(
  fragment: Readonly<Record<string, unknown>>,
  scope: Scope,
  at: string,
  given?: (name: string) => unknown,
): Scope {
  const shared = [...scope.names].filter(([name]) => reservedNames.has(name) && name !== 'event');
  const params = Object.entries(isObject(fragment['params']) ? fragment['params'] : {});
  return bind({ ...emptyScope, facts: scope.facts, held: scope.held, repeats: scope.repeats }, [
    ...shared,
    ...params.map(([name, parameter]) => {
      const { default: otherwise } = isObject(parameter) ? parameter : {};
      const declared = typeOfParameter(parameter);
      const value = given?.(name) ?? (given === undefined ? undefined : otherwise);
      const binding =
        value === undefined
          ? // Of one that should be given and is not, nothing is known: that is said where the fragment is used.
            { type: given === undefined ? declared : anything, path: `${at}:${name}` }
          : boundTo(`${at}:${name}`, value, declared, scope);
      return [name, binding] as const;
    }),
  ]);
}

/** What a document sees where it is filled: the names it is given, and what is around it. */
export const filledScope = (scope: Scope, values: Readonly<Record<string, unknown>>, at: string): Scope =>
  bind(
    scope,
    Object.entries(values).map(([name, value]) => [
      name,
      boundTo(`${at}:${name}`, value, typeOfName(undefined), scope),
    ]),
  );
