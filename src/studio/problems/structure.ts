/** Problems of a text and of its structure, as staff read them. It must not know where they are found. */
import type { structureProblems } from '../../lib/problems/structure.ts';
import { nearest, program, undo, type Say, type SaidOf } from './said.ts';

const [undoEs, undoEn] = undo;

/** Who has just added a step has yet to choose. */
const blankOr =
  (blank: string, wrong: string): Say =>
  ({ facts }) =>
    facts.name === '""' ? blank : wrong;

export const structureSaid: SaidOf<keyof typeof structureProblems> = {
  'bad-json': [
    'Este texto ya no se puede leer: le falta o le sobra un signo.',
    'Deshaz el último cambio: lo de antes vuelve tal cual.',
    'This text can no longer be read: a sign is missing or too many.',
    'Undo the last change: what was there before comes back as it was.',
  ],
  'duplicate-name': [
    'Lo mismo está dicho dos veces aquí, y solo contaría la última.',
    'Quita una de las dos.',
    'The same is said twice here, and only the last one would count.',
    'Remove one of the two.',
  ],
  'too-large': [
    'Es demasiado grande para un teléfono.',
    'Pasa algunas partes a una parte compartida, o quita las que sobran.',
    'It is too large for a phone.',
    'Move some parts into a shared part, or remove those that are not needed.',
  ],
  'too-many-widgets': [
    (the) => `Tiene ${the.number('name')} partes, y caben 1000.`,
    'En vez de muchas partes iguales, usa una que se repita por cada entrada.',
    (the) => `It has ${the.number('name')} parts, and there is room for 1000.`,
    'In place of many parts that are alike, use one that is repeated for each entry.',
  ],
  'too-deep': [
    (the) => `Hay partes dentro de partes hasta ${the.number('name')} veces, y el límite es 32.`,
    'Quita los grupos que solo tienen una parte dentro.',
    (the) => `Parts stand within parts ${the.number('name')} times, and 32 is the limit.`,
    'Remove the groups that hold only one part.',
  ],
  'old-version': [
    'Está escrito en una forma anterior de las pantallas.',
    program[0],
    'It is written in an earlier form of the screens.',
    program[1],
  ],
  'not-lifted': [
    'Está escrito en una forma anterior de las pantallas, y no se puede pasar a la de hoy.',
    program[0],
    'It is written in an earlier form of the screens, and cannot be brought to the form of today.',
    program[1],
  ],
  'unknown-widget': [
    'No hay partes de esta clase.',
    nearest(
      'part',
      'Quítala y añade otra de la lista de partes.',
      (near) => `Usa ${near}, o quítala y añade otra de la lista de partes.`,
    ),
    'There are no parts of this kind.',
    nearest(
      'part',
      'Remove it and add another one from the list of parts.',
      (near) => `Use ${near}, or remove it and add another one from the list of parts.`,
    ),
  ],
  'unknown-action': [
    'No hay acciones de esta clase: no pasaría nada.',
    nearest('action', 'Elige otra acción.', (near) => `Elige ${near}, u otra acción.`),
    'There are no actions of this kind: nothing would happen.',
    nearest('action', 'Choose another action.', (near) => `Choose ${near}, or another action.`),
  ],
  'unfit-type': [
    'Lo que está escrito aquí no va con esta clase: le falta algo, o le sobra.',
    nearest(
      'part',
      'Deshaz el último cambio, o elige la clase a la que le va todo lo escrito.',
      (near) => `Usa ${near}: va con todo lo escrito.`,
    ),
    'What is written here does not go with this kind: something is missing, or too much.',
    nearest(
      'part',
      'Undo the last change, or choose the kind that goes with all that is written.',
      (near) => `Use ${near}: it goes with all that is written.`,
    ),
  ],
  'unknown-prop': [
    'Tiene una opción que las partes de esta clase no conocen.',
    undoEs,
    'It has an option that parts of this kind do not know.',
    undoEn,
  ],
  'unknown-parameter': [
    'Tiene una opción que esta acción no conoce.',
    undoEs,
    'It has an option that this action does not know.',
    undoEn,
  ],
  'unknown-key': [
    'Dice algo que aquí no se conoce, y que nadie leería.',
    undoEs,
    'It says something that is not known here, and that nobody would read.',
    undoEn,
  ],
  'missing-prop': [
    'Falta algo que aquí siempre se necesita.',
    'Llena en su formulario lo que está marcado como necesario.',
    'Something is missing that is always needed here.',
    'Fill in its form what is marked as needed.',
  ],
  'mixed-entry': [
    'Este paso es dos cosas a la vez.',
    'Quita el paso y añade uno por cada cosa.',
    'This step is two things at once.',
    'Remove the step and add one for each thing.',
  ],
  'not-in-row': [
    'Esto no puede cambiar con el valor: es igual para todos.',
    'Ponlo en la parte misma, no en uno de sus valores.',
    'This cannot change with the value: it is the same for all.',
    'Put it at the part itself, not at one of its values.',
  ],
  'wrong-value': [
    blankOr('Aquí todavía no dice nada.', 'Lo que dice aquí no es posible.'),
    nearest(
      'values',
      'Elige una de las opciones del formulario, o escribe lo que pide.',
      (near) => `Elige ${near}, u otra de las opciones del formulario.`,
    ),
    blankOr('It says nothing here yet.', 'What it says here is not possible.'),
    nearest(
      'values',
      'Choose one of the options of the form, or write what it asks for.',
      (near) => `Choose ${near}, or another of the options of the form.`,
    ),
  ],

  'bad-template': [
    'Las palabras y sus datos no se pueden leer: un dato no está completo.',
    'Quita el dato y ponlo otra vez con «Insertar un dato».',
    'The words and their data cannot be read: one of the data is not complete.',
    'Remove it and put it in again with ‘Insert a value’.',
  ],
  'missing-braces': [
    'Un dato está escrito como si fueran palabras, y se vería tal cual.',
    'Quítalo y pon el dato desde la lista de datos.',
    'A value is written as if it were words, and would be seen as it stands.',
    'Remove it and put the value in from the list of data.',
  ],
  markup: [
    'Hay signos de página web entre las palabras, y se verían tal cual.',
    'Quítalos; lo que deba resaltar va en una parte propia, como un título o un aviso.',
    'There are signs of a web page among the words, and they would be seen as they stand.',
    'Take them out; what must stand out is a part of its own, such as a heading or a notice.',
  ],
  'forbidden-tag': [
    'Un dato está puesto de una manera que no se permite.',
    'Quítalo y ponlo otra vez desde la lista de datos.',
    'A value is put in in a way that is not allowed.',
    'Remove it and put it in again from the list of data.',
  ],
  'bad-path': [
    'El nombre de un dato no se puede leer.',
    'Elige el dato otra vez en la lista de datos.',
    'The name of a value cannot be read.',
    'Choose the value again from the list of data.',
  ],
  'forbidden-name': [
    'Usa un nombre que nunca se permite.',
    'Elige otro dato en la lista de datos.',
    'It uses a name that is never allowed.',
    'Choose another value from the list of data.',
  ],
  'unknown-format': [
    'Pide una forma de mostrar el dato que no existe.',
    'Quita el dato y ponlo otra vez, con una de las formas de la lista.',
    'It asks for a way to show the value that there is not.',
    'Remove the value and put it in again, in one of the ways of the list.',
  ],
  'format-content': [
    'La forma de mostrar un dato abarca más que ese dato.',
    'Deja dentro solo el dato, y las otras palabras fuera.',
    'The way to show a value covers more than that value.',
    'Leave the value alone in it, and the other words outside.',
  ],
  'not-one-tag': [
    'Aquí va un dato solo, y hay palabras.',
    'Quita las palabras y elige el dato.',
    'A value stands here by itself, and there are words.',
    'Remove the words and choose the value.',
  ],
  'bad-test': [
    'Esta condición no se entiende.',
    'Quítala y fórmala otra vez, eligiendo el dato y lo que debe cumplir.',
    'This condition cannot be understood.',
    'Remove it and make it again, by choosing the value and what must hold of it.',
  ],
  'bad-pattern': [
    'La forma que debe tener el texto no se puede leer.',
    'Elige otra regla para el texto, o quita esta.',
    'The form that the text must have cannot be read.',
    'Choose another rule for the text, or remove this one.',
  ],

  'bare-suppression': [
    'Aquí se calla un aviso, y nadie dice por qué.',
    'Escribe la razón en el comentario, o quita el comentario.',
    'A remark is silenced here, and nobody says why.',
    'Write the reason into the remark, or take it away.',
  ],
  'idle-suppression': [
    'Aquí se calla un aviso que no hay, o que no se puede callar.',
    'Quita el comentario que lo calla.',
    'Something is silenced here that is not said, or that cannot be silenced.',
    'Take away the remark that silences it.',
  ],
};
