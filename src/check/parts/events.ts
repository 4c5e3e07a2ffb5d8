/**
 * What `event` is in a list of actions: what the widget hands over, or the failure of a call with the codes that it can have. It
 * must not know which widget or action that is.
 */
import { readPath } from '../../lib/path.ts';
import type { Context, Project } from '../context.ts';
import { isObject, nameFrom, own, type Place } from '../document/document.ts';
import { text, typeOfSchema, type Type } from '../types/type.ts';

/** The call whose failure a list handles: it is named beside it, or beside what holds the lists by code. */
function callAround({ document, pointer }: Place): string | undefined {
  for (const length of [pointer.length - 1, pointer.length - 2]) {
    const holder = readPath(document.value, pointer.slice(0, length).map(String));
    if (isObject(holder) && holder['call'] !== undefined) return nameFrom(holder['call']);
  }
  return undefined;
}

/** Those that the contract names; an answer without codes has none. */
function codesOf(call: string, { calls, facts }: Project): readonly string[] | undefined {
  const envelope = own(calls, call)?.envelope;
  if (envelope === undefined) return undefined;
  return envelope === 'B' || envelope === 'image' ? [] : own(facts.calls, call)?.codes;
}

export function eventOf(of: string, place: Place, { project }: Context): Type | undefined {
  const schema = project.notes.get(of)?.event;
  if (schema === undefined) return undefined;
  const type = typeOfSchema(schema);
  const call = type.members?.has('code') === true ? callAround(place) : undefined;
  const codes = call === undefined ? undefined : codesOf(call, project);
  if (codes === undefined) return type;
  return { ...type, members: new Map([...(type.members ?? []), ['code', { ...text, known: codes }]]) };
}
