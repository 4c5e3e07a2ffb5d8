/**
 * What a definition can say more shortly in the current version, where the types of data prove that it says the same. Values
 * that stay as they are stay the same object. It must not know files.
 */
import { isList, isObject } from '../check/document/document.ts';
import type { Type, TypeKind } from '../check/types/type.ts';

type Members = Readonly<Record<string, unknown>>;
type Pointer = readonly (string | number)[];

/** The forms of a test for presence, each with the one kind of value for which it is one. */
const presence: readonly (readonly [form: string, kind: TypeKind, whole: boolean])[] = [
  ['{"type":"string","minLength":1}', 'text', true],
  ['{"minLength":1}', 'text', false],
  ['{"type":"array","minItems":1}', 'list', true],
  ['{"minItems":1}', 'list', false],
];

/** Whether a condition asks nothing but whether the value is there. Without its type, it also passes null. */
export function asksPresence(condition: unknown, { kinds, absent }: Type): boolean {
  const [, kind, whole] = presence.find(([form]) => form === JSON.stringify(condition)) ?? [];
  return kind !== undefined && kinds?.length === 1 && kinds[0] === kind && (whole === true || !absent);
}

/** `"query": { "x": "{{query.x}}" }` of the action navigate is `"pass": ["x"]`. */
export function handOn(action: Members): Members {
  const { query } = action;
  if (action['do'] !== 'navigate' || !isObject(query) || action['pass'] !== undefined) return action;
  const names = Object.keys(query).filter((name) => query[name] === `{{query.${name}}}`);
  if (names.length === 0) return action;
  const rest = Object.entries(query).filter(([name]) => !names.includes(name));
  const left = rest.some(([name]) => name !== '$comment')
    ? [['query', Object.fromEntries(rest)] as const]
    : [];
  return Object.fromEntries(
    Object.entries(action).flatMap(([name, member]): readonly (readonly [string, unknown])[] =>
      name === 'query' ? [['pass', names], ...left] : [[name, member]],
    ),
  );
}

/** `{ "a.b": { "type": "string", "minLength": 1 } }` is `{ "some": "a.b" }`. `names`: the paths that ask nothing else. */
export function askSome(test: Members, names: ReadonlySet<string>): Members {
  const paths = Object.keys(test).filter((name) => names.has(name));
  const [first] = paths;
  if (first === undefined || test['some'] !== undefined) return test;
  return Object.fromEntries(
    Object.entries(test).flatMap(([name, condition]): readonly (readonly [string, unknown])[] => {
      if (name === first) return [['some', paths.length === 1 ? first : paths]];
      return paths.includes(name) ? [] : [[name, condition]];
    }),
  );
}

export interface Words {
  readonly pass: boolean;
  readonly some: boolean;
}

/** `proven`: whether the condition at a place asks only for presence, whatever uses it. */
export function shorten(
  value: unknown,
  words: Words,
  proven: (pointer: Pointer) => boolean,
  pointer: Pointer = [],
): unknown {
  if (isList(value)) {
    const items = value.map((item, index) => shorten(item, words, proven, [...pointer, index]));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(
    ([name, member]) => [name, shorten(member, words, proven, [...pointer, name])] as const,
  );
  const same = members.every(([name, member]) => member === value[name]);
  const object = same ? value : Object.fromEntries(members);
  const asked = words.some ? Object.keys(value).filter((name) => proven([...pointer, name])) : [];
  return askSome(words.pass ? handOn(object) : object, new Set(asked));
}
