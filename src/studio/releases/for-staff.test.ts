/** Sentences of the server as staff read them. */
import { expect, it } from 'vitest';
import { forStaff, inPeople, quote } from './for-staff.ts';
import { namesOf } from './use-names.ts';

it('are without what is said of commands', () => {
  expect(
    forStaff([
      'Todos ven r1.',
      'El número es 1: --expect 1 rechaza.',
      'Cambia textos, así que otra persona debe aprobarlo (npm run release -- approve r3 lojBhST7); después, publica r3.',
      'Another person must approve it (the host gives keys: npm run release -- key add <person> reviewer).',
    ]),
  ).toEqual([
    'Todos ven r1.',
    'Cambia textos, así que otra persona debe aprobarlo; después, publica r3.',
    'Another person must approve it.',
  ]);
});

it('name releases by the titles of their changes, with the number only where two share one', () => {
  const release = (id: string, note: string, told: readonly string[] = []) => ({ id, note, told: [...told] });
  const nameOf = namesOf([
    release('r4', 'Aviso'),
    release('r3', '', ['Pantalla "Pago": cambia.']),
    release('r2', 'Verano'),
    release('r1', 'Aviso'),
  ]);
  expect(
    inPeople(['El 10 % ve r2. Los demás ven r1.', 'Se retiró r3, no r9; --expect 3'], nameOf, 'es'),
  ).toEqual(['El 10 % ve «Verano». Los demás ven «Aviso (r1)».']);
  expect(inPeople(['Everyone sees r3, not r9.'], nameOf, 'en')).toEqual([
    'Everyone sees “Pantalla "Pago": cambia.”, not r9.',
  ]);
});

it('quote a title that quotes words by marks of another kind', () => {
  expect(quote('Palabras de «Ver más»', 'es')).toBe('«Palabras de “Ver más”»');
  expect(quote('Words of ‘See more’', 'en')).toBe('“Words of ‘See more’”');
});

it('say moments where the person is, with their zone', () => {
  const [said] = inPeople(['Todos lo ven hasta 2099-12-31 09:00 UTC.'], () => undefined, 'es');
  expect(said).toMatch(/^Todos lo ven hasta \d+ dic \d{4},? \d\d:\d\d \(.+\)\.$/);
});

it('name calls as they are chosen, and leave what else is quoted', () => {
  const lines = [
    'The call "delayPlan" is off. Borrowers read: "Not now." in English.',
    'Calls off: delayPlan, signature.',
  ];
  expect(inPeople(lines, () => undefined, 'en')).toEqual([
    'The call “Extension plan” is off. Borrowers read: "Not now." in English.',
    'Calls off: “Extension plan”, signature.',
  ]);
});
