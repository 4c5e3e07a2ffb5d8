/** What the parts of the server know of releases, whatever store keeps them. It must not know a store. */
import type { Hash, Manifest, Pointer } from '../../model/release.ts';

/** What is live, in memory: reading it waits for nothing. */
export interface Live {
  readonly pointer: Pointer;
  /** What a release that is live, or was not long ago, changes in a build; undefined where that build cannot show it. */
  manifest(release: string, contract: string): Manifest | undefined;
  /** The text of a bundle of a live release. */
  bundle(hash: Hash): string | undefined;
}

export interface LiveReleases {
  live(): Live;
  /** Any bundle that was ever published: a journey may have begun long ago. */
  bundle(hash: Hash): Promise<string | undefined>;
  /** Called after each new pointer, of whatever server. @returns what ends it. */
  onNews(listener: () => void): () => void;
}

/** A value of a column. */
export type Cell = string | number | Uint8Array | null;
export type Row = Readonly<Record<string, Cell>>;

/** The store's language: SQL that libsql and PostgreSQL both understand, parameters as `?`. Rejects when the store fails. */
export interface Sql {
  all(sql: string, parameters?: readonly Cell[]): Promise<readonly Row[]>;
  /** @returns how many rows it changed. */
  run(sql: string, parameters?: readonly Cell[]): Promise<number>;
  /** All of it or nothing; transactions that write follow one another. Its work asks the `sql` that it gets, never the store itself. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

export interface Store extends Sql {
  /** Tells every server on this store, this one too. */
  tell(news: string): Promise<void>;
  onTold(listener: (news: string) => void): () => void;
  close(): Promise<void>;
}
