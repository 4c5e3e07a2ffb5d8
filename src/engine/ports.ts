/**
 * What the engine asks of the world. The platform implements these on a browser, tests implement them in memory;
 * the engine itself must not know fetch, the DOM, React or any library behind a port.
 */
import type { CallSpec, OnceOperation } from '../model/call.ts';
import type { Json } from '../model/json.ts';
import type { Language } from '../model/language.ts';
import type { ProblemCode } from '../lib/problem.ts';
import type { Result } from '../lib/result.ts';

/**
 * Why a call gave no data.
 * `unsent` a write that never left the phone, or our own proxy, for certain; `network` nothing (or nothing readable) came back, and a
 * write may have arrived; `timeout` 60 000 ms passed; `status` another HTTP status than
 * 2xx; `shape` the body is not the declared envelope or its `data` not of the declared shape; `refused` the server
 * answered with a code or `success: false` and its message; `aborted` the caller gave up (never shown).
 */
export interface CallFailure {
  readonly kind: 'unsent' | 'network' | 'timeout' | 'status' | 'shape' | 'refused' | 'aborted';
  /** The server's code for `refused` (`"101"`), the HTTP status for `status` (`"500"`), else empty. */
  readonly code: string;
  /** The server's own message for `refused`, else empty: the words for the others are texts of the app. */
  readonly message: string;
  /** For the reporter only: never shown, never with personal data. */
  readonly detail: string;
}

export interface CallOptions {
  readonly signal: AbortSignal;
  /** Told again and again how much of the request has gone, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** For a write: names it for a backend that can tell a repetition. Without one each sending has its own. */
  readonly key?: string | undefined;
  /** Told the server's own time with the answer, in ms since 1970: what the phone's clock says is nobody's business. */
  readonly onTime?: ((time: number) => void) | undefined;
  /** What an earlier answer of this call was read as: parts of the new one that equal it are the same objects. */
  readonly before?: unknown;
}

/** What a call is sent; a file only where its body is multipart. */
export interface CallParameters {
  readonly [name: string]: Json | Blob;
}

export interface HttpPort {
  /** Sends a declared call; parameters go where its declaration says. Resolves with the read `data`; never rejects. */
  send(call: CallSpec, parameters: CallParameters, options: CallOptions): Promise<Result<Json, CallFailure>>;
  /** Lets go of the picture behind the address that a call with the envelope `image` resolved with. */
  release(address: string): void;
  /** Whether a write is under way, of whichever screen. */
  writing(): boolean;
}

/**
 * What is remembered of the writes of one guard (docs/language.md, Writes): hashes, a random key, numbers. Nothing in it
 * can be read back. It outlives the page and the session.
 */
export interface Mark {
  readonly guard: string;
  readonly operation: string;
  readonly intent: string;
  /** Hash of what must be as it was for it to be sent again. */
  readonly same?: string | undefined;
  readonly key: string;
  /** `pending` without a living owner is `unknown`. `refused`: nothing was done. */
  readonly state: 'pending' | 'unknown' | 'done' | 'refused';
  /** By the server, in ms since 1970; 0: no answer has told it yet. */
  readonly time: number;
  /** The number of the guard's last ending: what was read before it may be outdated. */
  readonly sequence: number;
  /** It is being sent again while nobody knows what became of it. */
  readonly doubt?: true | undefined;
  /** Hashes of what it was sent, by parameter: only of what a read will show. */
  readonly signs?: { readonly [parameter: string]: string } | undefined;
  /** How often that was there before it was sent. */
  readonly before?: number | undefined;
  /** The intent of the last one that was done, by operation. */
  readonly done: { readonly [operation: string]: string };
}

/** The marks of this phone, or of this page where the phone cannot keep them. No method rejects. */
export interface Ledger {
  /** The number of the last ending of any write. */
  sequence(): number;
  /** Those that wait for an ending, as far as this page knows. */
  open(): readonly Mark[];
  /** Guards that some living page holds. */
  living(): Promise<ReadonlySet<string>>;
  hash(text: string): Promise<string>;
  /** A name that nothing else has. */
  key(): string;
  /** Takes a guard until the function it gives is called, or says at once that a living page has it. */
  hold(guard: string): Promise<(() => void) | undefined>;
  /**
   * One transaction: what `decide` makes of a guard's mark stands when this resolves, and is what it resolves with.
   * `next` is the number of an ending that it would be. `now`: the server's time, to let go of what is long over.
   */
  change(
    guard: string,
    decide: (mark: Mark | undefined, next: number) => Mark | undefined,
    now?: number,
  ): Promise<Mark | undefined>;
  /** Told when a mark has changed, here or in another page. */
  subscribe(listener: () => void): () => void;
}

