/** The project's definitions and schemas as the states take them. It must not know how states are found or drawn. */
import type { Known } from '../check/context.ts';
import type { MapLanguage } from '../check/map/graph.ts';
import type { StatesInput } from '../check/states/states.ts';
import type { Library } from '../release/library.ts';
import { shipped } from '../release/uses.ts';

export function statesInput(library: Library, known: Known, language: MapLanguage): StatesInput {
  const { screens, fragments, widgets, facts } = library;
  const { answers, parameters, config } = known;
  return {
    screens: shipped(screens) as StatesInput['screens'],
    fragments: shipped(fragments) as StatesInput['fragments'],
    widgets,
    facts: { actions: facts.actions },
    known: { answers, parameters, config },
    texts: JSON.parse(library.locales[`locales/${language}.json`] ?? '{}') as Record<string, string>,
    language,
  };
}
