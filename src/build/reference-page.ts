/**
 * One page of `docs/reference`: what a widget or an action is for, what it takes, and its examples, in Markdown made from
 * its schema. It must not read files, nor know any part by name.
 */
import type { PartSchema } from './kinds.ts';
import { cell, code, fence, notWritten, words } from './reference-markdown.ts';

export interface Example {
  readonly name: string;
  readonly node: unknown;
  readonly data?: unknown;
}

type Properties = Readonly<Record<string, PartSchema>>;

/** Definitions of a file, in the order in which a person meets them, each with its heading on the first page. */
const structure: ReadonlyMap<string, string> = new Map([
  ['screen', 'A screen'],
  ['fragment', 'A fragment'],
  ['queryParameter', 'A parameter under query'],
  ['valueDefinition', 'A value under values'],
  ['valueShape', 'What is in a value'],
  ['dataSource', 'A source under data'],
  ['pick', 'An entry under pick'],
  ['screenEvents', 'What a screen does by itself'],
  ['dialogDefinition', 'A dialog under dialogs'],
  ['dialogButton', 'A button of a dialog'],
  ['fragmentParameter', 'A parameter under params'],
]);

/** Where the first page explains a kind of value or a part of a file. */
function explained(name: string): string {
  const heading = structure.get(name) ?? name;
  return `[${structure.get(name)?.toLowerCase() ?? name}](README.md#${heading.toLowerCase().replaceAll(' ', '-')})`;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'an object',
  null: '`null`',
};

const kindOf = ({ $ref = '' }: PartSchema): string => $ref.replace('#/$defs/', '');

/** What may be written: a kind of value (explained on the first page), a choice, or a type. */
export function valueOf(schema: PartSchema): string {
  if (schema.$ref !== undefined) return explained(kindOf(schema));
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(code).join(', ');
  if (schema.items !== undefined) return `a list: ${valueOf(schema.items)}`;
  if (schema.properties !== undefined) return 'an object';
  if (typeof schema.additionalProperties === 'object')
    return `an object of ${valueOf(schema.additionalProperties)} by name`;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const { minimum, maximum } = schema as { readonly minimum?: number; readonly maximum?: number };
  const range = minimum === undefined || maximum === undefined ? '' : ` from ${minimum} to ${maximum}`;
  return types.length === 0 ? 'any value' : types.map((type) => typeNames[type] ?? type).join(' or ') + range;
}

interface Row {
  readonly name: string;
  readonly schema: PartSchema;
  readonly required: boolean;
}

/** Every property, and those inside it: `of[].then`. */
function rowsOf(schema: PartSchema, prefix = ''): readonly Row[] {
  const named = Object.entries(schema.properties ?? {});
  const patterns = Object.entries(schema.patternProperties ?? {}).map(
    ([pattern, part]) => [`${pattern.replaceAll(/[\^$\\]/g, '')}…`, part] as const,
  );
  return [...named, ...patterns].flatMap(([name, part]) => {
    const here = `${prefix}${name}`;
    const row = { name: here, schema: part, required: schema.required?.includes(name) ?? false };
    const inside = part.items === undefined ? rowsOf(part, `${here}.`) : rowsOf(part.items, `${here}[].`);
    return [row, ...inside];
  });
}

interface Options {
  /** Properties that go without saying. */
  readonly left?: readonly string[];
  /** Shared definitions: what they say and show holds where a property says nothing itself. */
  readonly shared?: Properties;
}

