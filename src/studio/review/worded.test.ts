/** What a change says otherwise, in the words of each language. */
import { expect, it } from 'vitest';
import { newWordsOf, rewordedOf } from './worded.ts';

const texts = (es: object, en: object): ReadonlyMap<string, string> =>
  new Map([
    ['locales/es.json', JSON.stringify(es)],
    ['locales/en.json', JSON.stringify(en)],
  ]);

it('gives old and new words for each language that changed, and nothing for what is new, gone or the same', () => {
  const base = texts({ a: 'Más', b: 'Igual', c: 'Se va' }, { a: 'More', b: 'Same', c: 'Goes' });
  const now = texts({ a: 'Ver más', b: 'Igual', d: 'Nueva' }, { a: 'See more', b: 'The same', d: 'New' });
  expect(rewordedOf({ base, now })).toEqual([
    { key: 'a', tongue: 'es', before: 'Más', now: 'Ver más' },
    { key: 'a', tongue: 'en', before: 'More', now: 'See more' },
    // Who reviews reads that the other language was left.
    { key: 'b', tongue: 'en', before: 'Same', now: 'The same', other: 'Igual' },
  ]);
});

it('gives new words in both languages, and none that were there before', () => {
  const base = texts({ a: 'Más', b: 'Uno' }, { a: 'More' });
  const now = texts({ a: 'Ver más', b: 'Uno', c: 'Tu pago' }, { a: 'More', b: 'One', c: 'Your payment' });
  expect(newWordsOf({ base, now })).toEqual([{ key: 'c', words: { es: 'Tu pago', en: 'Your payment' } }]);
});
