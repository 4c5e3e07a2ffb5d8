/** Problems of what stands against what the project says elsewhere, as staff read them. It must not know where they are found. */
import type { twinProblems } from '../../lib/problems/twins.ts';
import { capital } from '../../lib/problems/entry.ts';
import type { SaidOf } from './said.ts';

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
