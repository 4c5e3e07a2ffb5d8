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
  /** Entries of a list. */
  readonly maxItems?: number;
}

/**
 * `A` `{ code, message, data }`, success when `parseInt(code) === 0`; `B` `{ success, message, data }`, success when
 * `success === true`; `C` as A, success when `code === "00"`; `D` as A, and the screen acts on named codes; `image` bytes.
 * Contract section 4.
 */
export type Envelope = 'A' | 'B' | 'C' | 'D' | 'image';

export interface CallSpec {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly envelope: Envelope;
  /** A `write` goes on when its screen is left, a `read` is aborted. */
  readonly effect: 'read' | 'write';
  readonly body: 'query' | 'form' | 'multipart' | 'json';
  /** Every declared parameter name, and those that must be sent. */
  readonly parameters: readonly string[];
  readonly required: readonly string[];
  /** Query parameters that the app fills in with the time, `"x-fill": "timestamp"`; no screen names them. */
  readonly stamps?: readonly string[];
  /** Shape of `data`, or null where the call has none. */
  readonly data: DataSchema | null;
}
