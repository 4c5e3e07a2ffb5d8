/** React as modules exports what its files give to `require`, and works. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { asModule, entries, packageFile } from './react-modules.ts';

const modules = resolve(import.meta.dirname, '../../node_modules');
const required = createRequire(import.meta.url);

const fileOf = (entry: string): string => join(modules, entry, '..', entries[entry] ?? '');
const codeOf = (entry: string): string => asModule(readFileSync(fileOf(entry), 'utf8'));

const load = async (code: string): Promise<Record<string, unknown>> =>
  (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as Record<
    string,
    unknown
  >;

it.each(Object.keys(entries))('%s exports by name all that it does to a require', (entry) => {
  expect(packageFile(join(modules, entry))).toBe(entry);
  const [, list = ''] = /\nexport \{ (.*) \};\n$/.exec(codeOf(entry)) ?? [];
  const names = list.split(', ').map((each) => each.split(' as ')[1]);
  expect(new Set(names)).toEqual(new Set(Object.keys(required(fileOf(entry)) as object)));
});

it('imports what a file requires', () => {
  const code = codeOf('react-dom/client.js');
  expect(code).toMatch(
    /^import \* as Scheduler from "scheduler";\nimport \* as React from "react";\nimport \* as ReactDOM from "react-dom";$/m,
  );
  expect(code).not.toMatch(/\brequire\(|\bexports\.|\bmodule\./);
});

it('does what it did: a member that is set twice, and one that is a function', async () => {
  const scheduler = await load(codeOf('scheduler/index.js'));
  expect((scheduler['unstable_now'] as () => unknown)()).toEqual(expect.any(Number));
  const react = await load(codeOf('react/index.js'));
  const element = (react['createElement'] as (...given: unknown[]) => unknown)('p', { id: 'a' }, 'b');
  expect(element).toMatchObject({ type: 'p', props: { id: 'a', children: 'b' } });
});

it('stops the build where a file is written otherwise', () => {
  expect(() => asModule('var a = require("a"), b = 1;')).toThrow('beside one that is required');
  expect(() => asModule('if (a) exports.b = 1;')).toThrow('exports.b is set within something');
});
