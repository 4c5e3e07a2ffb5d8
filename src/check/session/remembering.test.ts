import { expect, it } from 'vitest';
import { openDocument } from '../document/document.ts';
import type { Around } from './memory.ts';
import { remembering } from './remembering.ts';

const { document } = openDocument({ file: 'screens/home.json', text: '{}' });
const place = { document, pointer: [] };

/** Goes a step with each of these in turn; which of them it went through. */
function gone(...texts: readonly string[]): readonly string[] {
  const memory = remembering();
  const went: string[] = [];
  for (const text of texts) {
    const told: string[] = [];
    const around: Around = { report: (_place, code) => void told.push(`${text} ${code}`) };
    const given = memory('step', [text], around, ({ report }) => {
      went.push(text);
      report(place, 'bad-json', { name: text });
      return text.length;
    });
    expect(given).toBe(text.length);
    expect(told).toEqual([`${text} bad-json`]);
  }
  return went;
}

it('goes a step again where something else is there', () => {
  expect(gone('a', 'a', 'bc')).toEqual(['a', 'bc']);
});

it('does not go it again where a change is taken back, whatever is tried after it', () => {
  expect(gone('whole', 'x', 'whole', 'yy', 'whole', 'zzz', 'whole')).toEqual(['whole', 'x', 'yy', 'zzz']);
});

it('forgets what was there before that', () => {
  expect(gone('a', 'bb', 'ccc', 'a')).toEqual(['a', 'bb', 'ccc', 'a']);
});
