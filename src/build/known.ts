/**
 * Reads what the checker knows besides the definitions: the schemas of calls, of the configuration, of bridge messages, and
 * what the schemas of widgets and actions say to the checker alone. It must not know what is checked.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Known, Notes, PropNotes } from '../check/context.ts';
import type { KnownSchema } from '../check/types/type.ts';
import { describeCalls, keptForChecks, reduce, type OpenApi } from './calls.ts';
import type { PartSchema } from './kinds.ts';
import { readJson, type Part } from './parts.ts';

/** The words of a prop that say what its value does, not what it looks like. */
export const noteNames: readonly (keyof PropNotes)[] = [
  'essential',
  'whenMissing',
  'handedOn',
  'needed',
  'promises',
  'takes',
  'copied',
  'shownBy',
  'event',
  'writes',
  'yields',
  'guards',
  'digits',
  'highest',
];

function read<T>(root: string, file: string): T | undefined {
  const path = join(root, file);
  return existsSync(path) ? (readJson(path) as T) : undefined;
}

/** Payloads by the name of their message; `undefined` for a message without one. */
function readPayloads(schema: PartSchema): { readonly [message: string]: KnownSchema | undefined } {
  const messages = Object.values((schema['$defs'] ?? {}) as Readonly<Record<string, PartSchema>>);
  return Object.fromEntries(
    messages.flatMap(({ properties, required }) => {
      const name = properties?.['type']?.const;
      const payload = properties?.['payload'];
      if (typeof name !== 'string') return [];
      const known = payload === undefined ? undefined : reduce(schema, payload, 0, keptForChecks);
      return [[name, known && optional(known, required?.includes('payload') === true)]];
    }),
  );
}

/** Whatever a message's schema leaves open may be added to its payload. */
function optional(schema: KnownSchema, required: boolean): KnownSchema {
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return required ? schema : { ...schema, type: [...types, 'null'] };
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

export function readKnown(root: string): Known {
  const config = read<PartSchema>(root, 'schemas/config.schema.json');
  const bridge = read<PartSchema>(root, 'schemas/bridge.schema.json');
  return {
    ...describeCalls(read<OpenApi>(root, 'schemas/backend.openapi.json') ?? {}),
    config: config && present(reduce(config, config, 0, keptForChecks), config),
    payloads: bridge === undefined ? {} : readPayloads(bridge),
    opens: isTexts(bridge?.['x-opens']) ? bridge['x-opens'] : [],
  };
}

/** A setting with a default, or with some inside it, is one that the app never sees missing. */
function present(schema: KnownSchema, { properties: settings = {} }: PartSchema): KnownSchema {
  const filled = Object.entries(settings).filter(([, part]) => hasDefault(part));
  if (filled.length === 0) return schema;
  const { properties = {}, required = [] } = schema;
  return {
    ...schema,
    required: [...new Set([...required, ...filled.map(([name]) => name)])],
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, present(inner, settings[name] ?? {})]),
    ),
  };
}

const hasDefault = ({ default: own, properties = {} }: PartSchema): boolean =>
  own !== undefined || Object.values(properties).some(hasDefault);

/** The props beside a list that name what is shown of its objects, with their defaults. */
function namesOf({ shownBy }: PartSchema, { properties }: PartSchema): NonNullable<PropNotes['shownBy']> {
  const props = Array.isArray(shownBy) ? shownBy.map(String) : [];
  return Object.fromEntries(
    props.map((prop) => {
      const name = properties?.[prop]?.['default'];
      return [prop, typeof name === 'string' ? name : undefined] as const;
    }),
  );
}

function notesIn(schema: PartSchema, name: string): readonly (readonly [string, PropNotes])[] {
  return Object.entries(schema.properties ?? {}).flatMap(([prop, part]) => {
    const of = `${name}.${prop}`;
    const noted = noteNames.filter((note) => part[note] !== undefined);
    const words = Object.fromEntries(noted.map((note) => [note, part[note]])) as PropNotes;
    const notes = part['shownBy'] === undefined ? words : { ...words, shownBy: namesOf(part, schema) };
    return [
      ...(noted.length > 0 ? [[of, notes] as const] : []),
      ...notesIn(part, of),
      ...(part.items === undefined ? [] : notesIn(part.items, of)),
    ];
  });
}

export const readNotes = (parts: readonly Part[]): Notes =>
  new Map(parts.flatMap(({ name, schema }) => notesIn(schema, name)));
