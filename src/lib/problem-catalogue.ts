/**
 * The sentences of every problem, by its permanent code: what is wrong, and what to do about it. A code is never renamed
 * or given another meaning. This file must not know who finds a problem, nor where it is printed.
 */

/** What a sentence is filled with; each code says which of these it uses. */
export interface ProblemArguments {
  /** What is wrong: the name, value or piece of text as it is written. */
  readonly name: string;
  /** What it belongs to: `button`, `action "navigate"`, `call "loanPush"`. */
  readonly of?: string;
  /** The nearest name that exists. */
  readonly near?: string | undefined;
  /** What was expected, or what is known. */
  readonly detail?: string;
  /** The text key in which it stands, where that is not the place itself. */
  readonly text?: string;
}

export interface ProblemEntry {
  readonly severity: 'error' | 'warning';
  /** `check`: found in the project's files; `run`: reported while the app runs. */
  readonly found: readonly ('check' | 'run')[];
  readonly message: (args: ProblemArguments) => string;
  readonly remedy: (args: ProblemArguments) => string;
}

const guess =
  (otherwise: (args: ProblemArguments) => string) =>
  (args: ProblemArguments): string =>
    args.near === undefined ? otherwise(args) : `Did you mean "${args.near}"?`;

type Sentence = (args: ProblemArguments) => string;
const entry =
  (...found: readonly ('check' | 'run')[]) =>
  (message: Sentence, remedy: Sentence, severity: ProblemEntry['severity'] = 'error'): ProblemEntry => ({
    severity,
    found,
    message,
    remedy,
  });
const inFiles = entry('check');
const whileRunning = entry('run');
const both = entry('check', 'run');

