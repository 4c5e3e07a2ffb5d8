/** Sentences of the server as staff read them. */
import { expect, it } from 'vitest';
import { forStaff } from './for-staff.ts';

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
