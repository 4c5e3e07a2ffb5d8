/** Problems of steps in an order that does harm, as staff read them. It must not know who finds them. */
import type { orderProblems } from '../../lib/problems/order.ts';
import type { SaidOf } from './said.ts';

export const orderSaid: SaidOf<keyof typeof orderProblems> = {
  'left-too-early': [
    (the) => `Sale de la pantalla antes de ${the.call('of')}: nadie sabrá qué pasó.`,
    'Muévelo después de la operación.',
    (the) => `It leaves the screen before ${the.call('of')}: nobody learns what becomes of it.`,
    'Move it behind the operation.',
  ],
  'left-already': [
    'Este paso llega cuando el anterior ya salió de la pantalla.',
    'Quítalo, o muévelo antes del que sale.',
    'This step comes when the one before it has left the screen already.',
    'Remove it, or move it before the one that leaves.',
  ],
  'left-but-goes-on': [
    'Sale de la pantalla, y lo que sigue se hace de todos modos.',
    'Pon «Detener» después, o lo que sigue en «Si no».',
    'It leaves the screen, and what follows is done all the same.',
    'Put ‘Stop’ behind it, or what follows under ‘Otherwise’.',
  ],
  'late-check': [
    'Revisa lo que la persona escribió cuando ya se envió.',
    'Mueve la revisión antes de lo que lo envía.',
    'It checks what a person typed when that has been sent already.',
    'Move the check before what sends it.',
  ],
  'forgotten-too-early': [
    'Lo guardado se olvida antes de enviarlo: si el envío falla, se pierde.',
    'Olvídalo después del envío.',
    'What is kept is forgotten before it is sent: where that fails, it is gone.',
    'Forget it behind what is sent.',
  ],
  'never-loaded': [
    'Estos datos nunca se cargan en este caso.',
    'Elige los datos que sí se cargan en este caso.',
    'These data are never loaded in this case.',
    'Choose the data that are loaded in this case.',
  ],
  'idle-set': [
    ({ facts }) =>
      facts.of === 'field'
        ? 'Lo que escribe o elige la persona se reemplaza enseguida.'
        : 'Aquí ya tiene ese valor: lo dice la condición de alrededor.',
    ({ facts }) =>
      facts.of === 'field'
        ? 'Cambia otro dato, o ponle una condición.'
        : 'Da la vuelta a la condición, o cambia el valor.',
    ({ facts }) =>
      facts.of === 'field'
        ? 'What a person writes or chooses is replaced at once.'
        : 'It has that value here already: the condition around it says so.',
    ({ facts }) =>
      facts.of === 'field'
        ? 'Change another value, or add a condition.'
        : 'Turn the condition around, or change the value.',
  ],
  'told-too-early': [
    (the) =>
      the.facts.detail === 'first'
        ? 'Dice que algo falló antes de que se haya hecho nada.'
        : the.facts.detail === 'handed'
          ? 'Lo da por hecho antes de que se haga: si falla, queda mal dicho.'
          : `Dice que se hizo antes de ${the.call('of')}: si falla, la persona ya lo leyó.`,
    ({ facts }) => (facts.detail === 'first' ? 'Muéstralo solo cuando ya se hizo algo.' : 'Muévelo después.'),
    (the) =>
      the.facts.detail === 'first'
        ? 'It says that something failed before anything was done.'
        : the.facts.detail === 'handed'
          ? 'It takes it for done before it is: where it fails, that is wrong.'
          : `It says that it was done before ${the.call('of')}: where it fails, a person has read it already.`,
    ({ facts }) =>
      facts.detail === 'first' ? 'Show it only when something was done.' : 'Move it behind that.',
  ],
  'told-anyway': [
    ({ facts }) =>
      facts.detail === 'failed'
        ? 'Dice que se hizo, y aquí ha fallado.'
        : 'Lo que sigue dice que se hizo, y solo se hace en algunos casos.',
    ({ facts }) =>
      facts.detail === 'failed'
        ? 'Di aquí que no se hizo.'
        : 'Pon lo que lo dice junto a la operación, bajo la misma condición.',
    ({ facts }) =>
      facts.detail === 'failed'
        ? 'It says that it was done, and here it has failed.'
        : 'What follows says that it was done, and it is done in some cases only.',
    ({ facts }) =>
      facts.detail === 'failed'
        ? 'Say here that it was not done.'
        : 'Put what says so beside the operation, under the same condition.',
  ],
  'said-but-sent': [
    (the) => `Le dice algo a la persona, y ${the.call('name')} se hace de todos modos.`,
    'Pon «Detener» después de las palabras.',
    (the) => `It says something to the person, and ${the.call('name')} is done all the same.`,
    'Put ‘Stop’ behind the words.',
  ],
  'taken-for-granted': [
    'Lo que sigue dice que la aplicación lo hizo, y se hace también cuando no pudo.',
    'En «Si no puede», di qué pasó y pon «Detener».',
    'What follows says that the app has done it, and runs where it could not as well.',
    'Under ‘If it cannot’, say what happened and put ‘Stop’.',
  ],
  'reopened-dialog': [
    'Abre el diálogo en el que ya está: no pasa nada.',
    'Ciérralo, o abre otro.',
    'It opens the dialog in which it stands: nothing happens.',
    'Close it, or open another one.',
  ],
  'closed-already': [
    ({ facts }) =>
      facts.of === undefined
        ? 'Cierra un diálogo y no hay ninguno abierto: no pasa nada.'
        : 'Cierra otro diálogo que el abierto: no pasa nada.',
    ({ facts }) => (facts.of === undefined ? 'Quita este paso.' : 'Cierra el diálogo en el que está.'),
    ({ facts }) =>
      facts.of === undefined
        ? 'It closes a dialog, and none is open: nothing happens.'
        : 'It closes another dialog than the one that is open: nothing happens.',
    ({ facts }) => (facts.of === undefined ? 'Remove this step.' : 'Close the dialog in which it stands.'),
  ],
  'unguarded-write': [
    (the) =>
      the.facts.of === 'again'
        ? `Repite ${the.call('name')} como si fuera la primera vez.`
        : `Hace ${the.call('name')} cada vez como si ya se hubiera hecho: nada evita que se haga dos veces.`,
    'Deja que solo la repetición diga que lo es.',
    (the) =>
      the.facts.of === 'again'
        ? `It repeats ${the.call('name')} as if it were the first time.`
        : `It does ${the.call('name')} each time as if it had been done before: nothing keeps it from being done twice.`,
    'Let only what repeats it say so.',
  ],
  'idle-refresh': [
    ({ facts }) =>
      facts.of === 'dialog'
        ? 'Abre un diálogo cada vez que se actualiza la pantalla.'
        : 'Al jalar la pantalla no se carga nada.',
    ({ facts }) => (facts.of === 'dialog' ? 'Quita este paso.' : 'Vuelve a cargar sus datos, o quítalo.'),
    ({ facts }) =>
      facts.of === 'dialog'
        ? 'It opens a dialog whenever the screen is refreshed.'
        : 'When the screen is pulled down, nothing is loaded.',
    ({ facts }) => (facts.of === 'dialog' ? 'Remove this step.' : 'Load its data again, or remove it.'),
  ],
  'kept-after': [
    'Ya se envió, y lo guardado se queda: volvería a salir la próxima vez.',
    'Activa «Termina lo guardado», o añade «Olvidar lo guardado».',
    'It was sent, and what was kept stays: it would come back the next time.',
    'Switch on ‘Ends what is kept’, or add ‘Forget what was kept’.',
  ],
  'sent-twice': [
    (the) =>
      the.facts.of === undefined
        ? `Con una sola vez que se oprime, ${the.call('name')} se hace dos veces.`
        : `Desde cualquier entrada de la lista, ${the.call('name')} envía lo mismo.`,
    ({ facts }) =>
      facts.of === undefined ? 'Quita una de las dos.' : 'Envía algo que diga de qué entrada se trata.',
    (the) =>
      the.facts.of === undefined
        ? `By one press, ${the.call('name')} is done twice.`
        : `From any entry of the list, ${the.call('name')} sends the same.`,
    ({ facts }) =>
      facts.of === undefined ? 'Remove one of the two.' : 'Send something that says which entry it is.',
  ],
};
