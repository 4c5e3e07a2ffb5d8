/** Errors of a validator, and where they are in a document. It must not know what they mean. */
import type { Place, Pointer } from '../document/document.ts';

/** One error as ajv gives it. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: object;
  readonly message?: string;
  readonly parentSchema?: unknown;
  readonly data?: unknown;
}

export type Validate = (value: unknown) => readonly SchemaError[];

export interface Located {
  readonly error: SchemaError;
  readonly place: Place;
  readonly params: Readonly<Record<string, unknown>>;
}

export const sameSpot = (one: Pointer, other: Pointer): boolean =>
  one.length === other.length && one.every((name, index) => name === other[index]);
