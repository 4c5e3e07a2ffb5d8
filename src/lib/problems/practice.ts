/** Problems of good practice: what is understood, but does not do a person good. It must not know where they are found. */
import { capital, inFiles, type ProblemEntry } from './entry.ts';

export const practiceProblems = {
  'unused-dialog': inFiles(
    ({ name }) => `Nothing opens the dialog "${name}".`,
    ({ name }) => `Open it with { "do": "open", "dialog": "${name}" }, or remove it.`,
    'warning',
  ),
  'unused-source': inFiles(
    ({ name }) => `The screen loads "${name}", but shows and uses nothing of it.`,
    ({ name }) => `Show {{${name}.…}} somewhere, or remove the source: every load costs time and data.`,
    'warning',
  ),
  'unused-state': inFiles(
    ({ name }) => `Nothing uses the variable "${name}": no text, condition or call reads it.`,
    ({ name }) => `Use {{state.${name}}} where it is needed, or remove it; a field alone only shows it.`,
    'warning',
  ),
  'unchecked-rules': inFiles(
    ({ name }) => `The rules of the field "${name}" never run: no "check" of the screen names it.`,
    ({ name }) =>
      `Put { "do": "check", "fields": ["${name}"] } before the actions that use what is typed, or take the rules out.`,
    'warning',
  ),
  'unused-value': inFiles(
    ({ name }) => `A campaign may fill in the value "${name}", but nothing of the screen uses it.`,
    ({ name }) =>
      `Use {{values.${name}}} where it is to be seen, or remove it: whoever fills in a template would wait for it in vain.`,
    'warning',
  ),
  'constant-state': inFiles(
    ({ name }) => `The variable "${name}" never changes: no field is bound to it and no action sets it.`,
    ({ name }) =>
      `Bind a field to "state.${name}" or set it, or write its value where it is used and remove it.`,
    'warning',
  ),
  'unused-fragment': inFiles(
    ({ name }) => `No screen uses the fragment "${name}".`,
    ({ name }) => `Insert it with { "type": "fragment", "of": "${name}" }, or remove its file.`,
    'warning',
  ),
  'unused-parameter': inFiles(
    ({ name, of }) => `The fragment "${of ?? ''}" does not use its parameter "${name}".`,
    ({ name }) => `Use {{${name}}} in it, or remove the parameter here and from "with" where it is given.`,
    'warning',
  ),
  'missing-empty-state': inFiles(
    ({ name }) => `When "${name}" has no entries, nothing is shown and nothing is said.`,
    ({ name }) =>
      `Show a message with "if": { "not": { "some": "${name}" } }, give the source an "empty" and an "emptyBody", or hide the part around the list by such a test.`,
  ),
  'inverted-empty': inFiles(
    ({ name }) => `This "empty" holds where "${name}" has entries: the list would never be seen.`,
    ({ name }) => `Turn it around: "empty": { "not": { "some": "${name}" } }.`,
  ),
  'missing-busy': inFiles(
    ({ name, of }) =>
      `"${name}" changes something, but ${of ?? 'what starts it'} does not show that it is at work: a person would press again.`,
    () => 'Give the call "busy" with words such as "@app.sending", or start it from a button.',
  ),
  'silent-failure': inFiles(
    ({ name, detail }) =>
      detail === 'wordless'
        ? `When the server refuses "${name}" without words of its own, the person is told nothing.`
        : detail === 'refused'
          ? `When the server refuses "${name}", the person is told nothing and believes it is done.`
          : `When "${name}" fails, the person is told nothing and believes it is done.`,
    ({ of, detail }) =>
      detail === 'wordless'
        ? 'Say something without "event.message" as well, under "if": { "not": { "some": "event.message" } }.'
        : of === 'wait'
          ? 'Take "wait": false away: it is for calls that only count something.'
          : 'Say what happened in "fail", or remove "fail": then the message is shown by itself.',
  ),
  'silent-success': inFiles(
    ({ name }) =>
      `When "${name}" is done, nothing is said or shown and nothing leads on: the person sends it again.`,
    () => 'Say behind it that it is done, with a "toast" or a dialog, or lead on to what follows.',
    'warning',
  ),
  'endless-timer': inFiles(
    ({ name, missing }) =>
      missing === undefined
        ? `On "${name}" the screen always opens itself again, without an end.`
        : `Nothing happens when this ${name} comes to its end.`,
    ({ missing }) =>
      missing === undefined
        ? 'Give this action an "if" that stops holding, or lead to another screen.'
        : `Say what to do then: "${missing}": { "do": … }.`,
  ),
  'trapped-dialog': inFiles(
    ({ name, of, detail }) =>
      detail === 'list'
        ? `Only an entry of the list ${of ?? ''} closes the dialog "${name}", and it cannot be dismissed: who picks none, or finds none, cannot leave it.`
        : detail === 'time'
          ? `The dialog "${name}" is open for ${of ?? ''} seconds, in which nothing can be pressed: a person thinks that the app hangs.`
          : detail === 'button'
            ? `This button does not close the dialog "${name}", the others do so only when all goes well, and it cannot be dismissed.`
            : detail === 'failure'
              ? `The dialog "${name}" is closed only where something fails: when all goes well a person cannot leave it.`
              : of === undefined
                ? `A person cannot leave the dialog "${name}": nothing in it closes it and it cannot be dismissed.`
                : `When this "${of}" fails, the dialog "${name}" stays open and a person cannot leave it.`,
    ({ name, of, detail }) =>
      detail === 'list'
        ? 'Let it be dismissed, or give it a button beside the list that closes it.'
        : detail === 'time'
          ? 'Wait a shorter time, which is in milliseconds, or give the dialog a button that closes it.'
          : detail === 'button'
            ? `Close it here: { "do": "close", "dialog": "${name}" }.`
            : of === undefined || of === 'check'
              ? `Give the dialog a button that closes it, or close it elsewhere with { "do": "close", "dialog": "${name}" }.`
              : `Close it in "fail" as well: { "do": "close", "dialog": "${name}" }.`,
  ),
  'missing-fallback': inFiles(
    ({ name, of }) =>
      of === undefined
        ? `Nothing says what stands here on a phone that does not offer: ${name}.`
        : `This stands in place of what a phone does not offer, and needs the same: ${name}. It is never drawn.`,
    ({ of }) =>
      of !== undefined
        ? 'Take it out of "requires", or put something here that works without it.'
        : 'Give the widget a "fallback" that works there, or "fallback": null where nothing shall stand in its place.',
    'warning',
  ),
  'missing-name': inFiles(
    ({ name, of, detail, wanted }) =>
      wanted === 'sections'
        ? `${capital(name)} may be empty: all its words stand in sections that are left out.`
        : detail === undefined
          ? `The "${name}" of this ${of ?? 'widget'} is empty: those who hear the screen do not learn what it is.`
          : `This ${of ?? 'widget'} has no name for those who hear the screen: ${detail} is empty.`,
    ({ detail, wanted }) =>
      wanted === 'sections'
        ? 'Put words around the sections, or say in {{^name}}…{{/name}} what stands there when the data is missing.'
        : detail === undefined
          ? 'Say in a few words what it is for.'
          : 'Write the text.',
  ),
  'heading-order': inFiles(
    ({ name, of }) => `A heading of level ${name} follows one of level ${of ?? '1'}: a level is skipped.`,
    ({ of }) => `Use level ${Number(of ?? 1) + 1} here; how large it looks is not what the level is for.`,
    'warning',
  ),
  'only-color': inFiles(
    ({ name, of }) =>
      `This ${name} differs from another beside it only in "${of ?? 'tone'}": those who do not see colors cannot tell them apart.`,
    () => 'Say the difference in words, or with a picture, as well.',
    'warning',
  ),
  'missing-plural': inFiles(
    ({ name, of, detail }) =>
      `${of ?? 'The locale file'} lacks forms of the plural "${name}": ${detail ?? ''}.`,
    () => 'Add them: a text that counts needs a form for one and one for all other numbers.',
  ),
  'long-text': inFiles(
    ({ name, of, detail, near }) =>
      `"${name}" is long for ${of ?? 'its place'}: ${detail ?? ''}, where ${near ?? 'fewer'} have room on a small phone.`,
    () => 'Say it in fewer words; what is too long is broken into lines.',
    'warning',
  ),
  'brief-text': inFiles(
    ({ name, of, detail, near }) =>
      `"${name}" is gone before it is read: ${detail ?? ''}, where ${near ?? 'fewer'} can be read in the time that it stays (${of ?? '3'} s).`,
    () => 'Say it in fewer words, give it a longer "duration", or say it in a notice or an "alert".',
    'warning',
  ),
  'private-url': inFiles(
    ({ name, detail, of }) =>
      `"${name}" is ${detail ?? 'private'} and would become a part of ${of ?? 'an address'}.`,
    () => 'Leave it out: addresses are stored and passed on by everyone on the way.',
  ),
  'private-tracking': inFiles(
    ({ name, of, detail }) =>
      `"${name}" is ${detail ?? 'private'}, and "${of ?? 'the call'}" only counts visits and clicks.`,
    () =>
      'Leave it out, or declare in schemas/backend.openapi.json what the parameter may carry: "x-private".',
  ),
  'private-toast': inFiles(
    ({ name, detail }) =>
      `"${name}" is ${detail ?? 'private'} and would be shown for everyone around to see.`,
    () => 'Say it without the data, or show it in the screen itself.',
  ),
  'private-kept': inFiles(
    ({ name, detail }) =>
      `"${name}" is ${detail ?? 'private'} and would stay on the phone for who comes next.`,
    ({ of }) => `Take it out of "${of ?? 'keep'}": a person types it again after a reload.`,
  ),
  'example-beside-offer': inFiles(
    ({ name }) => `"${name}" is an example of the configuration, and this screen shows an offer.`,
    () =>
      'Show what the answer says of the offer itself, or nothing: a person takes a figure beside an offer for what this loan costs.',
  ),
  'unmade-write': inFiles(
    ({ name }) => `This asks how "${name}" went, and no button makes that call: nobody can do it any more.`,
    ({ name }) =>
      `Put the button back whose press has { "do": "call", "call": "${name}" }, or stop asking for it.`,
  ),
} satisfies { readonly [code: string]: ProblemEntry };
