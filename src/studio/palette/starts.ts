/**
 * What a new part begins as: its example, with the words that are to be asked for, without the data and the actions of the example.
 * Pure; it must not know where the part is put.
 */
import { isList, isObject, membersOf, nameFrom, own, type Pointer } from '../../check/document/document.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { Told } from '../../release/told.ts';
import { fieldsOf, type Field } from '../core/fields.ts';
import { widgetExamples, widgetSchemas } from '../core/parts.ts';

/** Words that a person is asked for. */
export interface Wanted {
  /** In the part. */
  readonly pointer: Pointer;
  readonly label: Told;
  /** What the example says. */
  readonly example: string;
  readonly room: number | undefined;
}

/** A variable that the part writes, with its first value. */
export interface Variable {
  readonly pointer: Pointer;
  readonly name: string;
  readonly first: Json;
}

export interface Start {
  readonly node: JsonObject;
  readonly words: readonly Wanted[];
  readonly variables: readonly Variable[];
}

const isData = (value: unknown): boolean => typeof value === 'string' && value.includes('{{');

/** The first node of this type in an example. */
function nodeOf(type: string, value: unknown): JsonObject | undefined {
  if (isList(value)) return value.map((each) => nodeOf(type, each)).find((found) => found !== undefined);
  if (!isObject(value)) return undefined;
  if (value['type'] === type) return value as JsonObject;
  return Object.values(value)
    .map((each) => nodeOf(type, each))
    .find((found) => found !== undefined);
}

interface Collected {
  readonly words: Wanted[];
  readonly variables: Variable[];
  /** First values by what a field writes. */
  readonly firstOf: (type: string) => Json;
}

/** What a field of an example becomes; `undefined` leaves it out. */
function started(
  field: Field,
  value: Json,
  pointer: Pointer,
  type: string,
  found: Collected,
): Json | undefined {
  switch (field.kind) {
    case 'words':
      if (isData(value) && !field.required) return undefined;
      found.words.push({
        pointer,
        label: field.label,
        example: isData(value) || typeof value !== 'string' || value.startsWith('@') ? '' : value,
        room: field.suggestedLength,
      });
      return '';
    case 'actions':
      return field.required ? [] : undefined;
    case 'binding': {
      const name = /^state\.(\w+)/.exec(nameFrom(value))?.[1];
      if (name === undefined) return field.required ? '' : undefined;
      found.variables.push({ pointer, name, first: found.firstOf(type) });
      return value;
    }
    case 'parts':
      return isList(value)
        ? value.map((each, index) => startedNode(each, [...pointer, index], found))
        : startedOnly(field, value, pointer, found);
    case 'rows':
      return startedRows(field, value, pointer, found);
    case 'picture':
      return field.required ? '' : undefined;
    case 'rules':
    case 'condition':
      return undefined;
    default:
      return isData(value) ? (field.required ? '' : undefined) : value;
  }
}

function startedRows(
  { inner = [], required }: Field,
  value: Json,
  pointer: Pointer,
  found: Collected,
): Json | undefined {
  if (!isList(value)) return required ? [] : undefined;
  const [only] = inner;
  return value.map((entry, index): Json => {
    const at = [...pointer, index];
    if (only !== undefined && only.name === '')
      return started({ ...only, required: true }, entry, at, '', found) ?? '';
    return Object.fromEntries(
      Object.entries(membersOf(entry)).map(([name, member]) => {
        const field = inner.find((each) => each.name === name);
        // What tells the entries apart is no words.
        const said =
          field === undefined || name === 'value'
            ? (member as Json)
            : started(field, member as Json, [...at, name], '', found);
        return [name, said ?? ''];
      }),
    );
  });
}

/** A part that stands there alone, with one thing to say, is called by what it is there: an answer. */
function startedOnly(field: Field, value: Json, pointer: Pointer, found: Collected): JsonObject {
  const before = found.words.length;
  const node = startedNode(value, pointer, found);
  const [first, second] = found.words.slice(before);
  if (first !== undefined && second === undefined) found.words[before] = { ...first, label: field.label };
  return node;
}

function startedNode(node: Json, pointer: Pointer, found: Collected): JsonObject {
  const members = membersOf(node);
  const type = nameFrom(members['type']);
  const fields = fieldsOf(own(widgetSchemas, type) ?? {});
  const { id: _id, if: _if, ...rest } = members;
  const entries = Object.entries(rest).flatMap(([name, value]): readonly (readonly [string, Json])[] => {
    if (name === 'type') return [[name, type]];
    const field = fields.find((each) => each.name === name);
    if (field === undefined) return [];
    const next = started(field, value as Json, [...pointer, name], type, found);
    return next === undefined ? [] : [[name, next]];
  });
  return Object.fromEntries(entries);
}

/** @param firstOf the first value of what a field of this type writes. */
export function startOf(type: string, firstOf: (type: string) => Json): Start {
  const found: Collected = { words: [], variables: [], firstOf };
  const [example] = own(widgetExamples, type) ?? [];
  const node = nodeOf(type, membersOf(example)['node']) ?? { type };
  return { node: startedNode(node, [], found), words: found.words, variables: found.variables };
}