export const catalogue = {
  // The file itself.
  'bad-json': inFiles(
    ({ name }) => `This is not JSON: ${name}.`,
    () => 'Look at commas, quotes and brackets here and on the line before.',
  ),
  'duplicate-name': inFiles(
    ({ name }) => `"${name}" stands twice in this object; only the last one would count.`,
    () => 'Remove one of the two.',
  ),
  'too-large': inFiles(
    ({ name }) => `The file has ${name} bytes; a definition may have 262144 (256 KB).`,
    () => 'Move a part of it into a fragment.',
  ),
  'too-many-widgets': inFiles(
    ({ name }) => `The screen has ${name} widgets, fragments included; it may have 1000.`,
    () => 'Repeat a widget with "each" instead of writing it many times.',
  ),
  'too-deep': inFiles(
    ({ name }) => `Widgets are nested ${name} deep here; 32 is the limit.`,
    () => 'Leave out containers that hold only one widget.',
  ),

  // The structure.
  'unknown-widget': both(
    ({ name }) => `There is no widget "${name}".`,
    guess(({ detail }) => `The widgets are: ${detail ?? 'those in src/widgets'}.`),
  ),
  'unknown-action': both(
    ({ name }) => `There is no action "${name}".`,
    guess(({ detail }) => `The actions are: ${detail ?? 'those in src/actions'}.`),
  ),
  'unknown-prop': inFiles(
    ({ name, of }) => `Unknown prop "${name}" of ${of ?? 'this widget'}.`,
    guess(({ detail }) => `It has: ${detail ?? ''}.`),
  ),
  'unknown-parameter': inFiles(
    ({ name, of }) => `Unknown parameter "${name}" of ${of ?? 'this action'}.`,
    guess(({ detail }) => (detail === '' ? 'It has none.' : `It has: ${detail ?? ''}.`)),
  ),
  'unknown-key': inFiles(
    ({ name, of }) => `Unknown key "${name}" of ${of ?? 'this object'}.`,
    guess(({ detail }) => `Known here: ${detail ?? ''}.`),
  ),
  'missing-prop': inFiles(
    ({ name, of }) => `${capital(of ?? 'This object')} needs "${name}".`,
    ({ name, detail }) => `Add ${detail ?? `"${name}"`}.`,
  ),
  'wrong-value': inFiles(
    ({ name, of }) => `${name} is not possible for ${of ?? 'this'}.`,
    guess(({ detail }) => `It must be ${detail ?? 'something else'}.`),
  ),

  // Strings, paths, tests.
  'bad-template': inFiles(
    ({ name }) => `"${name}" cannot be read as a text with tags.`,
    () => 'Every {{ needs its }}, and every {{#name}} its {{/name}}.',
  ),
  'forbidden-tag': inFiles(
    ({ name }) => `The tag "${name}" is of a kind that is not allowed.`,
    () =>
      'Only {{path}}, {{#path}}…{{/path}}, {{^path}}…{{/path}} and formats are: no {{{ }}}, {{& }}, {{> }} or {{= =}}.',
  ),
  'bad-path': inFiles(
    ({ name }) => `"${name}" is not a path.`,
    () => 'A path is names and numbers joined by dots, such as loan.rows.0.text.',
  ),
  'forbidden-name': inFiles(
    ({ name }) => `"${name}" uses a name that is never allowed.`,
    () => 'Choose another name than __proto__, prototype or constructor.',
  ),
  'unknown-format': inFiles(
    ({ name }) => `There is no format "${name}", and no data of that name.`,
    guess(({ detail }) => `The formats are: ${detail ?? ''}.`),
  ),
  'format-content': inFiles(
    ({ name }) => `The format "${name}" must stand around exactly one tag.`,
    ({ name }) => `Write {{#${name}}}{{path}}{{/${name}}} and put other words outside.`,
  ),
  'not-one-tag': inFiles(
    ({ name, of }) => `"${name}" gives a text, but ${of ?? 'this'} needs the value itself.`,
    () => 'Write exactly one tag and nothing beside it: "{{path}}".',
  ),
  'bad-test': inFiles(
    ({ name }) => `This test cannot be understood: ${name}.`,
    () => 'A test is { "path": value }, or one of { "any": [...] }, { "all": [...] }, { "not": {...} }.',
  ),
  'bad-pattern': inFiles(
    ({ name }) => `"${name}" is not a usable regular expression.`,
    () => 'Check brackets and backslashes (written \\\\ in JSON); 256 characters at most.',
  ),

  // Names.
  'unknown-root': inFiles(
    ({ name, of }) =>
      of === undefined || of === name
        ? `"${name}" is no name here.`
        : `"${of}" reads "${name}", which is no name here.`,
    guess(({ detail }) => `Names here: ${detail ?? ''}.`),
  ),
  'unknown-query': inFiles(
    ({ name }) => `The URL parameter "${name}" is not declared under "query".`,
    guess(({ name }) => `Declare it: "query": { "${name}": {} }.`),
  ),
  'unknown-config': inFiles(
    ({ name }) => `config.json has no "${name}".`,
    guess(({ detail }) => `It has: ${detail ?? 'what schemas/config.schema.json says'}.`),
  ),
  'unknown-state': inFiles(
    ({ name }) => `The screen has no variable "${name}" under "state".`,
    guess(({ name }) => `Declare it with its first value: "state": { "${name}": "" }.`),
  ),
  'unknown-source': inFiles(
    ({ name }) => `The screen has no source "${name}" under "data".`,
    guess(({ detail }) => (detail === '' ? 'It has none.' : `It has: ${detail ?? ''}.`)),
  ),
  'reserved-name': inFiles(
    ({ name, of }) => `"${name}" cannot be the name of ${of ?? 'this'}: it already means something else.`,
    () => 'Choose another name than query, config, state, event and the sources of the screen.',
  ),
  'missing-text': both(
    ({ name, of }) => `The text "${name}" is not in ${of ?? 'the locale file'}.`,
    guess(({ name, of }) => `Add "${name}" to ${of ?? 'the locale file'}.`),
  ),
  'unused-text': inFiles(
    ({ name }) => `Nothing uses the text "${name}".`,
    () => 'Remove it from both locale files.',
    'warning',
  ),
  'unknown-route': inFiles(
    ({ name }) => `No screen has the route "${name}".`,
    guess(({ detail }) => `The routes are: ${detail ?? ''}.`),
  ),
  'duplicate-route': inFiles(
    ({ name, of }) => `The route "${name}" belongs to ${of ?? 'another screen'} already.`,
    () => 'Remove it from one of the two screens.',
  ),
  'missing-query': {
    severity: 'error',
    found: ['check', 'run'],
    message: ({ name, of }) =>
      `${capital(of ?? 'The screen')} cannot be shown without the URL parameter "${name}".`,
    remedy: ({ name }) => `Add it: "query": { "${name}": … }.`,
  },
  'unknown-call': inFiles(
    ({ name }) => `There is no call "${name}" in schemas/backend.openapi.json.`,
    guess(({ detail }) => `The calls are: ${detail ?? ''}.`),
  ),
  'unknown-call-parameter': inFiles(
    ({ name, of }) => `Unknown parameter "${name}" of ${of ?? 'this call'}.`,
    guess(({ detail }) => (detail === '' ? 'It takes none.' : `It takes: ${detail ?? ''}.`)),
  ),
  'missing-call-parameter': inFiles(
    ({ name, of }) => `${capital(of ?? 'This call')} needs the parameter "${name}".`,
    ({ name }) => `Add it: "send": { "${name}": … }.`,
  ),
  'unknown-fragment': both(
    ({ name }) => `There is no fragment "${name}" in screens/fragments.`,
    guess(({ detail }) =>
      detail === undefined || detail === '' ? 'Create its file.' : `There is: ${detail}.`,
    ),
  ),
  'circular-fragment': inFiles(
    ({ name }) => `The fragment "${name}" contains itself.`,
    ({ name, detail }) => `Take it out of the circle ${detail ?? name}.`,
  ),
  'unknown-fragment-parameter': inFiles(
    ({ name, of }) => `Unknown parameter "${name}" of ${of ?? 'this fragment'}.`,
    guess(({ detail }) => (detail === '' ? 'It has none.' : `It has: ${detail ?? ''}.`)),
  ),
  'missing-fragment-parameter': inFiles(
    ({ name, of }) => `${capital(of ?? 'This fragment')} needs the parameter "${name}".`,
    ({ name }) => `Add it: "with": { "${name}": … }.`,
  ),
  'unknown-dialog': inFiles(
    ({ name }) => `The screen has no dialog "${name}" under "dialogs".`,
    guess(({ detail }) => (detail === '' ? 'It has none.' : `It has: ${detail ?? ''}.`)),
  ),
  'unknown-field': inFiles(
    ({ name }) => `No field of the screen is bound to "state.${name}".`,
    guess(({ detail }) => (detail === '' ? 'The screen has no fields.' : `Its fields are: ${detail ?? ''}.`)),
  ),
  'unknown-id': inFiles(
    ({ name }) => `No widget of the screen has the id "${name}".`,
    guess(({ detail }) => (detail === '' ? 'Give the widget an "id".' : `The ids are: ${detail ?? ''}.`)),
  ),
  'unknown-message': inFiles(
    ({ name }) => `The native app has no message "${name}".`,
    guess(({ detail }) => `The messages are: ${detail ?? ''}.`),
  ),
  'unreachable-action': inFiles(
    ({ name, of }) => `This "${name}" never runs: ${of ?? 'what stands before it'} always ends the list.`,
    () => 'Remove it, or move it before.',
  ),

  // While the app runs.
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
  'bridge-failed': whileRunning(
    ({ name }) => `The native app did not take a message: ${name}.`,
    () => 'Look at the native app.',
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
