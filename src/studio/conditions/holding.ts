/** In how many states of a screen a test holds. It must not know who asks. */
import { readPath } from '../../lib/path.ts';
import { evaluateTest, parseTest } from '../../lib/test.ts';
import { idOf, isObject } from '../../check/document/document.ts';
import { statesOf, type ScreenState } from '../../check/states/states.ts';
import type { JsonObject } from '../../model/json.ts';
import type { Known } from '../forms/desk.ts';
import type { View } from '../forms/view.ts';

export interface Holding {
  readonly count: number;
  readonly of: number;
}

/** The data of a state by the first names of its paths; nothing of a source that is not there. */
export function dataOf(state: ScreenState): JsonObject {
  const sources = Object.entries(state.sources).flatMap(([name, ending]) =>
    ending.kind === 'ready' ? [[name, ending.data] as const] : [],
  );
  return {
    query: state.query,
    state: state.variables,
    config: state.config,
    values: state.values,
    ...Object.fromEntries(sources),
  };
}

const kept = new WeakMap<object, readonly ScreenState[]>();

/** The states of a screen; kept while it says the same. */
export function statesHere(file: string, view: View, project: Known): readonly ScreenState[] {
  const definition = view.value(file);
  if (!isObject(definition) || definition['params'] !== undefined) return [];
  const before = kept.get(definition);
  if (before !== undefined) return before;
  const id = idOf(file);
  const { answers, parameters, config } = project.known;
  const { states } = statesOf(id, {
    screens: { [id]: definition },
    fragments: view.fragments,
    widgets: project.widgets,
    facts: { actions: project.facts.actions },
    known: { answers, parameters, config },
    texts: view.words.es,
    language: 'es',
  });
  kept.set(definition, states);
  return states;
}

/** `undefined` where the test cannot be read, or nobody knows the states, as of a shared part. */
export function holdingOf(test: unknown, states: readonly ScreenState[]): Holding | undefined {
  const parsed = parseTest(test);
  if (!parsed.ok || states.length === 0) return undefined;
  const count = states.filter((state) => {
    const data = dataOf(state);
    return evaluateTest(parsed.value, (path) => readPath(data, path));
  }).length;
  return { count, of: states.length };
}
