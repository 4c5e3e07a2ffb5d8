import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { baseFiles } from '../../tests/invalid/base.ts';
import { readJson } from './parts.ts';
import { readScreenSchema } from './project.ts';
import type { PartSchema } from './kinds.ts';
import { compileStandalone } from './standalone.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'standalone-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Validate = ((value: unknown) => boolean) & { errors?: readonly object[] | null };

async function load(
  name: string,
  schema: PartSchema,
): Promise<{ readonly code: string; readonly validate: Validate }> {
  const code = compileStandalone(schema);
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  const module = (await import(pathToFileURL(file).href)) as { default: Validate };
  return { code, validate: module.default };
}

describe('compileStandalone', () => {
  it('makes a module that runs under a content policy: no eval, no require', async () => {
    const { code } = await load('screen', readScreenSchema(root));
    expect(code).not.toMatch(/\brequire\b|new Function|\beval\b/);
  });

  it('judges screens as the checker does', async () => {
    const { validate } = await load('screens', readScreenSchema(root));
    expect(validate(baseFiles['screens/home.json'])).toBe(true);
    expect(validate(baseFiles['screens/fragments/note.json'])).toBe(true);
    expect(validate({ version: 2, body: { type: 'buton' } })).toBe(false);
    expect(validate({ version: 2, routes: ['/a', '/a'], body: [] })).toBe(false);
  });

  it('says of a configuration where it is wrong and by which rule', async () => {
    const { validate } = await load(
      'config',
      readJson(join(root, 'schemas/config.schema.json')) as PartSchema,
    );
    expect(validate({})).toBe(true);
    expect(validate({ servicePhone: 5 })).toBe(false);
    expect(validate.errors).toEqual([
      { instancePath: '/servicePhone', keyword: 'type', params: { type: 'string' } },
    ]);
  });

  it('counts characters, not code units', async () => {
    const { validate } = await load('length', { type: 'string', maxLength: 2 });
    expect([validate('😀😀'), validate('😀😀😀')]).toEqual([true, false]);
  });

  it('keeps members that are called like a keyword', async () => {
    const schema = {
      type: 'object',
      properties: { description: { type: 'string' } },
      additionalProperties: false,
    };
    const { validate } = await load('names', schema);
    expect([validate({ description: 'x' }), validate({ description: 1 }), validate({ title: 'x' })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
