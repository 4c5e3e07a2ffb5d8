import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actionNames } from '../actions/index.ts';
import { widgetTypes } from '../widgets/index.ts';
import type { ScreenSchema } from './assemble.ts';
import type { PartSchema } from './kinds.ts';
import { readJson, readParts } from './parts.ts';
import { readScreenSchema } from './project.ts';
import { compileValidator } from '../release/validator.ts';

const root = join(import.meta.dirname, '../..');

describe('the lists of parts', () => {
  const folders = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();

  it('name every folder, and every folder has its schema', () => {
    expect([...widgetTypes].sort()).toEqual(folders('src/widgets'));
    expect([...actionNames].sort()).toEqual(folders('src/actions'));
    const parts = readParts(root);
    expect(parts.widgets.map(({ name }) => name)).toEqual(folders('src/widgets'));
    expect(parts.actions.map(({ name }) => name)).toEqual(folders('src/actions'));
  });

  it('name parts whose code is where the build looks for it', () => {
    const pascal = (name: string): string =>
      name.replaceAll(/(^|-)(\w)/g, (_match, _dash: string, letter: string) => letter.toUpperCase());
    const files = [
      ...widgetTypes.map((type) => `src/widgets/${type}/${pascal(type)}.tsx`),
      ...actionNames.map((name) => `src/actions/${name}/${name}.ts`),
    ];
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

describe('the assembled schema', () => {
  const schema = readScreenSchema(root);
  const validate = compileValidator(schema);

  it('compiles strictly and gives one error for one wrong prop', () => {
    const errors = validate({ version: 2, body: [{ type: 'divider', sparkle: 1 }] });
    expect(
      errors.filter(({ keyword }) => keyword !== 'if').map(({ keyword, params }) => ({ keyword, params })),
    ).toEqual([{ keyword: 'additionalProperties', params: { additionalProperty: 'sparkle' } }]);
  });

  it('tells a fragment from a screen', () => {
    expect(validate({ version: 2, params: {}, body: [] })).toEqual([]);
    expect(validate({ version: 2, routes: ['/a'], body: [] })).toEqual([]);
    expect(validate({ version: 2, params: {}, routes: ['/a'], body: [] })).not.toEqual([]);
  });

  it.each([
    'screen',
    'fragment',
    'dataSource',
    'pick',
    'dialogDefinition',
    'dialogButton',
    'queryParameter',
    'generalProps',
  ])('describes every member of %s', (name) => {
    const { $defs } = readJson(join(root, 'src/build/screen.base.schema.json')) as ScreenSchema;
    const members = Object.entries($defs[name]?.properties ?? $defs[name] ?? {}) as [string, PartSchema][];
    const mute = members.filter(([, { description, $ref = '' }]) => {
      const shared = schema.$defs[$ref.replace('#/$defs/', '')]?.description;
      return description === undefined && shared === undefined;
    });
    expect(mute).toEqual([]);
  });
});
