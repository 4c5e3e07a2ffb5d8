/** Problems of words, as staff read them. It must not know where they are found. */
import type { wordProblems } from '../../lib/problems/words.ts';
import type { SaidOf } from './said.ts';

export const wordsSaid: SaidOf<keyof typeof wordProblems> = {
  'foreign-words': [
    'No están escritas en este idioma.',
    'Tradúcelas.',
    'They are not written in this language.',
    'Translate them.',
  ],
  'same-text': [
    'Dicen lo mismo en los dos idiomas.',
    'Traduce una de las dos.',
    'They say the same in both languages.',
    'Translate one of the two.',
  ],
  'different-figures': [
    (the) =>
      the.known('said', 'name') === undefined
        ? 'Un número o un monto de aquí no es el mismo en el otro idioma.'
        : `Dicen ${the.said('name')} aquí, y ${the.said('detail')} ${the.facts.missing === undefined ? the.otherLanguage : 'en la misma frase de otro texto'}.`,
    (the) =>
      the.facts.missing === undefined ? 'Di lo mismo en los dos idiomas.' : 'Di lo mismo en los dos textos.',
    (the) =>
      the.known('said', 'name') === undefined
        ? 'A number or an amount here is not the same in the other language.'
        : `They say ${the.said('name')} here, and ${the.said('detail')} ${the.facts.missing === undefined ? the.otherLanguage : 'in the same sentence of another text'}.`,
    (the) =>
      the.facts.missing === undefined ? 'Say the same in both languages.' : 'Say the same in both texts.',
  ],
  'misquoted-label': [
    (the) => `Las palabras entre comillas ya no se llaman así aquí: son ${the.said('detail')}.`,
    (the) => `Escribe ${the.said('detail')}.`,
    (the) => `The words in quotation marks are not called so here: they are ${the.said('detail')}.`,
    (the) => `Write ${the.said('detail')}.`,
  ],
  'other-manner': [
    'Hablan a la persona de otro modo que casi todos los textos.',
    'Habla de «tú», como los demás.',
    'They speak to the person in another manner than nearly all texts.',
    'Speak to the person as the others do.',
  ],
  'unkept-figure': [
    (the) =>
      the.facts.missing === undefined
        ? `Dicen ${the.said('name')}, y el campo acepta otra cosa.`
        : `Los textos legales dicen ${the.number('name')}, y el campo acepta otra cosa.`,
    'Di lo que el campo acepta, en los dos idiomas, o cambia el campo.',
    (the) =>
      the.facts.missing === undefined
        ? `They say ${the.said('name')}, and the field takes something else.`
        : `The legal texts say ${the.number('name')}, and the field takes something else.`,
    'Say what the field takes, in both languages, or change the field.',
  ],
  'key-as-text': [
    'Se vería un nombre interno en vez de palabras.',
    'Escribe lo que leerá una persona.',
    'An internal name would be seen in place of words.',
    'Write what a person reads.',
  ],
  'unfinished-text': [
    'Las palabras no están terminadas y se verían tal cual.',
    'Complétalas; un dato se pone con «Insertar un dato».',
    'The words are not finished, and would be seen as they stand.',
    'Complete them; a value is put in with ‘Insert a value’.',
  ],
  'doubled-word': [
    (the) => `Hay una palabra dos veces seguidas: ${the.said('name')}.`,
    'Quita una.',
    (the) => `A word stands twice in a row: ${the.said('name')}.`,
    'Remove one of them.',
  ],
  'stray-space': ['Sobra un espacio.', 'Quítalo.', 'There is a space too many.', 'Remove it.'],
  // The mark at the beginning, where it is that which is missing.
  'broken-characters': [
    ({ facts }) =>
      facts.of !== undefined
        ? 'Falta el signo con que empieza la frase: ¿ o ¡.'
        : 'Hay una letra que nadie puede leer.',
    ({ facts }) => (facts.of !== undefined ? 'Escríbelo al principio de la frase.' : 'Escríbela de nuevo.'),
    ({ facts }) =>
      facts.of !== undefined
        ? 'The mark at the beginning of the sentence is missing: ¿ or ¡.'
        : 'There is a letter that nobody can read.',
    ({ facts }) => (facts.of !== undefined ? 'Write it at the beginning of the sentence.' : 'Write it anew.'),
  ],
  'cut-text': [
    (the) => `La frase se corta después de ${the.said('name')}; ${the.otherLanguage} no.`,
    'Termínala.',
    (the) => `The sentence breaks off after ${the.said('name')}; ${the.otherLanguage} it does not.`,
    'Finish it.',
  ],
  'brand-words': [
    (the) => `${the.said('name')} es de una sola marca, y la aplicación sirve a varias.`,
    'Bórralo e inserta en su lugar el dato de la marca.',
    (the) => `${the.said('name')} is of one brand alone, and the app serves several.`,
    'Delete it and insert the value of the brand in its place.',
  ],
  'literal-value': [
    (the) => `${the.said('name')} está escrito a mano: sería igual para todas las personas.`,
    'Bórralo e inserta el dato en su lugar.',
    (the) => `${the.said('name')} is written by hand: it would be the same for every person.`,
    'Delete it and insert the value in its place.',
  ],
  'literal-text': [
    (the) => `${the.said('name')} se vería igual en los dos idiomas.`,
    'Escribe las palabras en el formulario, en los dos idiomas.',
    (the) => `${the.said('name')} would be seen alike in both languages.`,
    'Write the words in the form, in both languages.',
  ],
  'unfit-name': [
    'Su nombre no es una palabra: quien oye la pantalla no sabe qué es.',
    'Di en pocas palabras para qué sirve.',
    'Its name is no word: those who hear the screen do not learn what it is.',
    'Say in a few words what it is for.',
  ],
  unmasked: [
    (the) => `Se verían todos los dígitos: ${the.data('name')}.`,
    'Elige la forma que solo muestra los últimos.',
    (the) => `All digits would be seen: ${the.data('name')}.`,
    'Choose the form that shows the last ones only.',
  ],
  'missing-title': [
    ({ facts }) =>
      facts.name === 'description'
        ? 'La página no tiene descripción para quien la busca en la red.'
        : 'La pantalla no tiene título: la barra de arriba quedaría vacía.',
    'Escríbelo en los dos idiomas.',
    ({ facts }) =>
      facts.name === 'description'
        ? 'The page has no description for those who search for it on the web.'
        : 'The screen has no title: the bar above it would be empty.',
    'Write it in both languages.',
  ],
  'unseen-description': [
    'Esta pantalla no es una página del sitio público: nadie ve su descripción.',
    'Quítala.',
    'This screen is no page of the public site: nobody sees its description.',
    'Remove it.',
  ],
};
