/**
 * Leaves out what says the same mistake again at another place: a mistake is told where it is made. It must not know how problems
 * are found.
 */
import type { Problem } from '../../lib/problem.ts';
import type { Code, Found, Rule } from './found.ts';

type Told = (problem: Problem, found: Found) => boolean;

const isIn = (inner: Problem, file: string, pointer: string): boolean =>
  inner.file === file && inner.pointer.startsWith(`${pointer}/`);

const without = (pointer: string, steps = 1): string => pointer.split('/').slice(0, -steps).join('/');

/** What cannot be read has nothing in it, nor anything more to say of it. */
const broken: ReadonlySet<Code> = new Set([
  'wrong-value',
  'unknown-member',
  'unknown-key',
  'mixed-entry',
  'misplaced-else',
]);
/** These are about the same place and say more. */
const clearer: ReadonlySet<Code> = new Set([
  'duplicate-name',
  'unknown-route',
  'missing-braces',
  'not-for-promotion',
]);

const inBroken: Told = ({ code, file, pointer }, found) => {
  for (let around = without(pointer); around !== ''; around = without(around))
    if (found.isAt(broken, file + around)) return true;
  return !broken.has(code) && !clearer.has(code) && found.isAt(broken, file + pointer);
};

const misfits: ReadonlySet<Code> = new Set(['unfit-type']);
const tags = ['type', 'do'] as const;

/** Of a part of another kind than is meant nothing is right, nor what is in it. */
const inMisfit: Told = ({ code, file, pointer }, found) => {
  if (found.of('unfit-type').length === 0 || code === 'unfit-type') return false;
  for (let around = pointer; around !== ''; around = without(around))
    if (tags.some((tag) => found.isAt(misfits, `${file}${around}/${tag}`))) return true;
  return false;
};

const unfit: ReadonlySet<Code> = new Set(['wrong-value']);

/** What a broken member beside it would have decided: the time of a toast, the parameters of a way, the routes of frames. */
const beside: { readonly [code in Code]?: readonly (readonly [member: string, steps: number])[] } = {
  'brief-text': [['duration', 1]],
  'missing-query': [
    ['pass', 1],
    ['query', 1],
  ],
  'foreign-route': [['routes', 2]],
};

const besideBroken: Told = ({ code, file, pointer }, found) =>
  beside[code]?.some(([member, steps]) =>
    found.isAt(unfit, `${file}${without(pointer, steps)}/${member}`),
  ) === true;

/** The path that may be missing, as both problems of that write it. */
const missingPath = ({ code, message }: Problem): string | undefined =>
  code === 'unguarded' || code === 'maybe-missing'
    ? /(?:"|\{\{)([\w.-]+)(?:"|\}\}) may be /.exec(message)?.[1]
    : undefined;

/** Of a value that is shown and then used by the same widget, one test is what is missing. */
const usedAgain: Told = (problem, found) => {
  const path = problem.code === 'maybe-missing' ? missingPath(problem) : undefined;
  return (
    path !== undefined &&
    found
      .of('unguarded')
      .some((other) => missingPath(other) === path && isIn(problem, other.file, without(other.pointer)))
  );
};

/** Of a parameter of the address that is not required, every use would say so: the first is enough. */
const sentAgain: Told = (problem, found) => {
  const path = problem.code === 'maybe-missing' ? missingPath(problem) : undefined;
  if (path?.startsWith('query.') !== true) return false;
  // A fragment reads the address of the screens that insert it.
  const isOfScreen =
    isFragment(problem) &&
    found.of('maybe-missing').some((other) => !isFragment(other) && missingPath(other) === path);
  return isOfScreen || found.first(nameOfMissing, problem) !== problem;
};

const isFragment = ({ file }: Problem): boolean => file.startsWith('screens/fragments/');

/** A text is wrong in its locale file, however many screens show it. */
const shownAgain: Told = (problem, found) =>
  problem.message.startsWith('In the text ') && found.first(nameOfWords, problem) !== problem;

/** What is wrong in a choice says better why its ways are the same. */
const chosenWrongly: Told = ({ code, file, pointer }, found) =>
  code === 'same-outcome' && found.errors.some((other) => isIn(other, file, without(pointer)));

/** What a fragment has is wrong in it, whatever layouts insert it. */
const isOfFragment = ({ message }: Problem): boolean => / the fragment "[^"]*", which /.test(message);

/** One message for an empty list serves every place that repeats it; screens that share a name differ in one thing. */
const saidAgain: Told = (problem, found) =>
  (problem.code === 'missing-empty-state' && found.first(nameOfSaid, problem) !== problem) ||
  (problem.code === 'not-for-promotion' &&
    isOfFragment(problem) &&
    found.first(nameOfWords, problem) !== problem) ||
  (oncePerPlace.has(problem.code) && found.first(nameOfPlace, problem) !== problem) ||
  (problem.code === 'odd-copy' && found.first(nameAtPlace, problem) !== problem);

const oncePerPlace: ReadonlySet<Code> = new Set(['apart-kept', 'never-there', 'odd-unit']);

/** What is never reached, because its test is the wrong one, lacks nothing. */
const neverReached: Told = ({ code, file, pointer }, found) => {
  const tests = lacking.has(code) ? never : decided.has(code) ? hidden : undefined;
  if (tests === undefined) return false;
  for (let around = without(pointer); around !== ''; around = without(around))
    if (`${around}/if` !== pointer && found.isAt(tests, `${file}${around}/if`)) return true;
  return false;
};

const lacking: ReadonlySet<Code> = new Set(['lost-value', 'unguarded', 'maybe-missing']);
/** Where there is nothing, every question about it is decided. */
const decided: ReadonlySet<Code> = new Set(['impossible-value', 'test-never', 'unfit-argument']);
const hidden: ReadonlySet<Code> = new Set(['never-there']);
const never: ReadonlySet<Code> = new Set(['test-never', 'never-there']);

const nameOfMissing = (problem: Problem): string => `${problem.file} ${missingPath(problem) ?? ''}`;
const nameOfPlace = ({ code, file, pointer }: Problem): string => `${code} ${file} ${pointer}`;
const nameAtPlace = (problem: Problem): string => `${nameOfPlace(problem)} ${problem.facts.name}`;
const nameOfSaid = ({ code, file, message }: Problem): string => `${code} ${file} ${message}`;
const nameOfWords = ({ code, message }: Problem): string => `${code} ${message}`;

const repeated: readonly Told[] = [
  inBroken,
  inMisfit,
  besideBroken,
  chosenWrongly,
  usedAgain,
  sentAgain,
  shownAgain,
  saidAgain,
  neverReached,
];

export const repeats: readonly Rule[] = repeated.map(
  (isTold) => (found) => (problem) => isTold(problem, found),
);
