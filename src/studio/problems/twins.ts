/** Problems of what stands against what the project says elsewhere, as staff read them. It must not know where they are found. */
import type { twinProblems } from '../../lib/problems/twins.ts';
import { capital } from '../../lib/problems/entry.ts';
import type { SaidOf, The } from './said.ts';

/** What a main label is for, where it has a name: an operation, or a screen. */
function reached(the: The): string {
  const name = the.known('call', 'of') ?? the.known('screen', 'of');
  return name === undefined ? '' : `: ${name}`;
}

export const twinsSaid: SaidOf<keyof typeof twinProblems> = {
  'other-tone': [
    (the) =>
      the.facts.of === 'twin'
        ? 'Estas mismas palabras tienen en otro lugar un color o un dibujo que dice lo contrario.'
        : the.facts.of === 'bad'
          ? 'El color o el dibujo dice que todo está bien, y lo que se muestra dice que no.'
          : 'El color o el dibujo dice que algo está mal, y lo que se muestra dice que todo está bien.',
    'Elige el color o el dibujo que va con lo que se muestra.',
    (the) =>
      the.facts.of === 'twin'
        ? 'These same words have a color or a drawing elsewhere that says the opposite.'
        : the.facts.of === 'bad'
          ? 'The color or the drawing says that all is well, and what is shown says that it is not.'
          : 'The color or the drawing says that something is wrong, and what is shown says that all is well.',
    'Choose the color or the drawing that goes with what is shown.',
  ],
  'other-guard': [
    (the) =>
      `Se muestra según haya o no ${the.data('name')}, que aquí no se ve; y ${the.data('detail')} puede faltar.`,
    (the) => `En la condición, pregunta por ${the.data('detail')}.`,
    (the) =>
      `It is shown where there is ${the.data('name')}, which is not seen here; and ${the.data('detail')} may be missing.`,
    (the) => `In the condition, ask for ${the.data('detail')}.`,
  ],
  'other-label': [
    (the) => `${capital(the.said('name'))} habla de otro dato que el que se muestra.`,
    'Muestra el dato del que habla, o elige las palabras de este.',
    (the) => `${capital(the.said('name'))} speaks of other data than what is shown.`,
    'Show the data that it speaks of, or choose the words of this one.',
  ],
  'other-words': [
    (the) =>
      `Aquí dice ${the.said('of')}, y lo que va con lo de al lado, ${the.said('name')}, ya no se dice en ninguna parte.`,
    (the) => `Elige ${the.said('name')}.`,
    (the) =>
      `This says ${the.said('of')}, and what goes with what stands beside it, ${the.said('name')}, is said nowhere any more.`,
    (the) => `Choose ${the.said('name')}.`,
  ],
  'lost-label': [
    (the) =>
      the.facts.of === undefined
        ? 'Ya no está en ninguna pantalla, y el producto la necesita.'
        : `Aquí iban otras palabras, ${the.said('name')}, que el producto necesita y ya no están en ninguna pantalla.`,
    (the) =>
      the.facts.of === undefined
        ? 'Deshaz lo que la quitó. Si no es para todos, ponle una condición en vez de quitarla.'
        : `Elige ${the.said('name')}.`,
    (the) =>
      the.facts.of === undefined
        ? 'It is on no screen any more, and the product needs it.'
        : `Other words belong here, ${the.said('name')}, which the product needs and no screen says any more.`,
    (the) =>
      the.facts.of === undefined
        ? 'Undo what removed it. Where it is not for everybody, give it a condition in place of removing it.'
        : `Choose ${the.said('name')}.`,
  ],
  'lost-deed': [
    (the) =>
      `Quien presiona ${the.said('name')} ya no llega a lo que estas palabras prometen${reached(the)}.`,
    'Deshaz lo que cambió sus pasos. Para lo que hace ahora, pon otro botón con sus propias palabras.',
    (the) => `Who presses ${the.said('name')} no longer gets to what these words promise${reached(the)}.`,
    'Undo what changed its steps. For what it does now, add another button with words of its own.',
  ],
  'unsent-field': [
    (the) =>
      `Se pide un dato antes de hacer ${the.call('of')}, y no se manda: lo que la persona da se pierde.`,
    'Manda lo que la persona da, o quita el campo.',
    (the) =>
      `Something is asked for before it does ${the.call('of')}, and is not sent: what the person gives is lost.`,
    'Send what the person gives, or take the field away.',
  ],
  'unruled-field': [
    'Este campo se revisa antes de seguir, y no tiene ninguna regla: pasa lo que sea.',
    'Ponle una regla con su mensaje, o deja de revisarlo.',
    'This field is checked before going on, and has no rule: whatever stands in it passes.',
    'Give it a rule with its message, or do not check it.',
  ],
};
