/** Problems of what a value is for, as staff read them: an address, a color, a figure. It must not know where they are found. */
import type { valueProblems } from '../../lib/problems/values.ts';
import type { SaidOf } from './said.ts';

export const valuesSaid: SaidOf<keyof typeof valueProblems> = {
  'formatted-value': [
    (the) => `Lleva ${the.data('name')} escrito para leerse, y aquí va el dato tal cual.`,
    'Quita la forma del dato.',
    (the) => `It takes ${the.data('name')} as it is written for reading, and the value itself belongs here.`,
    'Take the form of the value away.',
  ],
  'stand-in': [
    'Una raya o algo así está en lugar de nada, y una condición creería que hay algo.',
    'Deja vacío el valor, o hazlo solo cuando el dato existe.',
    'A dash or the like stands for nothing, and a condition would take it for something.',
    'Leave the value empty, or do it only where the value is there.',
  ],
  'not-words': [
    (the) => `Muestra ${the.data('name')}, que es ${the.kind('detail')}: a nadie le dice nada.`,
    'Elige un dato que diga con palabras qué es.',
    (the) => `It shows ${the.data('name')}, which is ${the.kind('detail')}: it tells nobody anything.`,
    'Choose a value that says in words what it is.',
  ],
  'bad-address': [
    'La dirección no lleva a ninguna parte.',
    'Escríbela completa, desde el principio, o elige una pantalla.',
    'The address leads nowhere.',
    'Write it as a whole, from its beginning, or choose a screen.',
  ],
  'foreign-address': [
    'La dirección lleva fuera de la aplicación, y no todas las marcas lo permiten.',
    'Usa una dirección de la marca, o pide que permitan esta.',
    'The address leads out of the app, and not all brands allow that.',
    'Use an address of the brand, or ask for this one to be allowed.',
  ],
  'other-side': [
    'Desde aquí no se llega a esa pantalla: la aplicación y la campaña son páginas aparte.',
    'Elige una pantalla del mismo lado.',
    'That screen cannot be reached from here: the app and the campaign are pages apart.',
    'Choose a screen of the same side.',
  ],
  'unfit-argument': [
    'Lo que se da a la parte compartida no es lo que ella lee.',
    'Elige otro dato en «Sus parámetros», o muestra la parte solo cuando el dato existe.',
    'What is given to the shared part is not what it reads.',
    'Choose another value under ‘Its parameters’, or show the part only where the value is there.',
  ],
  'bad-figure': [
    'Una cifra no es posible como está escrita.',
    'Escribe un número, con su unidad.',
    'A figure is not possible as it is written.',
    'Write a number, with its unit.',
  ],
  'unknown-unit': [
    'Una cifra tiene una unidad que no existe.',
    'Elige una de las unidades que hay.',
    'A figure has a unit that does not exist.',
    'Choose one of the units that there are.',
  ],
  'odd-unit': [
    ({ facts }) =>
      facts.missing === undefined
        ? 'El nombre de una cifra dice una cosa y su unidad otra.'
        : 'Un texto dice la cifra en una unidad, y aquí tiene otra.',
    ({ facts }) =>
      facts.missing === undefined ? 'Corrige la unidad, o el nombre.' : 'Corrige la unidad, o el texto.',
    ({ facts }) =>
      facts.missing === undefined
        ? 'The name of a figure says one thing and its unit another.'
        : 'A text says the figure in one unit, and here it has another.',
    ({ facts }) =>
      facts.missing === undefined ? 'Correct the unit, or the name.' : 'Correct the unit, or the text.',
  ],
  'low-contrast': [
    (the) => `Las palabras casi no se leen sobre este color: el contraste es ${the.number('detail')}.`,
    (the) => `Elige un color más oscuro o más claro, hasta un contraste de ${the.number('wanted')}.`,
    (the) => `The words can hardly be read on this color: the contrast is ${the.number('detail')}.`,
    (the) => `Choose a darker or a lighter color, up to a contrast of ${the.number('wanted')}.`,
  ],
  'unfit-plural': [
    'Estas palabras tienen formas para uno y para varios, pero nada cuenta.',
    'Inserta el número que se cuenta, o deja una sola forma.',
    'These words have forms for one and for several, but nothing is counted.',
    'Insert the number that is counted, or leave one form alone.',
  ],
  'hidden-plural': [
    'Estas palabras están junto a sus formas para uno y para varios, que así nadie lee.',
    'Quita estas palabras, o las formas.',
    'These words stand beside their forms for one and for several, which nobody reads then.',
    'Remove these words, or the forms.',
  ],
  'plural-form': [
    'Usa la forma para una sola cantidad, y se vería con cualquier número.',
    'Elige las palabras enteras: la forma la decide el número.',
    'It uses the form for one number alone, which would be seen for any number.',
    'Choose the words as a whole: the number decides the form.',
  ],
  'unknown-entry-key': [
    (the) => `Distingue u ordena las entradas por algo que no tienen: ${the.data('name')}.`,
    'Elige otro dato en «Qué es distinto en cada uno» o en «Ordenados por».',
    (the) =>
      `It tells the entries apart, or orders them, by something that they do not have: ${the.data('name')}.`,
    'Choose another value under ‘What is different in each’ or ‘Ordered by’.',
  ],
};
