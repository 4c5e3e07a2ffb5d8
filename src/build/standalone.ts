/**
 * Compiles a schema ahead to a module without ajv, `new Function` or messages, as the content policy and a slow phone
 * want it. It must not know what is validated.
 */
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { options } from '../release/validator.ts';
import { compact } from './compact.ts';
import type { PartSchema } from './kinds.ts';

/** What compiled validators call at run time; these few lines stand in for ajv's own modules, which are CommonJS. */
const runtime: { readonly [module: string]: string } = {
  'ajv/dist/runtime/ucs2length': 'const length = (text) => Array.from(text).length;',
  'ajv/dist/runtime/equal':
    'const equal = (a, b) => a === b || (typeof a === "object" && typeof b === "object" && a !== null && b !== null && Array.isArray(a) === Array.isArray(b) && Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((name) => Object.prototype.hasOwnProperty.call(b, name) && equal(a[name], b[name])));',
};
const stands: { readonly [module: string]: string } = {
  'ajv/dist/runtime/ucs2length': 'length',
  'ajv/dist/runtime/equal': 'equal',
};

const forOthers: ReadonlySet<string> = new Set([
  'title',
  'description',
  'examples',
  'default',
  '$comment',
  'x-kind',
  'x-purpose',
  'x-words',
]);

/** The schema without what only people, editors and the checker read; the members of `properties` are names, not keywords. */
function lean(schema: unknown, named = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => lean(item));
  if (typeof schema !== 'object' || schema === null) return schema;
  const members = Object.entries(schema).filter(([name]) => named || !forOthers.has(name));
  const names = new Set(['properties', 'patternProperties', '$defs']);
  return Object.fromEntries(members.map(([name, value]) => [name, lean(value, !named && names.has(name))]));
}

/** An ES module whose default export tells whether a value keeps the schema; its `errors` have no messages. */
export function compileStandalone(schema: PartSchema): string {
  const ajv = new Ajv({
    strict: true,
    discriminator: true,
    allowUnionTypes: true,
    messages: false,
    validateFormats: false,
    code: { source: true, esm: true, lines: false },
  });
  // The schemas use nothing that differs between the drafts, and the validator of the older one is the smaller.
  const { $schema: _draft, ...plain } = schema;
  const code = standalone(ajv, ajv.compile(compact(lean(plain) as PartSchema)));
  return withoutPackages(code.replaceAll(/schemaPath:"[^"]*",/g, ''));
}

/** The same for the checker where nothing may be compiled: every error of a value, each with what it is about. */
export function compileForChecker(schema: PartSchema): string {
  const ajv = new Ajv2020({ ...options, code: { source: true, esm: true, lines: false } });
  return withoutPackages(standalone(ajv, ajv.compile(schema)));
}

/** What it calls written into it: a phone and a worker have no `require`. */
function withoutPackages(code: string): string {
  const used = new Set<string>();
  const body = code.replaceAll(/require\("([^"]+)"\)\.default/g, (_match: string, module: string) => {
    const name = stands[module];
    if (name === undefined) throw new Error(`a compiled validator needs "${module}"`);
    used.add(module);
    return name;
  });
  return [...[...used].map((module) => runtime[module]), body].join('\n');
}
