/**
 * Leaves out what says the same mistake again at another place: a mistake is told where it is made. It must not know how problems
 * are found.
 */
import type { Problem } from '../../lib/problem.ts';

/** What was found, so that nobody has to look through all of it: a broken file may have ten thousand problems. */
interface Found {
  of(code: Problem['code']): readonly Problem[];
  /** Whether one of these codes stands at a place. */
  at(codes: ReadonlySet<Problem['code']>, file: string, pointer: string): boolean;
  readonly errors: readonly Problem[];
  /** Of those that share a name, the first. */
  first(name: string): Problem | undefined;
}

type Told = (problem: Problem, found: Found) => boolean;

const isIn = (inner: Problem, file: string, pointer: string): boolean =>
  inner.file === file && inner.pointer.startsWith(`${pointer}/`);

const without = (pointer: string, steps = 1): string => pointer.split('/').slice(0, -steps).join('/');

/** What cannot be read has nothing in it, nor anything more to say of it. */
const broken: ReadonlySet<Problem['code']> = new Set([
  'wrong-value',
  'unknown-member',
  'unknown-key',
  'mixed-entry',
  'misplaced-else',
]);
/** These are about the same place and say more. */
const clearer: ReadonlySet<Problem['code']> = new Set([
  'duplicate-name',
  'unknown-route',
  'missing-braces',
  'not-for-promotion',
]);

const inBroken: Told = ({ code, file, pointer }, { at }) => {
  for (let around = without(pointer); around !== ''; around = without(around))
    if (at(broken, file, around)) return true;
  return !broken.has(code) && !clearer.has(code) && at(broken, file, pointer);
};

const unfit: ReadonlySet<Problem['code']> = new Set(['wrong-value']);

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

const besideBroken: Told = ({ code, file, pointer }, { at }) =>
  beside[code]?.some(([member, steps]) => at(unfit, file, `${without(pointer, steps)}/${member}`)) === true;

/** The path that may be missing, as both problems of that write it. */
const missingPath = ({ code, message }: Problem): string | undefined =>
  code === 'unguarded' || code === 'maybe-missing'
    ? /(?:"|\{\{)([\w.-]+)(?:"|\}\}) may be /.exec(message)?.[1]
    : undefined;

/** Of a value that is shown and then used by the same widget, one test is what is missing. */
const usedAgain: Told = (problem, { of }) => {
  const path = problem.code === 'maybe-missing' ? missingPath(problem) : undefined;
  return (
    path !== undefined &&
    of('unguarded').some(
      (other) => missingPath(other) === path && isIn(problem, other.file, without(other.pointer)),
    )
  );
};

/** Of a parameter of the address that is not required, every use would say so: the first is enough. */
const sentAgain: Told = (problem, { first, of }) => {
  const path = problem.code === 'maybe-missing' ? missingPath(problem) : undefined;
  if (path?.startsWith('query.') !== true) return false;
  // A fragment reads the address of the screens that insert it.
  const isOfScreen =
    isFragment(problem) &&
    of('maybe-missing').some((other) => !isFragment(other) && missingPath(other) === path);
  return isOfScreen || first(nameOfMissing(problem)) !== problem;
};

const isFragment = ({ file }: Problem): boolean => file.startsWith('screens/fragments/');

/** A text is wrong in its locale file, however many screens show it. */
const shownAgain: Told = (problem, { first }) =>
  problem.message.startsWith('In the text ') && first(nameOfWords(problem)) !== problem;

/** What is wrong in a choice says better why its ways are the same. */
const chosenWrongly: Told = ({ code, file, pointer }, { errors }) =>
  code === 'same-outcome' && errors.some((other) => isIn(other, file, without(pointer)));

/** What a fragment has is wrong in it, whatever layouts insert it. */
const isOfFragment = ({ message }: Problem): boolean => / the fragment "[^"]*", which /.test(message);

/** One message for an empty list serves every place that repeats it; screens that share a name differ in one thing. */
const saidAgain: Told = (problem, { first }) =>
  (problem.code === 'missing-empty-state' && first(nameOfSaid(problem)) !== problem) ||
  (problem.code === 'not-for-promotion' &&
    isOfFragment(problem) &&
    first(nameOfWords(problem)) !== problem) ||
  (oncePerPlace.has(problem.code) && first(nameOfPlace(problem)) !== problem);

const oncePerPlace: ReadonlySet<Problem['code']> = new Set(['apart-kept', 'never-there', 'odd-unit']);

/** What is never reached, because its test is the wrong one, lacks nothing. */
const neverReached: Told = ({ code, file, pointer }, { at }) => {
  const tests = lacking.has(code) ? never : decided.has(code) ? hidden : undefined;
  if (tests === undefined) return false;
  for (let around = without(pointer); around !== ''; around = without(around))
    if (`${around}/if` !== pointer && at(tests, file, `${around}/if`)) return true;
  return false;
};

const lacking: ReadonlySet<Problem['code']> = new Set(['lost-value', 'unguarded', 'maybe-missing']);
/** Where there is nothing, every question about it is decided. */
const decided: ReadonlySet<Problem['code']> = new Set(['impossible-value', 'test-never', 'unfit-argument']);
const hidden: ReadonlySet<Problem['code']> = new Set(['never-there']);
const never: ReadonlySet<Problem['code']> = new Set(['test-never', 'never-there']);

const repeats: readonly Told[] = [
  inBroken,
  besideBroken,
  chosenWrongly,
  usedAgain,
  sentAgain,
  shownAgain,
  saidAgain,
  neverReached,
];

const nameOfMissing = (problem: Problem): string => `${problem.file} ${missingPath(problem) ?? ''}`;
const nameOfPlace = ({ code, file, pointer }: Problem): string => `${code} ${file} ${pointer}`;
const nameOfSaid = ({ code, file, message }: Problem): string => `${code} ${file} ${message}`;
const nameOfWords = ({ code, message }: Problem): string => `${code} ${message}`;

function indexed(problems: readonly Problem[]): Found {
  const byCode = new Map<Problem['code'], Problem[]>();
  const places = new Map<string, Set<Problem['code']>>();
  const firsts = new Map<string, Problem>();
  for (const problem of problems) {
    const { code, file, pointer } = problem;
    const same = byCode.get(code) ?? [];
    byCode.set(code, same);
    same.push(problem);
    const here = places.get(file + pointer) ?? new Set();
    places.set(file + pointer, here.add(code));
    for (const nameOf of [nameOfMissing, nameOfWords, nameOfSaid, nameOfPlace]) {
      const name = nameOf(problem);
      if (!firsts.has(name)) firsts.set(name, problem);
    }
  }
  return {
    of: (code) => byCode.get(code) ?? [],
    at: (codes, file, pointer) => [...(places.get(file + pointer) ?? [])].some((code) => codes.has(code)),
    errors: problems.filter(({ severity }) => severity === 'error'),
    first: (name) => firsts.get(name),
  };
}

export function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const found = indexed(problems);
  return problems.filter((each) => !repeats.some((isTold) => isTold(each, found)));
}
