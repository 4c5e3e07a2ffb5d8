/** What the build tells the worker: every file that a page may need, and none that belongs to another page. */
import { expect, it } from 'vitest';
import { root } from '../../tests/support/project.ts';
import type { Library } from '../release/library.ts';
import { contractOf } from '../release/snapshot.ts';
import type { Chunk } from './pages.ts';
import { digest, readSnapshot } from './snapshot.ts';
import { workerFiles } from './worker.ts';

const html = `<html>
  <head>
    <title>App</title>
    <script type="module" crossorigin src="/assets/vendor.js"></script>
    <script type="module" crossorigin src="/assets/app.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/style.css">
  </head>
  <body></body>
</html>`;

const chunk = (name: string, imports: string[], dynamicImports: string[] = []): Chunk => ({
  fileName: `assets/${name}.js`,
  facadeModuleId: null,
  imports: imports.map((other) => `assets/${other}.js`),
  dynamicImports: dynamicImports.map((other) => `assets/${other}.js`),
  moduleIds: [],
});

const write = async (source: string) => {
  const library = { routes: { '/': 'home', '/inThe': 'loan-detail' } } as unknown as Library;
  const chunks = [
    chunk('vendor', []),
    chunk('app', ['vendor'], ['home', 'loan-detail']),
    chunk('home', ['app', 'card']),
    chunk('loan-detail', ['app'], ['home']),
    chunk('card', []),
    chunk('map', ['vendor', 'card']),
  ];
  const files = await workerFiles(root, source, library, chunks);
  return new Map(files.map((file) => [file.fileName, file.source]));
};

it('names the page and all that can be reached from it', async () => {
  const files = await write(html);
  const [page = ''] = [...files.keys()].filter((name) => name.endsWith('.html'));
  expect(page).toMatch(/^assets\/shell-[\w-]{8}\.html$/);
  expect(files.get(page)).toContain('<link rel="modulepreload" crossorigin href="/assets/vendor.js">');
  const worker = files.get('sw.js') ?? '';
  const named = new Set([...worker.matchAll(/\/(assets\/[\w-]+\.(?:js|css|html))/g)].map(([, file]) => file));
  const expected = ['vendor.js', 'app.js', 'style.css', 'home.js', 'loan-detail.js', 'card.js'];
  expect(named).toEqual(new Set([page, ...expected.map((name) => `assets/${name}`)]));
  expect(worker).toContain('/inThe');
  expect(worker).toContain(contractOf(readSnapshot(root), digest).id);
  expect(files.get('sw-off.js')).toContain('skipWaiting');
});

it('is another worker where the page is another', async () => {
  const [before, after] = [await write(html), await write(html.replace('App', 'Loans'))];
  expect([...before.keys()]).not.toEqual([...after.keys()]);
  expect(before.get('sw.js')).not.toBe(after.get('sw.js'));
});
