/**
 * Everything a server has of releases: its store opened, its build kept and carried, what is live in memory, and the publisher's
 * interface. It must not know the environment.
 */
import type { FastifyInstance } from 'fastify';
import type { Told } from '../../release/told.ts';
import type { StoredFile } from '../site.ts';
import { mountPublishing } from './api.ts';
import { arrive } from './arrival.ts';
import type { Bench } from './bench.ts';
import { fileOfBuilds, keepBuild, sign, signBuild, type Build } from './builds.ts';
import type { Desk } from './desk.ts';
import { openLive } from './live.ts';
import type { Person } from './people.ts';
import { mountPictures } from './pictures.ts';
import type { LiveReleases, Store } from './port.ts';

export interface ReleasesAsked {
  readonly store: Store;
  readonly build: Build;
  /** Keys of this server alone, by their secrets. */
  readonly own?: ReadonlyMap<string, Person> | undefined;
  readonly alarm?: ((words: Told) => void) | undefined;
  readonly bench: Bench & { close?(): Promise<void> };
  /** Tells operators. */
  readonly tell: (sentence: string) => void;
  readonly now?: (() => Date) | undefined;
  /** What the configuration of this server says of everyone who comes to it. */
  readonly everyone?: Desk['everyone'];
}

export interface OpenReleases {
  readonly live: LiveReleases;
  readonly desk: Desk;
  /** Keys of this server alone, by their secrets. */
  readonly own: ReadonlyMap<string, Person>;
  /** Says that this build is still served, which it does by itself every hour; what is live is proved on it where it is not. */
  stay(): Promise<void>;
  /** A file of another build that is still seen. */
  file(path: string): Promise<StoredFile | undefined>;
  mount(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

/** Resolves when this build may be given visitors. */
export async function openReleases(asked: ReleasesAsked): Promise<OpenReleases> {
  const { store, build, tell, own = new Map(), now = () => new Date() } = asked;
  const { alarm = () => undefined, bench, everyone } = asked;
  const contract = build.contract.id;
  await keepBuild(store, build, now());
  const live = openLive(store, tell);
  await live.refresh();
  const layouts = Object.keys(build.contract.builtIn).flatMap(
    (part) => /^layouts\/(.+)$/.exec(part)?.[1] ?? [],
  );
  const desk: Desk = { store, live, contract, layouts, bench, now, alarm, everyone };
  async function stay(): Promise<void> {
    await signBuild(store, build, now());
    for (const words of await arrive(desk)) tell(words['en-IN']);
  }
  await stay();
  const signing = setInterval(() => {
    // Missed for once, it is done in an hour.
    stay().catch(() => undefined);
  }, sign);
  signing.unref();
  return {
    live,
    desk,
    own,
    stay,
    file: (path) => fileOfBuilds(store, path),
    async mount(app) {
      mountPictures(app, store);
      await mountPublishing(app, { desk, own, tell });
    },
    async close() {
      clearInterval(signing);
      live.close();
      await bench.close?.();
      await store.close();
    },
  };
}
