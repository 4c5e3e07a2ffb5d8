/** Problems of what is sent, of the ways out of a screen and of what does nothing, as staff read them. It must not know where they are found. */
import type { wayProblems } from '../../lib/problems/ways.ts';
import { capital } from '../../lib/problems/entry.ts';
import { nearest, undo, type SaidOf } from './said.ts';

const [undoEs, undoEn] = undo;

export const waysSaid: SaidOf<keyof typeof wayProblems> = {
  'unasked-write': [
    (the) => `Hace ${the.call('name')} sin que nadie haya oprimido nada.`,
    'Hazlo donde una persona lo pide, al oprimir un botón.',
    (the) => `It does ${the.call('name')} without anybody having pressed anything.`,
    'Do it where a person asks for it, when a button is pressed.',
  ],
  'unknown-outcome': [
    (the) => `${capital(the.call('of'))} nunca termina así: estos pasos no se harían.`,
    'Elige otro final de la lista, o ponlos después de la operación.',
    (the) => `${capital(the.call('of'))} never ends like this: these steps would not be done.`,
    'Choose another ending from the list, or put them behind the operation.',
  ],
  'unheard-words': [
    'Nadie lee estas palabras para el final de la operación.',
    'Quítalas, o dilas donde se trata ese final.',
    'Nobody reads these words for the ending of the operation.',
    'Remove them, or say them where that ending is dealt with.',
  ],
  'unheard-code': [
    'El servidor puede rechazar esto por una razón que otra operación de la pantalla sí trata.',
    'Trátala aquí también.',
    'The server may refuse this for a reason that another operation of the screen deals with.',
    'Deal with it here as well.',
  ],
  'vain-wait': [
    (the) => `${capital(the.call('name'))} siempre se espera: no esperarla no hace nada aquí.`,
    'Quita esa opción.',
    (the) => `${capital(the.call('name'))} is always waited for: not to wait does nothing here.`,
    'Remove that option.',
  ],
  'early-result': [
    (the) =>
      the.facts.detail === 'opened'
        ? `${capital(the.dialog('name'))} muestra una respuesta, y solo se abre cuando esa operación falla.`
        : the.facts.detail === 'failed'
          ? 'Lee la respuesta de una operación que aquí ha fallado: no hay nada.'
          : the.facts.detail === 'way'
            ? 'Por este camino no se hace la operación cuya respuesta se lee después.'
            : 'Lee la respuesta de una operación que todavía no se ha hecho.',
    ({ facts }) =>
      facts.detail === 'opened'
        ? 'Ábrelo también después de la operación.'
        : 'Muévelo después de la operación.',
    (the) =>
      the.facts.detail === 'opened'
        ? `${capital(the.dialog('name'))} shows an answer, and opens only where that operation fails.`
        : the.facts.detail === 'failed'
          ? 'It reads the answer of an operation that has failed here: there is nothing.'
          : 'It reads the answer of an operation that has not been done yet.',
    ({ facts }) =>
      facts.detail === 'opened' ? 'Open it behind the operation as well.' : 'Move it behind the operation.',
  ],
  'stuck-flag': [
    ({ facts }) =>
      facts.detail === undefined
        ? 'La pantalla queda marcada como ocupada cuando todo esto ya terminó.'
        : 'La pantalla sigue diciendo que algo no se pudo cargar cuando ya se cargó.',
    ({ facts }) =>
      facts.detail === undefined
        ? 'Quita la marca al final, y también cuando algo falla.'
        : 'Quita la marca cuando todo está cargado.',
    ({ facts }) =>
      facts.detail === undefined
        ? 'The screen stays marked as busy when all of this is done.'
        : 'The screen still says that something could not be loaded when it has been loaded.',
    ({ facts }) =>
      facts.detail === undefined
        ? 'Take the mark away at the end, and where something fails as well.'
        : 'Take the mark away when all is loaded.',
  ],
  'unfit-upload': [
    ({ facts }) =>
      facts.wanted === undefined
        ? 'No hay ningún archivo que enviar.'
        : facts.wanted === 'call'
          ? 'Esta operación no recibe archivos.'
          : 'Esta operación recibe un archivo, y así no se le puede enviar.',
    'Elige una operación que sirva para lo que se envía.',
    ({ facts }) =>
      facts.wanted === undefined
        ? 'There is no file to send.'
        : facts.wanted === 'call'
          ? 'This operation takes no file.'
          : 'This operation takes a file, which cannot be sent like this.',
    'Choose an operation that is for what is sent.',
  ],
  'unknown-write-text': [
    'El programa nunca dice estas palabras.',
    'Quítalas.',
    'The program never says these words.',
    'Remove them.',
  ],
  'redirect-circle': [
    'Estas pantallas se mandan unas a otras sin fin: nadie ve ninguna.',
    'Haz que una se quede, con una condición en el paso que lleva a la otra.',
    'These screens send on to each other without an end: nobody sees any of them.',
    'Let one of them stay, by a condition at the step that leads to the other.',
  ],
  'missing-route': [
    'Esta pantalla no tiene dirección: nada puede llevar a ella.',
    'Deshaz lo que le quitó la dirección, o pide una a quien programa.',
    'This screen has no address: nothing can lead to it.',
    'Undo what took its address away, or ask a developer for one.',
  ],
  'unreachable-screen': [
    'Ninguna pantalla lleva a esta.',
    'Pon en otra pantalla algo que lleve aquí.',
    'No screen leads to this one.',
    'Put something on another screen that leads here.',
  ],
  'dead-end': [
    'De aquí no se sale: nada lleva a otra pantalla ni hay flecha atrás.',
    'Añade un botón que lleve a otra pantalla, o elige un marco con flecha atrás.',
    'There is no way out of here: nothing leads to another screen, and there is no arrow back.',
    'Add a button that leads to another screen, or choose a frame with an arrow back.',
  ],
  'duplicate-id': [
    'Otra parte de la pantalla tiene el mismo nombre.',
    'Dale otro nombre a una de las dos.',
    'Another part of the screen has the same name.',
    'Give one of the two another name.',
  ],
  'unasked-value': [
    (the) => `Aquí ${the.data('of')} toma un valor por el que ninguna condición pregunta.`,
    'Elige un valor por el que sí se pregunta, o pregunta por este donde deba verse algo.',
    (the) => `Here ${the.data('of')} becomes something that no condition asks for.`,
    'Choose a value that is asked for, or ask for this one where something is to be seen.',
  ],
  'unknown-word': [
    (the) => `Da a ${the.screen('of')} un valor por el que ella no pregunta.`,
    nearest('values', 'Elige otro valor.', (near) => `Elige ${near}, u otro valor.`),
    (the) => `It hands ${the.screen('of')} a value that is not asked for there.`,
    nearest('values', 'Choose another value.', (near) => `Choose ${near}, or another value.`),
  ],
  'still-open': [
    'Al terminar, el diálogo se ve igual que antes, y la persona oprimiría otra vez.',
    'Cierra el diálogo al final, o muestra en él qué pasó.',
    'In the end the dialog looks as before, and a person would press again.',
    'Close the dialog at the end, or show in it what has happened.',
  ],
  'forgotten-step': [
    (the) => `En otro lugar, ante la misma falla se hace además ${the.action('name')}, y aquí no.`,
    'Añade aquí el mismo paso.',
    (the) => `Elsewhere ${the.action('name')} is done as well after the same failure, and here it is not.`,
    'Add the same step here.',
  ],
  'unsent-word': [
    'Pregunta por un valor que ninguna pantalla envía aquí.',
    nearest(
      'values',
      'Elige otro valor en la condición, o quita lo que pregunta por él.',
      (near) => `Elige ${near} en la condición.`,
    ),
    'It asks for a value that no screen sends here.',
    nearest(
      'values',
      'Choose another value in the condition, or remove what asks for it.',
      (near) => `Choose ${near} in the condition.`,
    ),
  ],
  'unsent-name': [
    'Lee un dato de su dirección que ninguna pantalla le envía.',
    'Envíalo en el camino hacia aquí, o quítalo.',
    'It reads a value of its address that no screen sends.',
    'Send it on the way here, or remove it.',
  ],
  'unnamed-member': [
    'Las entradas de la lista no tienen las palabras que se mostrarían.',
    'Elige en «Campo de las palabras» cuál de sus datos se muestra.',
    'The entries of the list do not have the words that would be shown.',
    'Choose under ‘Field with the words’ which of their data is shown.',
  ],
  'unused-query': [
    'La pantalla recibe este dato por su dirección y no hace nada con él.',
    'Úsalo donde haga falta, o quítalo.',
    'The screen receives this value by its address, and does nothing with it.',
    'Use it where it is needed, or remove it.',
  ],
  'unused-pick': [
    'Elige una entrada de la lista que nada usa.',
    undoEs,
    'It picks an entry of the list that nothing uses.',
    undoEn,
  ],
  'unused-route-value': [
    'Una dirección de la pantalla dice algo por lo que nada pregunta.',
    undoEs,
    'An address of the screen says something that nothing asks for.',
    undoEn,
  ],
  'idle-call': [
    (the) => `${capital(the.call('name'))} solo lee, y nada usa lo que responde: no hace nada.`,
    'Elige la operación que querías, o dale un nombre a la respuesta y úsala.',
    (the) => `${capital(the.call('name'))} only reads, and nothing uses its answer: it does nothing.`,
    'Choose the operation that was meant, or give the answer a name and use it.',
  ],
  'nothing-kept': [
    'No hace nada: esta pantalla no guarda nada.',
    'Quítalo.',
    'It does nothing: this screen keeps nothing.',
    'Remove it.',
  ],
  'idle-press': [
    'Se puede oprimir y no pasa nada.',
    'Elige qué pasa al oprimirlo, o quítalo.',
    'It can be pressed, and nothing happens.',
    'Choose what happens when it is pressed, or remove it.',
  ],
  'late-action': [
    'Llega tarde: cuando se sale de la pantalla, esto ya no se hace.',
    'Hazlo cuando la persona oprime algo, o al abrir la pantalla siguiente.',
    'It comes too late: when the screen is left, this is done no more.',
    'Do it when a person presses something, or when the next screen is opened.',
  ],
  'same-place': [
    'Lleva a la pantalla en la que la persona ya está.',
    'Elige otra pantalla, o usa «Cargar otra vez».',
    'It leads to the screen where the person is already.',
    'Choose another screen, or use ‘Load again’.',
  ],
  'long-wait': [
    'La pausa es más larga de lo que nadie espera.',
    'Escribe el tiempo en milésimas de segundo: 1000 es un segundo.',
    'The pause is longer than anybody waits.',
    'Write the time in thousandths of a second: 1000 is one second.',
  ],
  'kept-forever': [
    'Lo que se guarda aquí no se olvida nunca: se diría en cada visita.',
    'Olvídalo cuando ya se dijo.',
    'What is kept here is never forgotten: it would be said at every visit.',
    'Forget it where it has been said.',
  ],
  'brief-wait': [
    ({ facts }) =>
      facts.of === undefined
        ? 'La pausa es tan corta que nadie la nota.'
        : 'El diálogo se cierra tan pronto que nadie lo puede leer.',
    ({ facts }) =>
      facts.of === undefined
        ? 'Escribe el tiempo en milésimas de segundo, o quita la pausa.'
        : 'Espera antes de cerrarlo, o deja que lo cierre la persona.',
    ({ facts }) =>
      facts.of === undefined
        ? 'The pause is so short that nobody notices it.'
        : 'The dialog is closed so soon that nobody can read it.',
    ({ facts }) =>
      facts.of === undefined
        ? 'Write the time in thousandths of a second, or remove the pause.'
        : 'Wait before it is closed, or let the person close it.',
  ],
  'copied-parameter': [
    'Un dato que pasa tal cual está copiado a mano.',
    'Márcalo en «Se pasan» y quítalo de los parámetros.',
    'A value that goes along as it is has been copied by hand.',
    'Tick it under ‘Passed on’ and remove it from the parameters.',
  ],
  'empty-part': [
    'Está vacía: no hay nada que ver.',
    'Pon dentro lo que deba verse, o quítala.',
    'It is empty: there is nothing to see.',
    'Put in what is to be seen, or remove it.',
  ],
  'repeated-part': [
    'Es igual que una parte de antes.',
    'Quítala, o cambia lo que debía ser distinto.',
    'It is the same as a part before it.',
    'Remove it, or change what was to differ.',
  ],
  'unused-result': [
    'Nada lee la respuesta de esta operación.',
    'Úsala después de la operación, o quita el nombre de la respuesta.',
    'Nothing reads the answer of this operation.',
    'Use it behind the operation, or remove the name of the answer.',
  ],
};
