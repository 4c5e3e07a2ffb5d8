/**
 * Holds what a cold page fetches of the program before its screen stands there: the files that the page names, as they are sent
 * (brotli). A budget is raised by whoever says in the commit what it is spent on. It knows no screen but by its route.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { read, root } from '../support/project.ts';

interface Weight {
  readonly files: number;
  /** Of scripts, in kB (1000 bytes). */
  readonly scripts: number;
  /** Of the page itself: what is seen first. */
  readonly page: number;
}

const budgets = JSON.parse(read('tests/budgets.json')) as Readonly<Record<string, Weight>>;
const { routes } = JSON.parse(read('dist/routes.json')) as {
  readonly routes: Readonly<Record<string, string>>;
};

/** The smallest files are not compressed. */
const sentSize = (file: string): number => {
  const path = join(root, 'dist', file);
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size / 1000;
};

function weigh(page: string): Weight {
  const named = read(`dist/${page}`).matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g);
  const files = [...new Set(Array.from(named, ([, file = '']) => file))];
  const scripts = files.reduce((sum, file) => sum + sentSize(file), 0);
  return { files: files.length, scripts, page: sentSize(page) };
}

for (const [route, budget] of Object.entries(budgets))
  test(`${route} keeps its budget @once`, () => {
    for (const page of [routes[route] ?? '', (routes[route] ?? '').replace('.html', '.en-IN.html')])
      for (const [what, spent] of Object.entries(weigh(page)) as [keyof Weight, number][])
        expect(spent, `${what} of ${page}`).toBeLessThanOrEqual(budget[what]);
  });

test('each part of the program keeps its budget @once', () => {
  const { parts } = JSON.parse(read('tests/part-budgets.json')) as {
    readonly parts: Readonly<Record<string, number>>;
  };
  const weights = JSON.parse(read('dist/parts.json')) as Readonly<Record<string, number>>;
  for (const [part, budget] of Object.entries(parts))
    expect(weights[part] ?? Number.NaN, `kB of ${part}`).toBeLessThanOrEqual(budget);
});
