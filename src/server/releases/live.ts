/**
 * What is live, in memory: read anew whenever a server on this store tells of a new pointer. Where the store cannot be read the old
 * pointer stands, and it is tried again. It must not know who changes it.
 */
import type { Hash, Manifest, Pointer } from '../../model/release.ts';
import { releasesIn } from './lanes.ts';
import { firstPointer, lastPointers } from './pointers.ts';
import type { Live, LiveReleases, Sql, Store } from './port.ts';

/** Milliseconds until the store is tried again. */
const pause = 1000;
/** A journey ends on the release that it began with: what was live is known for so many pointers. */
const remembered = 32;

export interface MemoryLive extends LiveReleases {
  /** Resolves when this server shows what the store says. Rejects when the store cannot be read. */
  refresh(): Promise<void>;
  close(): void;
}

/** All hashes of a manifest. */
export const hashesIn = ({ screens, layouts, words, documents }: Manifest): readonly Hash[] => [
  ...[screens, layouts, documents].flatMap((each) => Object.values(each)),
  ...(words === null ? [] : [words]),
];

/** A question with as many marks as it asks for. */
const marks = (list: readonly unknown[]): string => list.map(() => '?').join(', ');

async function manifestsOf(sql: Sql, pointers: readonly Pointer[]): Promise<ReadonlyMap<string, Manifest>> {
  const ids = releasesIn(pointers.flatMap(({ lanes }) => lanes));
  if (ids.length === 0) return new Map();
  const rows = await sql.all(
    `SELECT release, contract, manifest FROM verdicts WHERE shows = 1 AND release IN (${marks(ids)})`,
    ids,
  );
  return new Map(
    rows.map((row) => [
      `${String(row['release'])} ${String(row['contract'])}`,
      JSON.parse(String(row['manifest'])) as Manifest,
    ]),
  );
}

async function bundlesOf(sql: Sql, hashes: readonly Hash[]): Promise<ReadonlyMap<Hash, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await sql.all(`SELECT hash, text FROM bundles WHERE hash IN (${marks(hashes)})`, hashes);
  return new Map(rows.map((row) => [String(row['hash']), String(row['text'])]));
}

/** In one transaction, so that no pointer comes with the manifests of another. */
const readLive = (store: Store): Promise<Live> =>
  store.transaction(async (sql) => {
    const pointers = await lastPointers(sql, remembered);
    const [pointer = firstPointer] = pointers;
    const manifests = await manifestsOf(sql, pointers);
    const hashes = [...new Set([...manifests.values()].flatMap(hashesIn))];
    const bundles = await bundlesOf(sql, hashes);
    return {
      pointer,
      manifest: (release, contract) => manifests.get(`${release} ${contract}`),
      bundle: (hash) => bundles.get(hash),
    };
  });

const nothing: Live = { pointer: firstPointer, manifest: () => undefined, bundle: () => undefined };

/** @param tell hears once when the store cannot be read, and once when it can again. */
export function openLive(store: Store, tell: (sentence: string) => void): MemoryLive {
  let live = nothing;
  let reading: Promise<void> | undefined;
  let isAgain = false;
  let isAway = false;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  const listeners = new Set<() => void>();

  async function read(): Promise<void> {
    const now = await readLive(store);
    // A reading that was overtaken, or a store that was put back to an older state: no phone goes back in numbers by it.
    if (now.pointer.seq <= live.pointer.seq) return;
    live = now;
    for (const listener of listeners) listener();
  }

  /** One reading at a time; who asks while one runs gets the one after it, for what it reads may be older than the news. */
  function refresh(): Promise<void> {
    if (reading !== undefined) {
      isAgain = true;
      return reading;
    }
    reading = (async () => {
      try {
        do {
          isAgain = false;
          await read();
        } while (isAgain);
      } finally {
        reading = undefined;
      }
    })();
    return reading;
  }

  async function hear(): Promise<void> {
    try {
      await refresh();
      if (isAway) tell('The store of releases can be read again.');
      isAway = false;
    } catch (error) {
      if (isClosed) return;
      const why = error instanceof Error ? error.message : String(error);
      if (!isAway) tell(`The store of releases cannot be read (${why}). What was live stays.`);
      isAway = true;
      clearTimeout(retry);
      retry = setTimeout(() => void hear(), pause);
      retry.unref();
    }
  }

  const deaf = store.onTold(() => void hear());
  return {
    live: () => live,
    async bundle(hash) {
      return live.bundle(hash) ?? (await bundlesOf(store, [hash])).get(hash);
    },
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    close() {
      isClosed = true;
      deaf();
      clearTimeout(retry);
    },
  };
}
