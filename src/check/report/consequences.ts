/**
 * Leaves out what only follows from a name that is misspelt or gone: what nobody can know without it is not told. It must not
 * know how problems are found.
 */
import { problems, type Problem } from '../../lib/problem.ts';
import { parentOf } from './parent.ts';

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
  'unknown-root': ['data', 'pick', 'params', 'values'],
};

const misspelt: ReadonlySet<Code> = new Set<Code>(['unknown-prop', 'unknown-key', 'unknown-parameter']);

/** Without its routes nobody knows which of these a screen has, or what they would have given it. */
const ofRoutes: ReadonlySet<Code> = new Set<Code>(['unknown-route', 'unreachable-screen', 'unread-document']);
const ofOwnRoutes: ReadonlySet<Code> = new Set<Code>([
  'foreign-route',
  'unknown-route-value',
  'other-side',
  'promotion-only',
]);
const opening = (sentence: string): string => /^[^"]*/.exec(sentence)?.[0] ?? '';
const unknownRoute = opening(problems['unknown-route'].message({ name: '' }));

/** The name that an unknown one was meant to be. */
const meantBy = ({ remedy }: Problem): string | undefined =>
  /^(?:Did you mean|Write) "([^"]+)"/.exec(remedy)?.[1];

/** The last name in the message, which is what it is about. */
const lastName = ({ message }: Problem): string => [...message.matchAll(/"([^"]+)"/g)].at(-1)?.[1] ?? '';
const firstName = ({ message }: Problem): string => /"([^"]+)"/.exec(message)?.[1] ?? '';

export function withoutConsequences(found: readonly Problem[]): readonly Problem[] {
  const of = (codes: ReadonlySet<Code>): readonly Problem[] => found.filter(({ code }) => codes.has(code));
  const meant = new Set(
    of(misspelt).map((each) => `${each.file}${parentOf(each.pointer)}/${meantBy(each) ?? ''}`),
  );
  const texts = new Set(of(new Set(['missing-text'])).map((each) => `${each.file} ${meantBy(each) ?? ''}`));
  const parameters = new Set(
    of(new Set(['unknown-query'])).flatMap((each) => [firstName(each), meantBy(each) ?? '']),
  );
  const routeless = new Set(
    found.flatMap(({ code, file, pointer }) => {
      const isLost =
        code === 'missing-route' || (code === 'wrong-value' && /^\/routes(?:\/|$)/.test(pointer));
      return isLost || meant.has(`${file}/routes`) ? [file] : [];
    }),
  );
  return found.filter((problem) => {
    const { code, file, pointer } = problem;
    if (lackedIn[code]?.some((member) => meant.has(`${file}${parentOf(pointer)}/${member}`)) === true)
      return false;
    if (routeless.size > 0 && (ofRoutes.has(code) || problem.message.includes(unknownRoute))) return false;
    if (routeless.has(file) && ofOwnRoutes.has(code)) return false;
    if (declaredIn[code]?.some((section) => meant.has(`${file}/${section}`)) === true) return false;
    if (code === 'undeclared-query' || code === 'missing-query') return !parameters.has(lastName(problem));
    return code !== 'missing-text' || pointer !== '' || !texts.has(`${file} ${firstName(problem)}`);
  });
}
