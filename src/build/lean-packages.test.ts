/** What the build leaves out of packages is really there, and nothing else is touched. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { emptied, emptyClass, leanCode, replaced, replacementOf, withoutMember } from './lean-packages.ts';
import { statementsOf } from './module-edits.ts';

const modules = resolve(import.meta.dirname, '../../node_modules');

it.each(Object.keys(replaced))('%s is a file of the package', (file) => {
  expect(existsSync(join(modules, file))).toBe(true);
  expect(replacementOf(join(modules, file))).toBe(replaced[file]);
});

it('leaves every other module as it is', () => {
  expect(replacementOf(join(modules, 'axios/lib/adapters/xhr.js'))).toBeUndefined();
  expect(replacementOf('/project/src/axios/lib/adapters/fetch.js')).toBeUndefined();
});

it('says which part is missing when one is called after all', async () => {
  const code = replaced['axios/lib/helpers/toFormData.js'] ?? '';
  const { default: part } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: () => void;
  };
  expect(part).toThrow('Left out of the build: src/build/lean-packages.ts');
});

interface I18next {
  readonly createInstance: () => {
    init(options: unknown): Promise<unknown>;
    exists(key: string): boolean;
    t(key: string, options: unknown): string;
  };
}

it('keeps an i18next that hands out its words without what fills them in', async () => {
  const file = join(modules, 'i18next/dist/esm/i18next.js');
  const whole = readFileSync(file, 'utf8');
  const lean = leanCode(whole, file) ?? '';
  expect(lean.length).toBeLessThan(whole.length - 24_000);
  const { createInstance } = (await import(
    `data:text/javascript;base64,${Buffer.from(lean).toString('base64')}`
  )) as I18next;
  const texts = createInstance();
  await texts.init({
    lng: 'es-MX',
    resources: { 'es-MX': { translation: { 'a.b': 'Hola {{name}}' } } },
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: false,
    initAsync: false,
  });
  expect(texts.t('a.b', { skipInterpolation: true })).toBe('Hola {{name}}');
  expect([texts.exists('a.b'), texts.exists('a')]).toEqual([true, false]);
});

it('keeps a mustache that parses without its renderer', async () => {
  const file = join(modules, 'mustache/mustache.mjs');
  const whole = readFileSync(file, 'utf8');
  const lean = leanCode(whole, file) ?? '';
  expect(lean.length).toBeLessThan(whole.length - 6000);
  const load = async (code: string): Promise<{ parse: (text: string) => unknown }> => {
    const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
    return ((await import(url)) as { default: { parse: (text: string) => unknown } }).default;
  };
  const [before, after] = [await load(whole), await load(lean)];
  for (const text of [
    '',
    'a',
    '{{a.b}}',
    '{{#money}}{{a}}{{/money}} {{^b}}\n c{{/b}}',
    '{{&a}} {{{b}}} {{! c }}',
  ]) {
    expect(after.parse(text)).toEqual(before.parse(text));
  }
  expect(() => after.parse('{{#a}}')).toThrow('Unclosed section');
});

it('stops the build when a class to leave out is not there', () => {
  expect(() => emptyClass(statementsOf('class Other {}'), 'Connector', '')).toThrow('no class Connector');
  expect(() => withoutMember('', [], 'Writer.prototype.render')).toThrow('no Writer.prototype.render');
  expect(Object.keys(emptied)).toEqual(['i18next/dist/esm/i18next.js']);
});
