/** Goes to a route with a query; to its own route with `replace`, the query changes in place. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const navigate: Action<ActionParameters['navigate']> = {
  run({ to, query, replace }, { ports, screen }) {
    const given = Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
    if (replace === true) screen.replaceQuery(to, given);
    ports.router.navigate(to, given, { replace: replace === true });
  },
};
