/**
 * Tells once what one mistake leaves in many places: a name that is misspelt or gone where it is declared, a part whose texts nobody
 * uses any more. It must not know how problems are found.
 */
import type { Problem } from '../../lib/problem.ts';

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
const often = ({ code }: Problem): number => (code === 'unknown-root' ? 3 : 2);
/** Nor so many names at once: what declares them is gone. Texts that nobody uses were used by one part. */
const many = ({ code }: Problem): number => (code === 'unused-text' ? 2 : 3);

/** The root of a path is what is unknown of it; whatever reads it. */
const unknownIn = ({ code, message }: Problem): string =>
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

/** What declares it: of a fragment the screen that inserts it. */
function declaring({ code, file, facts }: Problem): string | undefined {
  if (code === 'unused-text') return code;
  // One that is near another is misspelt; a root may be of a list, of an event, of nothing.
  const isLost = own.has(code) && code !== 'unknown-root' && facts.near === undefined;
  return isLost ? `${code} ${facts.screens ?? file}` : undefined;
}

const inMore = (count: number): string => `${count} more ${count === 1 ? 'place' : 'places'}`;

/** The first of them, which mends those of its file and says how many there are. */
function together(first: Problem, all: readonly Problem[], rest: string): Problem {
  const edits = all.flatMap(({ file, fix }) => (file === first.file ? (fix?.edits ?? []) : []));
  return {
    ...first,
    remedy: `${first.remedy} ${rest}`,
    facts: { ...first.facts, more: String(all.length - 1) },
    ...(first.fix === undefined ? {} : { fix: { edits } }),
  };
}

interface Grouping {
  readonly by: (problem: Problem) => string | undefined;
  readonly from: (problem: Problem) => number;
  readonly rest: (besides: readonly Problem[]) => string;
}

const groupings: readonly Grouping[] = [
  {
    by: nameOf,
    from: often,
    rest: (besides) => `The same name stands in ${inMore(besides.length)}: if it is right, declare it so.`,
  },
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
    return all[0] === problem ? [together(problem, all, rest(all.slice(1)))] : [];
  });
}

/** `problems`: in order, so that the first of a name is the one that stands first. */
export const withoutNamesakes = (problems: readonly Problem[]): readonly Problem[] =>
  groupings.reduce(grouped, problems);