/** What each of some properties is; those that must be there are marked. */
export function table(schema: PartSchema, heading: string, { left = [], shared = {} }: Options = {}): string {
  const rows = rowsOf(schema).filter(({ name }) => !left.includes(name));
  if (rows.length === 0) return '';
  const lines = rows.map(({ name, schema: part, required }) => {
    const kind = shared[kindOf(part)] ?? {};
    const usual = part['default'] === undefined ? '' : ` Default: ${code(part['default'])}.`;
    const [example] = part.examples ?? kind.examples ?? [];
    const cells = [
      `${code(name)}${required ? ' (needed)' : ''}`,
      valueOf(part),
      `${words(cell(part.description ?? kind.description ?? ''))}${usual}`.trim(),
      example === undefined ? '' : code(example),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [`| ${heading} | value | what it is | example |`, '| --- | --- | --- | --- |', ...lines].join('\n');
}

const long = 40;

/** Many lines are folded, so that the next picture is near. */
function folded(value: unknown, summary: string): string {
  const text = fence(value);
  if (text.split('\n').length <= long) return text;
  return `<details>\n<summary>${summary}</summary>\n\n${text}\n\n</details>`;
}

/** `long text` → `long-text` */
export const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The file of an example's picture, from `docs/reference`. */
export const pictureOf = (type: string, example: string): string => `pictures/${type}-${slug(example)}.png`;

function exampleOf(type: string, { name, node, data }: Example): string {
  const parts = [
    `### ${name}`,
    `![${type}, ${name}](${pictureOf(type, name)})`,
    folded(node, 'Show the definition'),
    ...(data === undefined ? [] : ['With this data:', folded(data, 'Show the data')]),
  ];
  return parts.join('\n\n');
}

export function widgetPage(type: string, schema: PartSchema, examples: readonly Example[]): string {
  const own = table(schema, 'prop', { left: ['type'] });
  return [
    notWritten,
    `# \`${type}\``,
    words(schema.description),
    '## Props',
    own === '' ? 'It has none of its own.' : own,
    'It also takes what [every widget](README.md#every-widget) takes.',
    ...(examples.length === 0 ? [] : ['## Examples']),
    ...examples.map((example) => exampleOf(type, example)),
  ].join('\n\n');
}

export function actionPage(name: string, schema: PartSchema): string {
  const own = table(schema, 'parameter', { left: ['do'] });
  const examples = schema.examples ?? [];
  return [
    notWritten,
    `# \`${name}\``,
    words(schema.description),
    '## Parameters',
    own === '' ? 'It has none of its own.' : own,
    'It also takes what [every action](README.md#every-action) takes.',
    ...(examples.length === 1 ? ['## Example'] : ['## Examples']),
    ...examples.map(fence),
  ].join('\n\n');
}

export interface Language {
  readonly widgets: readonly { readonly name: string; readonly schema: PartSchema }[];
  readonly actions: readonly { readonly name: string; readonly schema: PartSchema }[];
  /** The shared definitions of the base schema. */
  readonly shared: Properties;
  /** Kinds of values that a prop's `$ref` can name. */
  readonly kinds: readonly string[];
}

const list = (folder: string, of: Language['widgets']): string =>
  [
    '| name | what it is |',
    '| --- | --- |',
    ...of.map(
      ({ name, schema }) =>
        `| [\`${name}\`](${folder}${name}.md) | ${words(cell(schema.description ?? ''))} |`,
    ),
  ].join('\n');

/** The first page: everything by name, and what all parts share. */
export function indexPage({ widgets, actions, shared, kinds }: Language): string {
  const shown = (kind: string): string => {
    const [example] = shared[kind]?.examples ?? [];
    return `${words(shared[kind]?.description)}${example === undefined ? '' : ` For example ${code(example)}.`}`;
  };
  return [
    notWritten,
    '# Reference',
    'Every widget, action and key of a screen. How to change a screen is told step by step in [screens/README.md](../../screens/README.md). A picture is 360 pixels wide, as a phone is, and shows the top of what is longer. A picture with nothing in it means that the widget draws nothing then.',
    'What a screen can load is in [Calls](calls.md), what it can tell the app around it in [Messages](messages.md). En español: [Referencia](es.md).',
    '## Widgets',
    list('', widgets),
    '## Actions',
    list('action-', actions),
    '## Every widget',
    table({ properties: shared['generalProps'] as Properties }, 'prop', { shared }),
    '## Every action',
    table({ properties: shared['generalParameters'] as Properties }, 'parameter', { shared }),
    ...[...structure].flatMap(([definition, title]) => {
      const schema = shared[definition] ?? {};
      return [`## ${title}`, words(schema.description), table(schema, 'key', { shared })];
    }),
    '## Kinds of values',
    'What may stand where a table names one of these.',
    ...kinds.flatMap((kind) => [`### ${kind}`, shown(kind)]),
    '### description',
    words(shared['description']?.description),
    table(shared['description'] ?? {}, 'key', { shared }),
    '### ruleName',
    words(shared['ruleName']?.description),
  ].join('\n\n');
}
