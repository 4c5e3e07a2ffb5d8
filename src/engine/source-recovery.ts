/**
 * Which sources of a screen are asked again after a failure: by a person, or because the network is there again. It must not
 * know how one is asked.
 */
import type { SourcePlan } from './plan.ts';
import type { SourceStates } from './source-status.ts';

export interface Recovery {
  /** This source, and those it needs or that need it and failed too. */
  retry(name: string): Promise<void>;
  /** What failed for want of the network, where asking twice is harmless. */
  recover(): Promise<void>;
}

export interface RecoverySetting {
  readonly states: SourceStates;
  /** Loads them as if they had never been asked for. */
  readonly anew: (failed: readonly SourcePlan[]) => Promise<void>;
  /** Whether a write is under way. */
  readonly writing: () => boolean;
}

export function createRecovery(plans: ReadonlyMap<string, SourcePlan>, setting: RecoverySetting): Recovery {
  const { states, anew, writing } = setting;
  const needs: Ways = new Map([...plans].map(([name, plan]) => [name, plan.needs]));
  const failed = (): readonly SourcePlan[] =>
    [...plans.values()].filter(({ name }) => states.status(name) === 'failed');

  /** Those that failed for want of the network, and so did all that they need and that failed; each of them may be asked twice. */
  function lost(): readonly SourcePlan[] {
    const all = failed();
    const over = all.map(({ name }) => name).filter((name) => !mayAskAgain(name));
    const spoiled = reach(over, reversed(needs));
    return all.filter(({ name }) => !spoiled.has(name));
  }

  function mayAskAgain(name: string): boolean {
    const kind = states.failure(name)?.kind;
    return plans.get(name)?.call?.repeatable === true && (kind === 'network' || kind === 'timeout');
  }

  return {
    async retry(name) {
      const near = related(name, needs);
      await anew(failed().filter((plan) => near.has(plan.name)));
    },
    async recover() {
      // While a write is under way it is not known what a read would tell.
      if (!writing()) await anew(lost());
    },
  };
}

type Ways = ReadonlyMap<string, readonly string[]>;

/** What this source needs and what needs it, over any number of steps; itself too. */
const related = (name: string, needs: Ways): ReadonlySet<string> =>
  new Set([...reach([name], needs), ...reach([name], reversed(needs))]);

/** What needs each. */
function reversed(needs: Ways): Ways {
  const needed = new Map<string, string[]>([...needs.keys()].map((each) => [each, []]));
  for (const [each, own] of needs) for (const need of own) needed.get(need)?.push(each);
  return needed;
}

function reach(from: readonly string[], ways: Ways): ReadonlySet<string> {
  // A set that grows while it is walked is walked to its end.
  const found = new Set(from);
  for (const each of found) for (const next of ways.get(each) ?? []) found.add(next);
  return found;
}
