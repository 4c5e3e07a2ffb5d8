/** Remembers which tests, actions and texts of definitions were met while cases ran. It must not know any screen. */
import type { Expression } from '../../../src/engine/expression.ts';
import type { Plan } from '../../../src/engine/plan.ts';
import { withoutMarks } from '../marked-texts.ts';
import { walkPlan, type Source, type Spot, type Visitor } from './walk.ts';

/** Something that can be met; a test has two outcomes to be met. */
export interface Met {
  readonly kind: 'test' | 'action' | 'text';
  readonly file: string;
  readonly pointer: Spot['pointer'];
  /** What stands there. */
  readonly value: unknown;
  /** `true` and `false` for a test, `ran` for an action, `shown` for a text. */
  readonly outcomes: Map<string, boolean>;
}

export interface Recorder {
  readonly met: ReadonlyMap<string, Met>;
  /** Takes up what a plan holds, without watching it. */
  register(plan: Plan, source: Source): void;
  /** Watches a plan while it is used. */
  watch(plan: Plan, source: Source): void;
  /** What a person was told since the last time. Texts that were made ready and are among it have been shown. */
  told(text: string): void;
}

const tidy = (text: string): string => withoutMarks(text).replace(/\s+/g, ' ').trim();

const valueAt = (value: unknown, path: Spot['pointer']): unknown =>
  path.reduce(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[name]
        : undefined,
    value,
  );

/** Whether the fixed words of a text are told in their order. */
function isTold(template: string, told: string): boolean {
  const words = template.split(/\{\{[^}]*\}\}/).map(tidy);
  let from = 0;
  for (const part of words) {
    const found = told.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return words.some((part) => part !== '');
}

export function createRecorder(textsOf: (key: string) => readonly string[]): Recorder {
  const met = new Map<string, Met>();
  /** Values of texts since they were last looked for; for what a fragment is given, its words. */
  const ready = new Map<Met, Set<string>>();
  const given = new Map<Met, readonly string[]>();

  function take(kind: Met['kind'], { file, pointer, value }: Spot, outcomes: readonly string[]): Met {
    const name = `${file}#${pointer.join('/')}#${kind}`;
    let known = met.get(name);
    if (known === undefined) {
      known = { kind, file, pointer, value, outcomes: new Map(outcomes.map((one) => [one, false])) };
      met.set(name, known);
    }
    return known;
  }

  const registering: Visitor = {
    test: (spot) => void take('test', spot, ['true', 'false']),
    rule: (spot) => void take('test', spot, ['true', 'false']),
    action: (spot) => void take('action', spot, ['ran']),
    text: (spot) => void take('text', spot, ['shown']),
  };

  /** The plan is data that only this page holds: what it hears is put into it. */
  const watching: Visitor = {
    test(spot, test) {
      const { outcomes } = take('test', spot, ['true', 'false']);
      const evaluate = test.evaluate.bind(test);
      Object.assign(test, {
        evaluate(read: Parameters<typeof evaluate>[0]) {
          const result = evaluate(read);
          outcomes.set(String(result), true);
          return result;
        },
      });
    },
    rule(spot, rule) {
      const { outcomes } = take('test', spot, ['true', 'false']);
      const { check } = rule;
      Object.assign(rule, {
        check(...given: Parameters<typeof check>) {
          const result = check(...given);
          outcomes.set(String(result), true);
          return result;
        },
      });
    },
    action(spot, step) {
      const { outcomes } = take('action', spot, ['ran']);
      const { action } = step;
      // Its name is asked for when its test has held and its turn has come.
      Object.defineProperty(step, 'action', {
        get() {
          outcomes.set('ran', true);
          return action;
        },
      });
    },
    text(spot, key, expression, inside) {
      const one = take('text', spot, ['shown']);
      if (expression === undefined) given.set(one, textsOf(key));
      else watchText(one, expression, inside);
    },
  };

  function watchText(one: Met, expression: Expression, inside: Spot['pointer']): void {
    const evaluate = expression.evaluate.bind(expression);
    Object.assign(expression, {
      evaluate(read: Parameters<typeof evaluate>[0]) {
        const result = evaluate(read);
        const text = valueAt(result, inside);
        if (one.outcomes.get('shown') === false && typeof text === 'string' && tidy(text) !== '') {
          const values = ready.get(one) ?? new Set();
          ready.set(one, values.add(tidy(text)));
        }
        return result;
      },
    });
  }

  return {
    met,
    register: (plan, source) => walkPlan(plan, source, registering),
    watch: (plan, source) => walkPlan(plan, source, watching),
    told(text) {
      const all = tidy(text);
      for (const [one, values] of ready)
        if ([...values].some((value) => all.includes(value))) {
          one.outcomes.set('shown', true);
          ready.delete(one);
        }
      for (const [one, templates] of given)
        if (templates.some((template) => isTold(template, all))) {
          one.outcomes.set('shown', true);
          given.delete(one);
        }
    },
  };
}
