/** The way through the app in the phone: where it is, and what lies before. It must not know how a screen is drawn. */
import { readQuery } from '../../lib/query.ts';
import type { Tongue } from '../../lib/figures.ts';
import { routePaths } from '../../lib/routes.ts';
import type { PhoneProject } from './project.ts';
import { situationsOf } from './setting.ts';

export interface Stop {
  readonly screen: string;
  readonly route: string | undefined;
  readonly query: Readonly<Record<string, string>>;
}

export interface Walk {
  here(): Stop;
  canGoBack(): boolean;
  go(stop: Stop, options: { readonly replace: boolean }): void;
  /** False at the beginning. */
  back(): boolean;
}

/** Nobody goes back further. */
const most = 100;

export function createWalk(first: Stop): Walk {
  let stops: readonly [Stop, ...Stop[]] = [first];
  return {
    here: () => stops[0],
    canGoBack: () => stops.length > 1,
    go(stop, { replace }) {
      const [, ...before] = stops;
      stops = [stop, ...(replace ? before : stops).slice(0, most)];
    },
    back() {
      const [, next, ...before] = stops;
      if (next === undefined) return false;
      stops = [next, ...before];
      return true;
    },
  };
}

/** `/inThe?orderId=174`, `#/agreementTemplate`. Undefined: the app has nothing there. */
export function stopAt(
  project: PhoneProject,
  to: string,
  query: Readonly<Record<string, string>> = {},
): Stop | undefined {
  const [, route = '', search = ''] = /^(#?[^?#]*)(\?[^#]*)?/.exec(to) ?? [];
  const screen = project.screenAt(route);
  return screen === undefined ? undefined : { screen, route, query: { ...readQuery(search), ...query } };
}

/**
 * Where a screen is opened: what its address names of the borrower's, and of the rest what it cannot be without, as an example.
 * @param kinds what there is, by kind.
 */
export function stopOn(
  project: PhoneProject,
  screen: string,
  kinds: Readonly<Record<string, string>>,
  tongue: Tongue,
): Stop {
  const definition = project.screen(screen)?.definition;
  const [state] = situationsOf(project, screen).map(({ states }) => states[tongue]);
  const query = Object.entries(definition?.query ?? {}).flatMap(([name, { kind = '', required = false }]) => {
    const value = kinds[kind] ?? (required ? state?.query[name] : undefined);
    return value === undefined ? [] : [[name, value] as const];
  });
  const [first] = routePaths(definition?.routes);
  return { screen, route: state?.route ?? first, query: Object.fromEntries(query) };
}
