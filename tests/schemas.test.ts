/**
 * Every property of every schema says what it is and shows an example that its own schema accepts: what editors, the
 * reference pages and a person who reads the file live from.
 */
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { PartSchema } from '../src/build/kinds.ts';
import { readJson } from '../src/build/parts.ts';
import { readScreenSchema } from '../src/build/project.ts';
import { exists, filesUnder, root } from './support/project.ts';

interface Property {
  readonly place: string;
  readonly schema: PartSchema;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose value is data, not a schema. */
const data: ReadonlySet<string> = new Set(['examples', 'default', 'const', 'enum', 'required']);

/** Every property of an object in a document, named by its JSON Pointer. */
function propertiesIn(value: unknown, place = ''): readonly Property[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => propertiesIn(item, `${place}/${index}`));
  if (!isObject(value)) return [];
  const at = (word: string): string => `${place}/${word.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return Object.entries(value).flatMap(([word, member]) => {
    if (data.has(word)) return [];
    if (word !== 'properties' || !isObject(member)) return propertiesIn(member, at(word));
    return Object.entries(member).flatMap(([name, schema]) => {
      const here = `${at(word)}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      return [{ place: here, schema: schema as PartSchema }, ...propertiesIn(schema, here)];
    });
  });
}

function target(document: unknown, ref: string): PartSchema {
  const found = ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), document);
  return isObject(found) ? found : {};
}

/** What holds other properties shows itself by theirs; everything else shows an example. */
const isCompound = (schema: PartSchema): boolean =>
  schema.properties !== undefined ||
  Array.isArray(schema['allOf']) ||
  (schema.items !== undefined && isCompound(schema.items)) ||
  schema.items?.$ref !== undefined;

function lacking(document: unknown): readonly string[] {
  return propertiesIn(document).flatMap(({ place, schema }) => {
    const shared = schema.$ref === undefined ? {} : target(document, schema.$ref);
    const alternatives = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as readonly PartSchema[]) : [];
    const compound =
      isCompound(schema) || isCompound(shared) || alternatives.some((each) => each.$ref !== undefined);
    return [
      ...((schema.description ?? shared.description) === undefined ? [`${place}: description`] : []),
      ...((schema.examples ?? shared.examples) === undefined && !compound ? [`${place}: examples`] : []),
    ];
  });
}

const documents: readonly (readonly [name: string, document: unknown])[] = [
  ['the language, with every widget and action', readScreenSchema(root)],
  ...[
    'config.schema.json',
    'bridge.schema.json',
    'examples.schema.json',
    'document.schema.json',
    'figures.schema.json',
    'backend.openapi.json',
  ].map((file) => [`schemas/${file}`, readJson(join(root, 'schemas', file))] as const),
];

/** The schemas as an editor finds them: by their files' names beside one another. */
function projectSchemas(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, discriminator: true, validateFormats: false });
  for (const name of ['names', 'screen', 'examples', 'document', 'figures', 'locale', 'config'])
    ajv.addSchema(readJson(join(root, `schemas/${name}.schema.json`)) as object, `${name}.schema.json`);
  ajv.addSchema(readJson(join(root, 'tests/screens/cases.schema.json')) as object, 'cases.schema.json');
  return ajv;
}

describe.each(documents)('%s', (_name, document) => {
  it('describes every property and shows an example', () => {
    expect(propertiesIn(document)).not.toEqual([]);
    expect(lacking(document)).toEqual([]);
  });

  it('shows examples that it accepts', () => {
    const ajv = projectSchemas();
    ajv.addSchema(document as object, 'document');
    const wrong = propertiesIn(document).flatMap(({ place, schema }) => {
      const validate = ajv.getSchema(`document#${encodeURI(place)}`);
      return (schema.examples ?? []).flatMap((example) =>
        validate?.(example) === true ? [] : [`${place}: ${JSON.stringify(example)}`],
      );
    });
    expect(wrong).toEqual([]);
  });
});

/** Every schema in a description of an interface. */
const schemasIn = (value: unknown): readonly unknown[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([word, member]) =>
        word === 'schema'
          ? [member]
          : word === 'schemas'
            ? Object.values(member as object)
            : schemasIn(member),
      )
    : Array.isArray(value)
      ? value.flatMap(schemasIn)
      : [];

// The server does not ask: it would take a good part of each start.
it.each(['backend.openapi.json', 'releases.openapi.json', 'releases-phone.openapi.json'])(
  'what %s calls a schema is one',
  (file) => {
    const found = schemasIn(readJson(join(root, 'schemas', file)));
    const ajv = new Ajv2020({ strict: false });
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((schema) => ajv.validateSchema(schema as object) !== true)).toEqual([]);
  },
);

describe('the texts in the examples of the language', () => {
  it('are keys that exist', () => {
    const keys = Object.keys(readJson(join(root, 'locales/es.json')) as object);
    const named = JSON.stringify(readScreenSchema(root)).matchAll(/"@([a-z][\w.-]+)"/g);
    expect([...named].map((match) => match[1] ?? '').filter((key) => !keys.includes(key))).toEqual([]);
  });
});

describe('the settings for an editor', () => {
  interface Association {
    readonly fileMatch: readonly string[];
    readonly url: string;
  }
  const settings = readJson(join(root, '.vscode/settings.json')) as Readonly<
    Record<'json.schemas', readonly Association[]>
  >;
  const associations = settings['json.schemas'];
  const files = ['screens', 'locales', 'src', 'tests'].flatMap(filesUnder).map((file) => `/${file}`);
  const matching = (glob: string): readonly string[] => {
    const pattern = new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
    return files.filter((file) => pattern.test(file));
  };

  it.each(associations)('lead from $fileMatch to a schema that accepts them', ({ fileMatch, url }) => {
    expect(exists(url)).toBe(true);
    const found = fileMatch.flatMap(matching);
    expect(found).not.toEqual([]);
    const validate = projectSchemas().getSchema(url.slice(url.lastIndexOf('/') + 1));
    expect(found.filter((file) => validate?.(readJson(join(root, file))) !== true)).toEqual([]);
  });

  it('lead every screen, fragment and locale to its schema', () => {
    const led = new Set(associations.flatMap(({ fileMatch }) => fileMatch.flatMap(matching)));
    const definitions = files.filter((file) => /^\/(?:screens|locales)\/.*\.json$/.test(file));
    expect(definitions.filter((file) => !led.has(file))).toEqual([]);
  });

  it.each(filesUnder('screens').filter((file) => file.endsWith('.json')))('%s names its schema', (file) => {
    const levels = '../'.repeat(file.split('/').length - 1);
    expect(Object.entries(readJson(join(root, file)) as object)[0]).toEqual([
      '$schema',
      `${levels}schemas/screen.schema.json`,
    ]);
  });
});

describe('the walk through a schema', () => {
  it('finds what lacks words or an example, at any depth', () => {
    const document = {
      properties: {
        a: { type: 'string', description: 'Yes.', examples: ['x'] },
        b: { type: 'string', description: 'No example.' },
        c: { type: 'array', description: 'Holds more.', items: { properties: { 'd/e': { examples: [1] } } } },
        f: { $ref: '#/$defs/shared' },
      },
      $defs: { shared: { description: 'Shared.', examples: [1] } },
    };
    expect(lacking(document)).toEqual([
      '/properties/b: examples',
      '/properties/c/items/properties/d~1e: description',
    ]);
  });
});
