/** Problems that phones report, as staff read them. It must not know who reports them. */
import type { runningProblems } from '../../lib/problems/running.ts';
import { program, type SaidOf } from './said.ts';

const [programEs, programEn] = program;

export const runningSaid: SaidOf<keyof typeof runningProblems> = {
  'unmet-requires': [
    'Hay un teléfono que no puede con esto.',
    'Elige qué se ve en su lugar.',
    'There is a phone that cannot do this.',
    'Choose what is seen in its place.',
  ],
  'node-threw': [
    'Una parte falló al mostrarse y no se ve.',
    programEs,
    'A part failed while it was shown and is not seen.',
    programEn,
  ],
  'action-threw': ['Una acción falló.', programEs, 'An action failed.', programEn],
  'refused-url': [
    'Se rechazó una dirección de fuera de la aplicación.',
    'Usa una dirección de la marca, o pide que permitan esta.',
    'An address from outside of the app was refused.',
    'Use an address of the brand, or ask for this one to be allowed.',
  ],
  'unknown-path': [
    'Usa un dato que aquí no existe.',
    'Elige otro en la lista de datos.',
    'It uses a value that does not exist here.',
    'Choose another one from the list of data.',
  ],
  'call-failed': ['Falló una operación.', programEs, 'An operation failed.', programEn],
  'wrong-member': [
    'Algo vino mal en una respuesta, y cuenta como si faltara.',
    programEs,
    'Something in an answer is wrong, and counts as missing.',
    programEn,
  ],
  'bridge-failed': [
    'La aplicación no recibió un mensaje.',
    programEs,
    'The app did not take a message.',
    programEn,
  ],
  'template-refused': [
    'La plantilla de una campaña no se puede mostrar; se ve la de siempre.',
    'Mira los avisos de la campaña y publícala otra vez.',
    'The layout of a campaign cannot be shown; the usual one is seen.',
    'Look at the problems of the campaign and publish it again.',
  ],
  'release-refused': [
    'Lo publicado no se puede mostrar en algún teléfono; se ve lo anterior.',
    programEs,
    'What was published cannot be shown on some phone; what was there before is seen.',
    programEn,
  ],
  'values-refused': [
    'Los valores de una campaña no son como su plantilla los pide; se ven los iniciales.',
    'Llénalos otra vez en el formulario de la campaña.',
    'The values of a campaign are not as its layout asks for them; the first ones are seen.',
    'Fill them in again in the form of the campaign.',
  ],
  'bad-definition': [
    'Una parte no se entiende y no se ve.',
    'Mira los avisos de la pantalla.',
    'A part cannot be understood and is not seen.',
    'Look at the problems of the screen.',
  ],
  'repeated-key': [
    'Dos entradas de una lista no se distinguen.',
    'Elige en «Qué es distinto en cada uno» un dato distinto en cada entrada.',
    'Two entries of a list cannot be told apart.',
    'Choose under ‘What is different in each’ a value that differs in each entry.',
  ],
};
