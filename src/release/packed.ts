/**
 * Values of a program as JSON and back, without loss: maps, sets, what is undefined, numbers that JSON lacks. Functions have no
 * place in it. It must not know what the values mean.
 */
import type { Json, JsonObject } from '../model/json.ts';

/** The member that says what an object stands for. */
const mark = '$is';

const isJson = (value: unknown): value is null | boolean | string =>
  value === null || typeof value === 'boolean' || typeof value === 'string';

/** Throws at a function and at an object with a member `$is`: a mistake of the programmer. */
export function pack(value: unknown): Json {
  if (isJson(value)) return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : { [mark]: String(value) };
  if (value === undefined) return { [mark]: 'undefined' };
  if (Array.isArray(value)) return value.map(pack);
  if (value instanceof Map) return { [mark]: 'map', of: [...value].map(pack) };
  if (value instanceof Set) return { [mark]: 'set', of: [...value].map(pack) };
  if (typeof value !== 'object' || mark in value) throw new Error(`${typeof value} cannot be packed`);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, pack(member)]));
}

function unmarked({ [mark]: kind, of }: JsonObject): unknown {
  const entries = Array.isArray(of) ? (of as readonly Json[]).map(unpack) : [];
  if (kind === 'map') return new Map(entries as readonly (readonly [unknown, unknown])[]);
  if (kind === 'set') return new Set(entries);
  return kind === 'undefined' ? undefined : Number(kind);
}

export function unpack(value: Json): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly Json[]).map(unpack);
  const object = value as JsonObject;
  if (Object.prototype.hasOwnProperty.call(object, mark)) return unmarked(object);
  return Object.fromEntries(Object.entries(object).map(([name, member]) => [name, unpack(member)]));
}
