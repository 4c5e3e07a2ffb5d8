/** Holds what every store of releases promises, on each of them. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLibsql } from '../../src/server/releases/libsql.ts';
import { openStore } from '../../src/server/releases/open-store.ts';
import type { Store } from '../../src/server/releases/port.ts';
import { SetUpError } from '../../src/server/set-up-error.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { kinds, type Place } from './stores.ts';

const insert = 'INSERT INTO bundles (hash, text) VALUES (?, ?)';
const texts = async (store: Store): Promise<readonly unknown[]> =>
  (await store.all('SELECT text FROM bundles ORDER BY hash')).map((row) => row['text']);

describe.each(kinds)('the store $name', (kind) => {
  let place: Place;
  let store: Store;
  beforeEach(async () => {
    place = await kind.place();
    store = await place.open();
  });
  afterEach(async () => {
    await store.close();
    await place.end();
  });
  afterAll(() => kind.end());

  it('keeps rows, says how many it changed, and gives numbers, texts, bytes and nothing back as they were', async () => {
    const bytes = new Uint8Array([0, 1, 255]);
    const put = 'INSERT INTO files (path, type, tag, plain, br, gzip) VALUES (?, ?, ?, ?, ?, ?)';
    expect(await store.run(put, ['a', "it's a ? for $1", 'é🦊', bytes, null, bytes])).toBe(1);
    const [row] = await store.all('SELECT * FROM files WHERE path = ?', ['a']);
    expect([row?.['type'], row?.['tag'], row?.['br']]).toEqual(["it's a ? for $1", 'é🦊', null]);
    expect(Buffer.from(row?.['plain'] as Uint8Array)).toEqual(Buffer.from([0, 1, 255]));
    await store.run('INSERT INTO pointers (seq, text) VALUES (?, ?)', [2 ** 40, '{}']);
    expect(await store.all('SELECT seq FROM pointers')).toEqual([{ seq: 2 ** 40 }]);
    expect(await store.run('DELETE FROM files')).toBe(1);
    expect(await store.run('DELETE FROM files')).toBe(0);
  });

  it('takes all of a transaction or nothing, and goes on after one that failed', async () => {
    await store.run(insert, ['a', 'first']);
    const failing = store.transaction(async (sql) => {
      await sql.run(insert, ['b', 'second']);
      await sql.transaction((inner) => inner.run(insert, ['a', 'again']));
    });
    await expect(failing).rejects.toThrow(/unique/i);
    expect(await texts(store)).toEqual(['first']);
    await store.transaction((sql) => sql.run(insert, ['b', 'second']));
    expect(await texts(store)).toEqual(['first', 'second']);
  });

  it('lets transactions that write follow one another', async () => {
    await store.run('INSERT INTO pointers (seq, text) VALUES (0, ?)', ['{}']);
    const next = (): Promise<unknown> =>
      store.transaction(async (sql) => {
        const [row] = await sql.all('SELECT MAX(seq) AS seq FROM pointers');
        await new Promise((done) => setImmediate(done));
        return sql.run('INSERT INTO pointers (seq, text) VALUES (?, ?)', [Number(row?.['seq']) + 1, '{}']);
      });
    await Promise.all(Array.from({ length: 20 }, next));
    expect(await store.all('SELECT MAX(seq) AS seq, COUNT(*) AS rows FROM pointers')).toEqual([
      { seq: 20, rows: 21 },
    ]);
  });

  it('shows nobody what a transaction has not ended', async () => {
    let go = (): void => undefined;
    const isRead = new Promise<void>((done) => void (go = done));
    let isHalf = (): void => undefined;
    const half = new Promise<void>((done) => void (isHalf = done));
    const writing = store.transaction(async (sql) => {
      await sql.run(insert, ['a', 'half']);
      isHalf();
      await isRead;
      await sql.run('DELETE FROM bundles');
    });
    await half;
    const reading = texts(store);
    await new Promise((done) => setImmediate(done));
    go();
    await writing;
    expect(await reading).toEqual([]);
  });

  it.each<[string, (within: Store) => Promise<unknown>]>([
    ['another transaction', (within) => within.transaction((sql) => sql.run(insert, ['b', 'second']))],
    ['a change', (within) => within.run(insert, ['b', 'second'])],
    ['rows', texts],
  ])('that is asked for %s within its own transaction says so, and waits for nobody', async (_what, ask) => {
    const wrong = store.transaction(async (sql) => {
      await sql.run(insert, ['a', 'first']);
      await ask(store);
    });
    await expect(wrong).rejects.toThrow('ask what the transaction was given');
    expect(await texts(store)).toEqual([]);
    let end = (): void => undefined;
    const ended = new Promise<void>((done) => void (end = done));
    let after: Promise<unknown> | undefined;
    await store.transaction(async (sql) => {
      await sql.run(insert, ['a', 'first']);
      after = ended.then(() => texts(store));
    });
    end();
    expect(await after).toEqual(['first']);
  });

  it('tells all that listen, until they no longer do', async () => {
    const heard = vi.fn<(news: string) => void>();
    const stop = store.onTold(heard);
    await vi.waitFor(async () => {
      await store.tell('pointer 1');
      expect(heard).toHaveBeenCalledWith('pointer 1');
    });
    stop();
    heard.mockClear();
    const after = vi.fn<(news: string) => void>();
    store.onTold(after);
    await store.tell('pointer 2');
    await vi.waitFor(() => expect(after).toHaveBeenCalledWith('pointer 2'));
    expect(heard).not.toHaveBeenCalled();
  });

  it('has its rows after a restart, and takes no step twice', async () => {
    await store.run(insert, ['a', 'kept']);
    await store.close();
    store = await place.open();
    expect(await texts(store)).toEqual(['kept']);
  });

  it('of a newer version is not touched', async () => {
    await store.run("INSERT INTO steps (number, at) VALUES (1000, '')");
    await store.close();
    await expect(place.open()).rejects.toThrow(/newer version/);
    // Opened again for the end of the test, as an empty one.
    store = await openLibsql(':memory:');
  });
});

describe('the embedded store', () => {
  let folder = '';
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'releases-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('belongs to one server: the second reads why it does not start', async () => {
    const first = await openStore({ data: folder });
    await expect(openStore({ data: folder })).rejects.toThrow(SetUpError);
    await expect(openStore({ data: folder })).rejects.toThrow(
      /Another server uses the folder .+DATABASE_URL/,
    );
    await first.close();
    await (await openStore({ data: folder })).close();
  });

  it('says where a folder cannot be used', async () => {
    const inside = join(folder, 'file');
    writeFileSync(inside, 'no folder');
    await expect(openStore({ data: inside })).rejects.toThrow(/cannot be used .+ Set DATA/);
  });

  it.each([
    ['that is none', 0],
    ['whose pages are damaged', 4096],
  ])('a file %s is told with what to do', async (_what, from) => {
    const file = join(folder, 'releases.db');
    const database = new Database(file);
    database.exec('CREATE TABLE steps (number BIGINT PRIMARY KEY, at TEXT NOT NULL)');
    database.close();
    writeFileSync(file, readFileSync(file).fill(0xff, from));
    await expect(openStore({ data: folder })).rejects.toThrow(SetUpError);
    await expect(openStore({ data: folder })).rejects.toThrow(
      /releases\.db are damaged .+\. Put a copy back/,
    );
  });

  // It holds what signs sessions, whatever rights the folder has.
  it('is read by its own user alone', async () => {
    const store = await openStore({ data: folder });
    const rights = ['releases.db', 'releases.db-wal'].map(
      (name) => statSync(join(folder, name)).mode & 0o777,
    );
    expect(rights).toEqual([0o600, 0o600]);
    await store.close();
  });
});

describe.runIf(hasPostgres)('PostgreSQL', () => {
  it('tells two servers, also after it was away; what is asked meanwhile fails and changes nothing', async () => {
    const database = await startPostgres();
    const asked = { data: ':memory:', databaseUrl: database.url };
    const [one, two] = [await openStore(asked), await openStore(asked)];
    const heard = vi.fn<(news: string) => void>();
    two.onTold(heard);
    await vi.waitFor(async () => {
      await one.tell('1');
      expect(heard).toHaveBeenCalledWith('1');
    });
    await database.kill();
    await expect(one.transaction((sql) => sql.run(insert, ['a', 'lost']))).rejects.toThrow(/./);
    await database.start();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('again'), 10_000);
    expect(await texts(one)).toEqual([]);
    await one.transaction((sql) => sql.run(insert, ['a', 'kept']));
    expect(await texts(two)).toEqual(['kept']);
    await Promise.all([one.close(), two.close()]);
    await database.end();
  });

  it('that is not there is said at the start', async () => {
    const asked = { data: ':memory:', databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
    await expect(openStore(asked)).rejects.toThrow(/DATABASE_URL cannot be used: .*ECONNREFUSED/);
  });
});
