/** What a change is called by what it does: shortly, with how much more it does. */
import { expect, it } from 'vitest';
import { told } from '../../release/told.ts';
import { nameOf } from './telling.ts';

const base = new Map([['screens/one.json', '1']]);
const now = new Map([['screens/one.json', '2']]);
const gone = told('“Loan” · Removed: Box', '«Préstamo» · Se quitó: Casilla');

it('is its first sentence, with the number of the others', () => {
  expect(nameOf({ base, now }, [gone], 0)).toEqual(gone);
  expect(nameOf({ base, now }, [gone, gone], 0)?.['es-MX']).toBe(
    '«Préstamo» · Se quitó: Casilla, y 1 cambio más',
  );
  expect(nameOf({ base, now }, [gone, gone], 2)?.['en-IN']).toBe('“Loan” · Removed: Box, and 3 more');
  const long = told('x'.repeat(90), 'x'.repeat(90));
  expect(nameOf({ base, now }, [long], 0)?.['en-IN']).toBe(`${'x'.repeat(70)}…`);
});

it('is none for words alone, and for what is new as a whole', () => {
  expect(nameOf({ base, now }, [], 2)).toBeUndefined();
  expect(nameOf({ base, now: new Map([...now, ['screens/two.json', '']]) }, [gone], 0)).toBeUndefined();
});

it('names the part that changed first in a few words, and counts a part once', () => {
  const name = told('“Loan” · Button ‘Pay’', '«Préstamo» · Botón «Pagar»');
  const [one, two] = ['is shown', 'leads'].map((does) => ({
    ...told(`“Loan” · Button ‘Pay’: ${does}`, `«Préstamo» · Botón «Pagar»: ${does}`),
    brief: name,
  }));
  if (one === undefined || two === undefined) throw new Error('two are told');
  expect(nameOf({ base, now }, [one, two], 0)).toEqual(name);
  expect(nameOf({ base, now }, [one, two, gone], 0)?.['en-IN']).toBe('“Loan” · Button ‘Pay’, and 1 more');
});
