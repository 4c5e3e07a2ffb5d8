/**
 * Leaves out what only follows from a name that is misspelt or gone: what nobody can know without it is not told. It must not
 * know how problems are found.
 */
import type { Problem } from '../../lib/problem.ts';

type Code = Problem['code'];

/** The members in which it is lacking: one of them stands there misspelt. */
const lackedIn: { readonly [code in Code]?: readonly string[] } = {
  'missing-call-parameter': ['send'],
  'missing-fragment-parameter': ['with'],
  'missing-query': ['query', 'pass'],
};

/** The part of a file in which the name is declared: it stands there misspelt. */
const declaredIn: { readonly [code in Code]?: readonly string[] } = {
  'unknown-state': ['state'],
  'unknown-query': ['query'],
  'unknown-source': ['data'],
  'unknown-dialog': ['dialogs'],
  'unknown-root': ['data', 'pick', 'params'],
};

const misspelt: ReadonlySet<Code> = new Set<Code>(['unknown-prop', 'unknown-key', 'unknown-parameter']);

/** Nobody knows where such a part leads. */
const strange: ReadonlySet<Code> = new Set<Code>(['unknown-widget', 'unknown-action', 'unknown-fragment']);

const around = (pointer: string): string => pointer.replace(/\/[^/]*$/, '');

/** The name that an unknown one was meant to be. */
const meantBy = ({ remedy }: Problem): string | undefined =>
  /^(?:Did you mean|Write) "([^"]+)"/.exec(remedy)?.[1];

/** The last name in the message, which is what it is about. */
const lastName = ({ message }: Problem): string => [...message.matchAll(/"([^"]+)"/g)].at(-1)?.[1] ?? '';
const firstName = ({ message }: Problem): string => /"([^"]+)"/.exec(message)?.[1] ?? '';

export function withoutConsequences(problems: readonly Problem[]): readonly Problem[] {
  const of = (codes: ReadonlySet<Code>): readonly Problem[] => problems.filter(({ code }) => codes.has(code));
  const meant = new Set(
    of(misspelt).map((each) => `${each.file}${around(each.pointer)}/${meantBy(each) ?? ''}`),
  );
  const texts = new Set(of(new Set(['missing-text'])).map((each) => `${each.file} ${meantBy(each) ?? ''}`));
  const documents = new Set(of(new Set(['bad-document'])).map(({ file, pointer }) => file + pointer));
  const parameters = new Set(
    of(new Set(['unknown-query'])).flatMap((each) => [firstName(each), meantBy(each) ?? '']),
  );
  const unknown = of(strange);
  return problems.filter((problem) => {
    const { code, file, pointer } = problem;
    if (lackedIn[code]?.some((member) => meant.has(`${file}${around(pointer)}/${member}`)) === true)
      return false;
    if (declaredIn[code]?.some((section) => meant.has(`${file}/${section}`)) === true) return false;
    if (code === 'document-differs') return !documents.has(file + pointer);
    if (code === 'dead-end') return !unknown.some((each) => each.file === file);
    if (code === 'silent-failure')
      return !unknown.some((each) => each.file === file && each.pointer.startsWith(`${pointer}/`));
    if (code === 'undeclared-query' || code === 'missing-query') return !parameters.has(lastName(problem));
    return code !== 'missing-text' || pointer !== '' || !texts.has(`${file} ${firstName(problem)}`);
  });
}
