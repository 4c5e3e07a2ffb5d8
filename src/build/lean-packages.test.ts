/** What the build leaves out of packages is really there, and nothing else is touched. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { replaced, replacementOf } from './lean-packages.ts';

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
  expect(part).toThrow('toFormData is left out: src/build/lean-packages.ts');
});
