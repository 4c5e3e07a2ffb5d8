/** The routes of the app. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { routeValues } from 'virtual:screens';
import { useText } from '../renderer/text.ts';
import type { Navigation } from './navigation.ts';
import { Page } from './Page.tsx';
import { ScreenRoute } from './ScreenRoute.tsx';
import { useScrollPlace } from './scroll.ts';
import { FullPage } from './shell/states.tsx';
import { isUnderWay, liesBefore, trailTo } from './trail.ts';
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
  const location = useLocation();
  const { key, pathname } = location;
  const arrival: string = useNavigationType();
  // Every route is a constant path: a look-up serves, and the router's matching need not be on the phone.
  const id = screenAt(world.routes, pathname);
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
  useScrollPlace();
  const way = useMemo(
    () => ({ key, canGoBack: canGoBack(), goBack: () => world.ports.router.back(), world }),
    [world, key],
  );
  return (
    <WayContext.Provider value={way}>
      {id === undefined ? <NotFound world={world} /> : <ScreenRoute key={id} id={id} world={world} />}
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
