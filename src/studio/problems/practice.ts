/** Problems of good practice, as staff read them: what is understood, but does nobody good. It must not know where they are found. */
import type { practiceProblems } from '../../lib/problems/practice.ts';
import type { SaidOf, The } from './said.ts';

/** " (el teléfono)" */
const secret = ({ known }: The): string => {
  const name = known('data', 'name') ?? known('kind', 'detail');
  return name === undefined ? '' : ` (${name})`;
};

export const practiceSaid: SaidOf<keyof typeof practiceProblems> = {
  'unused-dialog': [
    'Nada abre este diálogo.',
    'Haz que un botón lo abra, o quítalo.',
    'Nothing opens this dialog.',
    'Let a button open it, or remove it.',
  ],
  'unused-source': [
    'La pantalla carga estos datos y no muestra ni usa nada de ellos.',
    'Muestra alguno, o deja de cargarlos: cada carga cuesta tiempo.',
    'The screen loads these data, and shows and uses nothing of them.',
    'Show some of them, or load them no more: every load costs time.',
  ],
  'unused-state': [
    'La pantalla lo recuerda y nada lo usa.',
    'Úsalo en unas palabras o en una condición, o quítalo.',
    'The screen remembers it, and nothing uses it.',
    'Use it in words or in a condition, or remove it.',
  ],
  'unchecked-rules': [
    'Las reglas de este campo nunca se revisan.',
    'Añade «Revisar campos» antes de lo que usa el campo, o quita las reglas.',
    'The rules of this field are never checked.',
    'Add ‘Check fields’ before what uses the field, or remove the rules.',
  ],
  'unused-value': [
    'La campaña pide este valor y nada lo muestra.',
    'Muéstralo donde deba verse, o quítalo.',
    'The campaign asks for this value, and nothing shows it.',
    'Show it where it is to be seen, or remove it.',
  ],
  'constant-state': [
    'La pantalla lo recuerda y nunca cambia.',
    'Haz que un campo o una acción lo cambie, o escribe el valor donde se usa.',
    'The screen remembers it, and it never changes.',
    'Let a field or an action change it, or write the value where it is used.',
  ],
  'unused-fragment': [
    'Ninguna pantalla usa esta parte compartida.',
    'Úsala en alguna, o quítala.',
    'No screen uses this shared part.',
    'Use it on one of them, or remove it.',
  ],
  'unused-parameter': [
    'La parte compartida recibe algo que no usa.',
    'Úsalo en ella, o quítalo.',
    'The shared part is given something that it does not use.',
    'Use it there, or remove it.',
  ],
  'missing-empty-state': [
    'Cuando no hay nada en la lista, no se ve ni se dice nada.',
    'Añade un mensaje que se vea cuando la lista está vacía.',
    'When there is nothing in the list, nothing is seen and nothing is said.',
    'Add a message that is seen when the list is empty.',
  ],
  'inverted-empty': [
    'Lo que dice «vacío» se cumple cuando sí hay entradas: la lista no se vería nunca.',
    'Da la vuelta a la condición de «Vacío cuando».',
    'What says ‘empty’ holds where there are entries: the list would never be seen.',
    'Turn the condition of ‘Empty when’ around.',
  ],
  'missing-busy': [
    (the) => `Mientras se envía ${the.call('name')} no se nota nada, y la persona oprimiría otra vez.`,
    'Llena «Palabras mientras tanto», o hazlo desde un botón.',
    (the) => `While ${the.call('name')} is sent nothing shows it, and a person would press again.`,
    'Fill in ‘Words meanwhile’, or do it from a button.',
  ],
  'silent-success': [
    (the) => `Cuando ${the.call('name')} termina bien no se nota nada, y la persona lo enviaría otra vez.`,
    'Di que ya quedó con un mensaje o un diálogo, o lleva a lo que sigue.',
    (the) => `When ${the.call('name')} is done nothing shows it, and a person would send it again.`,
    'Say that it is done in a message or a dialog, or lead on to what follows.',
  ],
  'silent-failure': [
    (the) => `Si falla ${the.call('name')}, la persona no se entera y cree que se hizo.`,
    'Di qué pasó con un mensaje, o quita lo que se hace al fallar: entonces el mensaje sale solo.',
    (the) => `If ${the.call('name')} fails, the person is told nothing and believes it was done.`,
    'Say what happened in a message, or remove what is done on failure: then the message comes by itself.',
  ],
  'endless-timer': [
    ({ facts }) =>
      facts.missing === undefined
        ? 'La pantalla se abre a sí misma una y otra vez, sin fin.'
        : 'Cuando la cuenta llega a su fin, no pasa nada.',
    ({ facts }) =>
      facts.missing === undefined
        ? 'Pon una condición que deje de cumplirse, o lleva a otra pantalla.'
        : 'Elige qué pasa entonces.',
    ({ facts }) =>
      facts.missing === undefined
        ? 'The screen opens itself again and again, without an end.'
        : 'When the countdown comes to its end, nothing happens.',
    ({ facts }) =>
      facts.missing === undefined
        ? 'Set a condition that stops holding, or lead to another screen.'
        : 'Choose what happens then.',
  ],
  'trapped-dialog': [
    ({ facts }) =>
      facts.detail === 'list'
        ? 'Quien no elige nada de la lista no puede salir de este diálogo.'
        : facts.detail === 'time'
          ? 'Este diálogo está abierto demasiado tiempo y no se puede cerrar.'
          : facts.of === undefined
            ? 'Nadie puede salir de este diálogo: nada lo cierra.'
            : 'Si este paso falla, el diálogo se queda abierto y nadie puede salir.',
    ({ facts }) =>
      facts.detail === 'time'
        ? 'Espera menos tiempo, o añádele un botón que lo cierre.'
        : facts.of === undefined || facts.detail === 'list'
          ? 'Añádele un botón que lo cierre, o deja que se cierre al tocar fuera.'
          : 'Ciérralo también cuando falla.',
    ({ facts }) =>
      facts.detail === 'list'
        ? 'Who picks nothing from the list cannot leave this dialog.'
        : facts.detail === 'time'
          ? 'This dialog is open for too long, and nobody can close it.'
          : facts.of === undefined
            ? 'Nobody can leave this dialog: nothing closes it.'
            : 'If this step fails, the dialog stays open and nobody can leave it.',
    ({ facts }) =>
      facts.detail === 'time'
        ? 'Wait a shorter time, or give it a button that closes it.'
        : facts.of === undefined || facts.detail === 'list'
          ? 'Give it a button that closes it, or let it be closed by tapping beside it.'
          : 'Close it there as well.',
  ],
  'missing-fallback': [
    'Hay teléfonos que no pueden con esto, y nada dice qué se ve en ellos.',
    'Elige qué se ve en su lugar, o que no se vea nada.',
    'There are phones that cannot do this, and nothing says what is seen on them.',
    'Choose what is seen in its place, or that nothing is.',
  ],
  'missing-name': [
    'No tiene nombre: quien oye la pantalla no sabe qué es.',
    'Di en pocas palabras para qué sirve.',
    'It has no name: those who hear the screen do not learn what it is.',
    'Say in a few words what it is for.',
  ],
  'heading-order': [
    'Este título se salta un nivel.',
    (the) => `Usa el nivel ${Number(the.facts.of ?? 1) + 1}.`,
    'This heading skips a level.',
    (the) => `Use level ${Number(the.facts.of ?? 1) + 1}.`,
  ],
  'only-color': [
    'Solo el color la distingue de otra de al lado, y no todos ven los colores.',
    'Di la diferencia también con palabras o con una imagen.',
    'Only its color tells it from another one beside it, and not everyone sees colors.',
    'Say the difference in words or with a picture as well.',
  ],
  'missing-plural': [
    (the) => `Faltan formas para uno o para varios ${the.language('of')}.`,
    'Escribe la forma para uno y la de todos los demás números.',
    (the) => `Forms for one or for several are missing ${the.language('of')}.`,
    'Write the form for one and that for all other numbers.',
  ],
  'long-text': [
    (the) =>
      `Las palabras son largas: ${the.number('detail')} letras, y caben ${the.number('near')} en un teléfono chico.`,
    'Dilo con menos palabras.',
    (the) =>
      `The words are long: ${the.number('detail')} letters, where ${the.number('near')} have room on a small phone.`,
    'Say it in fewer words.',
  ],
  'brief-text': [
    (the) =>
      `El mensaje se va antes de que se lea: ${the.number('detail')} letras, y dan tiempo a ${the.number('near')}.`,
    'Dilo con menos palabras, o haz que dure más.',
    (the) =>
      `The message is gone before it is read: ${the.number('detail')} letters, with time for ${the.number('near')}.`,
    'Say it in fewer words, or let it stay longer.',
  ],
  'private-url': [
    (the) => `Pone en una dirección un dato privado${secret(the)}: otros guardan y pasan las direcciones.`,
    'Quítalo de la dirección.',
    (the) => `It puts private data into an address${secret(the)}: others keep addresses and pass them on.`,
    'Take it out of the address.',
  ],
  'private-tracking': [
    (the) => `Envía un dato privado${secret(the)} con una operación que solo cuenta visitas.`,
    'Quítalo de lo que se envía.',
    (the) => `It sends private data${secret(the)} with an operation that only counts visits.`,
    'Take it out of what is sent.',
  ],
  'private-toast': [
    (the) => `Dice un dato privado${secret(the)} en un mensaje de paso, que ve cualquiera.`,
    'Dilo sin ese dato, o muéstralo en la pantalla misma.',
    (the) => `It says private data${secret(the)} in a passing message, which everyone around sees.`,
    'Say it without them, or show them on the screen itself.',
  ],
  'private-kept': [
    (the) => `Guarda en el teléfono un dato privado${secret(the)}, que vería quien lo use después.`,
    'Quítalo de lo que la pantalla guarda.',
    (the) => `It keeps private data on the phone${secret(the)}, where the next one to use it would see them.`,
    'Take it out of what the screen keeps.',
  ],
  'example-beside-offer': [
    'Muestra una cifra de ejemplo junto a una oferta: parecería el costo de este préstamo.',
    'Muestra lo que la respuesta dice de la oferta misma, o nada.',
    'It shows an example figure beside an offer: it would look like the cost of this loan.',
    'Show what the answer says of the offer itself, or nothing.',
  ],
  'unmade-write': [
    (the) => `Ya nadie puede hacer ${the.call('name')}: ningún botón lo hace, y aquí se pregunta cómo fue.`,
    'Devuelve el botón que lo hacía (Ctrl Z lo trae de vuelta), o quita esto.',
    (the) => `Nobody can do ${the.call('name')} any more: no button does it, and this asks how it went.`,
    'Put back the button that did it (Ctrl Z brings it back), or take this away.',
  ],
};
