/** The plugin in a real build and a real development server, over a copy of the project's definitions. */
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type HotPayload, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { screens } from './plugin.ts';

const project = join(import.meta.dirname, '../..');
let root = '';
let server: ViteDevServer | undefined;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'plugin-')));
  for (const folder of ['screens', 'locales', 'schemas'])
    cpSync(join(project, folder), join(root, folder), { recursive: true });
  symlinkSync(join(project, 'src'), join(root, 'src'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(root, { recursive: true });
});

const file = () => join(root, 'screens/repay.json');
const change = (from: string, to: string): void =>
  writeFileSync(file(), readFileSync(file(), 'utf8').replace(from, to));

it('fails a build on a problem and prints it', async () => {
  change('"version": 2', '"version": 2, "titel": "x"');
  const printed: string[] = [];
  const log = (message: string): void => void printed.push(message);
  const customLogger = {
    info: log,
    warn: log,
    warnOnce: log,
    error: log,
    clearScreen: log,
    hasErrorLogged: () => false,
    hasWarned: false,
  };
  const built = build({
    root,
    configFile: false,
    customLogger,
    plugins: [screens()],
    build: { write: false },
  });
  await expect(built).rejects.toThrow('The definitions have errors');
  expect(printed.join('\n')).toMatch(
    /screens\/repay\.json:\d+:\d+ error unknown-key {2}Unknown key "titel" of a screen/,
  );
});

it('shows a problem while developing, keeps the last good definition, and goes on when it is mended', async () => {
  const names = join(root, 'schemas/names.schema.json');
  rmSync(names);
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [screens()],
    optimizeDeps: { noDiscovery: true },
    // The watcher's news are given by hand: no test waits for a file system.
    // There is no page either, so no port that another run could have taken.
    server: { middlewareMode: true, ws: false, watch: null },
  });
  // Editors complete names from a list that nobody has to think of.
  expect(readFileSync(names, 'utf8')).toBe(readFileSync(join(project, 'schemas/names.schema.json'), 'utf8'));
  const { hot } = server.environments.client;
  const { watcher, ws } = server;
  /** Saves a change; what a page is told of it, whenever that is. */
  const save = (from: string, to: string): Promise<HotPayload> =>
    new Promise((told) => {
      for (const channel of [ws, hot])
        vi.spyOn(channel, 'send').mockImplementation((payload: unknown) => told(payload as HotPayload));
      change(from, to);
      watcher.emit('change', file());
    });
  const shown = async () =>
    (await server?.environments.client.transformRequest('virtual:screen/repay'))?.code ?? '';
  const before = await shown();
  expect(before).toContain('export const definition');

  const problem = await save('"version": 2', '"version": 2, "titel": "x"');
  expect(problem.type).toBe('error');
  expect(JSON.stringify(problem)).toContain('Unknown key \\"titel\\"');
  expect(await shown()).toBe(before);

  const mended = await save('"titel": "x"', '"$comment": "x", "frame": "bare"');
  expect(mended.type).toBe('full-reload');
  expect(await shown()).toMatch(/"?frame"?: ?"bare"/);
});
