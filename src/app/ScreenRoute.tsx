/** One route: loads its screen, plans it once, and draws a visit to it. It knows no screen by name. */
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { declaredQuery, missingQuery } from '../engine/query.ts';
import { readQuery } from '../lib/query.ts';
import { plainPath } from '../lib/routes.ts';
import { ScreenView } from '../renderer/ScreenView.tsx';
import { load as loadModule, routes } from 'virtual:screens';
import { shell } from './chrome.tsx';
import { actionsOf, loadPlan } from './load-plan.ts';
import { routesIn, whenIdle } from './prefetch.ts';
import { FullPage } from './shell/states.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useText } from '../renderer/text.ts';
import type { Loaded, World } from './world.ts';

const load = (id: string, world: World): Promise<Loaded> => loadPlan(id, loadModule, world);

export function ScreenRoute({ id, world }: { readonly id: string; readonly world: World }) {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | undefined>(() => world.plans.get(id));
  const { search, pathname } = useLocation();
  const route = plainPath(pathname);
  const text = useText();

  useEffect(() => {
    let left = false;
    load(id, world).then(
      (next) => left || setLoaded(next),
      () => left || setLoaded('failed'),
    );
    return () => {
      left = true;
    };
  }, [id, world]);

  useEffect(() => {
    if (typeof loaded !== 'object') return undefined;
    const next = new Set(
      routesIn([loaded.module.definition, loaded.module.fragments]).map((to) => routes[to]),
    );
    return whenIdle(() => {
      for (const target of next) if (target !== undefined) loadModule(target).catch(() => undefined);
    });
  }, [loaded]);

  const plan = typeof loaded === 'object' ? loaded.plan : undefined;
  const query = useMemo(
    () => (plan === undefined ? {} : declaredQuery(plan, readQuery(search))),
    [plan, search],
  );

  if (loaded === undefined) return <Waiting />;
  // A chunk that failed to load stays failed for the page's life in some browsers: only a new page tries again.
  if (loaded === 'failed') {
    return (
      <FullPage
        picture="cross"
        title={text('app.failure.title')}
        text={text('app.failure.network')}
        action={{ text: text('app.retry'), onPress: () => reloadPage(world, text('app.failure.network')) }}
      />
    );
  }
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
    />
  );
}

/** Without a network the browser would put its own error page in place of the app, from where no way leads back. */
function reloadPage({ notices }: World, failure: string): void {
  if (navigator.onLine) window.location.reload();
  else notices.toast(failure, undefined);
}

/** Nothing for a moment, then a sign of life: a chunk usually comes before anyone notices. */
function Waiting() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return <main aria-busy="true">{slow ? <Spinner size="large" /> : null}</main>;
}
