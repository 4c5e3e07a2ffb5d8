/**
 * Opens a case of a screen in a browser, on the built app: only the edges are the case's, as in memory (network, host
 * app, clock, place, other pages). It must not know any screen.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { transformWithOxc } from 'vite';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { createCaseBackend, timeLimit, type CaseBackend } from '../screens/backend.ts';
import type { Situation, Step } from '../screens/case.ts';
import { addressOf, origin, withoutLanguage } from '../screens/cases.ts';
import { withoutRepeats, type Seen } from '../screens/verify.ts';
import { root } from '../support/project.ts';
import { holdClock } from './fixtures.ts';
import { picture, touch } from './hands.ts';
import { withConfig } from './page-config.ts';
import { watchOrder } from './scenario-order.ts';
import { goBack, noticeSelector, startTrace, type TracedWindow } from './scenario-trace.ts';

const screens = join(root, 'tests/screens');
const brand = JSON.parse(readFileSync(join(screens, 'config.json'), 'utf8')) as JsonObject;
/** Where the calls are when a brand does not say otherwise. */
const apiBase = '/gateway';

/** The reader of outlines, as a script of the page. */
async function outlineScript(): Promise<string> {
  const file = join(screens, 'outline.ts');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  return `(() => { ${code.replace(/^export (?=const outline)/m, '')}\nObject.assign(window, { readOut: outline }); })();`;
}
const outlineCode = outlineScript();

/** Files of the built app by path, fetched once. */
export type BuiltFiles = Map<
  string,
  { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer }
>;

async function serve(route: Route, server: string, files: BuiltFiles, config: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  let file = files.get(pathname);
  if (file === undefined) {
    const answer = await fetch(server + pathname);
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|connection|keep-alive)$/.test(name),
      ),
    );
    file = { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
    files.set(pathname, file);
  }
  const { body, headers } = file;
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  await route.fulfill(isPage ? { ...file, body: withConfig(body.toString(), config) } : file);
}

/** On a slow machine a page may stand still before it has asked for anything. */
const isBusy = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.skeleton, [aria-busy=true]') !== null);

/** `/route`, or `/promotion#/route`. */
const pageOf = (address: string): string => {
  const { pathname, hash } = new URL(address);
  return pathname + hash;
};

export interface ScenarioPage {
  readonly backend: CaseBackend;
  see(): Promise<Seen>;
  /** Lets the notices that wait for their turn be shown, so that all of them have been seen. */
  drainNotices(): Promise<void>;
  perform(step: Step): Promise<void>;
}

