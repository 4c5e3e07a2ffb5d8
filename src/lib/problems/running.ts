/** Problems reported while the app runs. It must not know who reports them. */
import { whileRunning, type ProblemEntry } from './entry.ts';

export const runningProblems = {
  'unmet-requires': whileRunning(
    ({ name }) => `This app does not offer: ${name}.`,
    () => 'Give the widget a "fallback".',
    'warning',
  ),
  'node-threw': whileRunning(
    ({ name }) => `A widget failed while it was drawn and is left out: ${name}.`,
    () => 'This is a mistake in the widget or in the data it was given, not in the definition.',
  ),
  'action-threw': whileRunning(
    ({ name }) => `An action failed: ${name}.`,
    () => 'This is a mistake in the action, not in the definition.',
  ),
  'refused-url': whileRunning(
    ({ name }) => `A URL was refused: ${name}.`,
    () => 'Add its origin to "allowedOrigins" in config.json if it can be trusted.',
    'warning',
  ),
  'unknown-path': whileRunning(
    ({ name }) => `"${name}" begins with a name that is not known there.`,
    () => 'Run npm run check on the definition.',
  ),
  'call-failed': whileRunning(
    ({ name }) => `A call failed: ${name}.`,
    () => 'Look at the backend.',
    'warning',
  ),
  'wrong-member': whileRunning(
    ({ name }) => `Something in an answer is wrong, and counts as missing: ${name}.`,
    () =>
      'Look at what the backend answers there: the page of calls in the reference says what it should be.',
    'warning',
  ),
  'bridge-failed': whileRunning(
    ({ name }) => `The native app did not take a message: ${name}.`,
    () => 'Look at the native app.',
    'warning',
  ),
  'template-refused': whileRunning(
    ({ name }) => `The template of a promotion cannot be shown, the layout "classic" stands in: ${name}.`,
    () =>
      'Look at what channelTemplate answers: a layout that ships with the app, or a definition such as screens/README.md says of a page that a server sends whole.',
    'warning',
  ),
  'release-refused': whileRunning(
    ({ name }) => `A release cannot be shown, the last good one or the build's own stands in: ${name}.`,
    () =>
      'Look at `npm run release -- status`: a release is proven for each build that is still seen when it is published, so the phone got something else than what was published, or could not check it.',
    'warning',
  ),
  'values-refused': whileRunning(
    ({ name }) =>
      `A template gives values of another shape than its layout declares; their defaults stand in: ${name}.`,
    () => 'Compare the template with the values in the reference of the layout.',
    'warning',
  ),
  'bad-definition': whileRunning(
    ({ name }) => `A part of the definition cannot be understood and is left out: ${name}.`,
    () => 'Run npm run check on the definition.',
  ),
  'repeated-key': whileRunning(
    ({ name }) => `Two entries of a repeat have the same key: ${name}.`,
    () => 'Choose a "key" that differs for every entry, or leave it out.',
    'warning',
  ),
} satisfies { readonly [code: string]: ProblemEntry };
