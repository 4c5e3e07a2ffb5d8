/**
 * Compiles a schema with ajv for the checker, in a build and where releases are proved: on a phone the validators compiled ahead
 * are used. It must not know what errors mean.
 */
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Validate } from '../check/structure/located.ts';

/** `flag`, `list` and `number` are a value or a tag: two types by design. */
export const options = {
  strict: true,
  keywords: ['x-kind'],
  allErrors: true,
  verbose: true,
  discriminator: true,
  allowUnionTypes: true,
};

/** By the text of the schema: who watches the files checks often, and the schema is seldom another one. */
const compiled = new Map<string, Validate>();

/** Compiled schemas weigh megabytes, and a server that runs for weeks meets one of every build. */
const most = 8;

type Compile = (schema: object) => ValidateFunction;

const compile: Compile = (schema) => new Ajv2020(options).compile(schema);

export function compileValidator(schema: object, make = compile): Validate {
  const key = JSON.stringify(schema);
  const before = compiled.get(key);
  if (before !== undefined) return before;
  const validate = make(schema);
  const made: Validate = (value) => (validate(value) ? [] : (validate.errors ?? []));
  const [oldest] = compiled.keys();
  if (compiled.size >= most && oldest !== undefined) compiled.delete(oldest);
  compiled.set(key, made);
  return made;
}

/** Compiled for the first value: a schema that few files need, or a project of which nothing is checked, waits for none. */
export function compiledLater(read: () => object, make = compile): Validate {
  let validate: Validate | undefined;
  return (value) => (validate ??= compileValidator(read(), make))(value);
}
