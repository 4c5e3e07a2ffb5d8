/**
 * Checks the keys under which the program looks for its words about a write (docs/language.md, Writes): a misspelt one is never
 * found, and the person reads other words. It must not know who sends a write.
 */
import type { CallSpec } from '../../model/call.ts';
import { quotedOf } from '../../lib/meaning.ts';
import { endingWords, writeWordNames } from '../../lib/writes.ts';
import type { Project } from '../context.ts';
import type { Report } from '../report/report.ts';
import { isObject, keyOf, own, type Document } from '../document/document.ts';
import { distance, listed, nearTo } from '../report/nearest.ts';

const prefix = 'app.write.';
const common: readonly string[] = writeWordNames;

/** Codes of the server are its own, and mostly digits. */
const isCode = (name: string): boolean => /^-?\d+$/.test(name);

/** Says it in the first file; a key that another lacks is said as such. */
export function checkWriteTexts(
  documents: readonly Document[],
  project: Pick<Project, 'calls' | 'facts'>,
  report: Report,
): void {
  const [document, ...others] = documents;
  if (document === undefined || !isObject(document.value)) return;
  const keys = Object.keys(document.value)
    .filter((key) => key.startsWith(prefix) && quotedOf(key) === undefined)
    .map((key) => key.slice(prefix.length));
  if (keys.length === 0) return;
  const place = { document, pointer: [] };
  const meant = new Set<string>();
  const codes = new Set(keys.map((key) => key.split('.').at(-1) ?? '').filter(isCode));
  for (const key of keys) {
    if (others.some(({ value }) => isObject(value) && own(value, prefix + key) === undefined)) continue;
    const found = misspelt(key, keys, codes, project);
    if (found === undefined) continue;
    if (found.near !== undefined) meant.add(found.near);
    const near = found.near === undefined ? undefined : prefix + found.near;
    report(keyOf(place, prefix + key), 'unknown-write-text', { name: prefix + key, ...found, near });
  }
  for (const name of common)
    if (!keys.includes(name) && !meant.has(name))
      report(place, 'missing-text', { name: prefix + name, of: document.file });
}

interface Misspelt {
  readonly near: string | undefined;
  readonly of?: string;
  readonly detail?: string;
}

/** `undefined`: the program looks for it. */
function misspelt(
  key: string,
  keys: readonly string[],
  codes: ReadonlySet<string>,
  { calls, facts: { calls: facts } }: Pick<Project, 'calls' | 'facts'>,
): Misspelt | undefined {
  if (common.includes(key)) return undefined;
  const [operation = '', ...rest] = key.split('.');
  const name = rest.join('.');
  const spec = own(calls, operation);
  const writes = Object.values(calls).filter(({ effect }) => effect === 'write');
  if (spec === undefined || spec.effect !== 'write') {
    const names = writes.map((write) => write.name);
    const { near } = nearTo(operation, names);
    const whole = near === undefined || name === '' ? undefined : `${near}.${name}`;
    const free = common.filter((each) => !keys.includes(each));
    if (spec !== undefined) return { near: whole, of: `"${operation}" only reads`, detail: listed(names) };
    return {
      near: whole ?? nearTo(key, free).near,
      of: `no call "${operation}" changes anything`,
      detail: listed(names),
    };
  }
  const words = wordsOf(spec);
  if (words.includes(name)) return undefined;
  const code = [...codes].find((each) => each.length > 3 && each !== name && distance(each, name) === 1);
  const known = own(facts, operation)?.codes;
  if (rest.length === 1 && isCode(name) && known?.includes(name) === false) {
    const { near } = nearTo(name, known);
    const whole = near === undefined ? undefined : `${operation}.${near}`;
    return { near: whole, of: `the server never refuses with "${name}"`, detail: listed(known) };
  }
  if (!rest.includes('') && rest.length === 1 && /\d/.test(name) && (isCode(name) || code === undefined))
    return undefined;
  const near = code ?? nearTo(name, words).near;
  const of = common.includes(name)
    ? `"${operation}" may be sent again, so that nobody is asked about it`
    : `nothing is said of a write under "${name}"`;
  return { near: near === undefined ? undefined : `${operation}.${near}`, of, detail: listed(words) };
}

const wordsOf = ({ once }: CallSpec): readonly string[] => (once === undefined ? endingWords : common);
