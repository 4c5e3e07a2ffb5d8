/** Who chooses a part reads what it is called and what it is for, in their own language: nothing is left to its name in JSON. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ScreenSchema } from './assemble.ts';
import type { PartSchema } from './kinds.ts';
import { readJson, readParts } from './parts.ts';
import { wordsOf } from './reference-spanish.ts';

const root = join(import.meta.dirname, '../..');
const { widgets, actions } = readParts(root);
const { $defs } = readJson(join(root, 'src/build/screen.base.schema.json')) as ScreenSchema;
const general = ['generalProps', 'generalParameters'] as const;

type Props = { readonly [name: string]: PartSchema };

const parts: readonly (readonly [name: string, own: PartSchema | undefined, props: Props])[] = [
  ...[...widgets, ...actions].map(({ name, schema }) => [name, schema, schema.properties ?? {}] as const),
  ...general.map((name) => [name, undefined, $defs[name] as Props] as const),
];

const isChosen = (name: string): boolean => name !== 'type' && name !== 'do';

describe.each(parts)('%s', (_name, own, props) => {
  const chosen = Object.entries(props).filter(([name]) => isChosen(name));

  it('is told in both languages, with everything that can be said of it', () => {
    const said: readonly (readonly [string, PartSchema])[] = [
      ...(own === undefined ? [] : [['itself', own] as const]),
      ...chosen,
    ];
    const silent = said.flatMap(([name, schema]) => {
      const { label, help } = wordsOf(schema);
      const all = [label.en, label.es, help.es, ...(name === '$comment' ? [] : [help.en])];
      return all.every((text) => (text ?? '').trim() !== '') ? [] : [name];
    });
    expect(silent).toEqual([]);
  });

  it.each(['en', 'es'] as const)('has no two labels alike in %s', (tongue) => {
    const labels = chosen.map(([, schema]) => wordsOf(schema).label[tongue]);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
