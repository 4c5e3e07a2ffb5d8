/** Problems of what definitions say together: tests, their members, the ways they choose. It must not know where they are found. */
import { inFiles, type ProblemEntry } from './entry.ts';

export const logicProblems = {
  'idle-member': inFiles(
    ({ name, of, detail }) =>
      of === 'never'
        ? `${name} can never be so here: ${detail ?? ''}.`
        : `${name} says nothing more here: ${detail ?? ''}.`,
    ({ missing }) =>
      missing === undefined
        ? 'Remove it, or ask for what was meant.'
        : `Nothing is shown for ${missing}: let the test around it through for that as well, or remove this.`,
    'warning',
  ),
  'never-there': inFiles(
    ({ name }) => `What reads "${name}" is reached only where there is none of it.`,
    ({ name, of }) =>
      of === 'row'
        ? `Read what is there in this case, or do this where "${name}" is.`
        : `Turn this test round, so that it asks whether "${name}" is there, or read what is.`,
  ),
  'only-waits': inFiles(
    ({ name, of }) => `"${name}" is there whenever "${of ?? ''}" is loaded: this asks for nothing else.`,
    ({ of }) =>
      `Ask for what may be missing. If it is only to wait for "${of ?? ''}", say so: "some": "${of ?? ''}".`,
    'warning',
  ),
  'same-outcome': inFiles(
    ({ name }) =>
      name === 'match'
        ? 'Every row of this table, and its "else", says the same: the value decides nothing.'
        : 'The same is done whether this test holds or not: it decides nothing.',
    ({ name }) =>
      name === 'match'
        ? 'Let a row differ, or write the props once without the table.'
        : 'Let one of the two ways differ, or write the actions once without the test.',
    'warning',
  ),
  'shown-twice': inFiles(
    ({ name, of, detail }) =>
      `When "${of ?? ''}" is ${name}, this and another part beside it (${detail ?? ''}) are shown both.`,
    ({ name }) => `Leave ${name} out of one of the two tests.`,
    'warning',
  ),
  'shown-together': inFiles(
    ({ name, of, detail }) =>
      of === 'heading'
        ? `Where this ${name} is shown, the one before it (${detail ?? ''}) can be shown as well: it would stand over nothing.`
        : `This ${name} and the one before it (${detail ?? ''}), which is for another case, can be shown at once.`,
    () => 'Let the two tests exclude each other.',
    'warning',
  ),
  'forgotten-row': inFiles(
    ({ name, detail }) =>
      `"${name}" can be ${detail ?? ''}, which has no row here: it is shown as what nobody knows, although nearly all the others have one.`,
    () => 'Add a row for it. If it is meant to look like "else", write that row with the same props.',
    'warning',
  ),
  'same-words': inFiles(
    ({ name, of, detail, missing }) =>
      missing === undefined
        ? `The rows of "${name}" for ${of ?? ''} say the same words, "${detail ?? ''}": nobody can tell which it is.`
        : `The rows of "${name}" for ${of ?? ''} say the same words in ${missing}, "${detail ?? ''}", and other words in another language: nobody can tell which it is.`,
    ({ missing }) =>
      missing === undefined
        ? 'Name the text that is meant for this value.'
        : `Write in ${missing} what each of the two texts means.`,
    'warning',
  ),
  'blank-screen': inFiles(
    ({ name, detail, of }) =>
      detail === undefined
        ? `This test${of === undefined ? '' : ` or another one (${of})`} seems to be the wrong way around: what it stands at and all other parts of the screen can be gone at once, by "${name}", and a person then sees nothing.`
        : `Every part of this screen asks for something, and all of it can be missing at once (${detail}): a person then sees nothing.`,
    ({ name, wanted, of }) =>
      wanted !== undefined
        ? `Turn ${of === undefined ? 'it' : 'the one at what is shown where there is nothing'} around: "if": ${wanted}.`
        : `Add a part that says so, such as a message with "if": { "not": { "some": "${name}" } }, or let one part stand without a test.`,
  ),
  'compared-words': inFiles(
    ({ name, of, detail }) =>
      detail === 'code'
        ? `"${of ?? ''}" is what the server says in words, and never the code "${name}".`
        : `"${of ?? ''}" is what the server says in words: "${name}" may be said in another way tomorrow, or in another language.`,
    () => 'Compare a code instead, such as a status or a number; its values are in docs/reference/calls.md.',
    'warning',
  ),
  'empty-words': inFiles(
    ({ name, of }) => `The "${name}" of this ${of ?? 'part'} is empty: nobody reads anything.`,
    () => 'Write the words. Where nothing is to be shown, let the "if" of the whole say so.',
  ),
  'lost-value': inFiles(
    ({ name, of }) => `${name} may be missing: "${of ?? ''}" would then lose what it holds.`,
    () => 'Let it happen only where the value is there: "if": { "some": … } with the same path.',
  ),
  'unfit-rule': inFiles(
    ({ name, of }) =>
      of === 'itself'
        ? `No text can keep the rule ${name}.`
        : `No text can keep the rule ${name} together with ${of ?? 'the field'}.`,
    () => 'Correct the one that is wrong: a person could never go on.',
  ),
  'idle-rule': inFiles(
    ({ name, of }) => `The rule ${name} is never broken: ${of ?? 'the field'} sees to that already.`,
    () => 'Remove it, or ask for more: its message is never shown.',
    'warning',
  ),
  'misplaced-else': inFiles(
    ({ of }) =>
      of === 'is'
        ? '"else" stands inside "is", where it would be the row for the value "else".'
        : `"else" stands at ${of ?? 'a widget'} without "match": nothing decides when it is taken.`,
    ({ of }) =>
      of === 'is'
        ? 'Move it out, beside "is".'
        : 'Put a second widget beside it, with the opposite test: "if": { "not": … }.',
  ),
} satisfies { readonly [code: string]: ProblemEntry };
