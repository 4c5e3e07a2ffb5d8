/** Problems of legal texts. It must not know where they are found. */
import { guess, inFiles, type ProblemEntry } from './entry.ts';

export const documentProblems = {
  'unknown-document': inFiles(
    ({ name }) => `There is no document "${name}" in locales/documents.`,
    guess(({ detail }) => `The documents are: ${detail ?? ''}.`),
  ),
  'bad-document': inFiles(
    ({ name }) => `This is no part of a document: ${name}.`,
    ({ detail }) => `It must be ${detail ?? 'something else'}.`,
  ),
  'document-differs': inFiles(
    ({ name, of, detail }) =>
      `${name} differs from ${of ?? 'the other language'}${detail === undefined ? '' : `: ${detail}`}.`,
    () => 'A document has the same clauses with the same tags, id, version and date in each language.',
  ),
  'unknown-figure': inFiles(
    ({ name }) => `There is no figure "${name}" in locales/documents/constants.json.`,
    guess(() => 'Add it there, once.'),
  ),
  'literal-figure': inFiles(
    ({ name }) => `The figure "${name}" is written in the text.`,
    () => 'Name it in locales/documents/constants.json and write {{figure.name}} here.',
  ),
  'unused-figure': inFiles(
    ({ name }) => `No document names the figure "${name}".`,
    () => 'Remove it, or state it where it belongs.',
  ),
  'unused-document': inFiles(
    ({ name }) => `No screen shows the document "${name}": nobody can read it.`,
    ({ name }) =>
      `Show it where it belongs, with { "type": "legal", "document": "${name}" }, or remove its files.`,
    'warning',
  ),
  'apart-figure': inFiles(
    ({ name, of, detail }) =>
      `"${name}" does not say ${detail ?? ''}, which is the figure "${of ?? ''}" of the legal documents.`,
    ({ of }) =>
      `Say the same in every language. Where the figure itself is another now, change "${of ?? ''}" in locales/documents/constants.json.`,
  ),
  'unknown-version': inFiles(
    ({ name }) =>
      `"${name}" is the version of no document: a person is told to have agreed to what there is not.`,
    ({ detail }) => `Write version and day as a document has them: ${detail ?? ''}.`,
  ),
} satisfies { readonly [code: string]: ProblemEntry };
