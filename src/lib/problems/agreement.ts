/**
 * Problems of parts of one screen that do not agree with one another, of consents, and of what is kept, sent or left too early. It
 * must not know where they are found.
 */
import { guess, inFiles, type ProblemEntry } from './entry.ts';

/** What all other places say that are like this one, wherever they are. */
const elsewhere = (name: string, of = '', detail = ''): string | undefined =>
  ({
    manner: `"${name}" stands beside the same call on another way of this press (${of}), and not here.`,
    busy: `Every other write of this screen that must not happen twice says "busy" (${of}), and this one does not.`,
    sent: `"${name}" is sent wherever else this call is made (${of}), and not here.`,
    word: `"${name}" is data wherever else this call is made (${of}), and a word that is written down here.`,
    address: `Every other screen with this parameter says its "${name}" (${of}), and this one does not.`,
    'address-word': `No other screen with this parameter takes ${name} (${of}), and all of them take another word that is not here.`,
    value: `Every other layout with this value says its "${name}" (${of}), and this one does not.`,
    'given-word': `Nobody gives ${name} to this parameter of "${of}", and another word that somebody gives is lacking.`,
    given: `It is handed to a parameter of the fragment "${of}" that takes only the values of its "${name}", and may be any here.`,
    cut: `Every other screen takes more than ${name} of this parameter (${of}): what they hand on would be refused here.`,
    'set-along': `"${name}" is set as well at the other places that do the same (${of}), but not here.`,
  })[detail];

