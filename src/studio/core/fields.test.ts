import { describe, expect, it } from 'vitest';
import { fieldsOf, type Field } from './fields.ts';
import { hasWords } from './option-words.ts';
import type { PartSchema } from './part-schema.ts';
import { actionFields, actionSchemas, fieldsOfDefinition, widgetFields, widgetSchemas } from './parts.ts';

/** Of a field with everything in it, by its path. */
const all = (field: Field, at: string): readonly (readonly [string, Field])[] => [
  [at, field],
  ...(field.inner ?? []).flatMap((inner) => all(inner, `${at}.${inner.name}`)),
];

const definitions = [
  'screen',
  'dialogDefinition',
  'dialogButton',
  'dataSource',
  'screenEvents',
  'branch',
  'table',
] as const;
const groups: readonly (readonly [string, readonly Field[]])[] = [
  ...Object.entries({ ...widgetSchemas, ...actionSchemas }).map(
    ([name, schema]) => [name, fieldsOf(schema)] as const,
  ),
  ['every widget', widgetFields],
  ['every action', actionFields],
  ...definitions.map((name) => [name, fieldsOfDefinition(name)] as const),
];
const fields = groups.flatMap(([name, own]) => own.flatMap((field) => all(field, `${name}.${field.name}`)));

const named = (name: string): Field | undefined => new Map(fields).get(name);

describe('the fields of a form', () => {
  it('are of a kind: none falls to JSON', () => {
    expect(fields.length).toBeGreaterThan(250);
    expect(fields.filter(([, { kind }]) => kind === 'json').map(([name]) => name)).toEqual([]);
  });

  it('have a word for every value that can be chosen', () => {
    const values = fields.flatMap(([, { options = [] }]) =>
      options.map(({ value }) => JSON.stringify(value).replaceAll('"', '')),
    );
    expect(values.length).toBeGreaterThan(100);
    expect([...new Set(values)].filter((value) => !hasWords(value))).toEqual([]);
  });

  it.each(['en-IN', 'es-MX'] as const)('are called something in %s', (tag) => {
    const silent = fields.filter(
      ([, { label, help, name }]) => name !== '' && (label[tag] === '' || help[tag] === ''),
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('follow each other as the schema has them', () => {
    expect(
      fieldsOf(widgetSchemas['button'] ?? {}).map(({ name, kind, required }) => [name, kind, required]),
    ).toEqual([
      ['text', 'words', true],
      ['press', 'actions', true],
      ['tone', 'choice', false],
      ['enabled', 'condition', false],
      ['icon', 'choice', false],
    ]);
  });

  it('say how much fits and what there is without them', () => {
    expect(named('button.text')).toMatchObject({
      suggestedLength: 28,
      label: { 'es-MX': 'Texto del botón' },
    });
    expect(named('rating.max')).toMatchObject({
      kind: 'number',
      whole: true,
      minimum: 2,
      maximum: 10,
      default: 5,
    });
    expect(named('button.tone')?.options?.[0]).toEqual({
      value: 'primary',
      label: { 'en-IN': 'Main', 'es-MX': 'Principal' },
    });
  });

  it('know lists, objects and what has no fixed names', () => {
    expect(named('rows.rows')).toMatchObject({ kind: 'rows', bound: true });
    expect(named('rows.rows')?.inner?.map(({ name }) => name)).toEqual(['text', 'value']);
    expect(named('list.items')?.inner?.map(({ name, kind }) => [name, kind])).toEqual([['', 'words']]);
    expect(named('choose.of')?.inner?.map(({ kind }) => kind)).toEqual(['condition', 'actions']);
    expect(named('call.send')).toMatchObject({ kind: 'named', inner: [{ kind: 'binding', fixed: true }] });
    expect(named('call.say')).toMatchObject({ kind: 'group' });
    expect(named('set.')).toMatchObject({ kind: 'binding', fixed: true });
    expect(named('check.fields')).toMatchObject({ kind: 'choice', from: 'fields', many: true });
    expect(named('scroll-to.widget')).toMatchObject({ kind: 'choice', from: 'parts' });
    expect(named('every widget.requires')).toMatchObject({ kind: 'choice', many: true });
    expect(named('every widget.each')).toMatchObject({ kind: 'binding' });
    expect(named('screen.dialogs..buttons.press')).toMatchObject({ kind: 'actions' });
    expect(named('fragment.of')).toMatchObject({ kind: 'fragment' });
  });

  it('are made of the values of a campaign, too', () => {
    const values: Record<string, PartSchema> = {
      amount: { type: 'integer', format: 'minor', maximum: 100_000, description: 'What it is worth.' },
      picture: { type: 'string', format: 'uri-reference' },
      title: { type: 'string', maxLength: 60 },
      colors: { type: 'object', properties: { primary: { type: 'string', format: 'color' } } },
    };
    expect(fieldsOf({ properties: values }).map(({ kind }) => kind)).toEqual([
      'money',
      'picture',
      'name',
      'group',
    ]);
    expect(fieldsOf({ properties: values })[3]?.inner?.[0]?.kind).toBe('colour');
  });
});
