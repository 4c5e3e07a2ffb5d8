/** The build by itself: a folder that may not be written, no package, another user. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../support/project.ts';
import { freePort } from '../support/server.ts';

/** Debian's `nobody`; who is not root cannot become another. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A copy that nobody may write. */
function readOnlyCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alone-'));
  cpSync(join(root, 'dist'), folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) chmodSync(join(entry.parentPath, entry.name), 0o444);
  chmodSync(folder, 0o555);
  return folder;
}

test('@once the built server runs from its folder alone', async ({ request }) => {
  const folder = readOnlyCopy();
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'alone-data-'));
  // The one folder that it may write.
  chmodSync(data, 0o777);
  const env = { PORT: String(port), DATA: data, PATH: process.env['PATH'] };
  const server = spawn(process.execPath, ['server.mjs'], { cwd: folder, env, ...nobody });
  let printed = '';
  server.stderr.on('data', (data: Buffer) => (printed += data.toString()));
  const origin = `http://127.0.0.1:${port}`;
  try {
    await once(server.stdout, 'data');
    const page = await request.get(`${origin}/inThe?productId=1&orderId=174`);
    expect([page.status(), await page.text()]).toEqual([200, expect.stringContaining('<div id="app">')]);
    const loan = await request.get(`${origin}/sandbox`);
    expect(loan.status()).toBe(200);
    for (const own of [
      'server.mjs',
      'server/mount.mjs',
      'server/sandbox.json',
      'server/project.json',
      'build.json',
      'contract.json',
      'parts.json',
      'parts.json.br',
      'parts.json.gz',
      'sbom.json',
    ])
      expect([own, (await request.get(`${origin}/${own}`)).status()]).toEqual([own, 404]);
    const keys = JSON.parse(readFileSync(join(data, 'release-keys.json'), 'utf8')) as {
      readonly ana: string;
    };
    const headers = { authorization: `Bearer ${keys.ana}` };
    const files = [{ file: 'locales/es.json', text: '{"order.title":"Tu crédito"}' }];
    const published = await request.post(`${origin}/release/api/publish`, { headers, data: { files } });
    expect([published.status(), await published.json()]).toMatchObject([200, { outcome: 'done', seq: 1 }]);
    const changed = await request.get(`${origin}/inThe?productId=1&orderId=174`);
    expect(await changed.text()).toContain('"order.title":"Tu crédito"');
    expect(printed).toBe('');
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  }
});

test('@once a start after a build builds nothing, and serves in the process that gets the signals', async ({
  request,
}) => {
  const built = statSync(join(root, 'dist/build.json')).mtimeMs;
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA: ':memory:' };
  const server = spawn(process.execPath, ['src/build/start.mjs'], { cwd: root, env });
  try {
    const [said] = (await once(server.stdout, 'data')) as [Buffer];
    expect(said.toString()).toMatch(/^Listening on /);
    expect((await request.get(`http://127.0.0.1:${port}/inThe`)).status()).toBe(200);
    expect(statSync(join(root, 'dist/build.json')).mtimeMs).toBe(built);
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
  }
});

test('@once the list of packages names each that comes with the product, and nothing of this build alone', () => {
  const text = (path: string): string => readFileSync(join(root, path), 'utf8');
  const { components, ...list } = JSON.parse(text('dist/sbom.json')) as {
    readonly bomFormat: string;
    readonly components: readonly { readonly purl: string }[];
  };
  const { packages } = JSON.parse(text('package-lock.json')) as {
    readonly packages: Readonly<Record<string, { readonly version: string; readonly dev?: boolean }>>;
  };
  const installed = Object.entries(packages).flatMap(([path, { version, dev = false }]) =>
    path === '' || dev ? [] : [`${path.replace(/^.*node_modules\//, '').replace('@', '%40')}@${version}`],
  );
  const listed = components.map(({ purl }) => purl.replace(/^pkg:npm\/|[?#].*$/g, ''));
  expect(list.bomFormat).toBe('CycloneDX');
  expect(installed.length).toBeGreaterThan(50);
  expect([...new Set(installed)].filter((name) => !listed.includes(name))).toEqual([]);
  // The same bytes of the same sources.
  expect(JSON.stringify(list)).not.toMatch(/serialNumber|timestamp/);
});
