/** Problems of what a value is for: a number, an address, a color, a figure. It must not know where they are found. */
import { guess, inFiles, type ProblemEntry } from './entry.ts';

export const valueProblems = {
  'formatted-value': inFiles(
    ({ name, of }) => `${name} is written for people to read; ${of ?? 'this'} takes the value itself.`,
    ({ near }) => `Write ${near ?? 'the value without its format'}.`,
  ),
  'stand-in': inFiles(
    ({ name, of, missing }) =>
      missing === undefined
        ? `"${name}" stands for nothing in ${of ?? 'this'}, but a test finds something there.`
        : `Where "${missing}" is missing, ${of ?? 'this'} gets the dash of its format, and a test finds something there.`,
    ({ missing }) =>
      missing === undefined
        ? 'Write an empty text, "": that is nothing for every test and every part.'
        : `Write {{#${missing}}}…{{/${missing}}} around it: then it gets nothing.`,
  ),
  'not-words': inFiles(
    ({ name, detail }) => `"${name}" is ${detail ?? 'no text'}: as words it tells nobody anything.`,
    ({ near }) =>
      near === undefined
        ? 'Read a text that says what it is.'
        : `Show ${near}, or another text that says what it is.`,
  ),
  'bad-address': inFiles(
    ({ name, of, detail }) =>
      `${name === '' ? 'An empty address' : `"${name}"`} leads nowhere, for ${of ?? 'this'}: ${detail ?? 'it is refused'}.`,
    (args) => guess(({ wanted }) => wanted ?? 'Write the address of a page, or read one.')(args),
  ),
  'foreign-address': inFiles(
    ({ name, detail }) =>
      `"${name}" leads away from the app: it is refused wherever a brand does not allow ${detail ?? 'its host'}.`,
    () =>
      'Take it from the configuration or from an answer; or name its origin in config.json of each brand: under "openOrigins" for what a press opens, under "allowedOrigins" for pictures and pages that are shown.',
    'warning',
  ),
  'other-side': inFiles(
    ({ name }) =>
      `"${name}" cannot be reached from here: the app and the promotion are two pages, and each has its own routes.`,
    () => 'Lead to a route of the same side: those of the promotion begin with #/.',
  ),
  'unfit-argument': inFiles(
    ({ name, of, detail }) => `${name} is not what ${of ?? 'the fragment'} reads. In it: ${detail ?? ''}`,
    guess(({ wanted, missing }) =>
      missing !== undefined
        ? `Let the fragment be there only where the value is: "if": { "some": "${missing}" }.`
        : `Hand on another value: ${wanted ?? 'the fragment'} says with "description" what it is for.`,
    ),
  ),
  'bad-figure': inFiles(
    ({ name }) => `${name} is not possible as it is written.`,
    ({ detail }) => `It needs ${detail ?? 'a number and a unit'}.`,
  ),
  'unknown-unit': inFiles(
    ({ name }) =>
      name === '' ? 'This figure has no unit.' : `There is no unit "${name}" under "units" in this file.`,
    guess(({ detail }) => `The units are: ${detail ?? ''}.`),
  ),
  'odd-unit': inFiles(
    ({ name, of, detail, missing }) =>
      missing === undefined
        ? `By its name "${name}" is ${detail ?? 'something else'}, but its unit is ${of ?? 'another'}.`
        : `The text "${missing}" says ${detail ?? 'something else'}, but the unit of "${name}" is ${of ?? 'another'}.`,
    () => 'Correct the unit, or give the figure a name that says what it is.',
    'warning',
  ),
  'low-contrast': inFiles(
    ({ name, of, detail }) =>
      `${name} can hardly be seen on ${of ?? 'its ground'}: the contrast is ${detail ?? 'too low'}.`,
    ({ wanted }) =>
      `Choose a darker or a lighter color, with a contrast of at least ${wanted ?? '4.5'}: the app would show another one in its place.`,
    'warning',
  ),
  'unfit-plural': inFiles(
    ({ name, detail }) =>
      `"${name}" counts nothing: ${detail ?? 'no tag of it is a whole number'}. Its other forms are never shown.`,
    () =>
      'Let exactly one tag outside of sections be a whole number, the one that is counted; or write one text without forms.',
  ),
  'hidden-plural': inFiles(
    ({ name }) => `"${name}" stands beside its own plural forms, which are never shown then.`,
    ({ name }) => `Remove "${name}", or the forms "${name}_one" and "${name}_other", in each language.`,
  ),
  'plural-form': inFiles(
    ({ name, near }) => `"${name}" is one form of "${near ?? ''}": it would be shown for any number.`,
    ({ near }) => `Write "${near ?? ''}"; which form is shown, the number decides.`,
  ),
  'unknown-entry-key': inFiles(
    ({ name, of }) => `The entries of ${of ?? 'the list'} have no member "${name}".`,
    guess(({ detail }) =>
      detail === '' ? 'They have no members: leave it out.' : `They have: ${detail ?? ''}.`,
    ),
  ),
} satisfies { readonly [code: string]: ProblemEntry };
