/**
 * Runs a script that is kept beside the packages, and keeps what the engine made of it as well: to read and to compile it costs more
 * than to run it once. It must not know what the script does.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import { keep } from './keep.mjs';

/**
 * Those of which nothing was kept before, by where it is to be.
 * @type {Map<string, Script>}
 */
const compiled = new Map();

/**
 * Beside the folder of the script: an engine of another version, or one told to work otherwise, makes something else of it.
 * @param {string} file
 */
const compiledOf = (file) => join(`${dirname(file)}-compiled`, `${basename(file)}.${cachedDataVersionTag()}`);

/**
 * What a module in the CommonJS form gives. Its name is a digest of all that it depends on: what was made of it fits as long as the name.
 * @param {string} file
 * @returns {unknown}
 */
export function runKept(file) {
  const code = `(function (exports, require, module, __filename) {${readFileSync(file, 'utf8')}\n})`;
  const before = compiledOf(file);
  const cachedData = existsSync(before) ? readFileSync(before) : undefined;
  const script = new Script(code, { filename: file, ...(cachedData && { cachedData }) });
  if (script.cachedDataRejected !== false) compiled.set(before, script);
  /** @type {{ exports: unknown }} */
  const module = { exports: {} };
  const run = /** @type {(...given: readonly unknown[]) => void} */ (script.runInThisContext());
  run(module.exports, createRequire(file), module, file);
  return module.exports;
}

/** At the end of a process: what ran by then was compiled, and is kept with it. */
export function keepCompiled() {
  for (const [file, script] of compiled) keep(file, script.createCachedData());
  compiled.clear();
}
