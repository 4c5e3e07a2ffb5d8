/** Problems of words as staff read them. */
import { describe, expect, it } from 'vitest';
import { problems, type ProblemCode } from '../../lib/problem.ts';
import { codesInWords, problemInWords } from './problem-words.ts';

const texts = new Map([
  ['locales/es.json', JSON.stringify({ 'app.more': 'Ver {{ count }} más', 'app.none': '' })],
  ['locales/en.json', JSON.stringify({ 'app.more': '', 'app.none': '' })],
]);
const at = (code: string, file = 'locales/en.json', pointer = '/app.more') => ({
  code: code as ProblemCode,
  file,
  pointer,
});

describe('a problem of words', () => {
  it('names the words as they are shown, and the language that lacks them', () => {
    expect(problemInWords(at('empty-text'), texts, 'en')).toBe(
      'The words “Ver … más” are empty in English: write them there too.',
    );
    expect(problemInWords(at('empty-text'), texts, 'es')).toBe(
      'Las palabras «Ver … más» están vacías en inglés: escríbelas también ahí.',
    );
  });

  it.each(codesInWords)('%s is a problem that there is, said without key, path or brace', (code) => {
    expect(Object.keys(problems)).toContain(code);
    for (const tongue of ['es', 'en'] as const) {
      const said = problemInWords(at(code), texts, tongue);
      expect(said).toContain('Ver … más');
      expect(said).not.toMatch(/app\.more|locales|[{}@/]/);
    }
  });

  it('says nothing of what is no problem of words, stands on a screen or has no words at all', () => {
    expect(problemInWords(at('unknown-route'), texts, 'en')).toBeUndefined();
    expect(problemInWords(at('empty-text', 'screens/home.json'), texts, 'en')).toBeUndefined();
    expect(problemInWords(at('empty-text', 'locales/en.json', '/app.none'), texts, 'en')).toBeUndefined();
  });
});
