/** Which texts of a case are words that are read out, and may name texts by their keys. It must not know what they say. */
import type { Case, Expected, Step } from './case.ts';

export type Pointer = readonly (string | number)[];
export type Change = (words: string, pointer: Pointer) => string;

const lists = ['says', 'silent', 'alerts', 'toasts'] as const;
const named = ['shows', 'hides', 'disabled'] as const;

function expectedWords(expected: Expected, at: Pointer, change: Change): Expected {
  const changed: Record<string, unknown> = {};
  for (const name of lists)
    changed[name] = expected[name]?.map((words, index) => change(words, [...at, name, index]));
  for (const name of named)
    changed[name] = expected[name]?.map(([role, words], index) => [
      role,
      change(words, [...at, name, index, 1]),
    ]);
  if (expected.dialog !== undefined) changed['dialog'] = change(expected.dialog, [...at, 'dialog']);
  const said = Object.entries(changed).filter(([, words]) => words !== undefined);
  return { ...expected, ...Object.fromEntries(said) };
}

/** What is typed and what a file is called is a person's own. */
function deedWords(step: Step, at: Pointer, change: Change): Step {
  if ('press' in step) return { ...step, press: change(step.press, [...at, 'press']) };
  if ('choose' in step) return { ...step, choose: change(step.choose, [...at, 'choose']) };
  if ('tick' in step) return { ...step, tick: change(step.tick, [...at, 'tick']) };
  if ('type' in step) return { ...step, type: [change(step.type[0], [...at, 'type', 0]), step.type[1]] };
  if (!('attach' in step)) return step;
  const [label, ...files] = step.attach;
  return { ...step, attach: [change(label, [...at, 'attach', 0]), ...files] };
}

export const overWords = (given: Case, change: Change): Case => ({
  ...given,
  expect: expectedWords(given.expect, ['expect'], change),
  ...(given.steps === undefined
    ? {}
    : {
        steps: given.steps.map((step, index) => {
          const at = ['steps', index];
          const done = deedWords(step, at, change);
          return step.expect === undefined
            ? done
            : { ...done, expect: expectedWords(step.expect, [...at, 'expect'], change) };
        }),
      }),
});
