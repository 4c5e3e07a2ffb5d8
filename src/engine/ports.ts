/**
 * What the engine asks of the world. The platform implements these on a browser, tests implement them in memory;
 * the engine itself must not know fetch, the DOM, React or any library behind a port.
 */
import type { CallSpec } from '../model/call.ts';
import type { Json } from '../model/json.ts';
import type { Language } from '../model/language.ts';
import type { ProblemCode } from '../lib/problem.ts';
import type { Result } from '../lib/result.ts';

/**
 * Why a call gave no data.
 * `unsent` a write that never left the phone, for certain; `network` nothing (or nothing readable) came back, and a
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
}

export interface BridgePort {
  /** Delivers a message to the host app (contract section 5). `false`: nobody took it and no fallback exists. */
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
  /** The one URL rule (design.md 2.7); `undefined` when refused (the caller reports it). */
  check(url: string, use: 'image' | 'link' | 'navigate'): string | undefined;
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

export interface DevicePort {
  copy(text: string): Promise<boolean>;
  locate(
    signal: AbortSignal,
  ): Promise<Result<{ readonly latitude: number; readonly longitude: number }, 'denied' | 'unavailable'>>;
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

/** What a screen shows outside its own nodes. */
export interface NoticePort {
  toast(text: string, duration: number | undefined): void;
  alert(text: string): Promise<void>;
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
  scrollTo(elementId: string): void;
}

export interface Ports {
  readonly http: HttpPort;
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
