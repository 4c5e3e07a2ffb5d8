/**
 * Tells a name that is misspelt or gone where it is declared once, however many places have it. It must not know how problems are
 * found.
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

/** Nobody misspells a name so often: it is misspelt, or gone, where it is declared. */
const often = 3;

/** The root of a path is what is unknown of it; whatever reads it. */
const unknownIn = ({ code, message }: Problem): string =>
  code === 'unknown-root'
    ? (/reads ("[^"]+")/.exec(message)?.[1] ?? message.replace(/ is no .*$/, ''))
    : message.replace(/, which the fragment .* uses\.$/, '.');

function nameOf(problem: Problem): string | undefined {
  const { code, file } = problem;
  if (own.has(code)) return `${code} ${file} ${unknownIn(problem)}`;
  return others.has(code) ? `${code} ${unknownIn(problem)}` : undefined;
}

/** The first of them, which mends those of its file and says how many there are. */
function together(first: Problem, all: readonly Problem[]): Problem {
  const edits = all.flatMap(({ file, fix }) => (file === first.file ? (fix?.edits ?? []) : []));
  return {
    ...first,
    remedy: `${first.remedy} The same name stands in ${all.length - 1} more places: if it is right, declare it so.`,
    ...(first.fix === undefined ? {} : { fix: { edits } }),
  };
}

/** `problems`: in order, so that the first of a name is the one that stands first. */
export function withoutNamesakes(problems: readonly Problem[]): readonly Problem[] {
  const named = new Map<string | undefined, Problem[]>();
  for (const problem of problems) {
    const name = nameOf(problem);
    const all = named.get(name) ?? [];
    named.set(name, all);
    all.push(problem);
  }
  return problems.flatMap((problem) => {
    const name = nameOf(problem);
    const all = named.get(name) ?? [];
    if (name === undefined || all.length < often) return [problem];
    return all[0] === problem ? [together(problem, all)] : [];
  });
}
