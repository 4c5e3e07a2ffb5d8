/**
 * What can be said of the members of a test: those that change nothing where they stand, and values that cannot be there. A
 * member is idle where the others and the tests around decide it already. It must not know how this is told.
 */
import type { Json } from '../../model/json.ts';
import { testMembers } from '../../lib/presence.ts';
import { inside, isList, isObject, nameFrom, type Place } from '../document/document.ts';
import { opposite, type Assumption, type Condition, type Formula } from './formula.ts';
import { assumedOf, formulaOf, valuesOf, type Verdict } from './judge.ts';
import type { Scope } from './scope.ts';
import { canHold } from './solve.ts';

/** What decides it: another member, or a test around it. */
export interface Support extends Assumption {
  /** It stands in the same test. */
  readonly beside: boolean;
}

export interface Judged {
  readonly place: Place;
  readonly verdict: Verdict;
  /** The member as it is written. */
  readonly written: unknown;
  /** What it says, as it holds or fails: of one that never holds itself, of one that always does the opposite. */
  readonly formula: Formula;
  readonly supports: readonly Support[];
}

interface Member {
  readonly place: Place;
  readonly written: unknown;
  readonly formula: Formula;
}

const joints = ['all', 'any'] as const;

/** The members of a test, and how they are joined. */
function membersOf(
  test: Readonly<Record<string, unknown>>,
  place: Place,
  scope: Scope,
): { readonly kind: 'all' | 'any'; readonly members: readonly Member[] } {
  const made = (written: unknown, at: Place): readonly Member[] => {
    const formula = formulaOf(written, scope);
    return formula === undefined ? [] : [{ place: at, written, formula }];
  };
  const joint = joints.find((name) => isList(test[name]));
  const parts = joint === undefined ? undefined : test[joint];
  if (joint !== undefined && isList(parts))
    return { kind: joint, members: parts.flatMap((part, index) => made(part, inside(place, joint, index))) };
  const members = testMembers(test).flatMap(({ path, condition, at }) =>
    made(at[0] === 'some' ? { some: path } : { [path]: condition }, inside(place, ...at)),
  );
  return { kind: 'all', members };
}

/** The members of the test that it is, or that it negates. */
export function partsOf(test: unknown, place: Place, scope: Scope): readonly Member[] {
  if (!isObject(test)) return [];
  if (isObject(test['not'])) return partsOf(test['not'], inside(place, 'not'), scope);
  return membersOf(test, place, scope).members;
}

/**
 * Each member of a test and what is certain of it; `around`: what is certain where the test stands, of which some data is like
 * all of it: where nothing can be, every member would be idle.
 */
export function judgeMembers(
  test: unknown,
  place: Place,
  scope: Scope,
  around: readonly Support[],
): readonly Judged[] {
  if (!isObject(test)) return [];
  if (isObject(test['not'])) return judgeMembers(test['not'], inside(place, 'not'), scope, around);
  const { kind, members } = membersOf(test, place, scope);
  const found: Judged[] = [];
  let kept = members;
  // Of two that say the same the first is kept.
  for (const member of [...members].reverse()) {
    const others = kept.filter((each) => each !== member).map((each) => supportOf(each, kind));
    const supports = [...others, ...around];
    const formula = kind === 'all' ? opposite(member.formula) : member.formula;
    const isIdle =
      members.length > 1 && !isGiven(member.formula) && !canHold([...formulasOf(supports), formula]);
    const verdict = kind === 'all' ? 'always' : 'never';
    // What is asked of a part asks for the whole as well; to say so first is clearer, and no mistake.
    const isSaidFirst =
      kind === 'all' && isWholeOf(member, members) && canHold([...formulasOf(around), formula]);
    found.push({ ...member, formula, supports, verdict: isIdle && !isSaidFirst ? verdict : 'sometimes' });
    if (isIdle) kept = kept.filter((each) => each !== member);
    else found.push(...inner(member, scope, supports));
  }
  return found;
}

/** It asks whether something is there of which another member asks for a part. */
const isWholeOf = ({ written }: Member, members: readonly Member[]): boolean =>
  isObject(written) &&
  typeof written['some'] === 'string' &&
  members.some(({ written: other }) => asksOfPart(other, `${nameFrom(written['some'])}.`));

const asksOfPart = (test: unknown, whole: string): boolean =>
  isObject(test) && testMembers(test).some(({ path, at }) => at[0] !== 'some' && path.startsWith(whole));

/** Of what a fragment is given it says more than one use can show. */
const isGiven = (formula: Formula): boolean =>
  formula.kind === 'condition' ? formula.steps[0]?.given === true : formula.parts.every(isGiven);

/** Of members that all hold each may rely on the others; of any of them, that the others do not. */
const supportOf = ({ formula, place }: Member, kind: 'all' | 'any'): Support => ({
  formula: kind === 'all' ? formula : opposite(formula),
  held: kind === 'all',
  place,
  beside: true,
});

const formulasOf = (supports: readonly Support[]): readonly Formula[] =>
  supports.map(({ formula }) => formula);

function inner(
  { written, place, formula }: Member,
  scope: Scope,
  supports: readonly Support[],
): readonly Judged[] {
  const condition = conditionIn(formula);
  if (condition === undefined) return judgeMembers(written, place, scope, supports);
  return judgeValues(condition, place, supports);
}

/** The only condition of a member. */
export function conditionIn(formula: Formula): Condition | undefined {
  if (formula.kind === 'condition') return formula;
  const [only, second] = formula.parts;
  return only === undefined || second !== undefined ? undefined : conditionIn(only);
}

/** Values of a list that are there twice, or cannot be here. */
function judgeValues(condition: Condition, place: Place, supports: readonly Support[]): readonly Judged[] {
  const { condition: written } = condition;
  const values = isList(written) || (isObject(written) && isList(written['enum'])) ? valuesOf(written) : [];
  const at = isList(written) ? place : inside(place, 'enum');
  return (values ?? []).map((value, index): Judged => {
    const formula: Condition = { ...condition, held: true, condition: { const: value } };
    const before = twin(value, index, values ?? [], condition, at);
    const isIdle = before.length > 0 || !canHold([...formulasOf(supports), formula]);
    return {
      place: inside(at, index),
      verdict: isIdle ? 'never' : 'sometimes',
      written: value,
      formula,
      supports: [...before, ...supports],
    };
  });
}

/** The same value earlier in the list. */
function twin(
  value: Json,
  index: number,
  values: readonly Json[],
  condition: Condition,
  at: Place,
): readonly Support[] {
  const first = values.indexOf(value);
  if (first === index) return [];
  const formula: Condition = { ...condition, held: false, condition: { const: value } };
  return [{ formula, held: false, place: inside(at, first), beside: true }];
}

/** What is certain where a test stands, innermost first. */
export const supportsAround = (formula: Formula, scope: Scope): readonly Support[] =>
  [...assumedOf(formula, scope)].reverse().map((each) => ({ ...each, beside: false }));
