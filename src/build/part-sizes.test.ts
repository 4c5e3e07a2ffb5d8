/** Holds that a part is weighed by its modules, whatever file they come in. */
import { expect, it } from 'vitest';
import { weigh } from './part-sizes.ts';

const words = (seed: number): string =>
  Array.from({ length: 300 }, (_, index) => `"${((index + seed) * 7919 * seed).toString(36)}"`).join(',');
const moduleOf = (seed: number): { readonly code: string } => ({ code: `const all = [${words(seed)}];` });

it('weighs each part by its modules in all files, and nothing of another part', () => {
  const modules = {
    '/p/src/app/releases/releases.ts': moduleOf(3),
    '/p/src/lib/releases/choose.ts': moduleOf(5),
    '/p/src/engine/writes.ts': moduleOf(11),
    '/p/node_modules/react-router/index.mjs': moduleOf(13),
    '/p/src/app/way.ts': { code: null },
  };
  const [first, ...rest] = Object.entries(modules);
  if (first === undefined) throw new Error('no modules');
  const apart = weigh({
    a: { modules: Object.fromEntries([first]) },
    b: { modules: Object.fromEntries(rest) },
    'c.css': {},
  });
  expect(apart).toEqual(weigh({ a: { modules } }));
  expect(Object.keys(apart).sort()).toEqual(['app', 'releases', 'router', 'writes']);
  expect(apart['releases']).toBeGreaterThan(1.5 * (apart['writes'] ?? 0));
});

it('weighs what nothing in a module uses, since others may', () => {
  const whole = weigh({
    a: { modules: { '/p/src/lib/a.ts': { code: `function unused() { return [${words(3)}]; }` } } },
  });
  expect(whole['lib']).toBeGreaterThan(0.5);
});

it('weighs a name the same, whatever declares it', () => {
  const weight = (code: string): number | undefined =>
    weigh({ a: { modules: { '/p/src/lib/a.ts': { code } } } })['lib'];
  const names = Array.from({ length: 200 }, (_, index) => `theNameOf${(index * 7919).toString(36)}`);
  const all = (keyword: string): string =>
    names.map((name) => `${keyword} ${name} = read(); write(${name});`).join('\n');
  expect(weight(all('var'))).toBeCloseTo(weight(all('let')) ?? 0, 1);
});