export interface LedgerPort {
  /** The writes of the whole program that must not happen twice. */
  readonly operations: { readonly [operation: string]: OnceOperation };
  /** Whether a mark of this phone waits for an ending; asked without fetching the rest of the ledger. */
  any(): Promise<boolean>;
  /** Rejects only when its part of the program cannot be fetched. */
  open(): Promise<Ledger>;
}

export interface BridgePort {
  /** Delivers a message to the host app (docs/contract.md 5). `false`: nobody took it and no fallback exists. */
  send(message: {
    readonly type: string;
    readonly payload?: Json;
  }): Result<'delivered' | 'fallback', 'absent' | 'failed'>;
}

export interface RouterPort {
  /** Goes to a route; `query` is added to the kept start-up parameters. */
  navigate(
    to: string,
    query: { readonly [name: string]: string },
    options: { readonly replace: boolean },
  ): void;
  back(): void;
}

export interface UrlPort {
  /** The one URL rule (docs/language.md, The URL rule); `undefined` when refused (the caller reports it). */
  check(url: string, use: 'image' | 'link' | 'press' | 'navigate'): string | undefined;
  /**
   * Opens a URL that passed `check`: in place for http(s), the host's handler for others. With `replace`, Back does
   * not return to this page.
   */
  open(url: string, options?: { readonly replace: boolean }): void;
}

export interface TextsPort {
  readonly language: Language;
  /** The raw template of a key, or `undefined` when the language lacks it. */
  text(key: string): string | undefined;
}

export interface StoragePort {
  /** Kept screen state; falls back to memory when the browser's storage is blocked or full. */
  read(key: string): Json | undefined;
  write(key: string, value: Json): void;
  remove(key: string): void;
}

/** Texts that outlast the page, to the end of the year 9999; where cookies are blocked, they last as long as the page. */
export interface CookiePort {
  read(name: string): string | undefined;
  write(name: string, value: string): void;
}

/** A text or what is in a file already, with a name and a type. */
export interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Blob;
}

/** What is drawn as one picture to keep: words under a title, and a picture of a code. */
export interface Slip {
  readonly title: string;
  readonly lines: readonly string[];
  /** An address that the URL rule has let through. */
  readonly picture: string | undefined;
}

export interface DevicePort {
  copy(text: string): Promise<boolean>;
  locate(
    signal: AbortSignal,
  ): Promise<Result<{ readonly latitude: number; readonly longitude: number }, 'denied' | 'unavailable'>>;
  /** SHA-256 in hex; `undefined` where the phone has none, as without a secure context. */
  sha256(text: string): Promise<string | undefined>;
  /** Puts a file where the person finds it again; false where the phone cannot. One who changed their mind has it. */
  save(file: SavedFile): Promise<boolean>;
  /** A slip as a PNG; `undefined` where the phone cannot draw. A code that cannot be had is left out. */
  draw(slip: Slip): Promise<Blob | undefined>;
  /** Which app store the phone takes its apps from. */
  readonly client: 'ios' | 'android';
  /** Features of the running app that a widget may require. */
  readonly features: ReadonlySet<string>;
}

/** One report; `code` is in the catalogue of `lib/problem.ts`. No personal data in `detail`. */
export interface Report {
  readonly code: ProblemCode;
  readonly where: string;
  readonly detail: string;
}

export interface ReporterPort {
  report(report: Report): void;
}

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly choices: readonly { readonly id: string; readonly text: string }[];
}

/** What a screen shows outside its own nodes. */
export interface NoticePort {
  toast(text: string, duration: number | undefined): void;
  alert(text: string): Promise<void>;
  /** The id of what was chosen; `undefined` when it was closed without an answer, or when the signal took it away. */
  ask(question: Question, signal: AbortSignal): Promise<string | undefined>;
}

export interface ClockPort {
  /** Milliseconds since 1970, by the phone. */
  now(): number;
  /** Resolves after `ms`, or at once when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** Finding drawn widgets, for focus and scrolling; ids are those of the drawn elements. */
export interface FocusPort {
  focus(elementId: string): void;
  /** `focus`: the focus goes there too, so that it is read out. */
  scrollTo(elementId: string, focus?: boolean): void;
}

export interface Ports {
  readonly http: HttpPort;
  readonly ledger: LedgerPort;
  readonly bridge: BridgePort;
  readonly router: RouterPort;
  readonly urls: UrlPort;
  readonly texts: TextsPort;
  readonly storage: StoragePort;
  readonly cookies: CookiePort;
  readonly device: DevicePort;
  readonly reporter: ReporterPort;
  readonly notices: NoticePort;
  readonly clock: ClockPort;
  readonly focus: FocusPort;
}
