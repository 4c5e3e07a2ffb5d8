/**
 * Compiles the assembled schema with ajv for the checker. Build and checks only: on a phone the validators compiled ahead
 * are used. It must not know what errors mean.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Validate } from '../check/structure/located.ts';
import type { PartSchema } from './kinds.ts';

/** `flag`, `list` and `number` are a value or a tag: two types by design. */
const options = {
  strict: true,
  keywords: ['x-kind'],
  allErrors: true,
  verbose: true,
  discriminator: true,
  allowUnionTypes: true,
};

/** By the text of the schema: who watches the files checks often, and the schema is seldom another one. */
const compiled = new Map<string, Validate>();

export function compileValidator(schema: PartSchema): Validate {
  const key = JSON.stringify(schema);
  const before = compiled.get(key);
  if (before !== undefined) return before;
  const validate = new Ajv2020(options).compile(schema);
  const made: Validate = (value) => (validate(value) ? [] : (validate.errors ?? []));
  compiled.set(key, made);
  return made;
}
