/**
 * Problems of what stands against what the project itself says elsewhere: signs against their meaning, labels over other data,
 * guards that ask for something else. It must not know where they are found.
 */
import { inFiles, type ProblemEntry } from './entry.ts';

export const twinProblems = {
  'other-tone': inFiles(
    ({ name, of, near, detail }) =>
      of === 'twin'
        ? `The same words have "${near ?? ''}" elsewhere (${detail ?? ''}), and "${name}" here, which says the opposite.`
        : of === 'bad'
          ? `"${name}" says that all is well, and what it stands for is "${detail ?? ''}".`
          : `"${name}" says that something is wrong, and what it stands for is "${detail ?? ''}".`,
    ({ of, near }) =>
      of === 'twin'
        ? `Write "${near ?? ''}" here as well, or change the other.`
        : 'Write the one that goes with what it stands for.',
    'warning',
  ),
  'other-guard': inFiles(
    ({ name, detail }) =>
      `This is shown where "${name}" is there, which is not in it; "${detail ?? ''}", which is, may be missing.`,
    ({ detail }) => `Ask for "${detail ?? ''}" instead, or for both.`,
  ),
  'other-label': inFiles(
    ({ name, of, near, detail }) =>
      near === undefined
        ? `"${name}" speaks of ${detail ?? 'something else'}, and ${of ?? 'another value'} stands beside it.`
        : `"${name}" stands beside ${of ?? 'this value'} here, which is called "${near}" elsewhere (${detail ?? ''}).`,
    ({ near }) =>
      near === undefined
        ? 'Show the value that its words speak of, or name the text that speaks of this one.'
        : `Write "${near}" here, or show the value that these words speak of.`,
    'warning',
  ),
  'other-words': inFiles(
    ({ name, of }) =>
      `"${of}" stands here, and nothing says "${name}" any more, which goes with what stands beside it.`,
    ({ name }) => `Write "@${name}". If it is said nowhere on purpose, remove it from both locale files.`,
    'warning',
  ),
  'lost-label': inFiles(
    ({ name, of }) =>
      of === undefined
        ? `Nothing says "${name}" any more: what the specification calls by these words is gone.`
        : `"${of}" stands here, and nothing says "${name}" any more, which belongs here: what the specification calls by these words is gone.`,
    ({ name, of }) =>
      of === undefined
        ? 'Put it back where it stood. Where it is not for everybody, give it an "if" in place of removing it.'
        : `Write "@${name}".`,
  ),
  'lost-deed': inFiles(
    ({ name, of }) =>
      `Who presses "${name}" no longer gets to "${of ?? 'what it is for'}", which the specification gives these words to.`,
    () =>
      'Let the press lead there again, by some way. For what it does now, name a text of its own; where the label is not for everybody, give it an "if".',
  ),
  'unsent-field': inFiles(
    ({ name, of, detail }) =>
      detail === undefined
        ? `"${name}" is asked for before "${of ?? ''}" is sent, and goes nowhere: what a person gives is lost.`
        : `"${name}" is asked for before "${of ?? ''}" is sent, and "${detail}" stands here in its place.`,
    ({ name }) => `Send {{state.${name}}}, or take the field away.`,
  ),
  'unruled-field': inFiles(
    ({ name }) =>
      `"${name}" is checked before something is done, and has no rules: whatever stands in it passes.`,
    () =>
      'Give the field its "rules", each with the message for who breaks it; or leave it out of the "check".',
  ),
} satisfies { readonly [code: string]: ProblemEntry };
