/** Problems of what the data is: types, money, dates, what may be missing. It must not know where they are found. */
import { capital, guess, instead, inFiles, type ProblemEntry } from './entry.ts';

const because = (detail: string | undefined): string => (detail === undefined ? '' : `: ${detail}`);

/** Where something is to be said for all other values. */
const restOf: { readonly [of: string]: string } = {
  if: 'Add an "else"; if nothing is to happen then: "else": [].',
  choose: 'Add a branch without "if" at the end.',
  match:
    'Add a row for each, or something in "else"; if nothing is meant for them: "$comment": "otherwise nothing".',
  presses:
    'Another one beside it asks for more besides, so that nothing can be pressed then. Ask for all of them here; if that is meant, say so at one of them: "$comment": "otherwise nothing".',
  widgets:
    'Add a part for the rest, with "not"; if nothing is to show then, say so at one of them: "$comment": "otherwise nothing".',
};

/** In place of a value, where a list of them is empty. */
export const unchosen = 'no value';

export const typeProblems = {
  'unknown-data': inFiles(
    ({ name, of }) => `"${of ?? ''}" has no "${name}".`,
    (args) =>
      args.of === 'values' && args.sure !== true
        ? `Declare "${args.name}" under "values", or read one of those there: ${args.detail ?? ''}.`
        : guess(({ detail }) => `It has: ${detail ?? ''}.`)(args),
  ),
  'not-a-list': inFiles(
    ({ name, of, detail }) => `"${name}" counts into "${of ?? ''}", which is no list but ${detail ?? ''}.`,
    () => 'Take the number out of the path.',
  ),
  'not-an-object': inFiles(
    ({ name, of, detail }) =>
      `"${name}" reads a part of "${of ?? ''}", which has no parts: it is ${detail ?? ''}.`,
    ({ detail }) =>
      detail === 'a list'
        ? 'Repeat a widget over it with "each", or choose one entry by its number, such as .0.'
        : 'End the path earlier.',
  ),
  'not-repeatable': inFiles(
    ({ name, of, detail }) =>
      of === undefined
        ? `"each" repeats over ${name}, which is no list but ${detail ?? ''}.`
        : `"each" cannot repeat over ${name}: it is ${of}.`,
    ({ of }) =>
      of === undefined
        ? 'Name a path that is a list.'
        : 'Repeat the list itself, by a tag alone that leads to where it comes from: a source, the state, an entry.',
  ),
  'wrong-type': inFiles(
    ({ name, of, detail, wanted }) =>
      `${name} is ${detail ?? 'of another kind'}, but ${of ?? 'this'} takes ${wanted ?? 'another'}.`,
    ({ near }) =>
      near === undefined ? 'Read another path, or write the value that is meant.' : `Write ${near}.`,
  ),
  'raw-money': inFiles(
    ({ name }) => `"${name}" is an amount of money and must be shown as one.`,
    ({ detail }) => `Write ${detail ?? ''}.`,
  ),
  'duplicate-sign': inFiles(
    ({ name }) => `"${name}" names the currency beside the amount, and the format writes it as well.`,
    ({ detail }) => `Write ${detail ?? ''} alone, without the currency.`,
  ),
  'not-money': inFiles(
    ({ name, detail }) => `"${name}" is shown as money, but it is ${detail ?? 'none'}.`,
    // Whether a declared number is in minor units only its author knows: shown as money, it is a hundred times too much.
    ({ wanted }) =>
      wanted === undefined
        ? 'Take the format away, or read an amount in minor units.'
        : `Declare "format": "minor" at the value "${wanted}", if it is in centavos or paise; else take the money format away.`,
  ),
  'decimal-money': inFiles(
    ({ name, of }) => `"${of ?? ''}" is money in whole centavos or paise and is never ${name}.`,
    () => 'Write the amount in minor units: 3450.50 is 345050.',
  ),
  'wrong-kind': inFiles(
    ({ name, of, detail, wanted }) =>
      `${name} is ${detail ?? 'of another kind'}; ${of ?? 'this'} takes ${wanted ?? 'another'}.`,
    ({ name, wanted, near, missing }) =>
      missing !== undefined
        ? `Compare it with "${missing}", which is of its kind.`
        : near === undefined
          ? `Hand on ${wanted ?? 'a value of that kind'} instead. If ${name} is one all the same, its kind is declared wrong: under "kind" of the parameter, or "x-kind" in the schemas.`
          : near.endsWith(`:${name}`)
            ? `Write "${near.slice(0, -name.length)}" before it: ${near}.`
            : `Hand on ${near}.`,
  ),
  'unfit-filling': inFiles(
    ({ name, of }) =>
      `The phone would fill in "${name}" here, but the keyboard of this field is for ${of ?? 'something else'}.`,
    () => 'Write under "autocomplete" what this field asks for, or leave it out.',
    'warning',
  ),
  'unfit-parameter': inFiles(
    ({ name, of, missing }) =>
      missing === undefined
        ? `${capital(of ?? 'This')} does not take "${name}": it would count as missing.`
        : `${capital(of ?? 'This')} does not take all that ${name} can be: ${missing} would count as missing.`,
    guess(({ detail }) => `It takes ${detail ?? 'something else'}.`),
  ),
  'unfit-default': inFiles(
    ({ name, of }) => `The default of "${of ?? ''}" does not keep to what it declares: ${name}.`,
    ({ wanted }) => `Write ${wanted ?? 'one that does'}, or change what is declared.`,
  ),
  'impossible-limits': inFiles(
    ({ name, of }) => `No value can keep both ${name} and ${of ?? ''}.`,
    () => 'Lower the first or raise the second.',
  ),
  'not-a-color': inFiles(
    ({ name, of }) => `"${name}" is no color that can be shown, for ${of ?? 'this'}.`,
    guess(
      () =>
        'Write it like #7a2e8e, rgb(122, 46, 142), hsl(287, 51%, 37%) or a common English name such as navy.',
    ),
  ),
  'raw-date': inFiles(
    ({ name }) => `"${name}" is a date and must be shown as one.`,
    ({ detail }) => `Write ${detail ?? ''}, or with datetime for the time of day.`,
  ),
  'not-date': inFiles(
    ({ name, detail }) => `"${name}" is shown as a date, but it is ${detail ?? 'none'}.`,
    () => 'Take the format away, or read a date.',
  ),
  unguarded: inFiles(
    ({ name, of, detail }) =>
      detail === 'empty'
        ? `"${name}" may be empty, and ${of ?? 'this'} shows the words around it all the same.`
        : detail === undefined
          ? `"${name}" may be missing, and ${of ?? 'this'} does not say what is shown then.`
          : `"${name}" is ${detail} where nobody gives an amount, and ${of ?? 'this'} shows it as one.`,
    ({ name, detail, wanted }) => {
      if (detail === '0')
        return `Show it only where there is one: "if": { "${name}": { "exclusiveMinimum": 0 } }.`;
      const around = `{{#${name}}}…{{/${name}}} around ${wanted ?? 'the words'}`;
      if (detail === 'empty') return `Write ${around}: without it the line is left out.`;
      return `Show it only where it is there: "if": { "some": "${name}" }, or ${around}.`;
    },
  ),
  'lost-words': inFiles(
    ({ name, of, detail }) =>
      `Where "${name}" is missing, ${of ?? 'this'} is not drawn at all, and "${detail ?? ''}" goes with it.`,
    ({ name }) => `Put what belongs to it into a section: {{#${name}}}…{{/${name}}}.`,
    'warning',
  ),
  'maybe-missing': inFiles(
    ({ name, of, detail }) =>
      `${capital(of ?? 'This')} is needed, but ${name} may be ${detail ?? 'missing'}.`,
    ({ name, missing }) => {
      const [, parameter] = /^(?:\{\{)?query\.([\w-]+)(?:\}\})?$/.exec(name) ?? [];
      const handled = missing === undefined ? '' : `, or say under "${missing}" what happens without it`;
      const guard = `Let it happen only where the value is there: with an "if", or the "enabled" of the button${handled}`;
      return parameter === undefined
        ? `${guard}.`
        : `${guard}; or declare "${parameter}" as "required": true.`;
    },
  ),
  'missing-member': inFiles(
    ({ name, of }) => `${capital(of ?? 'This')} needs "${name}".`,
    ({ name }) => `Add "${name}".`,
  ),
  'unknown-member': inFiles(
    ({ name, of }) => `${capital(of ?? 'This')} has no "${name}".`,
    instead(({ detail }) => `It has: ${detail ?? ''}.`),
  ),
  'undeclared-query': inFiles(
    ({ name, of }) => `${of ?? 'The screen'} does not take the URL parameter "${name}".`,
    guess(({ detail }) => (detail === '' ? 'It takes none.' : `It takes: ${detail ?? ''}.`)),
  ),
  'impossible-value': inFiles(
    ({ name, of, detail, wanted }) =>
      name === unchosen
        ? `Nothing says what ${of ?? 'this'} is compared with.`
        : wanted === undefined
          ? `${capital(of ?? 'This')} is never ${name}.`
          : `${capital(of ?? 'This')} is ${detail ?? 'of another kind'}, and ${name} is none.`,
    (args) =>
      args.name === unchosen
        ? 'Name at least one value, or remove the condition.'
        : args.wanted === undefined
          ? guess(({ detail }) => `It is ${detail ?? 'something else'}.`)(args)
          : `Write ${args.wanted}, ${args.wanted.startsWith('"') ? 'with' : 'without'} quotes.`,
  ),
  'idle-word': inFiles(
    ({ name, of, detail, wanted }) =>
      wanted === 'some'
        ? `"${name}" leaves nothing out: whatever "${of ?? ''}" is, it holds.`
        : `"${name}" says nothing about "${of ?? ''}", which is ${detail ?? 'of another kind'}.`,
    ({ of, wanted }) =>
      wanted === 'some'
        ? `Ask for more, such as 1 in place of 0. To ask only whether it is there: "some": "${of ?? ''}".`
        : 'Use a word for that kind: minimum and maximum for numbers, minLength and pattern for texts, minItems for lists.',
  ),
  'test-always': inFiles(
    ({ detail }) => `This test always holds here${because(detail)}.`,
    () => 'Ask for what was meant, or remove it: as it stands, it changes nothing.',
    'warning',
  ),
  'test-never': inFiles(
    ({ detail }) => `This test can never hold here${because(detail)}.`,
    ({ detail, of }) =>
      detail === undefined || of === 'alone'
        ? 'Ask for something that can be, or remove what it stands at.'
        : `Change ${of === 'around' ? 'this test or that one' : 'one of the two'}, or remove what it stands at.`,
  ),
  'needless-test': inFiles(
    ({ name, of }) =>
      `Without "${name}" this ${of ?? 'widget'} draws nothing by itself: its test says the same again.`,
    () => 'Remove the "if".',
    'info',
  ),
  'uncovered-values': inFiles(
    ({ name, detail }) => `Nothing is said for "${name}" when it is ${detail ?? 'another value'}.`,
    ({ of = '' }) => restOf[of] ?? restOf['widgets'] ?? '',
    'warning',
  ),
  'undeclared-write': inFiles(
    ({ name }) => `"${name}" changes something, and nothing says whether it may happen twice.`,
    () =>
      'Give it "x-once" with what it protects, or "x-again": true, in schemas/backend.openapi.json (docs/language.md, Writes).',
  ),
  'unfit-write': inFiles(
    ({ name, detail }) => `What the contract says of the write "${name}" cannot be: ${detail ?? ''}.`,
    () => 'Correct it in schemas/backend.openapi.json (docs/language.md, Writes).',
  ),
  'circular-data': inFiles(
    ({ name, detail }) => `The source "${name}" waits for itself: ${detail ?? ''}.`,
    ({ name, detail }) =>
      detail === `${name} → ${name}`
        ? 'It is not there before it has come: let it ask for something else.'
        : 'Let one of them do without the other.',
  ),
} satisfies { readonly [code: string]: ProblemEntry };
