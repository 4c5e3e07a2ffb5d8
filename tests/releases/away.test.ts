/** Holds what becomes of a publish when PostgreSQL goes away in the middle of it: the old pointer stands, and the publisher is told. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { verify } from '../../src/server/releases/look.ts';
import { openStore } from '../../src/server/releases/open-store.ts';
import type { Store } from '../../src/server/releases/port.ts';
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts';
import { openApi, type Api } from './api-server.ts';
import { folder } from './fakes.ts';

interface Started {
  readonly api: Api;
  readonly database: Postgres;
  /** Done before the transaction ends that writes the second pointer. */
  inTheMiddle(work: () => Promise<void>): void;
}

async function start(): Promise<Started> {
  const database = await startPostgres();
  const store = await openStore({ data: ':memory:', databaseUrl: database.url });
  let middle: (() => Promise<void>) | undefined;
  const broken: Store = {
    ...store,
    transaction: (work) =>
      store.transaction(async (sql) => {
        const result = await work(sql);
        // Not of a reading that another piece of news began.
        const [row] = await sql.all('SELECT MAX(seq) AS seq FROM pointers');
        if (row?.['seq'] === 2) await middle?.();
        return result;
      }),
  };
  const api = await openApi(broken);
  onTestFinished(() => database.end());
  await api.ask('/publish', { files: folder('one') });
  return { api, database, inTheMiddle: (work) => void (middle = work) };
}

/** As the next one finds it. */
async function goesOn({ api, database }: Started): Promise<void> {
  expect(api.live.live().pointer).toMatchObject({ seq: 1, lanes: [{ stable: 'r1' }] });
  expect((await api.ask('/status')).status).toBe(503);
  await database.start();
  await vi.waitFor(async () => expect((await api.ask('/status')).body).toMatchObject({ seq: 1 }), 10_000);
  expect((await api.ask('/publish', { files: folder('two') })).body).toMatchObject({
    outcome: 'done',
    seq: 2,
  });
  expect((await verify(api.desk, 'en-IN')).ok).toBe(true);
}

describe.runIf(hasPostgres)('a database that goes away', () => {
  it('while a release is proved changes nothing', async () => {
    const started = await start();
    const { api, database } = started;
    const { judge } = api.bench;
    api.bench.judge = async (...asked) => {
      await database.kill();
      api.bench.judge = judge;
      return judge(...asked);
    };
    const { status, body } = await api.ask('/publish', { files: folder('two') });
    expect([status, body['message']]).toEqual([
      503,
      expect.stringMatching(/^The database cannot be used \(.+\): nothing was done\. What was live stays\.$/),
    ]);
    await goesOn(started);
  });

  it('before all is written down says that nobody can tell, and nothing of it is there', async () => {
    const started = await start();
    started.inTheMiddle(() => started.database.kill());
    const { status, body } = await started.api.ask('/publish', { files: folder('two') });
    expect([status, body['message']]).toEqual([
      503,
      expect.stringContaining('whether it was done cannot be told'),
    ]);
    started.inTheMiddle(async () => undefined);
    await goesOn(started);
  });
});
