/** Problems of what a screen says together, as staff read them: conditions, and the ways they choose. It must not know where they are found. */
import type { logicProblems } from '../../lib/problems/logic.ts';
import { capital } from '../../lib/problems/entry.ts';
import { undo, type SaidOf } from './said.ts';

const [undoEs, undoEn] = undo;

export const logicSaid: SaidOf<keyof typeof logicProblems> = {
  'idle-member': [
    ({ facts }) =>
      facts.of === 'never'
        ? 'Una de las condiciones no puede cumplirse aquí.'
        : 'Una de las condiciones no añade nada: otra ya lo dice.',
    'Quítala, o pide lo que querías pedir.',
    ({ facts }) =>
      facts.of === 'never'
        ? 'One of the conditions cannot hold here.'
        : 'One of the conditions adds nothing: another one says so already.',
    'Remove it, or ask for what was meant.',
  ],
  'only-waits': [
    (the) => `Pregunta por ${the.data('name')}, que nunca falta cuando los datos ya cargaron.`,
    'Pregunta por algo que pueda faltar, o quita la condición.',
    (the) => `It asks for ${the.data('name')}, never missing once the data have loaded.`,
    'Ask for what may be missing, or remove the condition.',
  ],
  'same-outcome': [
    'Pasa lo mismo se cumpla o no: la condición no decide nada.',
    'Haz que un caso sea distinto, o quita la condición.',
    'The same happens whether it holds or not: the condition decides nothing.',
    'Let one of the cases differ, or remove the condition.',
  ],
  'shown-twice': [
    (the) =>
      `Cuando ${the.data('of')} ${the.be('of')} ${the.values('name')}, se ven a la vez esta parte y otra de al lado.`,
    'Quita ese valor de una de las dos condiciones.',
    (the) =>
      `When ${the.data('of')} ${the.be('of')} ${the.values('name')}, this part and another one beside it are both seen.`,
    'Take that value out of one of the two conditions.',
  ],
  'shown-together': [
    ({ facts }) =>
      facts.of === 'heading'
        ? 'Puede verse junto con el título de antes, que entonces no encabeza nada.'
        : 'Puede verse a la vez que la parte de antes, que es para otro caso.',
    'Haz que las dos condiciones se excluyan.',
    ({ facts }) =>
      facts.of === 'heading'
        ? 'It can be seen together with the heading before it, which then stands over nothing.'
        : 'It can be seen at once with the part before it, which is for another case.',
    'Let the two conditions exclude each other.',
  ],
  'forgotten-row': [
    (the) =>
      `Nada se dice para cuando ${the.data('name')} ${the.be('name')} ${the.values('detail')}, y sí para casi todos los demás.`,
    'Añade ese valor.',
    (the) =>
      `Nothing is said for when ${the.data('name')} ${the.be('name')} ${the.values('detail')}, although it is for nearly all others.`,
    'Add that value.',
  ],
  'same-words': [
    (the) => `Varios valores de ${the.data('name')} dicen las mismas palabras: nadie sabe cuál es.`,
    'Escribe otras palabras para uno de ellos.',
    (the) => `Several values of ${the.data('name')} say the same words: nobody can tell which it is.`,
    'Write other words for one of them.',
  ],
  'blank-screen': [
    'Todas las partes pueden faltar a la vez, y entonces no se ve nada.',
    'Añade una parte que se vea siempre, o un mensaje para cuando no hay nada.',
    'All parts can be missing at once, and then nothing is seen.',
    'Add a part that is always seen, or a message for when there is nothing.',
  ],
  'compared-words': [
    (the) =>
      the.facts.detail === 'code'
        ? `Compara ${the.data('of')} con un código, y ahí solo hay palabras.`
        : `Compara ${the.data('of')} con palabras, que mañana pueden decirse de otra manera.`,
    'Compara mejor un código, como un estado o un número.',
    (the) =>
      the.facts.detail === 'code'
        ? `It compares ${the.data('of')} with a code, and only words come there.`
        : `It compares ${the.data('of')} with words, which may be said in another way tomorrow.`,
    'Compare a code instead, such as a status or a number.',
  ],
  'empty-words': [
    'Sus palabras están vacías: nadie lee nada.',
    'Escríbelas, o quita la parte.',
    'Its words are empty: nobody reads anything.',
    'Write them, or remove the part.',
  ],
  'never-there': [
    (the) => `Solo se llega aquí cuando no hay ${the.data('name')}, y es justo lo que se muestra.`,
    ({ facts }) =>
      facts.of === 'row'
        ? 'Muestra otra cosa en este caso.'
        : 'Da la vuelta a la condición, o muestra otra cosa.',
    (the) => `This is reached only where ${the.data('name')} is missing, which is just what is shown.`,
    ({ facts }) =>
      facts.of === 'row'
        ? 'Show something else in this case.'
        : 'Turn the condition around, or show something else.',
  ],
  'lost-value': [
    (the) => `Puede faltar ${the.data('name')}, y entonces se borraría lo que la pantalla recordaba.`,
    'Hazlo solo cuando el dato existe, con una condición.',
    (the) => `${capital(the.data('name'))} may be missing, and what the screen remembered would be lost.`,
    'Do it only where the value is there, by a condition.',
  ],
  'unfit-rule': [
    'Ningún texto puede cumplir esta regla: nadie podría seguir.',
    'Corrige la regla, o el límite del campo.',
    'No text can keep this rule: nobody could go on.',
    'Correct the rule, or the limit of the field.',
  ],
  'idle-rule': [
    'Esta regla nunca se rompe: el campo u otra regla ya cuidan de eso.',
    'Quítala, o pide más.',
    'This rule is never broken: the field or another rule sees to that already.',
    'Remove it, or ask for more.',
  ],
  'misplaced-else': [
    'Dice qué mostrar en los demás casos, pero no hay casos.',
    undoEs,
    'It says what to show otherwise, but there is nothing that is chosen by.',
    undoEn,
  ],
};
