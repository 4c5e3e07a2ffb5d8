/**
 * A definition that begins in one of its states: its variables are as they would have become, its dialog opens at once, and
 * nothing else happens by itself: what it does on leaving is never run. It must not know how it is drawn.
 */
import type { FragmentDefinition, ScreenDefinition } from '../../model/definition.ts';
import { isObject } from '../document/document.ts';
import { homeName } from '../walk/home.ts';
import type { ScreenState } from './states.ts';

export function inState(definition: ScreenDefinition, { variables, dialog }: ScreenState): ScreenDefinition {
  const { on, keep: _keep, ...rest } = definition;
  const open = dialog === undefined ? {} : { enter: { do: 'open', dialog } };
  const refresh = on?.refresh === undefined ? {} : { refresh: on.refresh };
  // What it did on its way here gives names to results: they are known, and it is over.
  const past = on?.enter === undefined ? {} : { leave: on.enter };
  return { ...rest, state: variables, on: { ...open, ...refresh, ...past } };
}

type Fragments = { readonly [name: string]: FragmentDefinition };

/** The fragments with state of their own, as they would have become: each use of one alike. */
export const fragmentsIn = (fragments: Fragments, { variables }: Pick<ScreenState, 'variables'>): Fragments =>
  Object.fromEntries(
    Object.entries(fragments).map(([name, fragment]): [string, FragmentDefinition] => {
      const state = variables[homeName(name)];
      if (fragment.state === undefined || !isObject(state)) return [name, fragment];
      const { keep: _keep, cookies: _cookies, on, ...rest } = fragment;
      const past = on?.enter === undefined ? {} : { leave: on.enter };
      return [name, { ...rest, state, on: past }];
    }),
  );
