/** What the rest of the program knows of releases. It must not know how one is chosen. */
import type { ScreenModule } from 'virtual:screens';
import type { Person } from '../../lib/releases/choose.ts';
import type { OffWords } from '../../model/release.ts';
import type { Catalog } from './dress.ts';
import type { Trial } from './seen.ts';

/** A screen that is switched off: nothing stands in for it. */
export class Closed extends Error {
  constructor(readonly words: OffWords) {
    super('closed');
  }
}

/** A screen to plan. */
export interface Given {
  readonly module: ScreenModule;
  /** Of a release, in place of the build's; undefined: the screen is the build's own. */
  readonly words?: Readonly<Record<string, string>> | undefined;
}

export type Load = (id: string) => Promise<ScreenModule>;

/** What the choice takes from the page around it. */
export interface Around {
  readonly person: Person;
  /** The app's device parameter, where it gave one. */
  readonly device: string | undefined;
  readonly plans: { clear(): void };
  /** What the program says itself. */
  put(words: Readonly<Record<string, string>>): void;
  report(detail: string): void;
  /** Whether somebody is in the middle of something that an earlier page began. */
  isUnderWay(): Promise<boolean>;
  writing(): boolean;
}

export interface Setting {
  /** Whether the build has a screen or a layout of this name. */
  has(id: string): boolean;
  catalog(): Promise<Catalog>;
}

export interface Releases {
  /** Addresses that a release adds, with the screen of each. */
  readonly routes: { readonly [path: string]: string };
  /** What is tried on people like this one, and on which side they are; undefined: nothing. */
  readonly trial: Trial | undefined;
  /** The screen that was asked for last; empty before the first. */
  readonly screen: string;
  /** Addresses of all that the page knows of releases, for who keeps it for a page without a network. */
  readonly kept: readonly string[];
  /** Once, before anything is drawn. Never rejects. */
  begin(around: Around): Promise<void>;
  /** A screen of the release, or the build's own. Rejects with `Closed`, and as `load` does where a part did not come. */
  give(id: string, load: Load): Promise<Given>;
  /** What could not be planned: from here on the page shows the last good. */
  refuse(id: string, why: string): Promise<void>;
  /** So that it is there when it is asked for. */
  ahead(id: string, load: Load): void;
  /** Whether the release has a layout of this name, and whether one is switched off. */
  hasLayout(id: string): boolean;
  isOffLayout(id: string): boolean;
  /** The number that an answer brought: a higher one than the page's is asked about when the screen is left. */
  hear(seq: number): void;
  /** The page stands; from now on what does not come is said on the page. */
  drawn(): void;
  /** The page did not outlive it. */
  died(): void;
}

/** The page of whoever draws ahead, and of tests: the build's own definitions. */
export const builtIn: Pick<Releases, 'give' | 'routes' | 'refuse'> = {
  routes: {},
  give: async (id, load) => ({ module: await load(id) }),
  refuse: () => Promise.resolve(),
};
