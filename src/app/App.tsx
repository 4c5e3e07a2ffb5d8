/** The routes of the app. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { routeValues } from 'virtual:screens';
import { plainPath } from '../lib/routes.ts';
import { useText } from '../renderer/text.ts';
import { askAhead } from './ahead-of-step.ts';
import type { Navigation } from './navigation.ts';
import { Page } from './Page.tsx';
import { ScreenRoute } from './ScreenRoute.tsx';
import { useScrollPlace } from './scroll.ts';
import { FullPage } from './shell/states.tsx';
import { isUnderWay, liesBefore, trailTo } from './trail.ts';
import { useDrawn } from './use-drawn.ts';
import { WayContext } from './way.ts';
import { canGoBack, screenAt, shownAt, type World } from './world.ts';

interface AppProps {
  readonly world: World;
  readonly navigation: Navigation;
}

export function App({ world, navigation }: AppProps) {
  return (
    <Page world={world}>
      <BrowserRouter>
        <Connected world={world} navigation={navigation} />
      </BrowserRouter>
    </Page>
  );
}

function Connected({ world, navigation }: AppProps) {
  const navigate = useNavigate();
  const here = useLocation();
  const { key } = here;
  const arrival: string = useNavigationType();
  // Every route is a constant path: a look-up serves, and the router's matching need not be on the phone.
  const going = screenAt(world.routes, here.pathname);
  const { at: location, left, visit } = useDrawn(here, going, world);
  const id = screenAt(world.routes, location.pathname);
  // What was drawn has been left by then.
  useLayoutEffect(
    () => (going === undefined ? undefined : askAhead(going, here.search, world)),
    [going, here.search, world],
  );
  /** Whether the app itself goes back, which is the outcome of what it has just said. */
  const goesBack = useRef(false);
  /** The place at which the page was opened: what is said there is said by its own screen. */
  const opened = useRef(key);
  useLayoutEffect(() => {
    const screenOf = (path: string): string | undefined => shownAt(world.routes, routeValues, path);
    navigation.connect((to, options = { replace: false }) => {
      // A second tap before the next page is drawn: it is on its way, and stands once in history.
      if (typeof to === 'string' && isUnderWay(to, location)) return;
      goesBack.current = typeof to === 'number' || (options.replace && liesBefore(to, location, screenOf));
      if (typeof to === 'number') void navigate(to);
      else if (goesBack.current) void navigate(-1);
      else void navigate(to, { ...options, state: trailTo(location, options) });
    });
  }, [navigation, navigate, location, world]);
  useLayoutEffect(() => {
    // A person who goes back leaves behind what was said there.
    if (arrival === 'POP' && !goesBack.current && opened.current !== key) world.notices.toasts.endAll();
    opened.current = '';
    goesBack.current = false;
  }, [world, key, arrival]);
  useScrollPlace(location);
  const way = useMemo(
    () => ({
      key: location.key,
      route: plainPath(location.pathname),
      canGoBack: canGoBack(),
      goBack: () => world.ports.router.back(),
      world,
    }),
    [world, location],
  );
  return (
    <WayContext.Provider value={way}>
      {id === undefined ? (
        <NotFound world={world} />
      ) : (
        <ScreenRoute key={`${id} ${visit}`} id={id} at={location} left={left} world={world} />
      )}
    </WayContext.Provider>
  );
}

function NotFound({ world }: { readonly world: World }) {
  const text = useText();
  return (
    <FullPage
      picture="document"
      title={text('app.notFound.title')}
      text={text('app.notFound.text')}
      action={{ text: text('app.notFound.action'), onPress: () => world.goHome() }}
    />
  );
}
