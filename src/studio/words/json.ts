/** The words of the pane with the text of a screen. It must not know who says them. */
import type { InEach } from './words.ts';

interface JsonWords {
  readonly form: string;
  readonly text: string;
  readonly which: string;
  readonly label: (file: string) => string;
  readonly hint: string;
  readonly readOnly: string;
  readonly typed: string;
  readonly tidied: string;
}

export const jsonWords: InEach<JsonWords> = {
  es: {
    form: 'Formulario',
    text: 'JSON',
    which: 'Cómo se edita',
    label: (file) => `Texto de ${file}`,
    hint: 'Ctrl Espacio: qué puede ir aquí. Ctrl S: poner en orden.',
    readOnly: 'Otra persona escribe: solo se mira.',
    typed: 'Escrito en el texto',
    tidied: 'Texto puesto en orden',
  },
  en: {
    form: 'Form',
    text: 'JSON',
    which: 'How it is edited',
    label: (file) => `Text of ${file}`,
    hint: 'Ctrl Space: what may stand here. Ctrl S: put in order.',
    readOnly: 'Another person writes: it is only looked at.',
    typed: 'Written in the text',
    tidied: 'Text put in order',
  },
};
