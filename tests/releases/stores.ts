/** The two stores that releases are kept in, for tests that must hold on both. It must not know what is kept. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openStore, type StoreAsked } from '../../src/server/releases/open-store.ts';
import type { Store } from '../../src/server/releases/port.ts';
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts';

export interface Place {
  /** One more server's store on the same rows; of the embedded one there can be one only. */
  open(): Promise<Store>;
  readonly asked: StoreAsked;
  end(): Promise<void>;
}

export interface Kind {
  readonly name: string;
  /** Rows of its own, with nothing in them. */
  place(): Promise<Place>;
  /** When no more places are needed. */
  end(): Promise<void>;
}

const embedded: Kind = {
  name: 'embedded',
  async place() {
    const data = mkdtempSync(join(tmpdir(), 'releases-'));
    const asked = { data };
    return {
      open: () => openStore(asked),
      asked,
      end: async () => rmSync(data, { recursive: true, force: true }),
    };
  },
  end: async () => undefined,
};

/** One program for all places; each is a database in it. */
function postgres(): Kind {
  let running: Promise<Postgres> | undefined;
  let count = 0;
  return {
    name: 'PostgreSQL',
    async place() {
      running ??= startPostgres();
      const { url } = await running;
      const name = `place${(count += 1)}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      const own = new URL(url);
      own.pathname = `/${name}`;
      const asked = { data: ':memory:', databaseUrl: own.href };
      return { open: () => openStore(asked), asked, end: async () => undefined };
    },
    async end() {
      const ended = running;
      running = undefined;
      await (await ended)?.end();
    },
  };
}

/** Where there is no PostgreSQL the embedded one is all that can be tried. */
export const kinds: readonly Kind[] = [embedded, ...(hasPostgres ? [postgres()] : [])];
