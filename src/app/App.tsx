/** The routes of the app and what lies over every screen: toasts, alerts, and the page for a crash. */
import type { ReactNode } from 'react';
import { Component, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { routes } from 'virtual:screens';
import { TextProvider, useText } from '../renderer/text.ts';
import { ScreenRoute } from './ScreenRoute.tsx';
import { useScrollPlace } from './scroll.ts';
import { AlertDialog } from './shell/ScreenDialog.tsx';
import { FullPage } from './shell/states.tsx';
import { Toaster } from './shell/Toaster.tsx';
import { liesBefore, trailTo } from './trail.ts';
import { WayContext } from './way.ts';
import { canGoBack, screenAt, type World } from './world.ts';

export function App({ world }: { readonly world: World }) {
  const text = useMemo(() => (key: string) => world.ports.texts.text(key) ?? key, [world]);
  return (
    <TextProvider value={text}>
      <Guard text={text} world={world}>
        <BrowserRouter>
          <Connected world={world} />
        </BrowserRouter>
      </Guard>
      <Toaster toasts={world.notices.toasts} />
      <Alerts world={world} />
    </TextProvider>
  );
}

function Connected({ world }: { readonly world: World }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { key, pathname } = location;
  const arrival: string = useNavigationType();
  // Every route is a constant path: a look-up serves, and the router's matching need not be on the phone.
  const id = screenAt(routes, pathname);
  /** Whether the app itself goes back, which is the outcome of what it has just said. */
  const goesBack = useRef(false);
  useLayoutEffect(() => {
    const screenOf = (path: string): string | undefined => screenAt(routes, path);
    world.connect((to, options = { replace: false }) => {
      goesBack.current = typeof to === 'number' || (options.replace && liesBefore(to, location, screenOf));
      if (typeof to === 'number') void navigate(to);
      else if (goesBack.current) void navigate(-1);
      else void navigate(to, { ...options, state: trailTo(location, options) });
    });
  }, [world, navigate, location]);
  useLayoutEffect(() => {
    // A person who goes back leaves behind what was said there.
    if (arrival === 'POP' && !goesBack.current) world.notices.toasts.endAll();
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

function Alerts({ world }: { readonly world: World }) {
  const alert = useSyncExternalStore(world.notices.subscribe, world.notices.currentAlert);
  return alert === undefined ? null : <AlertDialog text={alert.text} onClose={alert.close} />;
}

interface GuardProps {
  readonly text: (key: string) => string;
  readonly world: World;
  readonly children: ReactNode;
}

/** What no node's own boundary caught: the page says so and offers to begin again. */
class Guard extends Component<GuardProps, { readonly broken: boolean }> {
  // A constructor: for a field, old targets need a helper that this page could do without.
  constructor(props: GuardProps) {
    super(props);
    this.state = { broken: false };
  }

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    const detail = error instanceof Error ? error.message : String(error);
    this.props.world.ports.reporter.report({ code: 'node-threw', where: 'app', detail });
  }

  override render(): ReactNode {
    const { text, children } = this.props;
    if (!this.state.broken) return children;
    const action = { text: text('app.crash.action'), onPress: () => window.location.reload() };
    return (
      <FullPage
        picture="cross"
        title={text('app.crash.title')}
        text={text('app.crash.text')}
        action={action}
      />
    );
  }
}
