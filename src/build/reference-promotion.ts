/** The page of the promotion's layouts: what a template may fill in, for those who fill in templates. It must not know any layout. */
import { isObject } from '../check/document/document.ts';

interface Layout {
  readonly id: string;
  readonly definition: unknown;
}

type Texts = Readonly<Record<string, string>>;

const shown = (value: unknown, texts: Texts): string => {
  if (typeof value === 'string' && value.startsWith('@')) return texts[value.slice(1)] ?? value;
  if (value === '') return 'nothing';
  return Array.isArray(value) ? `${value.length} entries` : `\`${JSON.stringify(value)}\``;
};

const typeWords: Readonly<Record<string, string>> = {
  'uri-reference': 'the address of a picture',
  minor: 'an amount in centavos or paise',
  color: 'a CSS color',
  date: 'a date',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'an object',
};

const typeOf = (schema: Readonly<Record<string, unknown>>): string =>
  [typeWords[String(schema['format'] ?? schema['type'])] ?? String(schema['type']), ...limitsOf(schema)].join(
    ', ',
  );

const limitsOf = ({
  maximum,
  minLength,
  maxLength,
  maxItems,
}: Readonly<Record<string, unknown>>): readonly string[] => [
  ...(typeof maximum === 'number' ? [`at most ${maximum}`] : []),
  ...(typeof minLength === 'number' ? ['not empty'] : []),
  ...(typeof maxLength === 'number' ? [`at most ${maxLength} letters`] : []),
  ...(typeof maxItems === 'number' ? [`at most ${maxItems} entries`] : []),
];

function rows(name: string, schema: unknown, texts: Texts, top: boolean): readonly string[] {
  if (!isObject(schema)) return [];
  const { description, default: otherwise, properties, items } = schema;
  const words = typeof description === 'string' ? description : '';
  const inner = isObject(items) && isObject(items['properties']) ? items['properties'] : properties;
  const prefix = isObject(items) ? `${name}[].` : `${name}.`;
  return [
    `| \`${name}\` | ${typeOf(schema)} | ${words} | ${top ? shown(otherwise, texts) : ''} |`,
    ...Object.entries(isObject(inner) ? inner : {}).flatMap(([member, part]) =>
      rows(prefix + member, part, texts, false),
    ),
  ];
}

export function promotionPage(layouts: readonly Layout[], texts: Texts): string {
  const parts = layouts.flatMap(({ id, definition }) => {
    const values = isObject(definition) && isObject(definition['values']) ? definition['values'] : {};
    return [
      `## ${id}`,
      '',
      '| value | type | what it is for | without it |',
      '| --- | --- | --- | --- |',
      ...Object.entries(values).flatMap(([name, schema]) => rows(name, schema, texts, true)),
      '',
    ];
  });
  return [
    '# Promotion layouts',
    '',
    'A campaign shows the layout that its template names: `{ "layout": "coupon", "values": { "amount": 20000 } }`. A value that',
    'is missing, of another type or too long takes what stands under "without it"; the console says so once. A layout that does not',
    'exist falls back to `classic`. Words of a template are in the language of the campaign; those of the layouts follow the page.',
    'A template may bring a whole page under `screen` instead:',
    '[what that may be](../../screens/README.md#a-promotion-page-that-a-server-sends-whole).',
    '',
    ...parts,
  ].join('\n');
}
