/** Words that lack what the other language has are put right by one press. */
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../lib/problem.ts';
import { apply, openDraft } from '../core/draft.ts';
import { wordsOf } from '../core/words.ts';
import { editOfFix } from './fixes.ts';
import { isBeginning } from './mend-words.ts';

const text = (words: Readonly<Record<string, string>>): string => `${JSON.stringify(words, null, 2)}\n`;
const problem = (
  code: Problem['code'],
  file: string,
  facts: Problem['facts'] = { name: 'a.b' },
): Problem => ({
  code,
  file,
  pointer: '/a.b',
  line: 1,
  column: 1,
  severity: 'error',
  message: '',
  remedy: '',
  facts,
});

function mend(
  wrong: Problem,
  es: Readonly<Record<string, string>>,
  en: Readonly<Record<string, string>>,
): readonly (string | undefined)[] | undefined {
  const draft = openDraft(
    new Map([
      ['locales/es.json', text(es)],
      ['locales/en.json', text(en)],
    ]),
  );
  const edit = editOfFix(wrong, draft.now);
  if (edit === undefined) return undefined;
  const { now } = apply(draft, edit);
  return [wordsOf(now, 'a.b', 'es'), wordsOf(now, 'a.b', 'en')];
}

describe('one press', () => {
  it('begins with the words of the other language where there are none', () => {
    const empty = problem('empty-text', 'locales/en.json');
    expect(mend(empty, { 'a.b': 'Hola' }, { 'a.b': '' })).toEqual(['Hola', 'Hola']);
    const missing = problem('missing-text', 'locales/es.json');
    expect(mend(missing, { 'a.b': 'Hola' }, {})).toEqual(['Hola', 'Hola']);
  });

  it('gives those back that stood there before', () => {
    const files = (en: string) =>
      new Map([
        ['locales/es.json', text({ 'a.b': 'Hola' })],
        ['locales/en.json', text({ 'a.b': en })],
      ]);
    const empty = problem('empty-text', 'locales/en.json');
    const now = files('');
    const edit = editOfFix(empty, now, files('Hello'));
    expect(edit && isBeginning(edit)).toBe(false);
    expect(edit && wordsOf(apply(openDraft(now), edit).now, 'a.b', 'en')).toBe('Hello');
    // Without any it is a start, and called so.
    const start = editOfFix(empty, now, files(' '));
    expect(start && isBeginning(start)).toBe(true);
  });

  it('puts the value back that one language has lost, before the end of the sentence', () => {
    const lost = problem('different-tags', 'locales/en.json');
    const es = { 'a.b': 'Pagas {{#money}}{{loan.amount}}{{/money}} en {{days}} días.' };
    const en = { 'a.b': 'You pay in {{days}} days.' };
    expect(mend(lost, es, en)?.[1]).toBe('You pay in {{days}} days {{#money}}{{loan.amount}}{{/money}}.');
  });

  it('puts nothing back where each language has a value that the other lacks', () => {
    const apart = problem('different-tags', 'locales/es.json');
    expect(
      mend(apart, { 'a.b': 'Monto {{loan.amuont}}' }, { 'a.b': 'Amount {{loan.amount}}' }),
    ).toBeUndefined();
  });

  it('takes spaces away that nobody reads', () => {
    const stray = problem('stray-space', 'locales/es.json');
    expect(mend(stray, { 'a.b': ' Hola  a todos ' }, { 'a.b': 'Hello' })?.[0]).toBe('Hola a todos');
  });

  it('is not offered where the name is misspelt, or where nothing is known to be right', () => {
    const slip = problem('missing-text', 'locales/es.json', { name: 'a.b', near: 'a.c' });
    expect(mend(slip, { 'a.b': 'Hola' }, { 'a.c': 'Hello' })).toBeUndefined();
    const same = { 'a.b': 'Hola' };
    expect(mend(problem('different-tags', 'locales/es.json'), same, same)).toBeUndefined();
    expect(mend(problem('same-text', 'locales/es.json'), same, same)).toBeUndefined();
    expect(mend(problem('stray-space', 'screens/a.json'), same, same)).toBeUndefined();
  });
});
