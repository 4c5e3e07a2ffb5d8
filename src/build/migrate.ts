/**
 * `npm run migrate`: rewrites the definitions under `screens/` in the current version of the language, and says more shortly
 * what the types of data prove to be the same. A second run changes nothing. It must not know what a version changed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseTree, type Node } from 'jsonc-parser';
import { isObject, toPointer } from '../check/document/document.ts';
import { migrations } from '../check/document/lift.ts';
import type { SchemaError } from '../check/structure/located.ts';
import { checkAll, type ProjectInput } from '../check/project.ts';
import { currentVersion, migrate } from '../lib/migrate.ts';
import { failure } from '../lib/result.ts';
import { formatted } from './formatted.ts';
import { readProject, readScreenSchema } from './project.ts';
import { asksPresence, shorten, type Words } from './shorten.ts';

/** A file's value, and the text that each part of it was written as. */
interface Written {
  readonly value: unknown;
  readonly textOf: (part: object) => string | undefined;
}

function read(text: string): Written | undefined {
  const errors: never[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (tree === undefined || errors.length > 0) return undefined;
  const texts = new WeakMap<object, string>();
  const valueOf = (node: Node): unknown => {
    const children = node.children ?? [];
    if (node.type !== 'array' && node.type !== 'object') return node.value as unknown;
    const value =
      node.type === 'array'
        ? children.map(valueOf)
        : Object.fromEntries(
            children.flatMap(({ children: [key, member] = [] }) =>
              key === undefined || member === undefined ? [] : [[String(key.value), valueOf(member)]],
            ),
          );
    texts.set(value, text.slice(node.offset, node.offset + node.length));
    return value;
  };
  return { value: valueOf(tree), textOf: (part) => texts.get(part) };
}

/** What was not changed stays as it was written: where its author broke lines, they stay broken. */
function print(value: unknown, textOf: Written['textOf']): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const written = textOf(value);
  if (written !== undefined) return written;
  if (Array.isArray(value)) return `[${value.map((item) => print(item, textOf)).join(', ')}]`;
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${print(member, textOf)}`,
  );
  return `{${members.join(', ')}}`;
}

/** `undefined`: it cannot be read. */
async function rewritten(text: string, change: (value: unknown) => unknown): Promise<string | undefined> {
  const written = read(text);
  if (written === undefined) return undefined;
  const value = change(written.value);
  if (value === written.value) return text;
  return formatted('screen.json', print(value, written.textOf));
}

export interface Migrated {
  readonly file: string;
  /** Why it stays as it is. */
  readonly error?: string;
}

const brokenAt = ([first]: readonly SchemaError[]): string =>
  `it is wrong in its own version, at ${first?.instancePath === '' ? 'its beginning' : (first?.instancePath ?? '')}; npm run check says how`;

const filesOf = ({ screens, fragments, layouts }: ProjectInput) => [...screens, ...fragments, ...layouts];

async function lift(root: string): Promise<readonly Migrated[]> {
  const done: Migrated[] = [];
  const input = readProject(root);
  for (const { file, text } of filesOf(input)) {
    let error: string | undefined;
    const after = await rewritten(text, (value) => {
      if (!isObject(value) || value['version'] === currentVersion) return value;
      // What its own version refuses may mean anything: nothing of it is rewritten.
      const faults = input.older[Number(value['version'])]?.(value) ?? [];
      const lifted = faults.length === 0 ? migrate(value, migrations) : failure(brokenAt(faults));
      if (!lifted.ok) ({ error } = lifted);
      return lifted.ok ? lifted.value : value;
    });
    error ??= after === undefined ? 'it is not JSON' : undefined;
    if (error !== undefined) done.push({ file, error });
    else if (after !== undefined && after !== text) {
      writeFileSync(join(root, file), after);
      done.push({ file });
    }
  }
  return done;
}

/** Places whose condition asks for presence and nothing else, in each use of the fragment they are in. */
function presences(input: ProjectInput): ReadonlySet<string> {
  const found = new Map<string, boolean>();
  const asked: ProjectInput['asked'] = ({ document, pointer }, type) => {
    const condition = pointer.reduce<unknown>(
      (at, step) => Reflect.get(Object(at) as object, step),
      document.value,
    );
    const key = `${document.file}#${toPointer(pointer)}`;
    found.set(key, asksPresence(condition, type) && found.get(key) !== false);
  };
  checkAll({ ...input, asked });
  return new Set([...found].filter(([, proven]) => proven).map(([key]) => key));
}

/** The words that the language has. */
function wordsOf(root: string): Words {
  const { $defs } = readScreenSchema(root);
  return {
    pass: $defs['action-navigate']?.properties?.['pass'] !== undefined,
    some: $defs['test']?.properties?.['some'] !== undefined,
  };
}

async function shortenFiles(root: string): Promise<readonly Migrated[]> {
  const input = readProject(root);
  const words = wordsOf(root);
  const proven = words.some ? presences(input) : new Set();
  const done: Migrated[] = [];
  for (const { file, text } of filesOf(input)) {
    const after = await rewritten(text, (value) =>
      isObject(value) && value['version'] === currentVersion
        ? shorten(value, words, (pointer) => proven.has(`${file}#${toPointer(pointer)}`))
        : value,
    );
    if (after === undefined || after === text) continue;
    writeFileSync(join(root, file), after);
    done.push({ file });
  }
  return done;
}

/** The files that were rewritten, and those that could not be. */
export async function migrateFiles(root: string): Promise<readonly Migrated[]> {
  const lifted = await lift(root);
  const shortened = await shortenFiles(root);
  return [...lifted, ...shortened.filter(({ file }) => !lifted.some((one) => one.file === file))];
}

async function main(): Promise<void> {
  const done = await migrateFiles(process.cwd());
  for (const { file, error } of done)
    console.log(error === undefined ? `rewrote ${file}` : `left ${file}: ${error}`);
  if (done.length === 0) console.log(`Every definition is of version ${currentVersion}.`);
  if (done.some(({ error }) => error !== undefined)) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
