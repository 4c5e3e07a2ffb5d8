/**
 * Why a change can be seen on no example of its screen: whoever comes is led on to another one, or the part stands where no example
 * is. It must not know how either is told.
 */
import { isList, listOf, membersOf, nameFrom, namesIn } from '../../check/document/document.ts';
import { equal } from '../../lib/test.ts';
import { plainPath } from '../../lib/routes.ts';
import type { Tongue } from '../../lib/figures.ts';
import { meaningIn } from '../conditions/meaning.ts';
import { whenInWords } from '../conditions/say.ts';
import type { Draft } from '../core/draft.ts';
import type { Known } from '../forms/desk.ts';
import type { View } from '../forms/view.ts';
import type { PartPlace } from '../phone/protocol.ts';
import { parsedOf, type ScreenName } from '../search/screens.ts';

type Both = Pick<Draft, 'base' | 'now'>;
type Speech = readonly [tongue: Tongue, project: Pick<Known, 'known'>];

/** Somebody who comes to a screen is led on. */
export interface Led {
  /** A file; nothing where it is no screen of the app. */
  readonly to: string | undefined;
  /** In words; empty for everyone. */
  readonly when: string;
}

const events = ['enter', 'ready'] as const;

const stepsOf = (definition: unknown): readonly unknown[] => {
  const on = membersOf(membersOf(definition)['on']);
  return events.flatMap((event) => listOf(on[event]));
};

/** Ways on, with what has to hold for each; what happens else holds for whoever is not led before. */
function waysIn(
  steps: readonly unknown[],
  tests: readonly unknown[] = [],
): readonly (readonly [string, readonly unknown[]])[] {
  return steps.flatMap((step) => {
    const { do: deed, if: test, then, else: other, to } = membersOf(step);
    const held = test === undefined ? tests : [...tests, test];
    if (deed === 'navigate') return [[nameFrom(to), held] as const];
    return [...waysIn(listOf(then), held), ...waysIn(listOf(other), [...tests, { not: test }])];
  });
}

/** Where the change leads those on who come to the screen, and did not before. */
export function ledOn(
  { base, now }: Both,
  { file }: Pick<ScreenName, 'file'>,
  view: Pick<View, 'screens'>,
  [tongue, project]: Speech,
): readonly Led[] {
  const definition = parsedOf(now, file);
  const before = stepsOf(parsedOf(base, file));
  const fresh = stepsOf(definition).filter((step) => !before.some((each) => equal(each, step)));
  return waysIn(fresh).map(([to, tests]) => ({
    to: view.screens.find(({ routes }) => routes.includes(plainPath(to)))?.file,
    when: inWords(tests, definition, [tongue, project]),
  }));
}

/** Under what a part stands, and what it is in: in words, empty for what is always there. */
export function standsWhen(
  { now }: Pick<Draft, 'now'>,
  part: PartPlace | undefined,
  [tongue, project]: Speech,
): string {
  if (part === undefined) return '';
  const definition = parsedOf(now, part.file);
  const tests: unknown[] = [];
  let at: unknown = definition;
  for (const step of [...namesIn(part.pointer), undefined]) {
    const test = at === definition ? undefined : membersOf(at)['if'];
    if (test !== undefined) tests.push(test);
    if (step !== undefined) at = isList(at) ? at[Number(step)] : membersOf(at)[step];
  }
  return inWords(tests, definition, [tongue, project]);
}

function inWords(tests: readonly unknown[], definition: unknown, [tongue, project]: Speech): string {
  const [only] = tests;
  if (only === undefined) return '';
  return whenInWords(tests.length === 1 ? only : { all: tests }, tongue, meaningIn(definition, project));
}