export const agreementProblems = {
  'unasked-consent': inFiles(
    ({ name, of }) => `"${name}" is sent whether the box "${of ?? ''}" is ticked or not: nobody has agreed.`,
    ({ of }) =>
      `Ask for "${of ?? ''}" in the "enabled" of the button, or let a "check" of its field stand before the call.`,
  ),
  'no-consent': inFiles(
    ({ name }) => `"${name}" tells what a person agreed to, and nothing on this screen lets anybody agree.`,
    () =>
      'Put a checkbox with a link to what is agreed to beside the button, and ask for it in the "enabled" of the button.',
  ),
  'half-consent': inFiles(
    ({ name, of, detail }) =>
      `"${detail ?? ''}" tells "${of ?? ''}" of what a person agreed to, and not "${name}": which text it was cannot be proved.`,
    ({ name }) => `Send "${name}" as well, from the result of the same "hash-document".`,
  ),
  'unread-document': inFiles(
    ({ name, of, detail }) =>
      of === undefined
        ? `"${name}" is hashed as what a person agreed to, but what this screen leads to at this point is ${detail ?? ''}.`
        : `"${name}" is taken here, but what a person reads on this screen is ${detail ?? ''}.`,
    ({ of, detail }) =>
      of === undefined
        ? `Hash the document that can be read here, ${detail ?? ''}, or let the link lead to this one.`
        : `Name the document that is read here, ${detail ?? ''}, or show this one.`,
  ),
  'never-equal': inFiles(
    ({ name, of, near, detail }) =>
      detail === 'chosen'
        ? `"${name}" looks for the "${near ?? ''}" of what is chosen here, and this gives its "${of ?? ''}": it never finds it.`
        : detail === 'pick'
          ? `"${name}" looks for a text that is put together otherwise than what is written there (${of ?? ''}): it never finds it.`
          : `This text is put together otherwise than the one that "${name}" looks for (${of ?? ''}): it is never found again.`,
    ({ near, detail }) =>
      detail === 'chosen'
        ? `Write "valueKey": "${near ?? ''}", or let the pick look for what is given.`
        : 'Put both together in the same way: the same data in the same order, to the last space.',
  ),
  'unlike-document': inFiles(
    ({ name, of, near, detail }) =>
      near === 'hashed'
        ? `"${name}" of the document "${of ?? ''}" is filled here, where a person reads it, otherwise than in ${detail ?? 'the screen'}, where it is agreed to: what is hashed is not what was read.`
        : `"${name}" of the document "${of ?? ''}" is filled here otherwise than in ${detail ?? 'the screen'}, where a person reads it: what is hashed is not what was read.`,
    ({ name, detail }) => `Fill "${name}" in the same way here and in ${detail ?? 'the screen'}.`,
  ),
  'apart-words': inFiles(
    ({ name, of, detail }) =>
      `"${name}" is "${detail ?? ''}" here, and ${of ?? 'another word'} for another part of this screen: the two would be of different kinds.`,
    () => 'Write the same word at both places.',
    'warning',
  ),
  'odd-copy': inFiles(
    ({ name, of, detail }) =>
      elsewhere(name, of, detail) ??
      (detail === 'emptied'
        ? `"${name}" is checked together with ${of ?? 'others'}, which are emptied here, and stays as it was.`
        : detail === 'along'
          ? `Another way to this screen with the same words hands over "${name}" (${of ?? ''}), but this one does not.`
          : detail === 'set'
            ? `"${name}" is set as well where the same is said elsewhere (${of ?? ''}), but not here.`
            : detail === 'lacks'
              ? `All other ways from here to this screen hand over "${name}" (${of ?? ''}), but this one does not.`
              : `"${name}" is handed over otherwise than by all other ways from here to this screen (${of ?? ''}).`),
    ({ name, near, detail }) =>
      detail === 'manner' ||
      detail === 'busy' ||
      detail === 'address' ||
      detail === 'value' ||
      detail === 'given'
        ? `Write "${name}" here as well.`
        : detail === 'cut' || detail === 'address-word' || detail === 'given-word'
          ? `Write ${near ?? 'the same'} here as well.`
          : detail === 'sent' || detail === 'word'
            ? `Send the data as "${name}" that the others send.`
            : detail === 'emptied' || detail === 'set' || detail === 'set-along'
              ? `Set "${name}" here as well, or let the two differ in more than that.`
              : `Hand "${name}" over as the others do.`,
    'warning',
  ),
  'never-seen': inFiles(
    ({ name }) => `This "${name}" leads away whenever the screen is opened: nobody ever sees it.`,
    () => 'Put it under an "if", so that it leads away only where it has to.',
  ),
  'no-way-back': inFiles(
    ({ name, of }) =>
      of === 'write'
        ? `Who goes back from "${name}" finds this screen as if nothing had been sent, and can send it again.`
        : `This leads to "${name}" by itself: who goes back comes here and is led on again.`,
    () => 'Write "replace": true beside it: then "back" leads to the screen before this one.',
  ),
  'sent-empty': inFiles(
    ({ name, of }) =>
      `"${name}" is set here, and "${of ?? ''}" behind it sends it: what was there before is lost.`,
    ({ of }) => `Move it behind "${of ?? ''}".`,
  ),
  'withheld-press': inFiles(
    ({ name, of }) =>
      of === 'write'
        ? `This can be pressed only while "${name}" is open, and sends another write: where nothing is open, nobody can press it.`
        : `This asks for "${name}" as only its own press sets it: nobody can ever press it.`,
    () => 'Turn the test around: put it into { "not": … }.',
  ),
  'prescribed-words': inFiles(
    ({ name, of, detail }) =>
      of === 'label'
        ? detail === 'own'
          ? `"${name}" is where a main label of the app is said, and these are other words: people, the help and the tests look for the label.`
          : `"${name}" says a main label of the app in one language, and other words in this one: people, the help and the tests look for the label.`
        : `"${name}" is prescribed to the letter, whatever the language, and these are other words.`,
    ({ wanted, of }) =>
      `Write ${JSON.stringify(wanted ?? '')}, as ${of === 'label' ? 'schemas/labels.json' : 'docs/product-spec.md'} does.`,
  ),
  'beyond-limit': inFiles(
    ({ name, of, detail, wanted, missing }) =>
      missing !== undefined
        ? `${name} is any text that an address holds, but ${of ?? 'this'} takes ${wanted ?? 'less'}: it would be refused.`
        : `${name} can be up to ${detail ?? 'more'}, but ${of ?? 'this'} takes ${wanted ?? 'less'}: it would be refused.`,
    ({ missing }) =>
      missing === undefined
        ? 'Let the field take no more than that.'
        : `Write the same "pattern" at "${missing}" under "query".`,
  ),
  'idle-link': inFiles(
    ({ name, of, detail }) =>
      of === undefined
        ? `This ${name} leads nowhere: it has neither ${detail ?? ''}.`
        : `By its "${of}" this ${name} looks as if it led somewhere, and it has no ${detail ?? ''}.`,
    ({ of, detail }) =>
      of === undefined
        ? `Say where it leads or what it does: ${detail?.replace(' nor ', ' or ') ?? ''}.`
        : `Say what it does: ${detail ?? ''}. Or take "${of}" out.`,
  ),
  'same-press': inFiles(
    ({ name }) => `This does the same as the part beside it with other words (${name}).`,
    () => 'Let it do what its words say, or take one of the two away.',
    'warning',
  ),
  'same-value': inFiles(
    ({ name, of, near, wanted, detail }) =>
      detail === 'entry'
        ? `${name} is the same in every entry of this list, and each has its own.`
        : `${name} ${near === undefined ? 'is shown' : 'goes along'} here under another name than ${wanted ?? 'before'} (${of ?? ''}).`,
    ({ near, detail }) =>
      detail === 'entry'
        ? `Show that of the entry: ${near ?? ''}.`
        : near === undefined
          ? 'Show the value that its name speaks of.'
          : `Hand on ${near}, which has this name.`,
    'warning',
  ),
  'same-name': inFiles(
    ({ name, of, wanted }) =>
      `"${name}" names two things that differ: here, and ${wanted ?? 'before'} (${of ?? ''}).`,
    ({ detail, near }) =>
      detail === 'value'
        ? 'Describe what this value is for: staff fill it in by these words.'
        : detail === 'test'
          ? `Both are there with ${near ?? ''}: ask for another value here or there; or name the text that says what each is.`
          : 'Name the text that says what this one is, or change the one before where that was changed.',
    'warning',
  ),
  'crossed-labels': inFiles(
    ({ name, of, detail }) =>
      `"${name}" and "${of ?? ''}" (${detail ?? ''}) seem to stand over each other's values.`,
    () => 'Put each label over the value that its words speak of.',
    'warning',
  ),
  'stale-result': inFiles(
    ({ name, of }) =>
      `The answer of "${of ?? ''}" is not kept here, and what follows reads "${name}": that is what an earlier call has answered.`,
    ({ name }) => `Write "into": "${name}" beside the call.`,
  ),
  'unseen-dialog': inFiles(
    ({ name, of }) =>
      `The dialog "${name}" is opened, and "${of ?? ''}" behind it leads away at once: nobody sees it.`,
    () => 'End the list with { "do": "stop" } behind it, or let the button of the dialog lead on.',
  ),
  'turned-test': inFiles(
    ({ name, of, detail }) =>
      of === 'failure'
        ? `"${name}" becomes ${detail ?? 'so'} only where something fails, and nothing is shown or done by that: all that asks for it is for where nothing failed.`
        : of === 'amount'
          ? `"${name}" is shown as an amount here, but only where it is nothing.`
          : of === 'no'
            ? `"${name}" is only asked for its no: nothing on this screen asks for its yes.`
            : `By the same test the opposite is done elsewhere on this screen (${name}).`,
    ({ of }) =>
      of === undefined
        ? 'Turn this test round with "not", or change its two ways, so that all choices agree.'
        : 'Turn this test round.',
  ),
  'lone-keep': inFiles(
    ({ name, of, detail }) =>
      detail === 'lacks'
        ? `This screen keeps what ${of ?? 'another'} keeps under the name "${name}", and has no "keepAs": nothing is shared.`
        : `No other screen keeps its state under the name "${name}": nothing is shared.`,
    ({ name, of, near, detail }) =>
      detail === 'lacks'
        ? `Write "keepAs": "${name}" here, or take it away there.`
        : of === undefined
          ? guess(() => 'Give the same "keepAs" to the screen that is to share it, or remove it.')({
              name: '',
              near,
            })
          : near === undefined
            ? `Give the same "keepAs" to ${of}, which keeps the same, or remove it.`
            : `${of} says "${near}": write one of the two in both.`,
  ),
  'apart-kept': inFiles(
    ({ name, of, wanted, detail }) =>
      `Both screens keep their state as "${wanted ?? ''}", but "${name}" differs: ${of ?? 'the other'} ${detail ?? ''}.`,
    ({ name, near }) =>
      near !== undefined
        ? `Write the same in both: "${name}": ${near}.`
        : `Write "${name}" the same in both: its name, its first value, and "keep".`,
  ),
  'kept-for-any': inFiles(
    ({ name }) =>
      `What is kept here is shown for any "${name}": who opens another one finds what belongs to this one.`,
    ({ name, of, detail }) =>
      of === undefined
        ? `Write "keepFor": [${detail ?? JSON.stringify(name)}] beside it.`
        : `Write "keepFor": [${detail ?? JSON.stringify(name)}].`,
    'warning',
  ),
  'apart-choice': inFiles(
    ({ name, of }) =>
      of === 'failure'
        ? `The same words are said at other failures of this screen by another test (${name}).`
        : `The same two ways are chosen by another test elsewhere (${name}).`,
    () => 'Ask the same at both places, or let what is done differ.',
    'warning',
  ),
  'other-press': inFiles(
    ({ name, of, near, detail }) =>
      near === undefined
        ? `"${name}" leads to "${detail ?? ''}" elsewhere on this screen (${of ?? ''}), and here it leads nowhere.`
        : of === undefined
          ? `"${name}" is what "${detail ?? ''}" is called, but leads to "${near}".`
          : `"${name}" leads to "${detail ?? ''}" wherever else it is pressed (${of}), and here to "${near}".`,
    () => 'Lead there as well, or name it by what it does.',
    'warning',
  ),
  'same-in-one': inFiles(
    ({ name, of, detail }) =>
      `"${name}" says the same as the part beside it (${of ?? ''}) in ${detail ?? 'one language'}, and something else in another language: nobody can tell the two apart.`,
    ({ detail }) => `Write in ${detail ?? 'that file'} what each of the two texts means.`,
    'warning',
  ),
  'idle-keep': inFiles(
    ({ name }) =>
      `This screen shares what is kept as "${name}", but it neither reads, changes nor forgets anything of it.`,
    () =>
      'Put { "do": "forget" } where it is over, if that is what the screen is for, or take "keepAs", "keep" and the variables out.',
    'warning',
  ),
} satisfies { readonly [code: string]: ProblemEntry };
