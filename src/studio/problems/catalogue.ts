/** What staff read of every problem that there is; one without sentences does not compile. It must not know where a problem stands. */
import type { ProblemCode } from '../../lib/problem.ts';
import type { Pair } from '../conditions/data-nouns.ts';
import { agreementSaid } from './agreement.ts';
import { documentsSaid } from './documents.ts';
import { logicSaid } from './logic.ts';
import { namesSaid } from './names.ts';
import { orderSaid } from './order.ts';
import { practiceSaid } from './practice.ts';
import { runningSaid } from './running.ts';
import type { SaidOf } from './said.ts';
import { structureSaid } from './structure.ts';
import { twinsSaid } from './twins.ts';
import { typesSaid } from './types.ts';
import { valuesSaid } from './values.ts';
import { waysSaid } from './ways.ts';
import { wordsSaid } from './words.ts';

export const said: SaidOf<ProblemCode> = {
  ...structureSaid,
  ...namesSaid,
  ...typesSaid,
  ...logicSaid,
  ...valuesSaid,
  ...practiceSaid,
  ...wordsSaid,
  ...waysSaid,
  ...agreementSaid,
  ...twinsSaid,
  ...orderSaid,
  ...documentsSaid,
  ...runningSaid,
};

interface Group {
  readonly title: Pair;
  readonly codes: readonly ProblemCode[];
}

const group = (es: string, en: string, sentences: Partial<SaidOf<ProblemCode>>): Group => ({
  title: [es, en],
  codes: Object.keys(sentences) as ProblemCode[],
});

/** Those that are found while somebody edits, by what they are about, as they are read together. */
export const groups: readonly Group[] = [
  group('Palabras', 'Words', wordsSaid),
  group('Lo que se ve y se oye', 'What is seen and heard', practiceSaid),
  group('Condiciones', 'Conditions', logicSaid),
  group('Datos', 'Data', typesSaid),
  group('Valores, direcciones y colores', 'Values, addresses and colors', valuesSaid),
  group('Lo que pasa al oprimir', 'What happens on a press', waysSaid),
  group('El orden de los pasos', 'The order of steps', orderSaid),
  group('Partes que no concuerdan', 'Parts that do not agree', agreementSaid),
  group('Lo que en otros lugares es distinto', 'What is otherwise elsewhere', twinsSaid),
  group('Lo que falta o no existe', 'What is missing or does not exist', namesSaid),
  group('Textos legales', 'Legal texts', documentsSaid),
  group('Cómo está escrito', 'How it is written', structureSaid),
];
