/** Problems of words: what a person reads is unfinished, of another language, or not hers to read. It must not know where they are found. */
import { inFiles, withArticle, type ProblemEntry } from './entry.ts';

export const wordProblems = {
  'foreign-words': inFiles(
    ({ name, of, detail }) =>
      `"${name}" stands in ${of ?? 'this file'}, but is ${detail ?? 'another language'}.`,
    () =>
      'Write it in the language of the file. Words that are prescribed are listed by their key in schemas/verbatim.json.',
    'warning',
  ),
  'same-text': inFiles(
    ({ name, of }) =>
      `"${name}" is the same here and in ${of ?? 'the other language'}: it was not translated.`,
    () => 'Translate it. Words that are prescribed are listed by their key in schemas/verbatim.json.',
    'warning',
  ),
  'different-figures': inFiles(
    ({ name, of, detail, missing }) =>
      missing === undefined
        ? `"${name}" is said here, but "${detail ?? ''}" in ${of ?? 'the other language'}.`
        : `"${name}" is said here, but "${detail ?? ''}" in the same sentence of the text "${missing}".`,
    ({ missing }) =>
      missing === undefined
        ? 'Say the same in both languages: a person relies on the figure.'
        : 'Say the same in both texts: a person relies on the figure.',
  ),
  'misquoted-label': inFiles(
    ({ name, of, detail }) =>
      `"${name}" is quoted here, but what ${of ?? 'the other language'} quotes at this place is called "${detail ?? ''}" in this language.`,
    ({ detail }) => `Write "${detail ?? ''}": a person looks for these words.`,
  ),
  'other-manner': inFiles(
    ({ name, of }) =>
      `"${name}" speaks to the person in another manner than nearly all texts of ${of ?? 'this file'}.`,
    ({ detail }) => `Speak to the person as the others do: ${detail ?? 'in one manner'}.`,
    'warning',
  ),
  'unkept-figure': inFiles(
    ({ name, of, near, detail, missing }) =>
      missing !== undefined
        ? `The legal texts say "${name}" of this ${of ?? 'field'} (figure "${missing}"), but the field's ${detail ?? 'limit is another'}.`
        : `This text of ${withArticle(of ?? 'field')} in ${near ?? 'a screen'} says "${name}", but the field's ${detail ?? 'limit is another'}.`,
    ({ missing }) =>
      missing === undefined
        ? 'Say what the field takes, in every language, or change the field.'
        : `Change the field back, or the figure "${missing}" with all that says it.`,
  ),
  'key-as-text': inFiles(
    ({ name, of }) =>
      of === undefined
        ? `"${name}" is the name of this text, and would be shown in place of its words.`
        : `"${name}" is the name of the text "${of}", and would be shown in place of words.`,
    ({ detail }) =>
      detail === undefined ? 'Write the words that a person reads.' : `Write the words, such as "${detail}".`,
  ),
  'unfinished-text': inFiles(
    ({ name, detail }) =>
      `"${name}" is ${detail ?? 'no words for a person'}, and would be shown as it stands.`,
    ({ wanted }) => wanted ?? 'Write the words that a person reads.',
  ),
  'doubled-word': inFiles(
    ({ name }) => `A word stands twice: "${name}".`,
    () => 'Remove one of the two.',
    'warning',
  ),
  'stray-space': inFiles(
    ({ name, detail }) => `"${name}" has ${detail ?? 'a space too many'}.`,
    () => 'Remove the space: where texts stand beside one another, the widget keeps them apart.',
    'warning',
  ),
  'broken-characters': inFiles(
    ({ name, detail }) => `"${name}" holds ${detail ?? 'a character that nobody can read'}.`,
    ({ wanted }) => wanted ?? 'Write the letter anew, and save the file as UTF-8.',
  ),
  'cut-text': inFiles(
    ({ name, of }) => `The text breaks off after "${name}"; that of ${of ?? 'the other language'} does not.`,
    ({ detail }) => `Finish the sentence: the other one is "${detail ?? ''}".`,
    'warning',
  ),
  'brand-words': inFiles(
    ({ name, detail }) => `"${name}" is ${detail ?? 'of one brand'}, and the app is run for several.`,
    ({ wanted }) => wanted ?? 'Write {{config.appName}}: each brand has its own in its configuration.',
  ),
  'literal-value': inFiles(
    ({ name, detail }) =>
      `"${name}" is ${detail ?? 'a value'} that never changes, the same for every person.`,
    ({ wanted }) => wanted ?? 'Read it from the data.',
    'warning',
  ),
  'literal-text': inFiles(
    ({ name }) => `"${name}" is shown like this in every language.`,
    ({ near }) =>
      near === undefined
        ? 'Give it a key in each file of locales, with its words there, and write the key here with an @.'
        : `Did you mean "${near}"?`,
  ),
  'unfit-name': inFiles(
    ({ name, of, detail }) =>
      `${of ?? 'Its name'} is "${name}", ${detail ?? 'no word'}: those who hear the screen do not learn what it is.`,
    () => 'Say in a few words what it is for; data may stand among them.',
  ),
  unmasked: inFiles(
    ({ name, detail }) => `"${name}" is ${detail ?? 'private'} and would be shown in full.`,
    ({ wanted }) => `Show its last digits alone: ${wanted ?? ''}.`,
  ),
  'missing-title': inFiles(
    ({ name }) =>
      name === 'title'
        ? 'The screen has no title: the bar above it would be empty, and those who hear the screen do not learn where they are.'
        : 'The page of the web site has no description for those who search for it.',
    ({ name }) => `Add "${name}": "@…", with its words in each file of locales.`,
  ),
  'unseen-description': inFiles(
    () => 'Only a page of the web site, in the frame "public", has a description: nobody sees this one.',
    () => 'Remove it, or write "frame": "public" if the screen is such a page.',
    'warning',
  ),
} satisfies { readonly [code: string]: ProblemEntry };
