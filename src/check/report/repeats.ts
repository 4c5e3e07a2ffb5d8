/**
 * Leaves out what says the same mistake again at another place: a mistake is told where it is made. It must not know how problems
 * are found.
 */
import type { Problem } from '../../lib/problem.ts';

type Told = (problem: Problem, all: readonly Problem[]) => boolean;

const isIn = (inner: Problem, file: string, pointer: string): boolean =>
  inner.file === file && inner.pointer.startsWith(`${pointer}/`);

const without = (pointer: string, steps = 1): string => pointer.split('/').slice(0, -steps).join('/');

/** What cannot be read has nothing in it, nor anything more to say of it. */
const broken: ReadonlySet<Problem['code']> = new Set(['wrong-value', 'mixed-entry', 'misplaced-else']);
/** These are about the same place and say more. */
const clearer: ReadonlySet<Problem['code']> = new Set([
  'duplicate-name',
  'unknown-route',
  'missing-braces',
  'not-for-promotion',
]);

const inBroken: Told = (problem, all) =>
  all.some(
    ({ code, file, pointer }) =>
      broken.has(code) &&
      (isIn(problem, file, pointer) ||
        (!broken.has(problem.code) &&
          !clearer.has(problem.code) &&
          problem.file === file &&
          problem.pointer === pointer)),
  );

/** What a broken member beside it would have decided: the time of a toast, the parameters of a way, the routes of frames. */
const beside: { readonly [code in Problem['code']]?: readonly (readonly [member: string, steps: number])[] } =
  {
    'brief-text': [['duration', 1]],
    'missing-query': [
      ['pass', 1],
      ['query', 1],
    ],
    'foreign-route': [['routes', 2]],
  };

const besideBroken: Told = ({ code, file, pointer }, all) =>
  beside[code]?.some(([member, steps]) =>
    all.some(
      (other) =>
        other.code === 'wrong-value' &&
        other.file === file &&
        other.pointer === `${without(pointer, steps)}/${member}`,
    ),
  ) === true;

/** The path that may be missing, as both problems of that write it. */
const missingPath = ({ code, message }: Problem): string | undefined =>
  code === 'unguarded' || code === 'maybe-missing'
    ? /(?:"|\{\{)([\w.-]+)(?:"|\}\}) may be /.exec(message)?.[1]
    : undefined;

/** Of a value that is shown and then used by the same widget, one test is what is missing. */
const usedAgain: Told = (problem, all) => {
  const path = problem.code === 'maybe-missing' ? missingPath(problem) : undefined;
  return (
    path !== undefined &&
    all.some(
      (other) =>
        other.code === 'unguarded' &&
        missingPath(other) === path &&
        isIn(problem, other.file, without(other.pointer)),
    )
  );
};

/** Of a parameter of the address that is not required, every use would say so: the first is enough. */
const sentAgain: Told = (problem, all) => {
  const path = problem.code === 'maybe-missing' ? missingPath(problem) : undefined;
  if (path === undefined || !path.startsWith('query.')) return false;
  return all.find((other) => other.file === problem.file && missingPath(other) === path) !== problem;
};

/** A text is wrong in its locale file, however many screens show it. */
const shownAgain: Told = (problem, all) =>
  problem.message.startsWith('In the text ') &&
  all.find(({ code, message }) => code === problem.code && message === problem.message) !== problem;

/** What is wrong in a choice says better why its ways are the same. */
const chosenWrongly: Told = ({ code, file, pointer }, all) =>
  code === 'same-outcome' &&
  all.some((other) => other.severity === 'error' && isIn(other, file, without(pointer)));

/** A member that changes nothing at all does not even wait. */
const idleAnyway: Told = ({ code, file, pointer }, all) =>
  code === 'only-waits' &&
  all.some((other) => other.code === 'idle-member' && other.file === file && other.pointer === pointer);

const repeats: readonly Told[] = [
  inBroken,
  besideBroken,
  chosenWrongly,
  idleAnyway,
  usedAgain,
  sentAgain,
  shownAgain,
];

export const withoutRepeats = (problems: readonly Problem[]): Problem[] =>
  problems.filter((each) => !repeats.some((isTold) => isTold(each, problems)));
