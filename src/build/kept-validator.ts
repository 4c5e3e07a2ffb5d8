/**
 * Keeps what ajv makes of a schema beside the packages, so that the next process loads it instead of compiling again: that is
 * most of what a check of a few screens costs. It must not know what the schema is of.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import ajvPackage from 'ajv/package.json' with { type: 'json' };
import { options } from '../release/validator.ts';
import { digest, keep } from './keep.mjs';
import { runKept } from './kept-script.mjs';

const require = createRequire(import.meta.url);

/** `node_modules/.cache`, where ajv is: what it writes asks for parts of ajv. */
export const keptIn = join(dirname(require.resolve('ajv/package.json')), '../.cache/validators');

/** Made by this file alone; its name is the digest of all that it depends on. */
function load(file: string): ValidateFunction | undefined {
  try {
    const validate = runKept(file);
    return typeof validate === 'function' ? (validate as ValidateFunction) : undefined;
  } catch {
    // There is none, or it was cut: it is made again.
    return undefined;
  }
}

/** What keeps the schema, loaded where a process before has compiled it. */
export function keptValidator(schema: object, folder = keptIn): ValidateFunction {
  const key = digest(ajvPackage.version, JSON.stringify([options, schema]));
  const file = join(folder, `${key}.cjs`);
  const before = load(file);
  if (before !== undefined) return before;
  const ajv = new Ajv2020({ ...options, code: { source: true } });
  const validate = ajv.compile(schema);
  keep(file, standalone(ajv, validate));
  return validate;
}