export async function openScenario(
  page: Page,
  route: string,
  situation: Situation,
  server: string,
  files: BuiltFiles,
): Promise<ScenarioPage> {
  const backend = createCaseBackend(apiBase, situation.answers);
  const config = { ...brand, ...situation.config };
  const reports: string[] = [];
  const opens: string[] = [];
  let open = 0;
  let late = 0;
  /** What is answered here never reaches the network of the browser, which would refuse it. */
  let online = true;
  /** The time on the page's clock, in ms since 1970: the backend tells the same. */
  let time = new Date(situation.clock).getTime();
  /** A call waits for an answer that will not come. */
  let waits = false;
  let loaded = false;
  /** What happened on the page before it was loaded anew. */
  const before: TracedWindow['trace'] = { goes: [], toasts: [] };

  async function answer(routed: Route): Promise<void> {
    const request = routed.request();
    const url = new URL(request.url());
    if (request.isNavigationRequest()) {
      const isFrame = request.frame() !== page.mainFrame();
      if (isFrame) return routed.fulfill({ contentType: 'text/html', body: '' });
      // Another page: it is written down where it is asked for, and this one stays.
      if (loaded) return routed.fulfill({ status: 204 });
      loaded = true;
    }
    if (url.origin !== origin || request.resourceType() === 'image')
      return routed.fulfill({ contentType: 'image/png', body: picture });
    if (url.pathname === '/config.json') return routed.fulfill({ json: config });
    if (!url.pathname.startsWith(`${apiBase}/`)) return serve(routed, server, files, JSON.stringify(config));
    if (!online) return routed.abort('internetdisconnected');
    const body = request.postDataBuffer()?.toString() ?? '';
    const wire = backend.take(request.method(), url, body, pageOf(page.url()));
    if (wire !== undefined) order.arrived(request.method(), request.url());
    if (wire === undefined || wire.kind === 'broken') return routed.abort('failed');
    if (wire.kind === 'late') late += 1;
    if (wire.kind !== 'answer') {
      waits = true;
      return undefined;
    }
    return wire.image
      ? routed.fulfill({ contentType: 'image/png', body: picture })
      : routed.fulfill({
          status: wire.status,
          headers: { 'content-type': 'application/json', date: new Date(time).toUTCString() },
          body: wire.body,
        });
  }

  async function pass(ms: number): Promise<void> {
    time += ms;
    await page.clock.runFor(ms);
  }

  const readOut = (): Promise<string> =>
    page.evaluate(() => (window as unknown as TracedWindow).readOut(document.body));

  page.on('console', (message) => {
    const report = /^([a-z-]+) at /.exec(message.text());
    if (message.type() === 'warning' && report !== null) reports.push(report[1] ?? '');
  });
  await page.route('**/*', async (routed) => {
    open += 1;
    await answer(routed).finally(() => (open -= 1));
  });
  const session = await page.context().newCDPSession(page);
  const order = await watchOrder(session);
  await session.send('Page.enable');
  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Page.frameRequestedNavigation', ({ frameId, url }) => {
    if (frameId === frameTree.frame.id) opens.push(url);
  });
  // As on a phone, where a press may do both.
  await page.context().grantPermissions(['geolocation', 'clipboard-write'], { origin });
  await page.addInitScript({ content: await outlineCode });
  if (situation.userAgent !== undefined)
    await page.addInitScript(
      (userAgent) => Object.defineProperty(navigator, 'userAgent', { value: userAgent }),
      situation.userAgent,
    );
  await page.addInitScript(startTrace, { host: situation.host, notices: noticeSelector });
  await holdClock(page, new Date(situation.clock));
  await page.goto(origin + addressOf(situation, situation.at ?? route));
  await settle();

  /** Until nothing is on its way and the page is read out the same twice; then what only the time limit ends. */
  async function settle(): Promise<void> {
    let before = '';
    for (let turn = 0; turn < 150; turn += 1) {
      await page.waitForTimeout(20);
      const now = open > 0 || (!waits && (await isBusy(page))) ? '' : await readOut();
      if (now.trim() !== '' && now === before) break;
      before = now;
    }
    if (late === 0) return;
    late = 0;
    await pass(timeLimit);
    await settle();
  }

  const traced = () => page.evaluate(() => (window as unknown as TracedWindow).trace);

  async function reload(): Promise<void> {
    const { goes, toasts } = await traced();
    before.goes.push(...goes);
    before.toasts.push(...toasts);
    waits = false;
    loaded = false;
    await page.reload();
  }

  async function act(step: Step): Promise<void> {
    if ('advance' in step) await pass(step.advance);
    else if ('online' in step) {
      online = step.online;
      await page.context().setOffline(!online);
    } else if ('back' in step) await page.evaluate(goBack);
    else if ('reload' in step) await reload();
    else await touch(page, step);
  }

  return {
    backend,
    async perform(step) {
      await act(step);
      await settle();
    },
    async drainNotices() {
      for (let turn = 0; turn < 5; turn += 1) {
        if ((await page.locator(noticeSelector).count()) === 0) return;
        await pass(3000);
      }
    },
    async see() {
      if (late > 0) await settle();
      const log = situation.host === 'none' ? 'bridge-log' : 'host-log';
      const { trace, outline, dialogs, bridge } = await page.evaluate((name) => {
        const traced = window as unknown as TracedWindow;
        return {
          trace: traced.trace,
          outline: traced.readOut(document.body),
          dialogs: [...document.querySelectorAll('dialog[open]')].map(
            (dialog) =>
              dialog.querySelector('h1, h2, h3')?.textContent ?? dialog.getAttribute('aria-label') ?? '',
          ),
          bridge: window.sessionStorage.getItem(name) ?? '[]',
        };
      }, log);
      const { pathname, search, hash } = new URL(page.url());
      return {
        outline,
        dialogs,
        route: withoutLanguage(pathname + search + hash, situation),
        calls: order.sorted(backend.asked),
        toasts: withoutRepeats([...before.toasts, ...trace.toasts]),
        bridge: (JSON.parse(bridge) as readonly JsonObject[]).map(
          (message) => Object.fromEntries(Object.entries(message).filter(([name]) => name !== 'at')) as Json,
        ),
        goes: [...before.goes, ...trace.goes].map((line) => withoutLanguage(line, situation)),
        opens,
        reports,
      };
    },
  };
}
