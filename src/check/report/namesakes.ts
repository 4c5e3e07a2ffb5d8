/**
 * Tells once what one mistake leaves in many places: a name that is misspelt or gone where it is declared, a part whose texts nobody
 * uses any more. It must not know how problems are found.
 */
import type { Edit, Problem } from '../../lib/problem.ts';
import { reservedNames } from '../context.ts';
import { parentOf, partOf } from './parent.ts';

type Code = Problem['code'];

/** What is declared in the file itself, and what another file declares: there the name may be wrong for all. */
const own: ReadonlySet<Code> = new Set<Code>([
  'unknown-state',
  'unknown-query',
  'unknown-source',
  'unknown-root',
]);
const others: ReadonlySet<Code> = new Set<Code>(['unknown-fragment-parameter', 'undeclared-query']);

/** Nobody misspells a name twice: it is misspelt, or gone, where it is declared. What a list names may be out of place twice. */
const often = ({ code, file, facts }: Problem): number => {
  // What a fragment reads and no name is like was its parameter.
  const isOfFragment = file.startsWith('screens/fragments/') && facts.near === undefined;
  return code !== 'unknown-root' || (isOfFragment && !reservedNames.has(facts.name)) ? 2 : 3;
};
/** Nor so many names at once: what declares them is gone. Texts that nobody uses were used by one part. */
const many = ({ code }: Problem): number => (code === 'unused-text' ? 2 : 3);

