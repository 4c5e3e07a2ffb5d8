// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../../schemas/bridge.schema.json' with { type: 'json' };
import { routePaths } from '../lib/routes.ts';

const validate = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  keywords: ['x-kind', 'x-opens', 'x-purpose'],
}).compile(schema);
const messages: Readonly<Record<string, { readonly examples: readonly unknown[] }>> = schema.$defs;

describe('the routes that the host app opens', () => {
  it('are routes of screens', () => {
    const folder = join(import.meta.dirname, '../../screens');
    const routes = readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => {
        const { routes: own } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
          readonly routes?: readonly string[] | Readonly<Record<string, unknown>>;
        };
        return routePaths(own);
      });
    expect(schema['x-opens'].filter((route) => !routes.includes(route))).toEqual([]);
  });
});

describe('the messages to the host app', () => {
  it('are those of the contract', () => {
    expect(Object.keys(messages).sort()).toEqual(
      [
        'goToPage',
        'goToPageList',
        'close',
        'goHome',
        'goMine',
        'logout',
        'callPhone',
        'goRate',
        'confirmBurialPoint',
        'saveFile',
        'bankStart',
        'bankEnd',
        'adConversion',
      ].sort(),
    );
  });

  it.each(Object.entries(messages))('%s accepts its examples', (_name, { examples }) => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect([example, validate(example)]).toEqual([example, true]);
  });

  it.each([
    ['an unknown name', { type: 'selfDestruct' }],
    ['no payload where one is needed', { type: 'callPhone' }],
    ['an empty number', { type: 'callPhone', payload: { phone: '' } }],
    ['an unknown page', { type: 'goToPage', payload: { page: 'elsewhere' } }],
    ['an object for a list', { type: 'goToPageList', payload: {} }],
    ['a payload where there is none', { type: 'close', payload: {} }],
  ])('refuse %s', (_name, message) => {
    expect(validate(message)).toBe(false);
  });
});
