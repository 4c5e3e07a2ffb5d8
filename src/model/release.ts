/**
 * The objects of releases: how a definition reaches a borrower as data (docs/releases.md). Everything here is JSON: rows of the
 * store, bodies of the server's answers, the block in a page.
 */
import type { Json, JsonObject } from './json.ts';
import type { Language } from './language.ts';

/** The first 128 bits of the SHA-256 of a text in UTF-8, in base64url: 22 letters. */
export type Hash = string;

type Words = Readonly<Record<string, string>>;
type InEach<T> = Readonly<Record<Language['tag'], T>>;

/**
 * What a release can change, each by a name of its own: `screens/loan-detail`, `fragments/repay-channels`, `layouts/classic`,
 * `words/es/order.repay`, `documents/privacy.es`, `figures` (the register `constants.json`).
 */
export type PartName = string;

/** A change of one part. */
export interface PartChange {
  /** The part's hash in the build that the change was made on; null where that build has none. */
  readonly base: Hash | null;
  /** The part as it shall be: JSON of a file, or the words of a key; null: it goes. */
  readonly value: Json;
}

export type Parts = Readonly<Record<PartName, PartChange>>;

/** What a definition names; a build that lacks one of them cannot show it. */
export interface BundleUses {
  readonly widgets: readonly string[];
  readonly actions: readonly string[];
  readonly calls: readonly string[];
  readonly documents: readonly string[];
}

/** A screen or a promotion layout as data: all that the build's own module of it says in JSON. */
export interface ScreenBundle {
  readonly kind: 'screen' | 'layout';
  readonly id: string;
  readonly definition: JsonObject;
  readonly fragments: Readonly<Record<string, JsonObject>>;
  /** Every word that its definition and fragments name and that differs from the build's. */
  readonly words: InEach<Words>;
  readonly uses: BundleUses;
  /** What its page asks for before the program has come (src/model/first.ts). */
  readonly first: Json;
}

/** Words that the program itself names and that differ from the build's. */
export interface WordsBundle {
  readonly kind: 'words';
  readonly words: InEach<Words>;
}

/** A legal document in one language, as the build ships one: figures written in. */
export interface DocumentBundle {
  readonly kind: 'document';
  readonly id: string;
  readonly language: Language['tag'];
  readonly document: Json;
}

/**
 * Named by the hash of its text, which is `JSON.stringify` of it in its author's order: parsing and writing it again gives the
 * same text, so that a phone can check it without a copy.
 */
export type Bundle = ScreenBundle | WordsBundle | DocumentBundle;

/** What a release shows otherwise than one build does: the hash of each bundle. Made when it is published, for each build. */
export interface Manifest {
  readonly screens: Readonly<Record<string, Hash>>;
  readonly layouts: Readonly<Record<string, Hash>>;
  readonly words: Hash | null;
  /** By document and language: `privacy.es-MX`. */
  readonly documents: Readonly<Record<string, Hash>>;
  /** Addresses that no build has, with the screen of each. */
  readonly routes: Readonly<Record<string, string>>;
}

/** Whom a release is for; what is left out is for everyone. */
export interface Who {
  readonly language?: Language['tag'];
  /** `config.country` */
  readonly country?: string;
  /** `config.appName` */
  readonly brand?: string;
  /** Of the app around the page, the least and the greatest: `2.4`, compared number by number. */
  readonly versionFrom?: string;
  readonly versionTo?: string;
  /** The promotion's id in the address. */
  readonly promotion?: string;
}

/** A release on trial. */
export interface Next {
  readonly release: string;
  readonly salt: string;
  /** Percent of those it is for, 0 to 100, in steps of 0.01. */
  readonly share: number;
  readonly who: Who;
  /** UTC, ISO 8601; the server's clock decides. */
  readonly from: string | null;
  readonly until: string | null;
  /** No guard raises it. */
  readonly held: boolean;
}

/** What the phones of one build get. */
export interface Lane {
  /** The build, by the id in its `contract.json`. */
  readonly contract: string;
  /** The release that everyone has; null: the build's own definitions. */
  readonly stable: string | null;
  readonly next: Next | null;
}

/** Words in one language or in both; null, and where a language is missing: the program's own. */
export type OffWords = Partial<InEach<string>> | null;
type OffList = Readonly<Record<string, OffWords>>;

/** What is switched off, for whatever release. */
export interface Off {
  /** Screens: the build's own stands in, or "not available now" where it is off altogether. */
  readonly screens: OffList;
  readonly layouts: readonly string[];
  readonly widgets: readonly string[];
  /** Calls by operation: the server refuses them at once with these words. */
  readonly calls: OffList;
  readonly releases: readonly string[];
  /** The builds' own definitions for everyone. */
  readonly all: boolean;
}

/** One row, append-only: what borrowers see from `at` on. */
export interface Pointer {
  /** Goes up by one; 0 before anything was published. */
  readonly seq: number;
  readonly at: string;
  readonly lanes: readonly Lane[];
  readonly off: Off;
}

/** A release as a page may choose it. */
export interface Offered {
  readonly release: string;
  readonly manifest: Manifest;
}

export interface OfferedNext extends Offered, Pick<Next, 'salt' | 'share' | 'who'> {}

/** What a page knows of releases: the pointer as it concerns its build, at the time the page was made. */
export interface Now {
  readonly seq: number;
  readonly stable: Offered | null;
  /** Only between its start and its end. */
  readonly next: OfferedNext | null;
  readonly off: Off;
}

/** The data block `release` of a page: absent where nothing was ever published and nothing is off. */
export interface ReleaseBlock extends Now {
  /** The build that the page is of, by the id of its contract: what the phone asks for news of. */
  readonly build: string;
  /** Those that this page needs to draw itself, by hash: of the stable one and of the next. */
  readonly bundles: Readonly<Record<Hash, Bundle>>;
}

/** `contract.json` of a build: what it can show. */
export interface BuildContract {
  /** The hash of all that follows. */
  readonly id: string;
  /** Version of the language. */
  readonly language: number;
  /** Hash of each part's schema. */
  readonly widgets: Readonly<Record<string, Hash>>;
  readonly actions: Readonly<Record<string, Hash>>;
  readonly calls: Readonly<Record<string, Hash>>;
  /** Hash of each part (PartName) that the build has. */
  readonly builtIn: Readonly<Record<PartName, Hash>>;
  /** Of the snapshot that releases are proved with: two builds that check otherwise are two. */
  readonly project: Hash;
}
