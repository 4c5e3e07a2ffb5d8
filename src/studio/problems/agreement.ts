/** Problems of parts of one screen that do not agree, as staff read them. It must not know where they are found. */
import type { agreementProblems } from '../../lib/problems/agreement.ts';
import { capital } from '../../lib/problems/entry.ts';
import { program, undo, type SaidOf } from './said.ts';

const [undoEs, undoEn] = undo;

export const agreementSaid: SaidOf<keyof typeof agreementProblems> = {
  'unasked-consent': [
    (the) => `Hace ${the.call('name')} aunque nadie haya marcado la casilla: nadie ha aceptado.`,
    'Deja activo el botón solo mientras la casilla está marcada.',
    (the) => `It does ${the.call('name')} whether the box is ticked or not: nobody has agreed.`,
    'Let the button be active only while the box is ticked.',
  ],
  'no-consent': [
    (the) => `Hace ${the.call('name')} y dice que la persona aceptó, pero aquí no hay casilla para aceptar.`,
    'Añade una casilla con un enlace a lo que se acepta, y deja activo el botón solo mientras está marcada. Si la quitaste, deshazlo.',
    (the) =>
      `It does ${the.call('name')} and says that the person agreed, and there is no box here to agree with.`,
    'Add a checkbox with a link to what is agreed to, and let the button be active only while it is ticked. If you removed it, undo that.',
  ],
  'half-consent': [
    (the) =>
      `Hace ${the.call('detail')} y dice solo una parte de qué texto aceptó la persona: no se podría probar.`,
    'Manda también lo que falta: cuál texto era y cuál versión. Si lo quitaste, deshazlo.',
    (the) =>
      `It does ${the.call('detail')} and tells only a part of which text the person agreed to: it could not be proved.`,
    'Send what is missing as well: which text it was, and which version. If you removed it, undo that.',
  ],
  'unread-document': [
    (the) =>
      the.facts.of === undefined
        ? `Se acepta ${the.document('name')}, y aquí solo se puede leer ${the.document('detail')}.`
        : `Se toma ${the.document('name')}, y en esta pantalla se lee ${the.document('detail')}.`,
    'Elige el mismo texto legal en los dos lugares.',
    (the) =>
      the.facts.of === undefined
        ? `It is agreed to ${the.document('name')}, and here only ${the.document('detail')} can be read.`
        : `It takes ${the.document('name')}, and what is read on this screen is ${the.document('detail')}.`,
    'Choose the same legal text at both places.',
  ],
  'never-equal': [
    'Este texto se arma de otro modo que el que se compara con él: nunca son iguales.',
    'Arma los dos con los mismos datos, en el mismo orden.',
    'This text is put together otherwise than the one it is compared with: they are never equal.',
    'Put both together of the same data, in the same order.',
  ],
  'unlike-document': [
    (the) => `${capital(the.document('of'))} se llena aquí de otro modo que donde la persona lo lee.`,
    'Llénalo con los mismos datos en los dos lugares.',
    (the) => `${capital(the.document('of'))} is filled here otherwise than where a person reads it.`,
    'Fill it with the same data at both places.',
  ],
  'apart-words': [
    'Dos partes iguales de esta pantalla reciben una palabra distinta.',
    'Escribe la misma en las dos.',
    'Two like parts of this screen are given different words.',
    'Write the same one at both.',
  ],
  'odd-copy': [
    (the) =>
      the.facts.detail === 'emptied' || the.facts.detail === 'set'
        ? `Aquí no cambia ${the.data('name')}, y en los demás lugares iguales sí.`
        : 'Este camino no lleva los mismos datos que los demás a esa pantalla.',
    'Haz aquí lo mismo que en los demás.',
    (the) =>
      the.facts.detail === 'emptied' || the.facts.detail === 'set'
        ? `It does not change ${the.data('name')} here, and does at the other places like it.`
        : 'This way does not hand over the same data as the others to that screen.',
    'Do the same here as at the others.',
  ],
  'never-seen': [
    'Lleva a otra pantalla cada vez que se abre: nadie ve esta.',
    'Ponle una condición, para que solo lleve cuando haga falta.',
    'It leads to another screen whenever it is opened: nobody sees this one.',
    'Give it a condition, so that it leads away only where it has to.',
  ],
  'no-way-back': [
    (the) =>
      the.facts.of === 'write'
        ? 'Quien vuelve atrás encuentra esta pantalla como si nada se hubiera enviado, y puede enviarlo otra vez.'
        : `Lleva sola a ${the.screen('name')}: quien vuelve atrás llega aquí y es llevado otra vez.`,
    'Activa «En lugar de esta».',
    (the) =>
      the.facts.of === 'write'
        ? 'Who goes back finds this screen as if nothing had been sent, and can send it again.'
        : `It leads to ${the.screen('name')} by itself: who goes back comes here and is led on again.`,
    'Switch on ‘In place of this one’.',
  ],
  'sent-empty': [
    (the) => `Cambia ${the.data('name')} antes de ${the.call('of')}, que lo envía: lo que había se pierde.`,
    'Muévelo después de la operación.',
    (the) =>
      `It changes ${the.data('name')} before ${the.call('of')}, which sends it: what was there is lost.`,
    'Move it behind the operation.',
  ],
  'withheld-press': [
    'Pide algo que solo pasa al oprimirlo: nadie lo podrá oprimir nunca.',
    'Da la vuelta a la condición de «Activo mientras».',
    'It asks for what only its own press brings about: nobody can ever press it.',
    'Turn the condition of ‘Active while’ around.',
  ],
  'prescribed-words': [
    'El producto fija las palabras de este texto, y son otras.',
    'Ponlas como estaban.',
    'The product fixes the words of this text, and they are others.',
    'Put them back as they were.',
  ],
  'beyond-limit': [
    (the) =>
      the.facts.missing === undefined
        ? `${capital(the.data('name'))} puede llegar a ${the.number('detail')}, y eso se rechazaría.`
        : `${capital(the.data('name'))} puede ser cualquier texto, y no todos se aceptan.`,
    (the) =>
      the.facts.missing === undefined
        ? 'Baja el límite del campo.'
        : 'Di en la dirección de la pantalla cómo se escribe ese dato.',
    (the) =>
      the.facts.missing === undefined
        ? `${capital(the.data('name'))} can be up to ${the.number('detail')}, which would be refused.`
        : `${capital(the.data('name'))} can be any text, and not every one is taken.`,
    (the) =>
      the.facts.missing === undefined
        ? 'Lower the limit of the field.'
        : 'Say in the address of the screen how this value is written.',
  ],
  'idle-link': [
    'No lleva a ninguna parte.',
    'Elige a dónde lleva o qué hace.',
    'It leads nowhere.',
    'Choose where it leads or what it does.',
  ],
  'same-press': [
    'Hace lo mismo que la parte de al lado, con otras palabras.',
    'Haz que haga lo que dice, o quita una de las dos.',
    'It does the same as the part beside it, with other words.',
    'Let it do what its words say, or take one of the two away.',
  ],
  'same-value': [
    (the) =>
      the.facts.detail === 'entry'
        ? 'Muestra lo mismo en cada entrada de la lista, y cada una tiene lo suyo.'
        : the.facts.near === undefined
          ? `Muestra ${the.data('name')} con otro nombre que antes.`
          : `Entrega ${the.data('name')} también con otro nombre.`,
    'Elige el dato del que habla su nombre.',
    (the) =>
      the.facts.detail === 'entry'
        ? 'It shows the same in every entry of the list, and each has its own.'
        : the.facts.near === undefined
          ? `It shows ${the.data('name')} under another name than before.`
          : `It hands on ${the.data('name')} under another name as well.`,
    'Choose the value that its name speaks of.',
  ],
  'same-name': [
    (the) => `${the.said('name')} nombra aquí otra cosa que antes.`,
    'Escribe palabras que digan qué es esta.',
    (the) => `${the.said('name')} names another thing here than before.`,
    'Write words that say what this one is.',
  ],
  'crossed-labels': [
    (the) => `${the.said('name')} y ${the.said('of')} parecen estar cada una sobre el dato de la otra.`,
    'Pon cada nombre sobre su dato.',
    (the) => `${the.said('name')} and ${the.said('of')} seem to stand over each other's values.`,
    'Put each name over its own value.',
  ],
  'stale-result': [
    (the) => `No se guarda la respuesta de ${the.call('of')}, y lo que sigue lee una anterior.`,
    'Dale un nombre a la respuesta.',
    (the) => `The answer of ${the.call('of')} is not kept, and what follows reads an earlier one.`,
    'Give the answer a name.',
  ],
  'unseen-dialog': [
    'Abre un diálogo y enseguida lleva a otra pantalla: nadie lo ve.',
    'Deja que el botón del diálogo lleve a la otra pantalla.',
    'It opens a dialog and leads to another screen at once: nobody sees it.',
    'Let the button of the dialog lead to the other screen.',
  ],
  'turned-test': [
    (the) =>
      the.facts.of === undefined
        ? 'Con la misma condición, en otro lugar de esta pantalla se hace lo contrario.'
        : the.facts.of === 'failure'
          ? `${the.data('name')} solo cambia cuando algo falla, y entonces aquí no se muestra ni se hace nada.`
          : the.facts.of === 'amount'
            ? 'Aquí se muestra una cantidad, pero solo donde no hay ninguna.'
            : `De ${the.data('name')} solo se pregunta el no: en esta pantalla nada pregunta por el sí.`,
    'Da la vuelta a esta condición, o cambia sus dos caminos.',
    (the) =>
      the.facts.of === undefined
        ? 'By the same condition the opposite is done elsewhere on this screen.'
        : the.facts.of === 'failure'
          ? `${the.data('name')} changes only where something fails, and then nothing is shown or done here.`
          : the.facts.of === 'amount'
            ? 'An amount is shown here, but only where there is none.'
            : `Of ${the.data('name')} only the no is asked for: nothing on this screen asks for the yes.`,
    'Turn this condition around, or change its two ways.',
  ],
  'apart-choice': [
    ({ facts }) =>
      facts.of === undefined
        ? 'Los mismos dos caminos se eligen con otra condición en otro lugar.'
        : 'En otras fallas de esta pantalla se dice lo mismo con otra condición.',
    'Pregunta lo mismo en los dos lugares, o haz que difieran en lo que hacen.',
    ({ facts }) =>
      facts.of === undefined
        ? 'The same two ways are chosen by another condition elsewhere.'
        : 'At other failures of this screen the same is said by another condition.',
    'Ask the same at both places, or let what they do differ.',
  ],
  'other-press': [
    (the) =>
      the.facts.near === undefined
        ? `${the.said('name')} lleva en otros lugares a otra pantalla, y aquí a ninguna.`
        : `${the.said('name')} habla de otra pantalla que aquella a la que lleva.`,
    'Lleva también ahí, o di lo que hace este botón.',
    (the) =>
      the.facts.near === undefined
        ? `${the.said('name')} leads to another screen elsewhere, and to none here.`
        : `${the.said('name')} speaks of another screen than the one it leads to.`,
    'Lead there as well, or say what this button does.',
  ],
  'same-in-one': [
    (the) => `${the.said('name')} dice en un idioma lo mismo que la parte de al lado.`,
    'Escribe en ese idioma lo que dice cada una.',
    (the) => `${the.said('name')} says the same as the part beside it in one language.`,
    'Write in that language what each of the two says.',
  ],
  'lone-keep': [
    'Dice que comparte lo que guarda, y ninguna otra pantalla lo comparte.',
    program[0],
    'It says that it shares what it keeps, and no other screen shares it.',
    program[1],
  ],
  'apart-kept': [
    (the) => `Comparte con ${the.screen('of')} lo que guarda, y no son iguales en esto: ${the.data('name')}.`,
    'Ponlo igual en las dos pantallas.',
    (the) =>
      `It shares what it keeps with ${the.screen('of')}, and they differ in this: ${the.data('name')}.`,
    'Make it the same on both screens.',
  ],
  'kept-for-any': [
    (the) => `Lo que guarda se muestra en cualquier caso, sin mirar ${the.data('name')}.`,
    program[0],
    (the) => `What it keeps is shown in any case, without regard to ${the.data('name')}.`,
    program[1],
  ],
  'idle-keep': [
    'Comparte lo que otra pantalla guarda, y no usa nada de eso.',
    undoEs,
    'It shares what another screen keeps, and uses nothing of it.',
    undoEn,
  ],
};
