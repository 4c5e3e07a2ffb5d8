/** Writes the screen's own variables. */
import { parsePath } from '../../lib/path.ts';
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const set: Action<ActionParameters['set']> = {
  run(parameters, { screen, report }) {
    for (const [name, value] of Object.entries(parameters)) {
      const path = parsePath(name);
      if (path.ok && path.value[0] === 'state') screen.write(path.value, value);
      else report('unknown-path', name);
    }
  },
};
