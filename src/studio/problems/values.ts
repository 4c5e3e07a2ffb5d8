/** Problems of what a value is for, as staff read them: an address, a color, a figure. It must not know where they are found. */
import type { valueProblems } from '../../lib/problems/values.ts';
import type { SaidOf, The } from './said.ts';

/** A color of what stands on the page itself; another is that of words on their ground. */
const isOfPage = ({ facts }: The): boolean => facts.of === 'the page';

/** What it has: where that is rounded to what it needs, it is said to be less. */
const contrastOf = ({ facts, number }: The, less: string): string =>
  facts.detail === facts.wanted ? `${less} ${number('detail')}` : number('detail');

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
    (the) =>
      `${
        isOfPage(the)
          ? 'Un botón de este color casi no se distingue de la página, que es blanca'
          : 'El color de las palabras casi no se lee sobre el color principal'
      }: el contraste es ${contrastOf(the, 'apenas menos de')} a 1, y hace falta al menos ${the.number('wanted')}.`,
    (the) =>
      isOfPage(the)
        ? 'Elige un color más oscuro. Las palabras encima se leen: la app toma para ellas uno que contraste.'
        : 'Elige para las palabras un color más oscuro o más claro: mientras tanto, la app toma otro en su lugar.',
    (the) =>
      `${
        isOfPage(the)
          ? 'A button of this color can hardly be told from the page, which is white'
          : 'The color of the words can hardly be read on the main color'
      }: the contrast is ${contrastOf(the, 'just below')} to 1, and at least ${the.number('wanted')} is needed.`,
    (the) =>
      isOfPage(the)
        ? 'Choose a darker color. The words on it are read: the app takes one for them that stands out.'
        : 'Choose a darker or a lighter color for the words: until then the app takes another one in its place.',
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
