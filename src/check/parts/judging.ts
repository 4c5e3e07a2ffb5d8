/**
 * Tells of a test and of its members what is known before they run, with the reason. It must not know where tests stand.
 */
import type { Path } from '../../lib/path.ts';
import { testMembers } from '../../lib/presence.ts';
import type { Context, Project } from '../context.ts';
import { inside, isObject, lineOf, type Place } from '../document/document.ts';
import { short } from '../report/example.ts';
import type { Words } from '../report/whereabouts.ts';
import { opposite, pathsOf } from '../types/formula.ts';
import { formulaOf, judge, valuesOf, type Verdict } from '../types/judge.ts';
import { conditionIn, judgeMembers, partsOf, supportsAround } from '../types/members.ts';
import { apart, conflicting, reason } from '../types/reasons.ts';
import type { Scope } from '../types/scope.ts';
import { canHold } from '../types/solve.ts';

/** The language in which places are said: the one its authors write first. */
const wordsOf = ({ texts }: Project): Words => texts.get('locales/es.json') ?? new Map<string, string>();

export function judgeTest(test: unknown, place: Place, scope: Scope, { project }: Context): void {
  const { verdicts } = project;
  const formula = formulaOf(test, scope);
  const verdict = judge(test, scope);
  // A use of a fragment where nobody comes says nothing of the others.
  if (verdict === 'nowhere') return;
  if (formula === undefined) return verdicts.test(place, verdict, () => [place, { name: '' }]);
  const supports = supportsAround(formula, scope);
  const texts = wordsOf(project);
  verdicts.test(place, verdict, () => {
    const outer = reason(verdict === 'never' ? formula : opposite(formula), supports, place, texts);
    if (outer !== undefined) return [place, { name: '', detail: outer, of: 'around' }];
    const decided = decidedAlone(test, verdict, place, scope);
    const detail = alone(test, verdict, place, scope);
    const of = decided !== undefined && apart(decided.written) === undefined ? { of: 'alone' } : {};
    return [decided?.place ?? place, detail === undefined ? { name: '' } : { name: '', detail, ...of }];
  });
  judgeCover(test, place, scope, verdict, { verdicts });
  for (const each of judgeMembers(test, place, scope, supports)) {
    const { written, formula: asked, place: at } = each;
    const own = each.verdict;
    // Where the whole is decided, its members have nothing more to say.
    verdicts.note('idle-member', at, verdict === 'sometimes' && own !== 'sometimes', () => ({
      name: short(written),
      of: own,
      detail:
        reason(asked, each.supports, at, texts) ??
        alone(written, own, at, scope) ??
        'it is decided by what the values can be',
    }));
  }
}

/** Alternatives that together leave out nothing that is there: they ask whether it is there, and no more. */
function judgeCover(
  test: unknown,
  place: Place,
  scope: Scope,
  verdict: Verdict,
  { verdicts }: Pick<Project, 'verdicts'>,
): void {
  const parts = isObject(test) && Array.isArray(test['any']) ? partsOf(test, place, scope) : [];
  const paths = new Set(parts.flatMap(({ formula }) => pathsOf(formula)));
  const [path] = parts.flatMap(({ written }) => (isObject(written) ? testMembers(written) : []));
  // Values that are told apart one by one may be all that are known, and be meant as these.
  const isListed = parts.every(({ written }) =>
    Object.values(isObject(written) ? written : {}).every((asked) => valuesOf(asked) !== undefined),
  );
  if (path === undefined || paths.size !== 1 || joints.has(path.path) || isListed) return;
  const formula = formulaOf(test, scope);
  const there = formulaOf({ [path.path]: {} }, scope);
  if (formula === undefined || there === undefined) return;
  const around = supportsAround(formula, scope).map((each) => each.formula);
  const isSo = verdict === 'sometimes' && !canHold([...around, there, opposite(formula)]);
  verdicts.note('idle-member', inside(place, 'any'), isSo, () => ({
    name: '"any"',
    of: 'always',
    detail: `all that "${path.path}" can be is one of these`,
  }));
}

/** The members of a test, each as it would have to be for the test to be otherwise. */
const sidesOf = (test: unknown, verdict: Verdict, place: Place, scope: Scope) =>
  partsOf(test, place, scope).map((each) =>
    verdict === 'never' ? each : { ...each, formula: opposite(each.formula) },
  );

/** The one member of several that decides the test, however the others are. */
function decidedAlone(test: unknown, verdict: Verdict, place: Place, scope: Scope) {
  const sides = sidesOf(test, verdict, place, scope);
  return sides.length > 1 ? sides.find((each) => !canHold([each.formula])) : undefined;
}

/** Why a test is decided by itself. */
function alone(test: unknown, verdict: Verdict, place: Place, scope: Scope): string | undefined {
  const decided = decidedAlone(test, verdict, place, scope);
  const bounds = apart(decided?.written ?? test);
  if (bounds !== undefined) return bounds;
  if (decided !== undefined) return `${short(decided.written)} alone decides it`;
  const sides = conflicting(sidesOf(test, verdict, place, scope));
  if (sides === undefined || sides.length < 2) return bySchema(test, verdict, scope);
  const all = sides.map((each) => `${short(each.written)} (${lineOf(each.place)})`);
  const together = `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
  return `${together} ${verdict === 'never' ? 'exclude each other' : 'leave nothing out'}`;
}

/** A path under `some` that is there whenever its source is: the test asks only whether that is loaded. */
export function judgeWaiting(path: Path, place: Place, scope: Scope, { project }: Context): void {
  const name = path.join('.');
  const formula = formulaOf({ some: name }, scope);
  const source = formula === undefined ? undefined : conditionIn(formula)?.steps[0];
  const [root = ''] = path;
  if (formula === undefined || source === undefined || path.length < 2) return;
  const around = supportsAround(formula, scope).map((each) => each.formula);
  const loaded = formulaOf({ some: root }, scope) ?? formula;
  // One that is decided here anyway is told as that.
  const waits = scope.names.get(root)?.loads === true && canHold([...around, opposite(formula)]);
  const isSo = waits && !canHold([...around, loaded, opposite(formula)]);
  project.verdicts.note('only-waits', place, isSo, () => ({ name, of: root }));
}

const joints: ReadonlySet<string> = new Set(['any', 'all', 'not']);

/** It asks of one value what its schema, its declaration or its own words decide. */
function bySchema(test: unknown, verdict: Verdict, scope: Scope): string | undefined {
  const [member, second] = isObject(test) && formulaOf(test, scope) !== undefined ? testMembers(test) : [];
  const path = member?.path;
  if (path === undefined || second !== undefined || joints.has(path)) return undefined;
  return verdict === 'never' ? `no value of "${path}" is like that` : `"${path}" is always like that`;
}
