/**
 * Compiles the rules of a field. A pattern that is one tag is read when the rule is tried, so that a brand's own form of a number
 * is a setting. It must not know how a field looks, nor when its rules run.
 */
import type { NodeDefinition } from '../model/definition.ts';
import { patternTag, withoutPattern } from '../lib/rule-pattern.ts';
import { compileRule, compileSchema } from '../lib/test.ts';
import { compileString } from './compile-expression.ts';
import { listOf } from './normalise.ts';
import type { RulePlan } from './plan.ts';
import type { Scope } from './scope.ts';
import type { Workshop } from './workshop.ts';

interface RuleDefinition {
  readonly test: unknown;
  readonly message: string;
}

export function compileRules(
  node: NodeDefinition,
  scope: Scope,
  shop: Workshop,
  place: string,
): readonly RulePlan[] {
  if (typeof node['bind'] !== 'string') return [];
  const given = listOf(node['rules'] as RuleDefinition | readonly RuleDefinition[] | undefined);
  return given.flatMap(({ test, message }) => {
    const check = compileRule(withoutPattern(test));
    if (check.ok) {
      const isLike = likeTag(test, scope, shop, place);
      return [
        {
          check: (value, read) => check.value(value) && isLike(value, read),
          refusesEmpty: !check.value(''),
          message: compileString(message, scope, shop),
        },
      ];
    }
    shop.problem('bad-definition', place, `rule ${check.error.text}`);
    return [];
  });
}

/** Whether a value is like the pattern that stands behind the tag; one that cannot be read is reported and asks nothing. */
function likeTag(test: unknown, scope: Scope, shop: Workshop, place: string): RulePlan['check'] {
  const tag = patternTag(test);
  if (tag === undefined) return () => true;
  const expression = compileString(tag, scope, shop);
  return (value, read) => {
    const check = compileSchema({ pattern: expression.evaluate(read) });
    if (!check.ok) shop.problem('bad-definition', place, `rule ${tag}`);
    return !check.ok || check.value(value);
  };
}
