/** Problems of writes, of ways out of a screen, and of places that do not agree. It must not know where they are found. */
import { capital, guess, inFiles, type ProblemEntry } from './entry.ts';

export const wayProblems = {
  'unasked-write': inFiles(
    ({ name, of }) =>
      `"${name}" changes something and is sent ${of ?? 'by itself'}: nobody has pressed anything.`,
    ({ detail }) =>
      `${detail === undefined ? '' : `${detail} `}Send it where a person presses for it, in a "press"; to load something here, name a call that only reads.`,
  ),
  'unknown-outcome': inFiles(
    ({ name, of, wanted }) =>
      wanted === 'success'
        ? `"${name}" is no failure of "${of ?? ''}": it means that it was done, and these actions never run.`
        : `"${of ?? ''}" never ends with "${name}": these actions never run.`,
    ({ near, wanted, detail }) =>
      wanted === 'code'
        ? `${near === undefined ? '' : `Did you mean "${near}"? `}It refuses with: ${detail ?? ''}. A new code belongs into "x-codes" of schemas/backend.openapi.json.`
        : wanted === 'success'
          ? 'Put these actions behind the call: what follows it runs only when it was done.'
          : wanted === 'fail'
            ? 'Its answer has no codes. Put these actions into "fail", which stands for every failure.'
            : near === undefined
              ? 'Write the code with which the server refuses, or "fail" for every other failure. Which kind of failure it was is told by {{event.kind}}.'
              : `Write "${near}", which stands for every failure without actions of its own.`,
  ),
  'unheard-words': inFiles(
    ({ name, of, detail }) => `Nobody reads what "say" says for "${name}" of "${of ?? ''}": ${detail ?? ''}.`,
    ({ name, missing }) =>
      missing === undefined
        ? `Remove "${name}", or say it where its outcome is handled.`
        : `Say it in "${missing}" as well, or take "${missing}" away: then it is said by itself. Where "${missing}" says it in other words, remove "${name}".`,
    'warning',
  ),
  'unheard-code': inFiles(
    ({ name, of, detail }) =>
      `"${of ?? ''}" may be refused with the code "${name}", which is dealt with at ${detail ?? 'another call'}, and not here.`,
    () => 'Deal with it here as well, under "on" or in the test of "event.code".',
    'warning',
  ),
  'idle-call': inFiles(
    ({ name }) => `"${name}" only reads, and nothing keeps what it answers: this does nothing.`,
    () =>
      'Name the call that changes something, if that is meant. To use the answer, give it a name with "into"; to load a source again, use "reload".',
  ),
  'vain-wait': inFiles(
    ({ name, of }) =>
      of === undefined
        ? `"${name}" must not happen twice, and is waited for whatever stands here: "wait": false does nothing.`
        : `"${name}" only counts, and "${of}" behind it waits for it: where it fails, nothing more is done.`,
    ({ of }) =>
      of === undefined
        ? 'Remove "wait". What shall not wait for its end must not stand behind it.'
        : 'Write "wait": false beside it.',
  ),
  'early-result': inFiles(
    ({ name, of, detail }) =>
      detail === 'opened'
        ? `The dialog "${name}" shows "${of ?? ''}", and opens only where the call that gives it has failed: there is nothing under that name.`
        : detail === 'failed'
          ? `"${name}" is read where the call that gives "${of ?? ''}" has failed: there is nothing under that name.`
          : detail === 'way'
            ? `"${name}" is read behind this, and nothing gives "${of ?? ''}" on this way.`
            : `"${name}" is read before the call that gives "${of ?? ''}" has run: there is nothing under that name yet.`,
    ({ of, detail }) =>
      detail === 'opened'
        ? 'Open it behind the call as well.'
        : detail === 'failed'
          ? 'Read {{event.code}} or {{event.message}} here, or do this behind the call.'
          : detail === 'way'
            ? 'Send the call on this way as well, or end the list on it.'
            : `Move this behind the action with "into": "${of ?? ''}".`,
  ),
  'stuck-flag': inFiles(
    ({ name, of, detail }) =>
      detail !== undefined
        ? `"state.${name}" says that "${detail}" could not be loaded, and stays true when it is loaded after all.`
        : of === undefined
          ? `"state.${name}" stays true when all of this is done.`
          : `When this "${of}" ends the list, "state.${name}" stays true, and what waits for it waits forever.`,
    ({ name, of, detail }) =>
      detail !== undefined
        ? `Set it to false when all is there, under "ready": { "do": "set", "state.${name}": false }.`
        : of === undefined
          ? `Set it to false at the end: { "do": "set", "state.${name}": false }.`
          : `Set it to false there as well, for a call under "failed": { "do": "set", "state.${name}": false }. A button shows by itself that its actions run, without any variable.`,
  ),
  'unfit-upload': inFiles(
    ({ name, wanted }) =>
      wanted === undefined
        ? `The upload to "${name}" is given no file.`
        : wanted === 'call'
          ? `"${name}" takes no file, so nothing can be uploaded to it.`
          : `"${name}" takes a file, which "call" cannot send.`,
    ({ wanted, detail }) =>
      wanted === undefined
        ? 'Write "job": "{{event}}", in the "upload" of the widget that lets a person choose the file.'
        : wanted === 'call'
          ? `Name a call that takes one: ${detail === '' ? 'there is none yet' : (detail ?? '')}; or send it with "call".`
          : 'Use the action "upload" with "job": "{{event}}".',
  ),
  'unknown-write-text': inFiles(
    ({ name, of }) => `The program never looks for the text "${name}": ${of ?? ''}.`,
    guess(({ detail }) => `It looks for: ${detail ?? ''}; and for the codes with which the server refuses.`),
  ),
  'nothing-kept': inFiles(
    ({ name, of }) => `${name} does nothing here: ${of ?? 'the screen'} keeps nothing.`,
    guess(
      () => 'Name what is to survive a reload under "keep", such as "keep": ["state.text"], or remove this.',
    ),
  ),
  'idle-press': inFiles(
    ({ name, of }) =>
      `Nothing happens in "${name}" of ${of ?? 'this'}: it looks as if it did something, and does not.`,
    ({ name, of }) =>
      of === 'this button of the dialog'
        ? 'Say what to do: { "do": "close" } where it is only to close the dialog.'
        : `Say what to do, such as { "do": "navigate", "to": … }, or remove "${name}" or what has it.`,
  ),
  'late-action': inFiles(
    ({ name, detail }) =>
      detail === undefined
        ? `"${name}" needs the screen, which is being left: it does nothing here, or leads back to where a person wanted to go away from.`
        : `This "${name}" never runs: the screen is left as soon as an action before it takes time.`,
    ({ detail }) =>
      detail === undefined
        ? 'Do this where a person presses, or when the next screen is opened.'
        : 'Move it before what takes time, or remove it.',
  ),
  'same-place': inFiles(
    ({ name, of, detail }) =>
      of !== undefined
        ? `This leads to "${name}" itself because of ${of}, and hands that on: it would lead there again and again.`
        : detail === undefined
          ? `This leads to "${name}", where the person is already, with the same parameters: nothing happens.`
          : `This leads to "${name}", where the person is already, only without ${detail}.`,
    ({ of, detail }) =>
      of !== undefined
        ? `Leave ${of} out of "pass" and "query".`
        : detail === undefined
          ? 'Lead to the screen that is meant, hand over another parameter, or load the data again with "reload".'
          : 'Lead to the screen that is meant. To show this one without that, add "replace": true; to keep it, "pass" it.',
  ),
  'long-wait': inFiles(
    ({ detail }) => `A pause of ${detail ?? ''} seconds is longer than anybody waits.`,
    () => 'Write the time in milliseconds, 1000 for one second.',
    'warning',
  ),
  'kept-forever': inFiles(
    ({ name }) =>
      `"${name}" is kept and asked for whenever the screen is opened, and nothing makes it false again: what it says is said at every visit.`,
    ({ name }) => `Put { "do": "forget" } where it has been said, or { "do": "set", "${name}": false }.`,
  ),
  'brief-wait': inFiles(
    ({ name, of }) =>
      of === undefined
        ? `A pause of ${name} milliseconds is noticed by nobody.`
        : `The dialog "${name}" is closed again after ${of} milliseconds: nobody can read its title in that time.`,
    ({ near, of }) =>
      of === undefined
        ? near === undefined
          ? 'Write the time in milliseconds, 1000 for one second, or remove the pause.'
          : `Write ${near}, if seconds are meant: the time is in milliseconds.`
        : 'Put a { "do": "wait", "ms": 1500 } or a longer one before it is closed, or let the person close it.',
    'warning',
  ),
  'redirect-circle': inFiles(
    ({ name }) => `These screens send on to each other without an end: ${name}. A person sees none of them.`,
    () =>
      'Let one of them stay: give its "navigate" an "if" on something that the other changes, or hand over a parameter that ends it.',
  ),
  'missing-route': inFiles(
    ({ name }) => `The screen "${name}" has no route: nothing can lead to it, and no address shows it.`,
    ({ detail }) =>
      `Give it one, such as "routes": ["/${detail ?? ''}"]. A part of other screens belongs into screens/fragments.`,
  ),
  'unreachable-screen': inFiles(
    ({ name, detail }) =>
      `Nothing leads to the screen "${name}"${detail === '' ? '' : ` (${detail ?? ''})`}.`,
    () =>
      'Lead to it with "navigate" from another screen. Where the app or a server opens it, add its route to "x-opens" in schemas/bridge.schema.json.',
    'warning',
  ),
  'dead-end': inFiles(
    ({ name, of }) =>
      of === undefined
        ? `Nothing leads out of the screen "${name}", and the frame "bare" has no arrow back.`
        : `The screens ${of} lead only to each other, and the frame "bare" has no arrow back.`,
    () => 'Add a button that leads on, such as { "do": "back" }, or take "frame": "bare" away.',
  ),
  'duplicate-id': inFiles(
    ({ name, of }) => `Two widgets of a screen have the id "${name}": this one and ${of ?? 'another'}.`,
    () => 'Give one of them another id: what scrolls to it would mean only one of the two.',
  ),
  'unasked-value': inFiles(
    ({ name, of }) => `"${of ?? ''}" becomes "${name}", and no test asks for that.`,
    guess(
      ({ detail }) =>
        `Tests ask for: ${detail ?? ''}. Write one of these, or ask for it where something is to be seen.`,
    ),
  ),
  'unknown-word': inFiles(
    ({ name, of }) =>
      `${of ?? 'The screen'} asks for other words than "${name}", which is handed to it here.`,
    guess(({ detail }) => `It asks for: ${detail ?? ''}.`),
  ),
  'still-open': inFiles(
    ({ name }) =>
      `When all of this is done, the dialog "${name}" looks as before: a person would press again.`,
    () => 'Put { "do": "close" } where it is done, or show in the dialog what has become of it.',
  ),
  'forgotten-step': inFiles(
    ({ name, of }) =>
      `After the same failure "${name}" is done as well elsewhere (${of ?? ''}), but not here.`,
    ({ name }) => `Put the same "${name}" here, or let the two differ in more than that.`,
    'warning',
  ),
  'unsent-word': inFiles(
    ({ name, of, wanted }) =>
      wanted === 'sent'
        ? `The address may say "${name}" here, but ${of === undefined ? 'no screen' : `nothing in ${of}`} hands that word over.`
        : `This asks for "${name}", which never comes: it is none of what ${of ?? 'another screen'} gives.`,
    guess(({ detail, wanted }) =>
      wanted === 'sent'
        ? `${detail === '' ? 'None is handed over.' : `Handed over are: ${detail ?? ''}.`} Hand it over where it was meant, or take it out with what asks for it.`
        : `It can be: ${detail ?? ''}.`,
    ),
  ),
  'unsent-name': inFiles(
    ({ name, of }) =>
      `This screen reads "${name}" of its address, and nothing hands it over, though ${of ?? 'a screen that leads here'} has it.`,
    ({ name }) => `Hand "${name}" over on the way here, or take it out with what asks for it.`,
    'warning',
  ),
  'unnamed-member': inFiles(
    ({ name, of }) =>
      `${capital(of ?? 'An entry')} has no "${name}", which is shown of it where nothing else is said.`,
    ({ missing, detail }) =>
      `Name the member that is meant: "${missing ?? ''}". The entries have: ${detail ?? ''}.`,
  ),
  'copied-parameter': inFiles(
    ({ name }) => `What goes along as it is need not be copied: ${name}.`,
    ({ name }) => `Write "pass": [${name}] beside "to", and take it out of "query".`,
    'warning',
  ),
  'empty-part': inFiles(
    ({ name, of }) => `"${name}" of ${of ?? 'this'} is empty: there is nothing to show.`,
    () => 'Put in what is to be seen, or remove it.',
  ),
  'repeated-part': inFiles(
    ({ name, of }) =>
      of === undefined
        ? `This ${name} is the same as the one before it.`
        : `This ${name} stands in the same part already (${of}).`,
    () => 'Remove it, or change what was to differ: most likely it was copied.',
    'warning',
  ),
  'unused-query': inFiles(
    ({ name, of }) =>
      of === undefined
        ? `The screen takes the URL parameter "${name}", but does nothing with it.`
        : `"${name}" is handed to this screen, and goes no further: it is neither read here nor handed on with the others.`,
    ({ name }) => `Use {{query.${name}}} or "pass" it where it is needed, or remove it.`,
    'warning',
  ),
  'unused-pick': inFiles(
    ({ name }) => `Nothing uses the pick "${name}".`,
    ({ name }) => `Use {{${name}.…}} where it is needed, or remove it.`,
    'warning',
  ),
  'unused-route-value': inFiles(
    ({ name, of }) => `The route "${of ?? ''}" gives "${name}", but nothing asks for it.`,
    ({ name }) => `Ask for it with "route.${name}", or remove it.`,
    'warning',
  ),
  'unused-result': inFiles(
    ({ name }) => `The result "${name}" is read by nothing.`,
    ({ name }) => `Read {{${name}.…}} behind the call, or remove "into".`,
    'warning',
  ),
} satisfies { readonly [code: string]: ProblemEntry };
