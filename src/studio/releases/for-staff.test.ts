/** Sentences of the server as staff read them. */
import { expect, it } from 'vitest';
import { momentOf } from '../shell/times.ts';
import { forStaff, inPeople, quote, theDeed } from './for-staff.ts';
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

it('name releases by the titles of their changes, with when they were made only where two share one', () => {
  const release = (id: string, note: string, at = '10:00', told: readonly string[] = []) => ({
    id,
    note,
    told: [...told],
    madeAt: `2024-02-03T${at}:00.000Z`,
  });
  const releases = [
    release('r6', 'Dos'),
    release('r5', 'Dos'),
    release('r4', 'Aviso', '11:30'),
    release('r3', '', '10:00', ['Pantalla "Pago": cambia.']),
    release('r2', 'Verano'),
    release('r1', 'Aviso'),
  ];
  const nameOf = namesOf(releases, 'es');
  const at = (moment: string): string => momentOf(moment, 'es');
  expect(
    inPeople(['El 10 % ve r2. Los demás ven r1.', 'Se retiró r3, no r9; --expect 3'], nameOf, 'es'),
  ).toEqual([
    `El 10 % ve «Verano». Los demás ven todo lo publicado hasta «Aviso (${at('2024-02-03T10:00:00.000Z')})».`,
  ]);
  expect(inPeople(['Se retiró r4.'], nameOf, 'es')).toEqual([
    `Se retiró «Aviso (${at('2024-02-03T11:30:00.000Z')})».`,
  ]);
  const same = at('2024-02-03T10:00:00.000Z');
  expect([nameOf('r5'), nameOf('r6')]).toEqual([`Dos (${same}, la 1.ª)`, `Dos (${same}, la 2.ª)`]);
  expect(inPeople(['Everyone sees r3, not r9.'], namesOf(releases, 'en'), 'en')).toEqual([
    'Everyone sees everything published up to “Pantalla "Pago": cambia.”, not r9.',
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
    'The operation “Extension plan” is off. Borrowers read: "Not now." in English.',
    'Operations switched off: “Extension plan”, “signature”.',
  ]);
});

it('say in what passes only what was done', () => {
  expect(theDeed(['The operation “Plan” is off. Borrowers read: "Not now. Later."', 'It is refused.'])).toBe(
    'The operation “Plan” is off.',
  );
  expect(theDeed(['Se publicó «Verano 2.0».'])).toBe('Se publicó «Verano 2.0».');
  expect(theDeed([])).toBe('');
});
