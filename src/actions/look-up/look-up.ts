/** Reads the text under a name that only the running screen knows. Names that every object has find nothing. */
import { lookUp as find } from '../../lib/look-up.ts';
import { parsePath } from '../../lib/path.ts';
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const lookUp: Action<ActionParameters['look-up']> = {
  run({ in: record, name, state }, { screen, report }) {
    const path = parsePath(state);
    if (!path.ok || path.value[0] !== 'state') return report('unknown-path', state);
    const isRecord = typeof record === 'object' && record !== null && !Array.isArray(record);
    const found = isRecord ? find(record as Readonly<Record<string, unknown>>, name) : undefined;
    screen.write(path.value, typeof found === 'string' ? found : '');
    return undefined;
  },
};
