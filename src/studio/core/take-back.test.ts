/** One thing of a published change is taken back; the others stay, and so does what was published since. */
import { describe, expect, test } from 'vitest';
import { project, texts as base } from '../forms/testing.tsx';
import { apply, openDraft, touched } from './draft.ts';
import { insertAt } from './edits.ts';
import { partsChanged } from '../../release/difference.ts';
import { partOf } from '../../release/names.ts';
import { told } from '../../release/told.ts';
import { spliced, type Texts } from './splices.ts';
import { doAgain, takeBack, thingsOf } from './take-back.ts';
import { addWords, setWords, wordsOf } from './words.ts';

const screen = 'screens/customer-service.json';

const make = (texts: Texts, splices: Parameters<typeof spliced>[1]): Texts =>
  spliced(texts, splices)?.texts ?? texts;

/** A new notice with its words, and other words for two keys. */
function published(): { readonly change: Parameters<typeof thingsOf>[0]; readonly now: Texts } {
  let now = make(base, addWords(base, 'service.new', { es: 'Nuevo aviso', en: 'New notice' }));
  now = make(
    now,
    insertAt({ file: screen, text: now.get(screen) ?? '' }, ['body'], 0, {
      type: 'notice',
      text: '@service.new',
    }),
  );
  for (const key of ['service.title', 'order.title']) {
    now = make(now, setWords(now, key, 'es', `Otro ${key}`));
    now = make(now, setWords(now, key, 'en', `Other ${key}`));
  }
  const draft = apply(openDraft(base), {
    label: told('', ''),
    splices: [...now].flatMap(([file, text]) =>
      text === base.get(file) ? [] : [{ file, at: 0, remove: base.get(file)?.length ?? 0, insert: text }],
    ),
  });
  const files = touched(draft);
  const before = Object.fromEntries(Object.keys(files).map((file) => [file, base.get(file) ?? null]));
  return { change: { files, before }, now };
}

describe('of a change that everyone has', () => {
  const { change, now } = published();
  const things = thingsOf(change, now, project);

  test('each thing is told by itself', () => {
    expect(things.map(({ id, kind }) => [kind, id])).toEqual([
      ['words', 'order.title'],
      ['words', 'service.title'],
      ['file', screen],
    ]);
    expect(things.at(-1)?.told[0]?.['en-IN']).toContain('New notice');
  });

  test('words alone are taken back in both languages, to the letter', () => {
    const after = make(now, takeBack(change, { kind: 'words', id: 'order.title' }, now).splices);
    for (const tongue of ['es', 'en'] as const) {
      expect(wordsOf(after, 'order.title', tongue)).toBe(wordsOf(base, 'order.title', tongue));
      expect(wordsOf(after, 'service.title', tongue)).not.toBe(wordsOf(base, 'service.title', tongue));
    }
    expect(after.get(screen)).toBe(now.get(screen));
  });

  test('all of it is done again after it was taken back, but not over what was changed since', () => {
    const again = make(base, doAgain(change, base, project).splices);
    expect(touched({ ...openDraft(base), now: again })).toEqual(change.files);
    const other = make(base, setWords(base, 'order.title', 'es', 'Algo más nuevo'));
    const over = make(other, doAgain(change, other, project).splices);
    expect(wordsOf(over, 'order.title', 'es')).toBe('Algo más nuevo');
    expect(wordsOf(over, 'service.title', 'es')).toBe('Otro service.title');
    expect(doAgain(change, now, project).why).toBe('changed');
  });

  test('a screen goes back with the words that came with it, and leaves the others', () => {
    const after = make(now, takeBack(change, { kind: 'file', id: screen }, now).splices);
    expect(after.get(screen)).toBe(base.get(screen));
    expect(wordsOf(after, 'service.new', 'es')).toBeUndefined();
    expect(wordsOf(after, 'order.title', 'es')).toBe('Otro order.title');
  });

  test('all of them give what everyone had, to the letter', () => {
    const after = things.reduce((texts, thing) => make(texts, takeBack(change, thing, texts).splices), now);
    expect(new Map(after)).toEqual(new Map(base));
  });

  test('what was changed again since is not taken back', () => {
    const later = make(now, setWords(now, 'order.title', 'en', 'Once more'));
    expect(takeBack(change, { kind: 'words', id: 'order.title' }, later)).toEqual({
      splices: [],
      why: 'changed',
    });
    const edited = new Map(now).set(screen, (now.get(screen) ?? '').replace('@service.new', '@order.title'));
    expect(takeBack(change, { kind: 'file', id: screen }, edited)).toEqual({ splices: [], why: 'changed' });
  });

  test('what says already what it said is nothing to take back', () => {
    expect(takeBack(change, { kind: 'words', id: 'order.title' }, base).why).toBe('same');
    expect(takeBack(change, { kind: 'file', id: screen }, base).why).toBe('same');
  });
});

test('the parts that a change touched are those that came, went or changed, whatever came after it', () => {
  const { change } = published();
  const spoken = (tongue: string) =>
    ['order.title', 'service.new', 'service.title'].map((key) => `words/${tongue}/${key}`);
  const part = partOf(screen);
  expect([...partsChanged(change)].sort()).toEqual([part, ...spoken('en'), ...spoken('es')]);
  const { files, before } = change;
  const english = { files: { ...files, 'locales/es.json': before['locales/es.json'] ?? null }, before };
  expect([...partsChanged(english)].sort()).toEqual([part, ...spoken('en')]);
  expect(partsChanged({ files: before, before })).toEqual([]);
});
