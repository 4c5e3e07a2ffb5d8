/** Problems of actions in an order that does harm: what is left, told or sent too early or twice. It must not know who finds them. */
import { inFiles, type ProblemEntry } from './entry.ts';

export const orderProblems = {
  'left-too-early': inFiles(
    ({ name, of }) =>
      `This "${name}" leaves the screen before "${of ?? ''}" is sent: nobody learns what becomes of it, if it is sent at all.`,
    ({ of }) => `Move it behind the call "${of ?? ''}": what stands there runs when that is done.`,
  ),
  'left-already': inFiles(
    ({ name, of }) => `This "${name}" comes when the "${of ?? ''}" before it has left the screen already.`,
    () => 'Remove it, or move it before what leads away.',
  ),
  'left-but-goes-on': inFiles(
    ({ name, of }) =>
      `This "${name}" leaves the screen, and the list goes on with "${of ?? ''}" all the same.`,
    () => 'Put { "do": "stop" } behind it, or what follows into "else".',
  ),
  'late-check': inFiles(
    ({ name, of }) =>
      `"${name}" is checked here when "${of ?? ''}" has sent it already: what is wrong goes out all the same.`,
    ({ of }) => `Move the "check" before "${of ?? ''}".`,
  ),
  'forgotten-too-early': inFiles(
    ({ name }) => `What is kept is forgotten before "${name}" is sent: where it fails, it is gone.`,
    ({ name }) => `Move it behind the call "${name}", or write "ends": true beside the call.`,
  ),
  'never-loaded': inFiles(
    ({ name, of, detail }) =>
      detail === 'sent'
        ? `"${name}" is never loaded here: it is loaded only while "${of ?? ''}" is empty, and that was sent before this.`
        : `"${name}" is never loaded here: its own test and the one around this exclude each other ("${of ?? ''}").`,
    () => 'Name the source that is loaded in this case.',
  ),
  'idle-set': inFiles(
    ({ name, of, detail }) =>
      of === 'field'
        ? `"${name}" is written by the field itself: whatever a person enters is replaced at once.`
        : `"${name}" is ${detail ?? 'so'} here already, for the test around this says so.`,
    ({ of }) =>
      of === 'field'
        ? 'Set another variable, or set this one only under an "if".'
        : 'Turn the test round, or write the value that it shall have.',
  ),
  'told-too-early': inFiles(
    ({ name, of, detail }) =>
      detail === 'first'
        ? `This "${name}" says under "else" what is said after a failure, and it stands there before anything was done, while "${of ?? ''}" is empty.`
        : `This "${name}" tells of "${of ?? ''}" before it is sent: where it fails, a person has read that it was done.`,
    ({ of, detail }) =>
      detail === 'first'
        ? `Show it only where something was done: "if": { "some": "${of ?? ''}" }.`
        : detail === 'handed'
          ? `Move it behind "${of ?? ''}", or set it back in its "fail".`
          : `Move it behind the call "${of ?? ''}". That something is on its way is told by "busy" of the call, and by the button itself.`,
  ),
  'told-anyway': inFiles(
    ({ name, of, detail }) =>
      detail === 'failed'
        ? `This "${of ?? ''}" is what is told where "${name}" was done, and here it has failed.`
        : `The "${of ?? ''}" behind it tells that "${name}" was done, and it is sent on some ways only.`,
    ({ detail }) =>
      detail === 'failed'
        ? 'Say here that it was not done.'
        : 'Put what tells of it beside the call, under the same test, or send it on every way.',
  ),
  'said-but-sent': inFiles(
    ({ name }) => `This says something to the person, and "${name}" is sent all the same.`,
    () => 'Put { "do": "stop" } behind the words, or the call into "else".',
    'warning',
  ),
  'taken-for-granted': inFiles(
    ({ name }) =>
      `What follows tells that "${name}" was taken, and runs also where the app did not take it or is not there.`,
    () => 'End the list in "fail": say what happened, then { "do": "stop" }.',
  ),
  'reopened-dialog': inFiles(
    ({ name }) => `The dialog "${name}" is open where this opens it: nothing happens.`,
    () => 'Write { "do": "close" } to close it, or open the dialog that is meant.',
  ),
  'closed-already': inFiles(
    ({ name, of }) =>
      of === undefined
        ? 'This closes a dialog, and none is open where it is pressed: nothing happens.'
        : `This closes the dialog "${name}", but it is pressed in the dialog "${of}", and only that one is open: nothing happens.`,
    ({ of }) =>
      of === undefined
        ? 'Remove it, or open the dialog before it.'
        : `Write { "do": "close" }, which closes the dialog it stands in, or name that one: "${of}".`,
  ),
  'unguarded-write': inFiles(
    ({ name, of, detail }) =>
      of === 'again'
        ? `"${name}" is sent a second time here as if it were the first: the app asks whether to do it once more.`
        : `"${name}" is sent with ${detail ?? ''} each time, as if it had been sent before: nothing guards it from being done twice.`,
    ({ of, detail }) =>
      of === 'again'
        ? `Send ${detail ?? ''} along where it is sent again.`
        : `Send ${detail ?? ''} only where it is sent again, and another value the first time.`,
  ),
  'idle-refresh': inFiles(
    ({ name, of }) =>
      of === 'dialog'
        ? `The dialog "${name}" is opened whenever the screen is pulled down: who does that wants to see new data.`
        : 'Who pulls the screen down wants to see new data, and nothing is loaded.',
    ({ of }) =>
      of === 'dialog'
        ? 'Take it out, or open the dialog in "ready", by a test.'
        : 'Write { "do": "reload", "data": "…" } with a source of the screen, or remove "refresh".',
    'warning',
  ),
  'kept-after': inFiles(
    ({ name, of, detail }) =>
      of === undefined
        ? `"${name}" sends what the screen keeps (${detail ?? ''}), and it is kept all the same: it comes back where the next one is written.`
        : `This leads to "${name}" when something was sent, and what the screen keeps stays; other ways there forget it.`,
    ({ of }) =>
      of === undefined
        ? 'Write "ends": true beside the call, or { "do": "forget" } behind it.'
        : 'Put { "do": "forget" } before it.',
  ),
  'sent-twice': inFiles(
    ({ name, of }) =>
      of === undefined
        ? `"${name}" is sent again with the same parameters, by one press.`
        : `"${name}" is sent from each entry of a list, and nothing of the entry goes with it: every one sends the same.`,
    ({ of }) =>
      of === undefined
        ? 'Remove one of the two.'
        : 'Send what tells which entry was pressed, or put this outside of the list.',
  ),
} satisfies { readonly [code: string]: ProblemEntry };
