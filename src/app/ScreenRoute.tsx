/** One route: loads its screen, plans it once, and draws a visit to it. It knows no screen by name. */
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { Location } from 'react-router-dom';
import { declaredQuery, missingQuery } from '../engine/query.ts';
import { readQuery } from '../lib/query.ts';
import { plainPath } from '../lib/routes.ts';
import { ScreenView } from '../renderer/ScreenView.tsx';
import { load } from 'virtual:screens';
import { shell } from './chrome.tsx';
import { aheadOfNeed } from './fetching.ts';
import { actionsOf } from './load-plan.ts';
import { NotAvailable } from './NotAvailable.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { whenOnline } from './online.ts';
import { routesIn, whenIdle } from './prefetch.ts';
import { Closed } from './releases/port.ts';
import { FullPage } from './shell/states.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useText } from '../renderer/text.ts';
import { useLoaded } from './use-loaded.ts';
import { markScreen } from './vitals.ts';
import type { World } from './world.ts';

interface ScreenRouteProps {
  readonly id: string;
  readonly world: World;
  readonly at: Location;
  readonly left: boolean;
}

export function ScreenRoute({ id, world, at, left }: ScreenRouteProps) {
  const loaded = useLoaded(id, load, world);
  const { search, pathname } = at;
  const route = plainPath(pathname);
  const text = useText();

  useLayoutEffect(() => markScreen(id), [id]);
  useEffect(() => {
    if (typeof loaded !== 'object' || loaded instanceof Closed) return undefined;
    const { routes, releases } = world;
    const next = new Set(
      routesIn([loaded.module.definition, loaded.module.fragments]).map((to) => routes[to]),
    );
    const fetchNext = (): void => {
      for (const target of next) if (target !== undefined) releases.ahead(target, load);
    };
    return whenIdle(() => aheadOfNeed(fetchNext));
  }, [loaded, world]);

  const plan = typeof loaded === 'object' && !(loaded instanceof Closed) ? loaded.plan : undefined;
  const query = useMemo(
    () => (plan === undefined ? {} : declaredQuery(plan, readQuery(search))),
    [plan, search],
  );

  if (loaded === undefined) return <Waiting />;
  if (loaded === 'failed') return <NotLoaded world={world} />;
  if (loaded instanceof Closed) return <NotAvailable words={loaded.words} world={world} />;
  if (plan === undefined)
    return <FullPage picture="cross" title={text('app.crash.title')} text={text('app.crash.text')} />;
  if (missingQuery(plan, query).length > 0) {
    return (
      <FullPage
        picture="document"
        title={text('app.missing.title')}
        text={text('app.missing.text')}
        action={{ text: text('app.missing.action'), onPress: () => world.goHome() }}
      />
    );
  }
  return (
    <ScreenView
      drawNow={flushSync}
      left={left}
      key={[id, route, ...plan.loadedBy.map((name) => query[name] ?? '')].join('|')}
      plan={plan}
      widgets={loaded.module.widgets}
      actions={actionsOf(loaded.module)}
      ports={world.ports}
      shell={loaded.module.shell ?? shell}
      query={query}
      route={route}
      config={world.config}
      owner={world.owner}
      whenOnline={whenOnline}
    />
  );
}

/** A step keeps what it leaves in sight: this is for a page that begins, whose screen did not come at once. */
function Waiting() {
  return (
    <main aria-busy="true">
      <Spinner size="large" />
    </main>
  );
}
