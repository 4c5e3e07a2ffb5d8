/**
 * Tells of a test and of its members what is known before they run, with the reason. It must not know where tests stand.
 */
import type { Context, Project } from '../context.ts';
import type { Place } from '../document/document.ts';
import { short } from '../report/example.ts';
import type { Words } from '../report/whereabouts.ts';
import { opposite } from '../types/formula.ts';
import { formulaOf, judge, type Verdict } from '../types/judge.ts';
import { judgeMembers, partsOf, supportsAround } from '../types/members.ts';
import { excluding, reason } from '../types/reasons.ts';
import type { Scope } from '../types/scope.ts';
import { canHold } from '../types/solve.ts';

/** The language in which places are said: the one its authors write first. */
const wordsOf = ({ texts }: Project): Words => texts.get('locales/es.json') ?? new Map<string, string>();

export function judgeTest(test: unknown, place: Place, scope: Scope, { project }: Context): void {
  const { verdicts } = project;
  const formula = formulaOf(test, scope);
  const verdict = judge(test, scope);
  if (formula === undefined) return verdicts.test(place, verdict, () => ({ name: '' }));
  const supports = supportsAround(formula, scope);
  const texts = wordsOf(project);
  verdicts.test(place, verdict, () => {
    const outer = reason(verdict === 'never' ? formula : opposite(formula), supports, place, texts);
    if (outer !== undefined) return { name: '', detail: outer, of: 'around' };
    const detail = alone(test, verdict, place, scope);
    return detail === undefined ? { name: '' } : { name: '', detail };
  });
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
        (own === 'never' ? 'no value is like that' : 'every value is like that'),
    }));
  }
}

/** Why a test is decided by itself. */
function alone(test: unknown, verdict: Verdict, place: Place, scope: Scope): string | undefined {
  const parts = partsOf(test, place, scope);
  const sides =
    verdict === 'never' ? parts : parts.map((each) => ({ ...each, formula: opposite(each.formula) }));
  const decided = parts.length > 1 ? sides.find((each) => !canHold([each.formula])) : undefined;
  if (decided !== undefined) return `${short(decided.written)} alone decides it`;
  const pair = excluding(sides)
    ?.map(({ written }) => short(written))
    .join(' and ');
  if (pair === undefined) return undefined;
  return verdict === 'never' ? `${pair} exclude each other` : `${pair} leave nothing out`;
}
