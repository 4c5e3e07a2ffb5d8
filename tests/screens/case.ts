/**
 * What a case of a screen is, as data: the situation, what a person does, and what must then be true. The same file is
 * run in memory and in a browser; it must not know which. `cases.schema.json` says the same to an editor.
 */
import type { Json, JsonObject } from '../../src/model/json.ts';

/** `late`: the app's own time limit ends it; `never`: nothing comes while the case lasts. */
export type Wire =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: string;
      readonly image: boolean;
      /** It comes after so many ms. */
      readonly after?: number;
      /** Where it came from in the end, if it is not where it was asked for. */
      readonly from?: string;
    }
  | { readonly kind: 'broken' | 'late' | 'never' };

/** What a call answers: data as the backend sends it, or how it fails. */
export type Given =
  | { readonly data: Json }
  | { readonly fail: 'network' | 'timeout' | 'status' | 'shape' }
  | { readonly refused: { readonly code: string; readonly message: string } }
  | { readonly never: true }
  // What no file says: an answer as it comes over the wire.
  | { readonly wire: Wire };

export type GivenAnswers = Readonly<Record<string, Given | readonly Given[]>>;

/** One thing a person does, or time that passes. Names are those that are announced. */
export type Act =
  | { readonly press: string; readonly role?: string; readonly number?: number }
  | { readonly choose: string }
  | { readonly tick: string }
  | { readonly type: readonly [label: string, text: string] }
  | { readonly attach: readonly [label: string, ...files: string[]] }
  | { readonly advance: number }
  | { readonly online: boolean }
  | { readonly back: true }
  | { readonly reload: true };

/** What is named in `expect` must be true after the step; what is not named is not looked at. */
export type Step = Act & { readonly expect?: Expected };

type Named = readonly [role: string, name: string];

/** At the end of a case, an effect that is not named must not have happened. */
export interface Expected {
  readonly shows?: readonly Named[];
  readonly hides?: readonly Named[];
  readonly disabled?: readonly Named[];
  readonly says?: readonly string[];
  readonly silent?: readonly string[];
  /** Title of the open dialog; without it none may be open at the end. */
  readonly dialog?: string;
  /** Words of the alert that is open. */
  readonly alerts?: readonly string[];
  readonly calls?: readonly (readonly [name: string, parameters: Json])[];
  readonly toasts?: readonly string[];
  readonly bridge?: readonly Json[];
  /** Navigations, `/route?query`, with ` (replace)` behind those that replace; `back`, or `out` where Back leaves the app. */
  readonly goes?: readonly string[];
  /** Where one is, `/route?query`. */
  readonly route?: string;
  /** Pages and apps outside that were opened. */
  readonly opens?: readonly string[];
  readonly reports?: readonly string[];
}

/** One file of cases: what all of them share, and each with what differs. */
export interface CaseFile {
  readonly query?: Readonly<Record<string, string>>;
  readonly answers?: GivenAnswers;
  readonly cases: readonly Case[];
}

export interface Case {
  readonly name: string;
  readonly $comment?: string;
  readonly language?: string;
  /** The route it is opened at, where the screen has several. */
  readonly at?: string;
  /** Added to the file's own; `null` takes a parameter away. */
  readonly query?: Readonly<Record<string, string | null>>;
  /** By call, instead of the file's own: one answer for all, or one for each time; the last one stays. */
  readonly answers?: GivenAnswers;
  /** By call: members of the data that differ from the file's own answer. */
  readonly change?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  /** Settings of the brand that differ from tests/screens/config.json. */
  readonly config?: JsonObject;
  /** The moment at which it is opened. */
  readonly clock?: string;
  readonly phone?: string;
  /** What the host app makes of messages: it takes them, it throws, or there is none and this is a browser. */
  readonly host?: string;
  readonly steps?: readonly Step[];
  readonly expect: Expected;
  /** Keeps the accessible outline of the end under golden/. */
  readonly golden?: boolean;
}

/** A case with everything it takes over from its file. */
export interface Situation {
  readonly name: string;
  readonly english: boolean;
  readonly at: string | undefined;
  readonly query: Readonly<Record<string, string>>;
  readonly answers: GivenAnswers;
  readonly config: JsonObject;
  readonly clock: string;
  /** What the browser calls itself; as it is, unless a case says. */
  readonly userAgent: string | undefined;
  readonly host: 'takes' | 'throws' | 'none';
  readonly steps: readonly Step[];
  readonly expect: Expected;
  readonly golden: boolean;
}
