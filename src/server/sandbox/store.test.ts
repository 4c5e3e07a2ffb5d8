// @vitest-environment node
/** Holds what becomes of a kept file: the same program reads it again, one of another form begins anew. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SetUpError } from '../set-up-error.ts';
import { openStore } from './store.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'store-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('a world is there again after a restart', () => {
  const path = join(folder, 'world.sqlite');
  const first = openStore(path);
  first.touch('s1');
  first.close();
  const second = openStore(path);
  expect(second.touch('s1')).toBe(false);
  second.close();
});

it('a world of a form that is no longer known is begun anew', () => {
  const path = join(folder, 'world.sqlite');
  const old = openStore(path);
  old.touch('s1');
  old.put('s1', 'order', '174', { id: '174', amount: 345_050, due: '2026-01-01' });
  old.close();
  const database = new Database(path);
  database.exec('PRAGMA user_version = 0');
  database.close();
  const store = openStore(path);
  expect([store.touch('s1'), store.get('s1', 'order', '174')]).toEqual([true, undefined]);
  store.close();
});

it('all but the newest of a kind are forgotten, in their own world alone', () => {
  const store = openStore(':memory:');
  for (const session of ['s1', 's2'])
    for (const id of ['a', 'b', 'c']) store.put(session, 'once', id, `${session}${id}`);
  store.put('s1', 'order', '174', 'kept');
  store.trim('s1', 'once', 2);
  expect(store.all('s1', 'once')).toEqual(['s1b', 's1c']);
  expect(store.all('s2', 'once')).toHaveLength(3);
  expect(store.all('s1', 'order')).toEqual(['kept']);
  store.trim('s1', 'once', 2);
  expect(store.all('s1', 'once')).toHaveLength(2);
  store.close();
});

it('a damaged file is told with what to do', () => {
  const path = join(folder, 'world.sqlite');
  writeFileSync(path, 'SQLite format 3\0 and then nothing that is one'.repeat(100));
  expect(() => openStore(path)).toThrow(SetUpError);
  expect(() => openStore(path)).toThrow(/world\.sqlite: .+\. Delete it, .+SANDBOX_DB/);
});

it('a folder in its place is told too', () => {
  expect(() => openStore(folder)).toThrow(SetUpError);
});

it('a file that may not be written is told at the start, not by the first call', () => {
  const path = join(folder, 'world.sqlite');
  openStore(path).close();
  chmodSync(path, 0o444);
  chmodSync(folder, 0o755);
  // Who owns the machine may write everything: the program becomes another user.
  const script = `import { openStore } from ${JSON.stringify(import.meta.resolve('./store.ts'))};
    if (process.getuid?.() === 0) process.setuid(65534);
    try { openStore(${JSON.stringify(path)}) } catch (error) { console.log(error.constructor.name, error.message) }`;
  const words = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect(stdout).toMatch(
    /^SetUpError The sandbox cannot use its file .+world\.sqlite: .+readonly.+SANDBOX_DB/,
  );
});
