/**
 * Compiles the assembled schema with ajv for the checker. Build and checks only: on a phone the validators compiled ahead
 * are used. It must not know what errors mean.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { SchemaError, Validate } from '../check/structure/located.ts';
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

export function compileValidator(schema: PartSchema): Validate {
  const validate = new Ajv2020(options).compile(schema);
  return (value): readonly SchemaError[] => (validate(value) ? [] : (validate.errors ?? []));
}
