/**
 * Checks the rules of a field against one another and against what the field takes: each can be kept, and can be broken. It must
 * not know any widget.
 */
import { patternTag } from '../../lib/rule-pattern.ts';
import type { Context } from '../context.ts';
import { inside, isList, isObject, type Place } from '../document/document.ts';
import { short } from '../report/example.ts';
import { opposite, type Condition, type Formula } from '../types/formula.ts';
import { canHold } from '../types/solve.ts';
import { mayBe, type Type } from '../types/type.ts';

/** A rule's test as a condition on the value; the name of a form is short for it. */
const conditionOf = (test: unknown, type: Type): Condition => ({
  kind: 'condition',
  steps: [{ path: 'value', type }],
  condition: typeof test === 'string' ? { format: test } : test,
  held: true,
});

/** What the field takes, in words. */
function taken({ length }: Type): string {
  const what = length?.digits === true ? 'digits' : 'characters';
  if (length === undefined) return 'the field';
  return Number.isFinite(length.most)
    ? `the field, which takes at most ${length.most} ${what}`
    : `the field, which takes ${what} only`;
}

/** `type` is what the field can hold. */
export function checkRuleSet(rules: unknown, type: Type, place: Place, { report }: Context): void {
  // A rule about a value of another kind is told as that.
  if (!isList(rules) || !mayBe(type, 'text')) return;
  const tests = rules.map((rule) => (isObject(rule) ? rule['test'] : undefined));
  const before: { readonly formula: Formula; readonly test: unknown }[] = [];
  for (const [index, test] of tests.entries()) {
    // What a pattern in the data asks, only the data knows.
    if (test === undefined || patternTag(test) !== undefined) continue;
    // One that nothing can keep says nothing of the others.
    const at = inside(place, index, 'test');
    const formula = conditionOf(test, type);
    const other = before.find((each) => !canHold([each.formula, formula]));
    const said = before.find((each) => !canHold([each.formula, opposite(formula)]));
    const args = { name: short(test) };
    if (!canHold([{ ...formula, steps: [{ path: 'value', type: anyLength(type) }] }]))
      report(at, 'unfit-rule', { ...args, of: 'itself' });
    else if (!canHold([formula])) report(at, 'unfit-rule', { ...args, of: taken(type) });
    else if (other !== undefined)
      report(at, 'unfit-rule', { ...args, of: `the rule ${short(other.test)} before it` });
    else if (!canHold([opposite(formula)])) report(at, 'idle-rule', { ...args, of: taken(type) });
    else if (said !== undefined)
      report(at, 'idle-rule', { ...args, of: `the rule ${short(said.test)} before it` });
    if (canHold([formula])) before.push({ formula, test });
  }
}

const anyLength = (type: Type): Type => ({ ...type, length: undefined });
