/** What a part or a step is for is told to product staff: no name of a setting, a step or a value as it is written, no braces, no file. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isObject, membersOf } from '../check/document/document.ts';
import { readJson, readParts } from './parts.ts';

const root = join(import.meta.dirname, '../..');
const { widgets, actions } = readParts(root);
const base = readJson(join(root, 'src/build/screen.base.schema.json'));

/** As they are written: names that are words in neither language, and names put together. */
function namesIn(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (!isObject(schema)) return [];
  const own = [...Object.keys(membersOf(schema['properties'])), ...[schema['enum'] ?? []].flat().map(String)];
  return [...own, ...Object.values(schema).flatMap(namesIn)];
}

const schemas = [...widgets, ...actions].map(({ schema }) => schema);
const names = new Set([
  ...schemas.flatMap(namesIn),
  ...widgets.map(({ name }) => name),
  ...actions.map(({ name }) => name),
]);
/** Spanish has these too, for what they mean. */
const spanish = new Set(
  'a actual app banner base captcha color es final legal me no normal personal tel total variable visible'.split(
    ' ',
  ),
);
const joined = /[a-z][A-Z]|\w-\w/;

/** Words of code in English are told by how they are written, or by what nobody says of a thing. */
const code =
  /[{}<>]|\b(?:true|false|null|bind|url|SHA-\d+|operationId|milliseconds since)\b|state\.\w|\w\/\w+\.(?:md|json)|\b(?:with|without|of) (?:press|url|value|bind|keep|on|"\w+")\b/i;

interface Said {
  readonly place: string;
  readonly es: string;
  readonly en: string;
}

function saidIn(schema: unknown, place: string): readonly Said[] {
  if (Array.isArray(schema)) return schema.flatMap((each, index) => saidIn(each, `${place}/${index}`));
  if (!isObject(schema)) return [];
  const help = membersOf(schema['help']);
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const own: readonly Said[] =
    schema['label'] === undefined && schema['help'] === undefined
      ? []
      : [['label', membersOf(schema['label'])] as const, ['help', help] as const].map(([kind, said]) => ({
          place: `${place} ${kind}`,
          es: text(said['es']),
          en: text(said['en'] ?? (kind === 'help' ? schema['description'] : undefined)),
        }));
  return [...own, ...Object.entries(schema).flatMap(([name, inner]) => saidIn(inner, `${place}/${name}`))];
}

const all = [
  ...widgets.flatMap(({ name, schema }) => saidIn(schema, name)),
  ...actions.flatMap(({ name, schema }) => saidIn(schema, name)),
  ...saidIn(base, 'base'),
];
const words = (text: string): readonly string[] => text.match(/\p{L}[\p{L}\d_-]*/gu) ?? [];

describe('labels and helps', () => {
  it('are many', () => expect(all.length).toBeGreaterThan(500));

  it('name in Spanish nothing as it is written', () => {
    const isCode = (word: string): boolean => names.has(word) && !spanish.has(word);
    expect(all.flatMap(({ place, es }) => (words(es).some(isCode) ? [`${place}: ${es}`] : []))).toEqual([]);
    expect(all.flatMap(({ place, es }) => (code.test(es) ? [`${place}: ${es}`] : []))).toEqual([]);
  });

  it('name in English nothing as it is written', () => {
    const isCode = (word: string): boolean => names.has(word) && joined.test(word);
    expect(all.flatMap(({ place, en }) => (words(en).some(isCode) ? [`${place}: ${en}`] : []))).toEqual([]);
    expect(all.flatMap(({ place, en }) => (code.test(en) ? [`${place}: ${en}`] : []))).toEqual([]);
  });
});
