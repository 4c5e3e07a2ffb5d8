import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProject } from '../../src/build/project.ts';
import { told } from '../../src/release/told.ts';
import { apply, openDraft, type Splice, type Texts } from '../../src/studio/core/draft.ts';
import { copyFile } from '../../src/studio/core/files.ts';
import { tellChange } from '../../src/studio/core/tell/tell.ts';
import { setWords } from '../../src/studio/core/words.ts';
import type { Json } from '../../src/model/json.ts';
import { filesOfProject } from '../../src/release/snapshot.ts';
import { root } from '../support/project.ts';
import { splicesOf } from './sequences.ts';
import { opFor, places, type Op } from './values.ts';

type CaseEdit =
  | { readonly words: string; readonly es?: string; readonly en?: string }
  | { readonly copy: string; readonly to: string }
  | { readonly type: string; readonly insert: string }
  | (Op & { readonly file: string; readonly member?: string });

interface Case {
  readonly name: string;
  readonly edits: readonly CaseEdit[];
  readonly en: readonly string[];
  readonly es: readonly string[];
  readonly fallback?: true;
}

const file = join(root, 'tests/cases/studio-telling.json');
const { files, cases } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly files: Readonly<Record<string, Json>>;
  readonly cases: readonly Case[];
};
const project = readProject(root);
const base: Texts = new Map(
  Object.entries(files).map(([name, value]) => [name, `${JSON.stringify(value, null, 2)}\n`]),
);
const label = told('An edit', 'Un cambio');

function splicesFor(texts: Texts, edit: CaseEdit): readonly Splice[] {
  if ('words' in edit)
    return (['es', 'en'] as const).flatMap((tongue) =>
      edit[tongue] === undefined ? [] : setWords(texts, edit.words, tongue, edit[tongue]),
    );
  if ('copy' in edit) return copyFile(texts, edit.copy, edit.to);
  if ('insert' in edit) return [{ file: edit.type, at: 0, remove: 0, insert: edit.insert }];
  const op = edit.op === 'member' ? { ...edit, name: edit.member ?? '' } : edit;
  return splicesOf({ file: edit.file, text: texts.get(edit.file) ?? '' }, op);
}

const after = (texts: Texts, edits: readonly CaseEdit[]): Texts =>
  edits.reduce(
    (draft, edit) => apply(draft, { label, splices: splicesFor(draft.now, edit) }),
    openDraft(texts),
  ).now;

if (process.env['WRITE'] !== undefined) {
  const written = cases.map(({ name, edits }) => {
    const said = tellChange(base, after(base, edits), project);
    return {
      name,
      edits,
      en: said.map(({ words }) => words['en-IN']),
      es: said.map(({ words }) => words['es-MX']),
      ...(said.some(({ fallback }) => fallback) ? { fallback: true } : {}),
    };
  });
  writeFileSync(file, `${JSON.stringify({ files, cases: written }, null, 2)}\n`);
}

describe('a change in words', () => {
  it.each(cases.map((each) => [each.name, each] as const))('%s', (_name, { edits, en, es, fallback }) => {
    const said = tellChange(base, after(base, edits), project);
    expect(said.map(({ words }) => words['en-IN'])).toEqual(en);
    expect(said.map(({ words }) => words['es-MX'])).toEqual(es);
    expect(said.some((one) => one.fallback)).toBe(fallback === true);
    expect(said.length).toBeGreaterThan(0);
  });

  it('is nothing where nothing changed', () => {
    expect(tellChange(base, base, project)).toEqual([]);
  });

  const own: Texts = new Map(filesOfProject(project).map((one) => [one.file, one.text]));
  const definitions = [...own.keys()].filter((name) => name.startsWith('screens/'));
  const pool = definitions.flatMap((name) =>
    places(JSON.parse(own.get(name) ?? 'null') as Json).map(([, value]) => value),
  );
  /** No braces, no path of data, no key, no name of a member. */
  const unread = /[{}]|@\w|\b(?:state|query|config|loan|plan|order|values)\.\w|\bundefined\b|\[object/;
  /** What stands between these is what somebody wrote to compare with, to the letter: it may look like anything. */
  const withoutWritten = (sentence: string): string => sentence.replaceAll(/ «[^»]*»/g, ' «»');

  it('names no path, no key and no brace, and never counts lines, whatever a form does', () => {
    const step = fc.tuple(fc.nat(), fc.tuple(fc.nat(), fc.nat(), fc.nat()), fc.nat());
    const property = fc.property(fc.array(step, { minLength: 1, maxLength: 3 }), (steps) => {
      let draft = openDraft(own);
      for (const [which, pick, given] of steps) {
        const name = definitions[which % definitions.length] ?? '';
        const text = draft.now.get(name) ?? '';
        const op = opFor(JSON.parse(text) as Json, pick, pool[given % pool.length] ?? null, 'text');
        draft = apply(draft, { label, splices: splicesOf({ file: name, text }, op) });
      }
      for (const { words, about, fallback } of tellChange(own, draft.now, project)) {
        expect(fallback).toBeUndefined();
        expect(withoutWritten(words['en-IN'])).not.toMatch(unread);
        expect(withoutWritten(words['es-MX'])).not.toMatch(unread);
        expect(about['es-MX']).not.toMatch(unread);
      }
    });
    fc.assert(property, { numRuns: 150 });
  });
});
