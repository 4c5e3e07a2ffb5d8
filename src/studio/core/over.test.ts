/** Changes over texts that others published since: each word by itself, and nothing of theirs taken back. */
import { describe, expect, it } from 'vitest';
import { told } from '../../release/told.ts';
import { apply, historyOf, openDraft, touched, undo, type Texts } from './draft.ts';
import { beforeOf, restoreOver, type Kept } from './over.ts';
import { setWords } from './words.ts';

const file = 'locales/es.json';
const screen = 'screens/home.json';
const texts = (words: Readonly<Record<string, string>>, title = 'uno'): Texts =>
  new Map([
    [file, `${JSON.stringify(words, null, 2)}\n`],
    [screen, `{ "title": "${title}" }\n`],
  ]);

const base = texts({ a: 'uno', b: 'dos', c: 'tres' });

/** What the server keeps of somebody who gives these words to the key. */
function kept(key: string, words: string | undefined, on = base): Kept {
  const draft = apply(openDraft(on), {
    label: told('Words', 'Palabras'),
    splices: setWords(on, key, 'es', words),
  });
  return { files: touched(draft), before: beforeOf(draft), history: historyOf(draft) };
}

describe('a change over other texts', () => {
  it('is what it was, with its steps back, where nobody else published', () => {
    const draft = restoreOver(base, kept('a', 'un'));
    expect(undo(draft).now).toEqual(base);
    expect(draft.now).toEqual(texts({ a: 'un', b: 'dos', c: 'tres' }));
  });

  it('keeps the word that another change of the same file made live', () => {
    const live = texts({ a: 'uno', b: 'DOS', c: 'tres', d: 'cuatro' });
    const draft = restoreOver(live, kept('a', 'un'));
    expect(draft.now).toEqual(texts({ a: 'un', b: 'DOS', c: 'tres', d: 'cuatro' }));
    expect(touched(draft)).toEqual({ [file]: draft.now.get(file) });
    expect(restoreOver(live, kept('c', undefined)).now).toEqual(texts({ a: 'uno', b: 'DOS', d: 'cuatro' }));
  });

  it('says its own word where both changed the same one', () => {
    const live = texts({ a: 'UNO', b: 'DOS', c: 'tres' });
    expect(restoreOver(live, kept('a', 'un')).now).toEqual(texts({ a: 'un', b: 'DOS', c: 'tres' }));
  });

  it('changes nothing where another one made the same live', () => {
    const live = texts({ a: 'un', b: 'DOS', c: 'tres' });
    expect(touched(restoreOver(live, kept('a', 'un')))).toEqual({});
  });

  it('keeps its steps back where only other files were published', () => {
    const live = texts({ a: 'uno', b: 'dos', c: 'tres' }, 'UNO');
    const draft = restoreOver(live, kept('a', 'un'));
    expect(draft.now).toEqual(texts({ a: 'un', b: 'dos', c: 'tres' }, 'UNO'));
    expect(undo(draft).now).toEqual(live);
  });

  it('keeps a text that does not parse, as it was typed', () => {
    const live = texts({ a: 'uno', b: 'DOS', c: 'tres' });
    const broken: Kept = {
      files: { [file]: '{ "a": ' },
      before: { [file]: base.get(file) ?? null },
      history: null,
    };
    expect(restoreOver(live, broken).now.get(file)).toBe('{ "a": ');
  });

  it('takes a whole file of its own, and leaves one that it only wrote otherwise to others', () => {
    const before = { [screen]: base.get(screen) ?? null };
    const live = texts({ a: 'uno', b: 'dos', c: 'tres' }, 'UNO');
    const restored = (text: string | null): string | undefined =>
      restoreOver(live, { files: { [screen]: text }, before, history: null }).now.get(screen);
    expect(restored('{ "title": "un" }')).toBe('{ "title": "un" }');
    expect(restored(null)).toBeUndefined();
    expect(restored('{"title":"uno"}')).toBe(live.get(screen));
  });
});
