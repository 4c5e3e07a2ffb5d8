/** Problems of a file and of its structure. It must not know where they are found. */
import { both, capital, guess, inFiles, instead, which, type ProblemEntry } from './entry.ts';

export const structureProblems = {
  'bad-json': inFiles(
    ({ name }) => `This is not JSON: ${name}.`,
    ({ detail }) => detail ?? 'Look at commas, quotes and brackets here and on the line before.',
  ),
  'duplicate-name': inFiles(
    ({ name }) => `"${name}" stands twice in this object; only the last one would count.`,
    () =>
      'Remove one of the two; or, if two objects became one here, end the first with } and begin the next with {.',
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
  'old-version': inFiles(
    ({ name, wanted }) =>
      `This file is written in version ${name} of the language; ${wanted ?? ''} is the current one.`,
    () => 'Run "npm run migrate", which rewrites it; what it does stays the same.',
    'warning',
  ),
  'not-lifted': inFiles(
    ({ name, detail }) =>
      `This file of version ${name} cannot be read as the current version: ${detail ?? ''}.`,
    () => 'Change what the sentence names, then run "npm run migrate".',
  ),

  'unknown-widget': both(
    ({ name }) => `There is no widget "${name}".`,
    guess(({ detail }) => `The widgets are: ${detail ?? 'those in src/widgets'}.`),
  ),
  'unknown-action': both(
    ({ name }) => `There is no action "${name}".`,
    guess(({ detail }) => `The actions are: ${detail ?? 'those in src/actions'}.`),
  ),
  'unfit-type': inFiles(
    ({ name, of, missing }) =>
      `"${name}" does not know ${of ?? ''}${missing === undefined ? '' : `, and needs ${missing}`}.`,
    ({ near, detail }) =>
      near === undefined
        ? `Write the kind that is meant: all that is written here goes with ${detail ?? ''}.`
        : `Write "${near}": all that is written here goes with it.`,
  ),
  'unknown-prop': inFiles(
    (args) => `Unknown prop "${args.name}" of ${args.of ?? 'this widget'}${which(args)}.`,
    instead(({ detail }) => `It has: ${detail ?? ''}.`),
  ),
  'unknown-parameter': inFiles(
    (args) => `Unknown parameter "${args.name}" of ${args.of ?? 'this action'}${which(args)}.`,
    instead(({ detail }) => (detail === '' ? 'It has none.' : `It has: ${detail ?? ''}.`)),
  ),
  'unknown-key': inFiles(
    (args) => `Unknown key "${args.name}" of ${args.of ?? 'this object'}${which(args)}.`,
    instead(({ detail }) => `Known here: ${detail ?? ''}.`),
  ),
  'missing-prop': inFiles(
    ({ name, of }) => `${capital(of ?? 'This object')} needs "${name}".`,
    ({ name, near, detail }) =>
      near === undefined ? `Add ${detail ?? `"${name}"`}.` : `Write "${name}" instead of "${near}".`,
  ),
  'mixed-entry': inFiles(
    ({ name }) => `This entry has ${name}: it is more than one thing at once.`,
    ({ detail }) =>
      detail ??
      'Keep one of them: an action has "do" (and an "if" of its own), a choice "if" and "then", a table "match" and "is".',
  ),
  'not-in-row': inFiles(
    ({ name, of }) => `${capital(of ?? 'A row')} cannot have "${name}".`,
    ({ name }) => `Write "${name}" beside "match": it is the same for every row.`,
  ),
  'wrong-value': inFiles(
    ({ name, of }) => `${name} is not possible for ${of ?? 'this'}.`,
    guess(({ detail }) => `It must be ${detail ?? 'something else'}.`),
  ),

  'bad-template': inFiles(
    ({ name }) => `"${name}" cannot be read as a text with tags.`,
    () => 'Every {{ needs its }}, and every {{#name}} its {{/name}}.',
  ),
  'missing-braces': inFiles(
    ({ name, wanted }) => `"${name}" lacks braces, and would be ${wanted ?? 'shown'} as it stands.`,
    ({ detail }) => `Write ${detail ?? ''}.`,
  ),
  markup: inFiles(
    ({ name }) => `"${name}" would be shown as it stands: a text has no markup.`,
    () => 'Take it out; what must stand out is a widget of its own, such as a heading or a notice.',
    'warning',
  ),
  'forbidden-tag': inFiles(
    ({ name }) => `The tag "${name}" is of a kind that is not allowed.`,
    () =>
      'Only {{path}}, {{#path}}…{{/path}}, {{^path}}…{{/path}} and formats are: no {{{ }}}, {{& }}, {{> }} or {{= =}}.',
  ),
  'bad-path': inFiles(
    ({ name }) => `"${name}" is not a path.`,
    ({ name }) =>
      name.includes('{')
        ? 'Write it without the braces.'
        : 'A path is names and numbers joined by dots, such as loan.rows.0.text.',
  ),
  'forbidden-name': inFiles(
    ({ name }) => `"${name}" uses a name that is never allowed.`,
    () => 'Choose another name than __proto__, prototype, constructor, valueOf or toString.',
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
    guess(() => 'Write exactly one tag and nothing beside it: "{{path}}".'),
  ),
  'bad-test': inFiles(
    ({ name }) => `This test cannot be understood: ${name}.`,
    ({ wanted }) =>
      wanted !== undefined
        ? `Write ${wanted}.`
        : 'A test is { "path": value }, or one of { "any": [...] }, { "all": [...] }, { "not": {...} }.',
  ),
  'bad-pattern': inFiles(
    ({ name }) => `"${name}" is not a usable regular expression.`,
    () => 'Check brackets and backslashes (written \\\\ in JSON); 256 characters at most.',
  ),

  'bare-suppression': inFiles(
    ({ name }) => `"${name}" is switched off here without a reason.`,
    ({ name }) => `Write why: "$comment": "check-off ${name}: …".`,
  ),
  'idle-suppression': inFiles(
    ({ name, detail }) =>
      detail === undefined ? `There is no "${name}" here to switch off.` : `"${name}" stays: ${detail}.`,
    guess(() => 'Remove the "check-off".'),
    'warning',
  ),
} satisfies { readonly [code: string]: ProblemEntry };
