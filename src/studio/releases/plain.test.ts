/** What the server says to those who type commands, as staff read it: no number, no name of a file, no word of the program. */
import { describe, expect, it } from 'vitest';
import type { Tongue } from '../../lib/figures.ts';
import { tongues } from '../../lib/figures.ts';
import { joined, say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import { inPeople } from './for-staff.ts';

const titles: Readonly<Record<string, string>> = { r5: 'Verano' };
const screens: Readonly<Record<string, string>> = { 'loan-detail': 'Tu préstamo' };
const read = (sentence: Told, tongue: Tongue): string =>
  inPeople(
    [sentence[tongues[tongue]]],
    (id) => titles[id],
    tongue,
    (id) => screens[id],
  ).join('');

const command = 'npm run release -- approve r5 lojBhST7';
const waits = say('waitsForApproval', { release: 'r5', what: say('structure'), command });
const call = say('call');
const screen = say('screen');
const readBy = say('borrowersRead', {
  words: say('wordsIn', { words: 'Hoy no.', language: say('spanish') }),
});

const lines: readonly (readonly [Told, es: string, en: string])[] = [
  [
    waits,
    'Se guardó «Verano» y nadie lo ve todavía: cambia qué hay en las pantallas o en qué orden. Otra persona debe aprobarlo antes de que se publique.',
    '“Verano” is kept, and nobody sees it yet: it changes what stands on screens, or in which order. Another person must approve it before it is published.',
  ],
  [
    say('waitsForPublisher', { release: 'r5' }),
    'Se guardó «Verano» y nadie lo ve todavía: falta que lo publique quien publica.',
    '“Verano” is kept, and nobody sees it yet: somebody who publishes must publish it.',
  ],
  [
    joined([say('off', { what: call, name: 'delayPlan' }), readBy]),
    'Se apagó: la operación «Plan de prórroga». Los clientes leen: "Hoy no." en español.',
    'The operation “Extension plan” is off. Borrowers read: "Hoy no." in Spanish.',
  ],
  [
    say('on', { what: call, name: 'score' }),
    'Se encendió de nuevo: la operación «Calificar».',
    'The operation “Rate” is on again.',
  ],
  [
    say('off', { what: screen, name: 'loan-detail' }),
    'Se apagó: la pantalla «Tu préstamo».',
    'The screen “Tu préstamo” is off.',
  ],
  [
    joined([say('off', { what: call, name: 'score' }), say('callsOff', { names: 'delayPlan, score' })], '\n'),
    'Se apagó: la operación «Calificar».\nOperaciones apagadas: «Plan de prórroga», «Calificar».',
    'The operation “Rate” is off.\nOperations switched off: “Extension plan”, “Rate”.',
  ],
  [
    say('screensOff', { names: joined([say('wordsIn', { words: 'x', language: say('spanish') })]) }),
    'Pantallas apagadas: "x" en español.',
    'Screens switched off: "x" in Spanish.',
  ],
  [
    say('callsOff', { names: 'delayPlan ("Not now, score, please." in English), score' }),
    'Operaciones apagadas: «Plan de prórroga» ("Not now, score, please." in English), «Calificar».',
    'Operations switched off: “Extension plan” ("Not now, score, please." in English), “Rate”.',
  ],
  [say('published', { release: 'r5' }), 'Se publicó «Verano».', '“Verano” was published.'],
  [
    say('everyoneSees', { what: 'r5' }),
    'Todos ven todo lo publicado hasta «Verano».',
    'Everyone sees everything published up to “Verano”.',
  ],
  [
    say('onceOn', { what: say('everyoneSees', { what: 'r5' }) }),
    'Cuando se enciendan de nuevo: Todos ven todo lo publicado hasta «Verano».',
    'Once they are on again: Everyone sees everything published up to “Verano”.',
  ],
  [
    say('everyoneSees', { what: say('buildsOwn') }),
    'Todos ven la versión original.',
    'Everyone sees the original version.',
  ],
  [
    joined([
      say('someSee', { share: '10', whom: '', what: 'r5', times: '' }),
      say('othersSee', { what: 'r5' }),
    ]),
    'El 10 % de los clientes ve también «Verano». Los demás ven todo lo publicado hasta «Verano».',
    '10 % of borrowers also see “Verano”. All others see everything published up to “Verano”.',
  ],
  [
    say('takenFromTrial', { release: 'r5' }),
    'Terminó «Verano»: desde ahora todos ven lo que había antes.',
    '“Verano” has ended: from now on everyone sees what was there before.',
  ],
];

describe.each(['es', 'en'] as const)('in plain words, %s', (tongue) => {
  it.each(lines.map(([line, es, en]) => [line[tongues[tongue]], tongue === 'es' ? es : en, line] as const))(
    '%s',
    (_server, staff, line) => {
      expect(read(line, tongue)).toBe(staff);
      expect(staff).not.toMatch(/\br\d+\b|\bcall|\bllamada|publisher|npm|delayPlan|-detail/);
    },
  );
});
