/**
 * A definition that begins in one of its states: its variables are as they would have become, its dialog opens at once, and
 * nothing else happens by itself. It must not know how it is drawn.
 */
import type { ScreenDefinition } from '../../model/definition.ts';
import type { ScreenState } from './states.ts';

export function inState(definition: ScreenDefinition, { variables, dialog }: ScreenState): ScreenDefinition {
  const { on, keep: _keep, ...rest } = definition;
  const open = dialog === undefined ? {} : { enter: { do: 'open', dialog } };
  const refresh = on?.refresh === undefined ? {} : { refresh: on.refresh };
  return { ...rest, state: variables, on: { ...open, ...refresh } };
}
