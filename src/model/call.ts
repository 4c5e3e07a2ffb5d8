/** A declared call, as compiled from one operation of `schemas/backend.openapi.json` (see `build/calls.ts`). */
import type { Json } from './json.ts';

/** The part of JSON Schema 2020-12 that response schemas use; `$ref`s are inlined when compiled. */
export interface DataSchema {
  readonly type?: string | readonly string[];
  /** `flag` boolean, `nonzero` boolean that any number but 0 makes true, `id` string, `minor` non-negative safe integer of minor units, `date` string or epoch ms. */
  readonly format?: string;
  readonly properties?: { readonly [name: string]: DataSchema };
  readonly required?: readonly string[];
  /** What properties beside the declared ones are; absent: they are left out. */
  readonly additionalProperties?: DataSchema;
  readonly items?: DataSchema;
  readonly enum?: readonly Json[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  /** Letters of a text; a response's schema has no such limits. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** What an object needs besides, where one of its flags is true: by the flag's name. */
  readonly 'x-required-when'?: { readonly [flag: string]: readonly string[] };
  /** `fail`: where it is wrong, what it stands in is; else it counts as missing where it need not be there. */
  readonly 'x-wrong'?: 'fail';
  /** A text, or one per language of which the page takes its own. */
  readonly 'x-words'?: boolean;
  /** Entries of a list. */
  readonly maxItems?: number;
}

/**
 * `A` `{ code, message, data }`, success when `parseInt(code) === 0`; `B` `{ success, message, data }`, success when
 * `success === true`; `C` as A, success when `code === "00"`; `D` as A, and the screen acts on named codes; `image` bytes.
 * docs/contract.md 4.
 */
export type Envelope = 'A' | 'B' | 'C' | 'D' | 'image';

/** A path in an answer (`*` for any entry of a list) to a literal, or to `{{sent.<parameter>}}`, what the write was sent. */
export interface Evidence {
  readonly [path: string]: Json;
}

/** A write that must not happen twice, and how one learns what became of it (`docs/language.md`, Writes). */
export interface OnceOperation {
  /** The parameters that name what is protected: of one guard, one write at a time, whatever its operation. */
  readonly guard: readonly string[];
  /** A screen that names one of these as well is about something that is there already, and tells nothing of it. */
  readonly apart?: readonly string[] | undefined;
  /**
   * `person`: no read tells. `done` in an answer of the read `by` says at once that it was done; `not` says from ten minutes
   * after that it was not, where a commit would have landed: `otherwise` stands for all that lacks `done`. Without `not`
   * no read says so, and the person does. `new`: there may be some of `done` already, so that `by` is read before it is
   * sent; where that could not be, no answer tells.
   */
  readonly settled:
    | 'person'
    | {
        readonly by: string;
        readonly done: Evidence;
        readonly not?: Evidence | 'otherwise' | undefined;
        readonly new?: true | undefined;
      };
}

export interface CallSpec {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly envelope: Envelope;
  /** A `write` goes on when its screen is left, a `read` is aborted. */
  readonly effect: 'read' | 'write';
  /** A read that may be asked for early or twice without any effect. */
  readonly repeatable?: true;
  readonly body: 'query' | 'form' | 'multipart' | 'json';
  /** Every declared parameter name, and those that must be sent. */
  readonly parameters: readonly string[];
  readonly required: readonly string[];
  /** Query parameters that the app fills in with the time, `"x-fill": "timestamp"`; no screen names them. */
  readonly stamps?: readonly string[];
  /** A write that must not happen twice: what it protects, and the parameters that make another one of it legitimate. */
  readonly once?: {
    readonly guard: readonly string[];
    readonly intent: readonly string[];
    readonly apart?: OnceOperation['apart'];
    /** Parameters that must be as they were for it to be sent again: with another card it is not the same payment. */
    readonly same?: readonly string[] | undefined;
    /** Members of its answer that say that nothing is done yet, as where a code is still to come. */
    readonly unless?: { readonly [member: string]: Json } | undefined;
  };
  /** A write that may be sent again and again; with parameters, only where it is sent with these. */
  readonly again?: true | { readonly [parameter: string]: Json };
  readonly settled?: OnceOperation['settled'];
  /** Shape of `data`, or null where the call has none. */
  readonly data: DataSchema | null;
}
