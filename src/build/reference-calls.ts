/**
 * The pages of `docs/reference` about the world outside: the data that each call gives to a screen, and the messages to
 * the host app. Made from the schemas of both. It must not read files, nor know any call or message by name.
 */
import type { Meanings } from '../check/types/type.ts';
import type { OpenApi } from './calls.ts';
import type { PartSchema } from './kinds.ts';
import { cell, code, fence, notWritten, words } from './reference-markdown.ts';

/** Follows references and joins alternatives until a schema says itself what it is. */
function plain(document: OpenApi, schema: PartSchema): PartSchema {
  if (schema.$ref !== undefined) {
    const found = schema.$ref
      .split('/')
      .slice(1)
      .reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name], document);
    const { $ref: _reference, ...own } = schema;
    return { ...plain(document, found as PartSchema), ...own };
  }
  const parts = ['allOf', 'anyOf'].flatMap((word) => (schema[word] ?? []) as readonly PartSchema[]);
  if (parts.length === 0) return schema;
  const { allOf: _all, anyOf: _any, ...own } = schema;
  const joined = parts.map((part) => plain(document, part)).filter((part) => part.type !== 'null');
  const properties = [...joined, schema].flatMap((part) => Object.entries(part.properties ?? {}));
  const merged = joined.reduce<PartSchema>((all, part) => ({ ...all, ...part }), {});
  const all = { ...merged, ...own };
  return properties.length === 0 ? all : { ...all, properties: Object.fromEntries(properties) };
}

/** What a screen does with a value of a declared format. */
const formats: Readonly<Record<string, string>> = {
  minor: 'an amount: show it with `money`',
  date: 'a date: show it with `date`',
  flag: '`true` or `false`',
  nonzero: '`true` or `false`',
  id: 'a text',
  'uri-reference': 'an address',
};

function typeOf(schema: PartSchema): string {
  const format = schema['format'];
  if (typeof format === 'string' && formats[format] !== undefined) return formats[format];
  if (schema.enum !== undefined) return schema.enum.map(code).join(', ');
  if (schema.items !== undefined) return 'a list';
  if (schema.properties !== undefined) return 'an object';
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const known = types.filter((type) => type !== 'null');
  return known.length === 1 && known[0] !== 'string' ? (known[0] ?? '') : 'a text';
}

interface Row {
  readonly path: string;
  readonly schema: PartSchema;
  readonly absent: boolean;
}

/** Every field a path can reach; `[]` stands for an entry of a list. */
function fieldsOf(document: OpenApi, given: PartSchema, prefix: string): readonly Row[] {
  const schema = plain(document, given);
  const inside = schema.items === undefined ? schema : plain(document, schema.items);
  const here = schema.items === undefined ? prefix : `${prefix}[]`;
  return Object.entries(inside.properties ?? {}).flatMap(([name, part]) => {
    const field = plain(document, part);
    const path = here === '' ? name : `${here}.${name}`;
    const nullable = Array.isArray(field.type) && field.type.includes('null');
    const absent = nullable || !(inside.required ?? []).includes(name);
    return [{ path, schema: field, absent }, ...fieldsOf(document, field, path)];
  });
}

function table(heading: string, rows: readonly Row[], mark: (row: Row) => string): string {
  const lines = rows.map((row) => {
    const { schema } = row;
    const meanings = schema['x-meanings'] as Meanings | undefined;
    const meant = (value: unknown): string => {
      const meaning = meanings?.[String(value)]?.en;
      return meaning === undefined ? code(value) : `${code(value)} (${meaning})`;
    };
    const known = (schema['x-known-values'] as readonly unknown[] | undefined)?.map(meant).join(', ');
    const said = `${words(cell(schema.description ?? ''))}${known === undefined ? '' : ` Known: ${known}.`}`;
    const example = (schema.examples ?? []).map(code).join(', ');
    return `| ${code(row.path)}${mark(row)} | ${typeOf(schema)} | ${said} | ${example} |`;
  });
  return [`| ${heading} | value | what it is | example |`, '| --- | --- | --- | --- |', ...lines].join('\n');
}

type Operation = NonNullable<NonNullable<OpenApi['paths']>[string]>[string];

const schemaIn = (content: Readonly<Record<string, { readonly schema?: PartSchema }>> = {}): PartSchema =>
  Object.values(content)[0]?.schema ?? {};

interface QueryParameter {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: PartSchema;
  readonly 'x-fill'?: string;
}

function callSection(document: OpenApi, operation: Operation): string {
  const query = ((operation.parameters ?? []) as readonly QueryParameter[]).flatMap(
    ({ name, in: place, required, schema = {}, description = '', 'x-fill': fill }) =>
      name === undefined || place !== 'query' || fill !== undefined
        ? []
        : [{ path: name, schema: { ...schema, description }, absent: required !== true }],
  );
  const sent = [...query, ...fieldsOf(document, schemaIn(operation.requestBody?.content), '')];
  const answer = plain(document, schemaIn(operation.responses?.['200']?.content));
  const data = plain(document, answer.properties?.['data'] ?? {});
  const fields = fieldsOf(document, data, data.items === undefined ? '' : 'data');
  const said = typeof operation['summary'] === 'string' ? operation['summary'] : '';
  const writes =
    operation['x-effect'] === 'write' ? ' It changes something: use the action [call](action-call.md).' : '';
  return [
    `## ${operation.operationId ?? ''}`,
    `${words(said)}${writes}`,
    sent.length === 0
      ? 'Nothing needs to be sent.'
      : table('send', sent, ({ absent }) => (absent ? '' : ' (needed)')),
    operation['x-envelope'] === 'image'
      ? 'It gives a picture: show it with an [image](image.md) whose `src` is the source, `{{name}}`.'
      : fields.length === 0
        ? 'It gives no data that a screen reads.'
        : table('field', fields, ({ absent }) => (absent ? ' (may be missing)' : '')),
  ].join('\n\n');
}

export function callsPage(document: OpenApi): string {
  const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods));
  const named = operations
    .filter(({ operationId }) => operationId !== undefined)
    .sort((a, b) => ((a.operationId ?? '') < (b.operationId ?? '') ? -1 : 1));
  return [
    notWritten,
    '# Calls',
    'What each call is sent, and the fields a screen can read of its answer. With `"data": { "loan": { "call": "loanDetails" } }`, the field `orderStatus` is `{{loan.orderStatus}}`. `[]` stands for an entry of a list: repeat the widget with `each`. Examples are in Spanish; words that come from the backend are in the language of the session.',
    ...named.map((operation) => callSection(document, operation)),
  ].join('\n\n');
}

export function messagesPage(schema: PartSchema): string {
  const messages = (schema['$defs'] ?? {}) as Readonly<Record<string, PartSchema>>;
  const sections = Object.entries(messages).flatMap(([name, { description, examples = [] }]) => {
    const actions = examples.map((example) => {
      const { type, ...rest } = example as { readonly type: string };
      return fence({ do: 'bridge', message: type, ...rest });
    });
    return [`## ${name}`, words(description), ...actions];
  });
  return [
    notWritten,
    '# Messages to the app',
    'What the action [bridge](action-bridge.md) can tell the app around the page.',
    ...sections,
  ].join('\n\n');
}
