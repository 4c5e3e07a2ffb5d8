/** Goes to a route with a query. What that does to this screen, the address says. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const navigate: Action<ActionParameters['navigate']> = {
  run({ to, query, pass, replace }, { ports, screen }) {
    const own = (pass ?? []).map((name) => [name, screen.read(['query', name])] as const);
    const all = Object.entries({ ...Object.fromEntries(own), ...query });
    const given = Object.fromEntries(
      all.flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : [])),
    );
    ports.router.navigate(to, given, { replace: replace === true });
  },
};
