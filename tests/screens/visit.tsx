/**
 * Opens a screen as a case says: the whole app with its own router, platform and texts, in a document in memory. Only
 * the edges are of the case: network, host app, clock, other pages. It must not know any screen.
 */
import { setImmediate } from 'node:timers';
import { act, render, type RenderResult } from '@testing-library/react';
import 'axios';
import configSchema from 'virtual:config-schema';
import { fallback, load as loadPromotion } from 'virtual:promotion';
import { routes, writes } from 'virtual:screens';
import { vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { loadPlan } from '../../src/app/load-plan.ts';
import { createNavigation, type Navigation } from '../../src/app/navigation.ts';
import { createPlaces } from '../../src/app/promotion/places.ts';
import { PromotionApp } from '../../src/app/promotion/PromotionApp.tsx';
import { findCampaign } from '../../src/app/promotion/template.ts';
import { createWorld, type World } from '../../src/app/world.ts';
import { promotionRoute } from '../../src/lib/promotion.ts';
import { languageOf, readStartUp } from '../../src/lib/query.ts';
import type { Language } from '../../src/model/language.ts';
import type { Config } from '../../src/model/config.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { createTexts } from '../../src/platform/texts.ts';
import settings from './config.json' with { type: 'json' };
import { takeReports } from '../support/console.ts';
import { hashAtOnce } from '../support/hash-at-once.ts';
import { ownReleases } from '../support/own-releases.ts';
import { createPhone, type PhonePage } from '../support/phone.ts';
import { english, spanish } from '../support/ports.ts';
import { createCaseBackend, timeLimit } from './backend.ts';
import type { Situation } from './case.ts';
import { addressOf, origin, place, withoutLanguage } from './cases.ts';
import { listen, type Heard } from './listen.ts';
import { markTexts, withKeys, withoutMarks } from './marked-texts.ts';
import { openDialogs } from './open-dialogs.ts';
import { outline } from './outline.ts';
import { builtScreens, load } from './places.ts';
import { fetchTo, requestTo, type Network } from './request.ts';
import { withoutRepeats, type Seen } from './verify.ts';

export interface Visit {
  readonly situation: Situation;
  readonly network: Network;
  /** What is there now. */
  see(): Seen;
  /** The same, but for what must be read from the whole page, which takes its time. */
  told(): Omit<Seen, 'outline' | 'dialogs'>;
  /** What is read out, with the keys of the texts that it comes from. */
  readOut(): string;
  /** Words that were copied or kept so far. */
  readonly taken: readonly string[];
  /** Back from the first page: the app is left, which has no effect in here but that it is written down. */
  readonly leaves: () => void;
  /** The page anew, with what is kept. */
  reload(): Promise<void>;
  /** Does something, and waits until nothing is left to happen by itself. */
  does(deed: () => unknown): Promise<void>;
}

/** Lets everything run that needs no time. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise<void>((done) => setImmediate(() => done()));
}

/** Once: what a page would fetch is there before a clock is stopped. */
export async function loadEverything(): Promise<void> {
  const modules = await Promise.all(builtScreens.map(load));
  const shown = modules.flatMap(({ documents }) => documents ?? []);
  await Promise.all(shown.flatMap((documents) => [documents('es-MX'), documents('en-IN')]));
  for (const language of [spanish, english]) {
    const nothing = (): undefined => undefined;
    const texts = {
      language,
      text: nothing,
      add: nothing,
      put: nothing,
      meaningOf: nothing,
      moveTo: nothing,
    };
    await Promise.all(modules.flatMap(({ prepare }) => (prepare === undefined ? [] : [prepare(texts)])));
  }
}

interface PageWindow {
  readonly happyDOM: {
    setURL(url: string): void;
    readonly settings: {
      disableIframePageLoading: boolean;
      handleDisabledFileLoadingAsSuccess: boolean;
      readonly navigation: { disableMainFrameNavigation: boolean };
    };
  };
}

/** No page leads away, and a page inside of it is another's business. */
export function stayHere(): PageWindow['happyDOM'] {
  const { happyDOM } = window as unknown as PageWindow;
  happyDOM.settings.disableIframePageLoading = true;
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  happyDOM.settings.navigation.disableMainFrameNavigation = true;
  return happyDOM;
}

function placePage(address: string): void {
  const happyDOM = stayHere();
  happyDOM.setURL(origin + address);
  window.history.replaceState(null, '', address);
  window.sessionStorage.clear();
  window.localStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0] ?? ''}=; max-age=0; path=/`;
  // The platform keeps what would be sent to a host app that is not there.
  window.sessionStorage.setItem('bridge-log-on', '1');
}

function installHost(host: Situation['host']): void {
  if (host === 'none') return;
  vi.stubGlobal('NativeBridge', {
    postMessage(text: string) {
      const taken = window.sessionStorage.getItem('host-log') ?? '[]';
      const all = [...(JSON.parse(taken) as readonly Json[]), JSON.parse(text) as Json];
      window.sessionStorage.setItem('host-log', JSON.stringify(all));
      if (host === 'throws') throw new Error('The host is out of order.');
    },
  });
}

/** What a page has to keep the marks of writes with; a reload is another page of the same phone. */
function installPage({ phone }: PhonePage): void {
  vi.stubGlobal('indexedDB', phone.indexedDB);
  // The database in memory takes its turns by it, and the document's own is a timer, which stands still here.
  vi.stubGlobal('setImmediate', setImmediate);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: phone.locks });
}

function installPhone({ userAgent }: Situation): void {
  hashAtOnce();
  if (userAgent !== undefined) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const getCurrentPosition = (found: (position: { readonly coords: typeof place }) => void): void =>
    found({ coords: place });
  // As a browser names them: an address under the page's own origin.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue(`blob:${origin}/picture`);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

async function configOf(situation: Situation, tag: Language['tag']): Promise<Config> {
  const answer = (): Promise<Response> =>
    Promise.resolve(new Response(JSON.stringify({ ...settings, ...situation.config })));
  const config = await loadConfig(
    answer,
    configSchema,
    (given) => Promise.resolve(JSON.stringify(given)),
    tag,
  );
  if (!config.ok) throw new Error(`The configuration is wrong: ${config.error.detail}`);
  return config.value;
}

interface Trace extends Heard {
  readonly goes: string[];
  readonly opens: string[];
}

function follow(): Trace {
  const trace: Trace = { goes: [], opens: [], toasts: [], taken: [] };
  const push = window.history.pushState.bind(window.history);
  const replace = window.history.replaceState.bind(window.history);
  const go = window.history.go.bind(window.history);
  vi.spyOn(window.history, 'pushState').mockImplementation((state, title, url) => {
    // Without an address it is an entry of the same page, for a dialog or the router's numbers.
    if (typeof url === 'string' && url !== '') trace.goes.push(url);
    push(state, title, url);
  });
  vi.spyOn(window.history, 'replaceState').mockImplementation((state, title, url) => {
    if (typeof url === 'string' && url !== '') trace.goes.push(`${url} (replace)`);
    replace(state, title, url);
  });
  vi.spyOn(window.history, 'go').mockImplementation((steps) => {
    if (steps !== undefined && steps < 0) trace.goes.push('back');
    go(steps);
  });
  for (const way of ['assign', 'replace'] as const)
    vi.spyOn(window.location, way).mockImplementation((url) => void trace.opens.push(String(url)));
  return trace;
}

/** Messages as the host app got them; without one as the platform's log keeps them, which hides numbers of cards. */
function messages({ host }: Situation): readonly Json[] {
  const kept = window.sessionStorage.getItem(host === 'none' ? 'bridge-log' : 'host-log') ?? '[]';
  return (JSON.parse(kept) as readonly JsonObject[]).map((message) =>
    Object.fromEntries(Object.entries(message).filter(([name]) => name !== 'at')),
  );
}

/** As the promotion's own entry starts it (src/app/promotion/main.tsx). */
async function promotionOf(world: World, navigation: Navigation) {
  const places = createPlaces();
  navigation.connect(places.go);
  const campaign = findCampaign(places.current().query['id'] ?? '', world);
  const first = await loadPlan(fallback, loadPromotion, world);
  return <PromotionApp world={world} places={places} campaign={campaign} first={first} />;
}

const pageAddress = (): string => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

/** `plans` is where the app keeps what it has compiled; `begin` changes the phone before the page is opened. */
export async function visit(
  route: string,
  situation: Situation,
  plans: World['plans'],
  begin: () => void = () => undefined,
): Promise<Visit> {
  vi.useFakeTimers({
    // `performance` too: notices grow old by it, and a busy machine would let them go.
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: new Date(situation.clock),
  });
  placePage(addressOf(situation, situation.at ?? route));
  const startUp = readStartUp(window.location.search);
  const language = languageOf(startUp);
  const config = await configOf(situation, language.tag);
  installHost(situation.host);
  installPhone(situation);
  const phone = createPhone();
  let shown = phone.page();
  installPage(shown);
  vi.stubGlobal('scrollTo', () => undefined);
  const network: Network = { backend: createCaseBackend(config.apiBase, situation.answers), late: 0 };
  vi.stubGlobal('XMLHttpRequest', requestTo(network));
  vi.stubGlobal('fetch', fetchTo(network));
  const texts = markTexts(await createTexts(language));
  const trace = follow();
  const reports: string[] = [];

  async function does(deed: () => unknown): Promise<void> {
    await act(async () => {
      await deed();
      await settle();
      // What a deed has to fetch is no question of turns: a busy machine takes more of them.
      await vi.dynamicImportSettled();
    });
    // What is drawn at the end of that may ask the database of the phone, which takes turns of its own, once nothing else is due.
    for (let round = 0; round < 3; round += 1) await act(() => vi.advanceTimersByTimeAsync(0).then(settle));
    while (network.late > 0) {
      network.late = 0;
      await act(async () => {
        await vi.advanceTimersByTimeAsync(timeLimit);
        await settle();
      });
    }
    reports.push(...takeReports());
  }

  const start = async () => {
    const isPromotion = window.location.pathname === promotionRoute;
    const navigation = createNavigation();
    const given = { config, texts, startUp, navigate: navigation.go, writes, releases: ownReleases() };
    const world = { ...createWorld({ ...given, routes: isPromotion ? {} : routes }), plans };
    listen(world, trace);
    if (isPromotion) return render(await promotionOf(world, navigation));
    return render(<App world={world} navigation={navigation} />);
  };
  const told = (): ReturnType<Visit['told']> => ({
    route: withoutLanguage(pageAddress(), situation),
    calls: network.backend.asked,
    toasts: withoutRepeats(trace.toasts),
    bridge: messages(situation),
    goes: trace.goes.map((line) => withoutLanguage(line, situation)),
    opens: trace.opens,
    reports,
  });
  let page: RenderResult | undefined;
  begin();
  await does(async () => void (page = await start()));
  return {
    situation,
    network,
    does,
    async reload() {
      page?.unmount();
      shown.crash();
      shown = phone.page();
      installPage(shown);
      await settle();
      page = await start();
    },
    leaves: () => void trace.goes.push('out'),
    taken: trace.taken,
    readOut: () => withKeys(outline(document.body)),
    see: () => ({ outline: withoutMarks(outline(document.body)), dialogs: openDialogs(), ...told() }),
    told,
  };
}
