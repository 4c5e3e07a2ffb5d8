/** One page of the app in memory, on which something goes wrong, and what a person then has before them. It must not know any screen. */
import { cleanup, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import type { World } from '../../src/app/world.ts';
import type { Given, Situation } from '../screens/case.ts';
import { textsIn } from '../screens/keyed-words.ts';
import { withoutMarks } from '../screens/marked-texts.ts';
import { perform } from '../screens/person.ts';
import { visit, type Visit } from '../screens/visit.tsx';
import { printed, startRecording } from '../support/console.ts';
import type { Screen } from './places.ts';

/** Compiled once for each screen: what goes wrong is not the definition. */
const plans: World['plans'] = new Map();

export interface Page {
  readonly visit: Visit;
  /** What a person reads, in lines. */
  outline(): string;
  /** How often a call was made. */
  asked(call: string): number;
  /** What stands in the fields. */
  fields(): ReadonlyMap<string, string>;
  close(): void;
}

export async function open(screen: Screen, situation: Situation, begin?: () => void): Promise<Page> {
  // The page before this one put everything back, the console too.
  startRecording();
  const visited = await visit(situation.at ?? screen.route, situation, plans, begin);
  return {
    visit: visited,
    outline: () => visited.see().outline,
    asked: (call) => visited.network.backend.asked.filter((each) => each.call === call).length,
    fields: () =>
      new Map(
        [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
          .filter(({ type }) => type !== 'file')
          .map((field) => [
            field.id,
            `${field.value}${'checked' in field && field.checked ? ' checked' : ''}`,
          ]),
      ),
    close() {
      cleanup();
      vi.useRealTimers();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    },
  };
}

/** Whatever was printed and is no report: an exception, a warning of React. */
export const takePrinted = (): readonly string[] => printed.splice(0);

/** The steps of a case up to the one that makes the call, and how often it had been made before. */
export interface Way {
  readonly situation: Situation;
  readonly steps: number;
  readonly before: number;
  /** What is there when all went well. */
  readonly outline: string;
}

/** The shortest way to a call that goes well. */
export async function wayTo(
  screen: Screen,
  call: string,
  situations: readonly Situation[],
): Promise<Way | undefined> {
  for (const situation of situations) {
    const page = await open(screen, situation);
    try {
      if (page.asked(call) > 0) return { situation, steps: 0, before: 0, outline: page.outline() };
      for (const [index, step] of situation.steps.entries()) {
        await perform(step, page.visit);
        if (page.asked(call) > 0) return { situation, steps: index + 1, before: 0, outline: page.outline() };
      }
    } finally {
      page.close();
      takePrinted();
    }
  }
  return undefined;
}

/** The first answer of a call replaced; those after it are good. */
export function withAnswer({ answers, ...rest }: Situation, call: string, first: Given): Situation {
  const given = answers[call];
  const good = Array.isArray(given) ? (given as readonly Given[]) : [given as Given];
  return { ...rest, answers: { ...answers, [call]: [first, ...good] } };
}

export const goodData = ({ answers }: Situation, call: string) => {
  const given = answers[call];
  const first = (Array.isArray(given) ? (given as readonly Given[])[0] : given) as Given | undefined;
  return first !== undefined && 'data' in first ? first.data : null;
};

const retry = textsIn(undefined)['app.retry'];

/** Presses "Try again" where it stands; whether it does. */
export async function tryAgain({ visit: visited }: Page): Promise<boolean> {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => withoutMarks(textContent ?? '').trim() === retry,
  );
  if (button === undefined) return false;
  await visited.does(() => fireEvent.click(button));
  return true;
}
