import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { formOf } from '../lib/plural.ts';
import { forEditors, namesSchema, readNames } from './names.ts';
import { readJson } from './parts.ts';
import { readScreenSchema } from './project.ts';
import { compileValidator } from '../release/validator.ts';

const root = join(import.meta.dirname, '../..');
const schema = readScreenSchema(root);
const names = readNames(root);

/** As an editor does: both files, keywords of its own tolerated, references by the files' places. */
function editor(): (value: unknown) => boolean {
  const ajv = new Ajv2020({ discriminator: true, allowUnionTypes: true, strict: true });
  ajv.addKeyword('enumDescriptions');
  ajv.addSchema(namesSchema(names), 'names.schema.json');
  return ajv.compile(forEditors(schema));
}

describe('the names of the project', () => {
  it('are those of the files, each with what is said of it', () => {
    const texts = readJson(join(root, 'locales/en.json')) as Record<string, string>;
    const fragments = readdirSync(join(root, 'screens/fragments')).map((file) => file.replace('.json', ''));
    expect(Object.keys(names.textKey).sort()).toEqual(
      [...new Set(Object.keys(texts).map((key) => `@${formOf(key)?.of ?? key}`))].sort(),
    );
    expect(names.textKey['@order.repay']).toBe('en: Repay · es: Pagar');
    expect(Object.keys(names.fragmentName).sort()).toEqual(fragments.sort());
    expect(names.route['/knowledgeEarth']).toBe('The screen repay.');
    expect(names.call['loanPlan']).toMatch(/\w/);
    expect(names.bridgeMessage['goHome']).toBe("Goes to the host's home page.");
  });

  it('all say something', () => {
    const mute = Object.values(names).flatMap((of) =>
      Object.entries(of as Record<string, string>).flatMap(([name, words]) => (words === '' ? [name] : [])),
    );
    expect(mute).toEqual([]);
  });

  const copy = mkdtempSync(join(tmpdir(), 'names-'));
  afterAll(() => rmSync(copy, { recursive: true }));

  it('leave out a file that cannot be read now', () => {
    for (const folder of ['screens', 'locales', 'schemas'])
      cpSync(join(root, folder), join(copy, folder), { recursive: true });
    writeFileSync(join(copy, 'screens/repay.json'), '{ "routes": [');
    writeFileSync(join(copy, 'locales/en.json'), '[]');
    const routes = { $comment: 'x', '/versions': {}, '/other': { $comment: 'x', other: true } };
    writeFileSync(
      join(copy, 'screens/confirm.json'),
      JSON.stringify({ routes, query: { plan: {} }, body: [] }),
    );
    const found = readNames(copy);
    expect(found.route).not.toHaveProperty('/knowledgeEarth');
    expect(found.route).toHaveProperty('/inThe');
    expect(found.route['/other']).toBe('The screen confirm.');
    expect(found.route).not.toHaveProperty('$comment');
    expect(found.testPath['route.other']).toBe('Given by the routes of confirm.');
    expect(found.testPath['writes.loanPush']).toMatch(/^"pending" or "unknown"/);
    expect(found.testPath).not.toHaveProperty('writes.getSms');
    expect(found.queryName['plan']).toBe('Taken by confirm.');
    expect(found.textKey['@order.repay']).toBe('es: Pagar');
  });
});

describe('the schema that editors read', () => {
  const accepts = editor();

  it('enumerates the names, and tells what each widget and action is for', () => {
    const { $defs } = forEditors(schema);
    expect($defs['route']?.['anyOf']).toEqual([
      { $ref: 'names.schema.json#/$defs/route' },
      { type: 'string' },
    ]);
    for (const [definition, tag] of [
      ['node', 'type'],
      ['action', 'do'],
    ] as const) {
      const list = $defs[definition]?.properties?.[tag];
      const said = list?.['enumDescriptions'] as readonly string[];
      expect(said).toHaveLength(list?.enum?.length ?? 0);
      expect(said.filter((words) => words === '')).toEqual([]);
    }
  });

  it('completes the names of a test, and accepts any other', () => {
    expect(forEditors(schema).$defs['test']).toMatchObject({
      allOf: [{ $ref: 'names.schema.json#/$defs/testPath' }],
    });
    const { testPath } = namesSchema(names).$defs as Record<string, { properties: object }>;
    expect(Object.keys(testPath?.properties ?? {})).toEqual(Object.keys(names.testPath).sort());
    expect(accepts({ version: 2, body: { type: 'text', text: 'x', if: { 'route.none': true } } })).toBe(true);
  });

  it('accepts every screen and fragment of the project', () => {
    for (const folder of ['screens', 'screens/fragments']) {
      for (const file of readdirSync(join(root, folder)).filter((name) => name.endsWith('.json')))
        expect([file, accepts(readJson(join(root, folder, file)))]).toEqual([file, true]);
    }
  });

  it.each([
    ['names that do not exist', { body: { type: 'text', text: '@no.such', if: { 'a.b': 1 } } }, true],
    [
      'an unknown route',
      { body: { type: 'link', text: 'x', press: { do: 'navigate', to: '/nowhere' } } },
      true,
    ],
    ['a route without its slash', { routes: ['inThe'], body: [] }, false],
    [
      'routes with values',
      { routes: { '/a': {}, '/b': { plan: true, kind: 'x', months: 3 } }, body: [] },
      true,
    ],
    ['a route of a map without its slash', { routes: { a: {} }, body: [] }, false],
    ['a route that gives data', { routes: { '/a': { plan: '{{query.x}}' } }, body: [] }, false],
    ['a route that gives a list', { routes: { '/a': { plan: [] } }, body: [] }, false],
    [
      'parameters that are passed',
      { body: { type: 'link', text: 'x', press: { do: 'navigate', to: '/a', pass: ['noSuch'] } } },
      true,
    ],
    ['a text that is none', { body: { type: 'text', text: 1 } }, false],
    ['an unknown widget', { body: { type: 'sparkle' } }, false],
  ])('judges %s as the language does', (_name, screen, expected) => {
    const definition = { version: 2, ...screen };
    expect(accepts(definition)).toBe(expected);
    expect(compileValidator(schema)(definition).length === 0).toBe(expected);
  });

  it('is nothing that a phone or the checker reads', () => {
    expect(JSON.stringify(schema)).not.toContain('names.schema.json');
  });
});
