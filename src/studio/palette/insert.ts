/** The edit that puts a new part in: its words get names in both languages, its variables are declared. It must not know who asks. */
import { membersOf, own, type Pointer } from '../../check/document/document.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { told } from '../../release/told.ts';
import { writePath } from '../../lib/path.ts';
import type { Edit, Splice } from '../core/draft.ts';
import { insertAt, setAt } from '../core/edits.ts';
import { addWords, type Words } from '../core/words.ts';
import { spliced } from '../core/splices.ts';
import type { Desk, Known } from '../forms/desk.ts';
import { newKey } from '../forms/new-key.ts';
import { nameOfPart } from '../forms/parts.ts';
import type { Start } from './starts.ts';

export interface Spot {
  readonly list: Pointer;
  readonly index: number;
}

/** By what the schema of a field says that it writes. */
export const firstValueOf =
  ({ notes }: Pick<Known, 'notes'>) =>
  (type: string): Json => {
    const written = notes.get(`${type}.bind`)?.writes?.type;
    const types = typeof written === 'string' ? [written] : (written ?? []);
    if (types.includes('boolean')) return false;
    if (types.includes('integer') || types.includes('number')) return 0;
    return types.includes('null') ? null : types.includes('object') ? {} : '';
  };

const put = (node: JsonObject, pointer: Pointer, value: Json): JsonObject =>
  writePath(node, pointer.map(String), value) as JsonObject;

/** A name that no other variable of the screen has. */
function freeName(name: string, state: Readonly<Record<string, unknown>>): string {
  let free = name;
  for (let number = 2; own(state, free) !== undefined; number += 1) free = `${name}${number}`;
  return free;
}

/** @param words in the order of those that are wanted; empty in both languages: the member goes. */
export function insertEdit(start: Start, words: readonly Words[], spot: Spot, desk: Desk): Edit {
  const { texts, file, view } = desk;
  const taken = new Set<string>();
  const fresh: (readonly [string, Words])[] = [];
  let { node } = start;
  for (const [index, { pointer }] of start.words.entries()) {
    const said = words[index] ?? { es: '', en: '' };
    const spoken = said.es === '' ? said.en : said.es;
    if (spoken === '') continue;
    const key = newKey(spoken, file, view, taken);
    taken.add(key);
    fresh.push([key, said]);
    node = put(node, pointer, `@${key}`);
  }
  let now = texts;
  const splices: Splice[] = [];
  const make = (edit: (text: string) => readonly Splice[]): void => {
    const made = edit(now.get(file) ?? '');
    splices.push(...made);
    now = spliced(now, made)?.texts ?? now;
  };
  const state = membersOf(membersOf(view.value(file))['state']);
  for (const { pointer, name, first } of start.variables) {
    const free = freeName(name, state);
    node = put(node, pointer, `state.${free}`);
    make((text) => setAt({ file, text }, ['state', free], first));
  }
  make((text) => insertAt({ file, text }, spot.list, spot.index, node));
  for (const [key, said] of fresh) {
    const made = addWords(now, key, said);
    splices.push(...made);
    now = spliced(now, made)?.texts ?? now;
  }
  const type = typeof node['type'] === 'string' ? node['type'] : '';
  return {
    label: told(`New part: ${nameOfPart(type, 'en')}`, `Parte nueva: ${nameOfPart(type, 'es')}`),
    splices,
  };
}
