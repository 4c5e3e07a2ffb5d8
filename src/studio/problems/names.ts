/** Problems of names that mean nothing, as staff read them. It must not know where they are found. */
import type { nameProblems } from '../../lib/problems/names.ts';
import { nearest, undo, type SaidOf } from './said.ts';

const [undoEs, undoEn] = undo;

export const namesSaid: SaidOf<keyof typeof nameProblems> = {
  'as-without-each': [
    'Esta opción solo sirve en una parte que se repite, y esta no se repite.',
    'Elige por qué se repite la parte, o quita la opción.',
    'This option is only for a part that is repeated, and this one is not.',
    'Choose what the part is repeated for, or remove the option.',
  ],
  'unknown-root': [
    'Usa un dato que aquí no existe.',
    'Elige otro en la lista de datos: solo salen los que hay en este lugar.',
    'It uses a value that does not exist here.',
    'Choose another one from the list of data: it has only those that there are at this place.',
  ],
  'unknown-query': [
    'Usa un dato que la pantalla no recibe por su dirección.',
    nearest('data', 'Elige otro dato.', (near) => `Elige ${near}, u otro dato.`),
    'It uses a value that the screen does not receive by its address.',
    nearest('data', 'Choose another value.', (near) => `Choose ${near}, or another value.`),
  ],
  'unknown-config': [
    'Usa un dato que la marca no tiene.',
    nearest('data', 'Elige otro dato de la marca.', (near) => `Elige ${near}, u otro dato de la marca.`),
    'It uses a value that the brand does not have.',
    nearest(
      'data',
      'Choose another value of the brand.',
      (near) => `Choose ${near}, or another value of the brand.`,
    ),
  ],
  'unknown-route-value': [
    'Pregunta por algo que ninguna dirección de la pantalla dice.',
    'Elige otro dato en la condición, o quita la condición.',
    'It asks for something that no address of the screen says.',
    'Choose another value in the condition, or remove the condition.',
  ],
  'unknown-state': [
    'Usa algo que la pantalla no recuerda.',
    nearest(
      'data',
      'Elige otro dato de los que la pantalla recuerda.',
      (near) => `Elige ${near}, u otro dato de los que la pantalla recuerda.`,
    ),
    'It uses something that the screen does not remember.',
    nearest(
      'data',
      'Choose another value of those that the screen remembers.',
      (near) => `Choose ${near}, or another value of those that the screen remembers.`,
    ),
  ],
  'not-kept': [
    'Separa por persona algo que la pantalla no guarda.',
    'Quita esa separación, o guarda el dato.',
    'It keeps apart something that the screen does not keep.',
    'Take that away, or let the value be kept.',
  ],
  'unknown-source': [
    'Usa datos que la pantalla no carga.',
    nearest(
      'data',
      'Elige otros, de los que la pantalla carga.',
      (near) => `Elige ${near}, u otros de los que la pantalla carga.`,
    ),
    'It uses data that the screen does not load.',
    nearest(
      'data',
      'Choose others, of those that the screen loads.',
      (near) => `Choose ${near}, or others of those that the screen loads.`,
    ),
  ],
  'reserved-name': [
    'El nombre que tiene aquí ya significa otra cosa.',
    'Ponle otro nombre.',
    'The name that it has here already means something else.',
    'Give it another name.',
  ],
  'missing-text': [
    (the) => `Estas palabras no están escritas ${the.language('of')}.`,
    'Escríbelas en los dos idiomas, o elige otras.',
    (the) => `These words are not written ${the.language('of')}.`,
    'Write them in both languages, or choose others.',
  ],
  'forgotten-at': [
    'Se vería un nombre interno en vez de las palabras.',
    'Escribe las palabras en el formulario.',
    'An internal name would be seen in place of the words.',
    'Write the words in the form.',
  ],
  'unknown-plural': [
    'Estas palabras tienen una forma de contar que no existe: nadie las leería.',
    'Quítalas, y escribe las formas para uno y para varios.',
    'These words have a form for counting that there is not: nobody would read them.',
    'Remove them, and write the forms for one and for several.',
  ],
  'empty-text': [
    (the) =>
      the.facts.of === undefined
        ? 'Están vacías en los dos idiomas: no se vería nada en su lugar.'
        : `Están vacías aquí, pero no ${the.language('of')}.`,
    (the) =>
      the.facts.of === undefined ? 'Escríbelas, o quita la parte que las dice.' : 'Escríbelas también aquí.',
    (the) =>
      the.facts.of === undefined
        ? 'They are empty in both languages: nothing would be seen in their place.'
        : `They are empty here, but not ${the.language('of')}.`,
    (the) =>
      the.facts.of === undefined ? 'Write them, or remove the part that says them.' : 'Write them here too.',
  ],
  'unused-text': [
    'Ninguna pantalla las dice.',
    'Ponlas de vuelta donde estaban, o quítalas.',
    'No screen says them.',
    'Put them back where they were, or remove them.',
  ],
  'different-tags': [
    (the) => `No muestran los mismos datos que ${the.otherLanguage}.`,
    'Inserta los mismos datos en los dos idiomas.',
    (the) => `They do not show the same data as ${the.otherLanguage}.`,
    'Insert the same data in both languages.',
  ],
  'different-forms': [
    ({ facts }) =>
      facts.near === undefined
        ? 'Las formas para uno y para varios no muestran los mismos datos.'
        : 'La forma para uno dice lo mismo que la forma para varios.',
    ({ facts }) =>
      facts.near === undefined
        ? 'Inserta los mismos datos en todas las formas.'
        : 'Escribe lo que se dice de uno solo.',
    ({ facts }) =>
      facts.near === undefined
        ? 'The forms for one and for several do not show the same data.'
        : 'The form for one says the same as the form for several.',
    ({ facts }) =>
      facts.near === undefined ? 'Insert the same data in all forms.' : 'Write what is said of one alone.',
  ],
  'unknown-route': [
    'Lleva a una pantalla que no existe.',
    nearest('screen', 'Elige otra pantalla.', (near) => `Elige ${near}, u otra.`),
    'It leads to a screen that does not exist.',
    nearest('screen', 'Choose another screen.', (near) => `Choose ${near}, or another one.`),
  ],
  'foreign-route': [
    'Habla de una dirección que esta pantalla no tiene.',
    undoEs,
    'It speaks of an address that this screen does not have.',
    undoEn,
  ],
  'duplicate-route': [
    'Otra pantalla ya tiene esta dirección.',
    'Dale otra dirección a la más nueva de las dos.',
    'Another screen already has this address.',
    'Give the newer of the two another address.',
  ],
  'unknown-dialog': [
    'Habla de un diálogo que la pantalla no tiene.',
    nearest(
      'dialog',
      'Elige un diálogo de la pantalla, o añádelo.',
      (near) => `Elige ${near}, u otro diálogo de la pantalla.`,
    ),
    'It speaks of a dialog that the screen does not have.',
    nearest(
      'dialog',
      'Choose a dialog of the screen, or add it.',
      (near) => `Choose ${near}, or another dialog of the screen.`,
    ),
  ],
  'unknown-field': [
    'Revisa un campo que la pantalla no tiene.',
    nearest(
      'data',
      'Elige uno de los campos de la pantalla.',
      (near) => `Elige ${near}, u otro de los campos de la pantalla.`,
    ),
    'It checks a field that the screen does not have.',
    nearest(
      'data',
      'Choose one of the fields of the screen.',
      (near) => `Choose ${near}, or another of the fields of the screen.`,
    ),
  ],
  'unknown-id': [
    'Lleva a una parte que la pantalla no tiene.',
    'Elige una parte de la pantalla que tenga nombre.',
    'It leads to a part that the screen does not have.',
    'Choose a part of the screen that has a name.',
  ],
  'unknown-message': [
    'La aplicación no conoce este mensaje.',
    'Elige uno de los mensajes de la lista.',
    'The app does not know this message.',
    'Choose one of the messages of the list.',
  ],
  'not-for-promotion': [
    'Esto no puede estar en una campaña: nada de ella llega más allá de sus páginas.',
    'Quítalo, o pon en su lugar algo de la campaña misma.',
    'This cannot be in a campaign: nothing of it reaches beyond its pages.',
    'Remove it, or put something of the campaign itself in its place.',
  ],
  'promotion-only': [
    'Esto no hace nada aquí: solo las páginas de una campaña lo tienen.',
    'Quítalo.',
    'This does nothing here: only the pages of a campaign have it.',
    'Remove it.',
  ],
  'unreachable-action': [
    'Este paso nunca se hace: el de antes termina siempre.',
    'Quítalo, o muévelo antes del paso que termina.',
    'This step is never done: the one before it always ends.',
    'Remove it, or move it before the step that ends.',
  ],
  'missing-query': [
    (the) => `A ${the.screen('of')} le falta algo para poder mostrarse: ${the.data('name')}.`,
    'Añádelo entre los parámetros con los que se abre.',
    (the) => `Something is missing for ${the.screen('of')} to be shown: ${the.data('name')}.`,
    'Add it to the parameters with which it is opened.',
  ],
  'unknown-call': [
    'Usa una operación que no existe.',
    nearest('call', 'Elige otra operación.', (near) => `Elige ${near}, u otra operación.`),
    'It uses an operation that does not exist.',
    nearest('call', 'Choose another operation.', (near) => `Choose ${near}, or another operation.`),
  ],
  'unknown-call-parameter': [
    'Envía algo que la operación no recibe.',
    nearest('data', 'Quítalo.', (near) => `Quítalo; quizá querías enviar ${near}.`),
    'It sends something that the operation does not take.',
    nearest('data', 'Remove it.', (near) => `Remove it; perhaps ${near} was meant.`),
  ],
  'missing-call-parameter': [
    (the) => `A la operación le falta algo que siempre necesita: ${the.data('name')}.`,
    'Llénalo en «Lo que se envía».',
    (the) => `The operation lacks something that it always needs: ${the.data('name')}.`,
    'Fill it in under ‘What is sent’.',
  ],
  'unknown-fragment': [
    'Usa una parte compartida que no existe.',
    'Elige otra parte compartida, o quita esta.',
    'It uses a shared part that does not exist.',
    'Choose another shared part, or remove this one.',
  ],
  'circular-fragment': [
    'Una parte compartida se contiene a sí misma: no tendría fin.',
    'Quítala de dentro de sí misma.',
    'A shared part contains itself: there would be no end to it.',
    'Take it out of itself.',
  ],
  'missing-key': [
    'Esta parte se repite y recuerda lo que se escribe en cada entrada, pero nada dice cuál es cuál.',
    'Elige en «Qué es distinto en cada uno» el dato que es distinto en cada entrada.',
    'This part is repeated and remembers what is typed into each entry, but nothing says which is which.',
    'Choose under ‘What is different in each’ the value that differs in each entry.',
  ],
  'not-in-a-repeat': [
    'Esta parte compartida tiene algo que solo puede estar una vez, y aquí se repite.',
    'Usa la parte compartida fuera de lo que se repite.',
    'This shared part has something that can be there only once, and it is repeated here.',
    'Use the shared part outside of what is repeated.',
  ],
  'shared-keep': [
    'Lo mismo se guarda dos veces en esta pantalla, y lo último borraría lo primero.',
    'Usa la parte compartida una sola vez.',
    'The same is kept twice on this screen, and what comes last would take the place of the first.',
    'Use the shared part only once.',
  ],
  'unknown-fragment-parameter': [
    'Da a la parte compartida algo que ella no usa.',
    'Quítalo de sus parámetros.',
    'It gives the shared part something that it does not use.',
    'Remove it from its parameters.',
  ],
  'missing-fragment-parameter': [
    'A la parte compartida le falta algo que siempre necesita.',
    'Llénalo en «Sus parámetros».',
    'The shared part lacks something that it always needs.',
    'Fill it in under ‘Its parameters’.',
  ],
  'misplaced-parameter': [
    'Lo que se da a la parte compartida está fuera de su lugar, y ella no lo recibe.',
    'Quítalo y llénalo en «Sus parámetros».',
    'What is given to the shared part stands in the wrong place, and does not reach it.',
    'Remove it and fill it in under ‘Its parameters’.',
  ],
};