/** The root of a path is what is unknown of it; whatever reads it. */
const unknownIn = ({ code, message }: Pick<Problem, 'code' | 'message'>): string =>
  code === 'unknown-root'
    ? (/reads ("[^"]+")/.exec(message)?.[1] ?? message.replace(/ is no .*$/, ''))
    : message.replace(/, which the fragment .* uses\.$/, '.');

/** What two problems of one name share. */
function nameOf(problem: Problem): string | undefined {
  const { code, file } = problem;
  if (own.has(code)) return `${code} ${file} ${unknownIn(problem)}`;
  if (others.has(code)) return `${code} ${unknownIn(problem)}`;
  return code === 'unkept-figure' ? `${code} ${problem.message}` : undefined;
}

/** What declares it: of a fragment the screen that inserts it. What is like another name is misspelt, and nobody declares the language's own. */
const declaring = ({ code, file, facts }: Problem): string | undefined =>
  own.has(code) &&
  [facts.near, facts.missing].every((each) => each === undefined) &&
  !reservedNames.has(facts.name)
    ? `${code} ${facts.screens ?? file}`
    : code === 'unused-text'
      ? code
      : undefined;

const inMore = (count: number): string => `${count} more ${count === 1 ? 'place' : 'places'}`;

/** What lacks each of several things at one place: the parameters of a way, the members of an entry. */
const together: ReadonlySet<Code> = new Set<Code>([
  'missing-query',
  'missing-prop',
  'unnamed-member',
  'missing-text',
]);
/** What would all be there with one test around it. */
const inOne: ReadonlySet<Code> = new Set<Code>(['maybe-missing', 'unguarded']);

/** What a part has that is none of its own. */
const ofPart: ReadonlySet<Code> = new Set<Code>([
  'unknown-prop',
  'unknown-parameter',
  'unknown-fragment-parameter',
]);

/** What one change mends of several. */
function mendedBy({ code, file, pointer, message, facts }: Problem): string | undefined {
  if (together.has(code)) return pointer === '' ? undefined : `${code} ${file} ${pointer}`;
  if (inOne.has(code)) return `${code} ${file} ${parentOf(pointer)}`;
  // One list is written without its quotes, or with them.
  if (code === 'impossible-value' && facts.wanted !== undefined && /\/\d+$/.test(pointer))
    return `${code} ${file} ${parentOf(pointer)}`;
  // A test that decides two others is the wrong one.
  if ((code === 'test-never' || code === 'test-always') && facts.of === 'around')
    return `decided ${file} ${facts.detail ?? ''}`;
  if (code === 'nothing-kept') return `${code} ${file}`;
  if (code === 'unfit-write') return `${code} ${facts.detail ?? ''}`;
  if (code === 'unasked-write') return `${code} ${facts.name} ${facts.of ?? ''} ${facts.detail ?? ''}`;
  if (code === 'unknown-figure') return `${code} ${facts.name}`;
  if (code === 'apart-figure') return `${code} ${facts.of ?? ''}`;
  return code === 'wrong-kind' ? `${code} ${file} ${message.replace(facts.name, '')}` : undefined;
}

/** Of several members that are not there the entries are others. */
const lackedOf = ({ code, message }: Problem): string | undefined =>
  code === 'unknown-data' ? `${code} ${/"([^"]+)" has no "/.exec(message)?.[1] ?? message}` : undefined;

/** Of one part nobody misspells a name twice: it is another where it is declared. */
const inOnePart = ({ code, file, pointer, facts, message }: Problem): string | undefined =>
  unknownNames.has(code)
    ? `${code} ${file}${partOf(pointer)} ${code === 'unknown-root' ? unknownIn({ code, message }) : facts.name}`
    : undefined;

const unknownNames: ReadonlySet<Code> = new Set<Code>(['unknown-root', 'unknown-data', 'unknown-config']);

/** Two values that stand each in the place of the other. */
const swapped = ({ code, file, pointer, facts: { name, near = '' } }: Problem): string | undefined =>
  code === 'wrong-kind' ? `${code} ${file}${parentOf(pointer)} ${[name, near].sort().join()}` : undefined;

/** What is told of one thing alone, by whatever names. */
const ofOne: ReadonlySet<Code> = new Set<Code>(['nothing-kept', 'unfit-write']);

/** Of a part of another kind than is meant no name is right. */
const foreign = ({ code, file, pointer, facts }: Problem): string | undefined =>
  ofPart.has(code) && facts.near === undefined ? `${code} ${file} ${parentOf(pointer)}` : undefined;

/** What the others lack, or where they stand, where it is the same. */
function sameOf(first: Problem, besides: readonly Problem[]): string {
  const name = ({ code, facts }: Problem): string => (ofOne.has(code) ? code : facts.name);
  const further = new Set(besides.map(name).filter((each) => each !== name(first)));
  return further.size === 0
    ? `So it is in ${inMore(besides.length)}.`
    : `The same is true of ${[...further].map((each) => (each.startsWith('{{') ? each : `"${each}"`)).join(', ')}.`;
}

/** The first of them, which mends those of its file and says how many there are. */
function asOne(first: Problem, all: readonly Problem[], rest: string): Problem {
  const edits = all.flatMap(({ file, fix }) => (file === first.file ? (fix?.edits ?? []) : []));
  return {
    ...first,
    remedy: `${first.remedy} ${rest}`,
    facts: { ...first.facts, more: String(all.length - 1) },
    ...(first.fix === undefined ? {} : { fix: { edits: apartFrom(edits) } }),
  };
}

/** One place is written once. */
const apartFrom = (edits: readonly Edit[]): readonly Edit[] =>
  edits.filter((edit, index) => edits.findIndex(({ offset }) => offset === edit.offset) === index);

interface Grouping {
  readonly by: (problem: Problem) => string | undefined;
  readonly from: (problem: Problem) => number;
  readonly rest: (besides: readonly Problem[], first: Problem) => string;
}

const groupings: readonly Grouping[] = [
  {
    by: nameOf,
    from: often,
    rest: (besides, { code }) =>
      code === 'unkept-figure'
        ? `So it is in ${inMore(besides.length)}.`
        : `The same name stands in ${inMore(besides.length)}: if it is right, declare it so.`,
  },
  { by: foreign, from: () => 3, rest: (besides, first) => sameOf(first, besides) },
  { by: inOnePart, from: () => 2, rest: (besides, first) => sameOf(first, besides) },
  {
    by: swapped,
    from: () => 2,
    rest: ([other]) => `It and ${other?.facts.name ?? 'the other'} stand each in the place of the other.`,
  },
  {
    by: lackedOf,
    from: () => 3,
    rest: (besides, first) => `${sameOf(first, besides)} If another list was meant, name that one.`,
  },
  { by: mendedBy, from: () => 2, rest: (besides, first) => sameOf(first, besides) },
  {
    by: declaring,
    from: many,
    rest: (besides) => `The same is true of ${besides.map(({ facts }) => `"${facts.name}"`).join(', ')}.`,
  },
];

function grouped(problems: readonly Problem[], { by, from, rest }: Grouping): readonly Problem[] {
  const groups = new Map<string | undefined, Problem[]>();
  for (const problem of problems) {
    const name = by(problem);
    const all = groups.get(name) ?? [];
    groups.set(name, all);
    all.push(problem);
  }
  return problems.flatMap((problem) => {
    const name = by(problem);
    const all = groups.get(name) ?? [];
    if (name === undefined || all.length < from(problem)) return [problem];
    return all[0] === problem ? [asOne(problem, all, rest(all.slice(1), problem))] : [];
  });
}

/** `problems`: in order, so that the first of a name is the one that stands first. */
export const withoutNamesakes = (problems: readonly Problem[]): readonly Problem[] =>
  groupings.reduce(grouped, problems);
