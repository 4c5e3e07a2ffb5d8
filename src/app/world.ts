/** The ports of this page, made once at start from its URL and configuration: the composition root of the platform. */
import type { ScreenModule } from 'virtual:screens';
import type { Plan } from '../engine/plan.ts';
import type { BridgePort, LedgerPort, Ports } from '../engine/ports.ts';
import type { StartUp } from '../lib/query.ts';
import type { Config } from '../model/config.ts';
import { createBridge } from '../platform/bridge.ts';
import { clock } from '../platform/clock.ts';
import { createCookies } from '../platform/cookies.ts';
import { createDevice } from '../platform/device.ts';
import { earlyAnswers, type EarlyAnswers } from '../platform/early.ts';
import { createHttp } from '../platform/http.ts';
import { createLedger } from '../platform/ledger.ts';
import { createReporter, sendCode } from '../platform/reporter.ts';
import { client } from '../platform/small-client.ts';
import { requestSetting, type RequestSetting } from '../platform/request.ts';
import { createRouter } from '../platform/router.ts';
import { createStorage } from '../platform/storage.ts';
import type { PageTexts } from '../platform/texts.ts';
import { createUrls } from '../platform/urls.ts';
import { isBegun } from '../lib/begun.ts';
import { readQuery, readStartUp } from '../lib/query.ts';
import { lookUp } from '../lib/look-up.ts';
import { plainPath } from '../lib/routes.ts';
import { guardBack } from './back.ts';
import { pageFocus } from './focus.ts';
import type { Navigate } from './navigation.ts';
import type { Releases } from './releases/port.ts';
import { createVoice, type Voice } from './releases/voice.ts';
import { createNotices, type Notices } from './notices.ts';

export interface Loaded {
  readonly module: ScreenModule;
  readonly plan: Plan | undefined;
}

export interface World {
  /** Plans by screen: a definition is compiled once for these ports and texts, however often it is visited. */
  readonly plans: Map<string, Loaded>;
  readonly ports: Ports;
  readonly notices: Notices;
  /** What was asked for ahead of the screen that shows it, and how. */
  readonly early: EarlyAnswers;
  readonly asking: RequestSetting;
  readonly config: Config;
  /** More words may come with a screen. */
  readonly texts: PageTexts;
  /** Whose kept state it is: the session of the start-up parameters. */
  readonly owner: string;
  readonly releases: Releases;
  /** Says of a release on trial how it does. */
  readonly voice: Voice;
  /** Screens by address: the build's own, and what a release adds. */
  readonly routes: { readonly [path: string]: string };
  /** Whether something is kept that somebody began on an earlier page, not long ago. */
  begun(): boolean;
  goHome(): void;
}

export interface WorldInput {
  readonly config: Config;
  readonly texts: PageTexts;
  readonly startUp: StartUp;
  readonly routes: { readonly [path: string]: string };
  readonly navigate: Navigate;
  /** The writes that must not happen twice. */
  readonly writes: LedgerPort['operations'];
  readonly releases: Releases;
}

/** Whether the page before this one is the app's own: the router numbers its entries. */
export const canGoBack = (): boolean => {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' && state.idx > 0;
};

/** What nobody has touched for longer (ms) is no longer being done. */
const fresh = 3_600_000;

/** How long a phone may take to show the app. */
const APP_OPENS_MS = 1500;

export function createWorld(input: WorldInput): World {
  const { config, texts, startUp, navigate, writes, releases } = input;
  /** No address is taken from a screen of the build. */
  const routes = (): WorldInput['routes'] => ({ ...releases.routes, ...input.routes });
  const owner = startUp.common['sessionId'] ?? '';
  const notices = createNotices();
  const router = createRouter({
    kept: startUp.kept,
    navigate,
    canGoBack,
    close: () => void bridge.send({ type: 'close' }),
  });
  guardBack({ isFirst: () => !canGoBack(), leave: () => router.back() });
  const goHome = (): void => router.navigate('/', {}, { replace: false });
  const urls = createUrls({
    allowedOrigins: config.allowedOrigins,
    openOrigins: config.openOrigins,
    schemeUrl: config.schemeUrl,
    kept: startUp.kept,
    openOwn(url, options) {
      if (screenAt(routes(), url.pathname) === undefined || url.hash !== '') return false;
      // Another session or language begins with a new page: start-up parameters are read once (docs/contract.md 2).
      const asked = Object.entries(readStartUp(url.search).kept);
      if (asked.some(([name, value]) => startUp.kept[name] !== value)) return false;
      router.navigate(url.pathname, readQuery(url.search), options);
      return true;
    },
  });
  const storage = createStorage(owner);
  const host = createBridge({
    name: config.bridge.name,
    offers: config.bridge.offers,
    goHome,
    open: (url) => window.location.assign(url),
  });
  const bridge: BridgePort = {
    send(message) {
      // docs/contract.md 5: nothing that the session kept stays. Marks of writes do, so that none is made twice.
      if (message.type === 'logout') {
        storage.end();
        http.releaseAll();
        early.end();
      }
      return host.send(message);
    },
  };
  const device = createDevice({
    bridgeName: config.bridge.name,
    offersSave: config.bridge.offers.includes('saveFile'),
    send: (message) => bridge.send(message),
  });
  const voice = createVoice({ releases });
  const reporter = createReporter(undefined, (code) => {
    sendCode(code);
    voice.failed(code);
  });
  const asking = requestSetting(config, startUp, texts.language);
  const early = earlyAnswers();
  const http = createHttp({
    ...asking,
    early,
    first: client.create(),
    onRelease: (seq) => releases.hear(seq),
    onDone: () => voice.done(),
    onWrong: (call, { place, what }) =>
      reporter.report({ code: 'wrong-member', where: `${call} ${place}`, detail: what }),
    onExpired() {
      if (!bridge.send({ type: 'logout' }).ok) notices.toast(texts.text('app.expired') ?? '', undefined);
    },
  });
  return {
    plans: new Map(),
    ports: {
      http,
      ledger: createLedger(writes),
      bridge,
      router,
      urls: {
        ...urls,
        open(url, options) {
          urls.open(url, options);
          // An app that is there hides the page; a browser without it shows nothing at all.
          if (config.schemeUrl === '' || !url.startsWith(config.schemeUrl)) return;
          setTimeout(() => {
            if (!document.hidden && !device.features.has('bridge'))
              notices.toast(texts.text('app.bridge.needed') ?? '', undefined);
          }, APP_OPENS_MS);
        },
      },
      texts,
      clock,
      notices,
      storage,
      cookies: createCookies(),
      device,
      reporter,
      focus: pageFocus,
    },
    notices,
    early,
    asking,
    config,
    texts,
    owner,
    releases,
    voice,
    get routes() {
      return routes();
    },
    begun: () => storage.any((name) => isBegun(name, owner), fresh),
    goHome: () => void (bridge.send({ type: 'goHome' }).ok || goHome()),
  };
}

/** What tells the screen at a path from others: its id, and what the route gives it. */
export function shownAt(
  routes: { readonly [path: string]: string },
  values: { readonly [path: string]: object },
  pathname: string,
): string | undefined {
  const id = screenAt(routes, pathname);
  const given = lookUp(values, plainPath(pathname));
  return id === undefined || given === undefined ? id : `${id} ${JSON.stringify(given)}`;
}

/** The id of the screen at a path, a slash at its end forgiven. */
export function screenAt(routes: { readonly [path: string]: string }, pathname: string): string | undefined {
  const path = plainPath(pathname);
  return Object.prototype.hasOwnProperty.call(routes, path) ? routes[path] : undefined;
}
