/**
 * Keeps what ajv makes of a schema beside the packages, so that the next process loads it instead of compiling again: that is
 * most of what a check of a few screens costs. It must not know what the schema is of.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import ajvPackage from 'ajv/package.json' with { type: 'json' };
import { options } from '../release/validator.ts';

const require = createRequire(import.meta.url);

/** `node_modules/.cache`, where ajv is: what it writes asks for parts of ajv. */
export const keptIn = join(dirname(require.resolve('ajv/package.json')), '../.cache/validators');

/** One is written when a schema changes: those of a few branches stay. */
const most = 8;

type Load = (module: { exports: unknown }, find: NodeJS.Require) => void;

/** Made by this file alone; its name is the digest of all that it depends on. */
function load(file: string): ValidateFunction | undefined {
  try {
    const code = `(function (module, require) {${readFileSync(file, 'utf8')}\n})`;
    const module = { exports: undefined as unknown };
    (new Script(code, { filename: file }).runInThisContext() as Load)(module, require);
    return module.exports as ValidateFunction;
  } catch {
    // There is none, or it was cut: it is made again.
    return undefined;
  }
}

function keep(folder: string, file: string, code: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    const written = `${file}.${process.pid}`;
    writeFileSync(written, code);
    renameSync(written, file);
    const files = readdirSync(folder).map((name) => join(folder, name));
    const byAge = files.map((path) => ({ path, at: statSync(path).mtimeMs })).sort((a, b) => b.at - a.at);
    for (const { path } of byAge.slice(most)) rmSync(path, { force: true });
  } catch {
    // Packages that nobody may write beside: the next process compiles again.
  }
}

/** What keeps the schema, loaded where a process before has compiled it. */
export function keptValidator(schema: object, folder = keptIn): ValidateFunction {
  const key = JSON.stringify([ajvPackage.version, options, schema]);
  const file = join(folder, `${createHash('sha256').update(key).digest('hex')}.cjs`);
  const before = load(file);
  if (before !== undefined) return before;
  const ajv = new Ajv2020({ ...options, code: { source: true } });
  const validate = ajv.compile(schema);
  keep(folder, file, standalone(ajv, validate));
  return validate;
}
