/** Problems of names that mean nothing. It must not know where they are found. */
import { reserved } from '../reserved.ts';
import { both, capital, guess, inFiles, type ProblemArguments, type ProblemEntry } from './entry.ts';

/** One parameter that is not there; of several, `detail` says them all. */
const lacking = ({ name, of, detail }: ProblemArguments, otherwise: string): string =>
  `${capital(of ?? otherwise)} needs the ${detail === undefined ? `parameter "${name}"` : `parameters ${detail}`}.`;
const added = ({ name, detail }: ProblemArguments, under: string): string =>
  detail === undefined ? `Add it: "${under}": { "${name}": … }.` : `Add them under "${under}".`;

export const nameProblems = {
  'as-without-each': inFiles(
    ({ name }) => `"${name}" does nothing without "each".`,
    ({ name, missing, detail }) =>
      missing === undefined
        ? `Add "each": "{{path.of.a.list}}", or remove "${name}".`
        : `Add "each": "{{path.of.a.list}}": what is inside reads "${detail ?? ''}", an entry of it.`,
  ),
  'unknown-root': inFiles(
    ({ name, of }) =>
      of === undefined || of === name
        ? `"${name}" is no name here.`
        : `"${of}" reads "${name}", which is no name here.`,
    guess(({ name, detail, missing }) => {
      const others = `Names here: ${detail ?? ''}.`;
      return missing === undefined
        ? others
        : `If it is to be an entry of this list, add "as": "${name}" beside "each": without it an entry is called "item". ${others}`;
    }),
  ),
  'unknown-query': inFiles(
    ({ name }) => `The URL parameter "${name}" is not declared under "query".`,
    guess(({ name }) => `Declare it: "query": { "${name}": {} }.`),
  ),
  'unknown-config': inFiles(
    ({ name }) => `config.json has no "${name}".`,
    guess(({ detail }) => `It has: ${detail ?? 'what schemas/config.schema.json says'}.`),
  ),
  'unknown-route-value': inFiles(
    ({ name }) => `No route of the screen gives it a "${name}".`,
    guess(({ name }) => `Let one of them give it: "routes": { "/route": { "${name}": true } }.`),
  ),
  'unknown-state': inFiles(
    ({ name, of, wanted }) =>
      wanted === undefined
        ? `${capital(of ?? 'the screen')} has no variable "${name}" under "state".`
        : `${capital(of ?? 'The screen')} has no variable "${name}" under "state", which the fragment "${wanted}" uses.`,
    guess(
      ({ name, detail }) => `Declare it with its first value: "state": { "${name}": ${detail ?? '""'} }.`,
    ),
  ),
  'not-kept': inFiles(
    ({ name }) => `"${name}" is not under "keep": there is nothing of it to tell apart.`,
    guess(
      ({ name, detail }) =>
        `Add "${name}" to "keep"${detail === '' ? '' : `, or name one of: ${detail ?? ''}`}.`,
    ),
  ),
  'unknown-source': inFiles(
    ({ name, of }) => `${capital(of ?? 'the screen')} has no source "${name}" under "data".`,
    guess(({ detail }) => (detail === '' ? 'It has none.' : `It has: ${detail ?? ''}.`)),
  ),
  'reserved-name': inFiles(
    ({ name, of }) => `"${name}" cannot be the name of ${of ?? 'this'}: it already means something else.`,
    () => `Choose another name than ${reserved.join(', ')} and the sources of the screen.`,
  ),
  'missing-text': both(
    ({ name, of }) => `The text "${name}" is not in ${of ?? 'the locale file'}.`,
    guess(({ name, of }) => `Add "${name}" to ${of ?? 'the locale file'}.`),
  ),
  'forgotten-at': inFiles(
    ({ name }) => `"${name}" is the key of a text, and would be shown as it stands here.`,
    guess(({ name }) => `Write "@${name}".`),
  ),
  'unknown-plural': inFiles(
    ({ name, of, detail }) =>
      `"${name}" ends in "_${detail ?? ''}", which is no form of a plural${of === undefined ? '' : `; so it does in ${of}`}.`,
    ({ near }) => `Write "${near ?? ''}". The forms are _zero, _one, _two, _few, _many and _other.`,
  ),
  'empty-text': inFiles(
    ({ name, of }) =>
      of === undefined
        ? `The text "${name}" is empty, in the other language as well: nothing would be seen in its place.`
        : `The text "${name}" is empty here, but not in ${of}.`,
    ({ detail }) =>
      detail === undefined ? 'Write its words, or take off what shows it.' : `Translate it: ${detail}.`,
  ),
  'unused-text': inFiles(
    ({ name, of }) =>
      of === 'busy'
        ? `Nothing is said while this runs, and nothing says "${name}" any more.`
        : `Nothing uses the text "${name}".`,
    ({ name, of }) =>
      of === 'busy'
        ? `Write "busy": "@${name}" beside it, or remove the text from both locale files.`
        : 'Where it was taken off a screen by mistake, put it back; else remove it from both locale files.',
    'warning',
  ),
  'different-tags': inFiles(
    ({ name, of, missing, wanted }) =>
      wanted !== undefined
        ? `In the text "${name}", ${wanted}.`
        : missing === undefined
          ? `The text "${name}" reads other data in its two languages.`
          : `The text "${name}" lacks ${missing} here, which ${of ?? 'the other language'} has.`,
    ({ of, missing, detail, wanted, near }) =>
      wanted !== undefined
        ? `Write ${near ?? ''}.`
        : missing === undefined
          ? `Use the same tags in both: ${detail ?? ''}.`
          : `Put ${missing} where it belongs in these words, or take it out of ${of ?? 'the other language'}.`,
  ),
  'different-forms': inFiles(
    ({ name, of, near }) =>
      near === undefined
        ? `"${name}" reads other data than the other forms of "${of ?? ''}".`
        : `"${name}" is the same as the form of "${of ?? ''}" for many: one would be said as several.`,
    ({ detail, near }) =>
      near === undefined
        ? `Use the same tags in all forms; that of one may leave out its number: ${detail ?? ''}.`
        : `Write what is said of one, as ${near} does.`,
  ),
  'unknown-route': inFiles(
    ({ name }) => `No screen has the route "${name}".`,
    (args) =>
      args.wanted === undefined
        ? guess(({ detail }) => `The routes are: ${detail ?? ''}.`)(args)
        : `Write "${args.wanted}", and the parameters under "query".`,
  ),
  'foreign-route': inFiles(
    ({ name }) => `The screen itself has no route "${name}".`,
    guess(({ detail }) => `Its routes are: ${detail === '' ? 'none' : (detail ?? '')}.`),
  ),
  'duplicate-route': inFiles(
    ({ name, of }) => `Two screens have the route "${name}": ${of ?? 'this one and another'}.`,
    () => 'Give the newer of the two another route.',
  ),
  'missing-query': {
    severity: 'error',
    found: ['check', 'run'],
    message: ({ name, of }) =>
      `${capital(of ?? 'The screen')} cannot be shown without the URL parameter "${name}".`,
    remedy: ({ name, near, wanted }) =>
      near === undefined
        ? wanted === undefined
          ? `Add it: "query": { "${name}": … }, or "pass" it.`
          : `Write it into the address: "${wanted}".`
        : `Write "${name}" instead of "${near}".`,
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
    (args) => lacking(args, 'this call'),
    (args) => added(args, 'send'),
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
  'missing-key': inFiles(
    ({ name }) => `This repeats the fragment "${name}", which has a state of its own, without a "key".`,
    () =>
      'Add "key": the member that tells the entries apart, such as "key": "id". What was typed then stays with its entry.',
  ),
  'not-in-a-repeat': inFiles(
    ({ name, detail }) => `This repeats the fragment "${name}", which has ${detail ?? 'what is there once'}.`,
    ({ detail }) =>
      `Take ${detail ?? 'it'} into the screen and give the fragment what it reads, or use it outside of "each".`,
  ),
  'shared-keep': inFiles(
    ({ name, of }) =>
      `${of ?? 'This'} is kept twice on one screen, as ${name}: what is written last would win.`,
    () =>
      'Use the fragment once; or let the screen, or a fragment around both, keep it and hand its value to them.',
  ),
  'unknown-fragment-parameter': inFiles(
    ({ name, of }) => `Unknown parameter "${name}" of ${of ?? 'this fragment'}.`,
    guess(({ detail }) => (detail === '' ? 'It has none.' : `It has: ${detail ?? ''}.`)),
  ),
  'missing-fragment-parameter': inFiles(
    (args) => lacking(args, 'this fragment'),
    (args) => added(args, 'with'),
  ),
  'misplaced-parameter': inFiles(
    ({ name, of }) => `"${name}" stands beside "of"; parameters of ${of ?? 'a fragment'} stand under "with".`,
    ({ name }) => `Move it there: "with": { "${name}": … }.`,
  ),
  'unknown-dialog': inFiles(
    ({ name }) => `The screen has no dialog "${name}" under "dialogs".`,
    guess(({ name, detail }) =>
      detail === '' ? `Add "${name}" under "dialogs".` : `It has: ${detail ?? ''}.`,
    ),
  ),
  'unknown-field': inFiles(
    ({ name }) => `No field of the screen is bound to "state.${name}".`,
    guess(({ name, detail, missing }) =>
      missing !== undefined
        ? `Two fields are bound to "state.${missing}": bind one of them to "state.${name}".`
        : detail === ''
          ? 'The screen has no fields.'
          : `Its fields are: ${detail ?? ''}.`,
    ),
  ),
  'unknown-id': inFiles(
    ({ name }) => `No widget of the screen has the id "${name}".`,
    guess(({ detail }) => (detail === '' ? 'Give the widget an "id".' : `The ids are: ${detail ?? ''}.`)),
  ),
  'unknown-message': inFiles(
    ({ name }) => `The native app has no message "${name}".`,
    guess(({ detail }) => `The messages are: ${detail ?? ''}.`),
  ),
  'not-for-promotion': inFiles(
    ({ name }) =>
      `The layout of a promotion may not have ${name}: nothing of it reaches beyond the promotion.`,
    ({ detail }) => `${detail ?? 'Leave it out'}.`,
  ),
  'promotion-only': inFiles(
    ({ name }) => `"${name}" does nothing here: only a page of the promotion has one.`,
    ({ name }) =>
      name === 'theme'
        ? 'Leave it out: the colors of the app are those of the brand, in its configuration.'
        : 'Leave it out: what a screen of the app shows comes from its data.',
  ),
  'unreachable-action': inFiles(
    ({ name, of }) => `This "${name}" never runs: ${of ?? 'what stands before it'} always ends the list.`,
    () => 'Remove it, or move it before what ends the list.',
  ),
} satisfies { readonly [code: string]: ProblemEntry };
