/** The writes that a person makes by a press, each on the screen that comes there by the fewest touches. It must not know any. */
import { isTouch, type Touch } from '../e2e/hands.ts';
import { calls } from '../screens/backend.ts';
import type { Step } from '../screens/case.ts';
import { fileOf } from '../screens/screen-of.ts';
import { callsOf, named, situationsOf } from './made.ts';
import { addressFor, cased, type Opened } from './opened.ts';

export interface Pressed extends Opened {
  readonly call: string;
  /** Up to the one that makes the call. */
  readonly steps: readonly Touch[];
}

/** Up to the one that makes it, where the case says which; else all of them. */
function touchesOf(steps: readonly Step[], call: string): readonly Touch[] {
  const at = steps.findIndex((step) => named(step, call));
  return (at < 0 ? steps : steps.slice(0, at + 1)).filter(isTouch);
}

const ways: readonly Pressed[] = cased.flatMap(([id, file]) =>
  [...callsOf(fileOf(id))].flatMap(([call, { told }]) => {
    const [situation] = !told
      ? []
      : situationsOf({ file }, call).filter(
          ({ steps, host, expect, config, answers }) =>
            host === 'takes' &&
            Object.keys(config).length === 0 &&
            steps.length > 0 &&
            !Array.isArray(answers[call]) &&
            (named({ expect }, call) || steps.some((step) => named(step, call))) &&
            steps.every(isTouch),
        );
    if (situation === undefined) return [];
    return [
      { id, call, situation, address: addressFor(id, situation), steps: touchesOf(situation.steps, call) },
    ];
  }),
);

/** One way to each. */
export const pressed: readonly Pressed[] = [...new Set(ways.map(({ call }) => call))]
  .filter((call) => calls[call]?.effect === 'write')
  .sort()
  .flatMap((call) =>
    ways
      .filter((way) => way.call === call)
      .sort((a, b) => a.steps.length - b.steps.length)
      .slice(0, 1),
  );
