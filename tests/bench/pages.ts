/**
 * How long a stranger waits for a page of the build behind its server, beside the same page written by hand: cold, Slow 4G, a
 * phone four times slower. `npm run bench -- pages`, after `npm run build`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { pageBlock } from '../../src/lib/page-blocks.ts';
import { startBrowser } from '../support/chromium.ts';
import { read, root } from '../support/project.ts';
import { startServer } from '../support/server.ts';
import { startFront, type Front } from './front.ts';
import { copyOf, reactFiles, staticPage, type Copy } from './hand-pages.ts';
import { load, newContext, type Load } from './load.ts';
import { report, reportRatio, told } from './report.ts';
import { estimate, median, type Pair } from './statistics.ts';

const pages = [
  { name: '/inThe', address: '/inThe?productId=1&orderId=174&sessionId=bench', asks: true },
  { name: '/versions', address: '/versions?productId=1&sessionId=bench', asks: true },
  { name: '/', address: '/?sessionId=bench', asks: false },
  { name: '/promotion', address: '/promotion?id=classic', asks: true },
] as const;

const budgets = JSON.parse(read('tests/part-budgets.json')) as {
  /** By the page: how long until something is seen, to React. */
  readonly firstPaint: Readonly<Record<string, number>>;
};

/** Fewer than eight pairs give no interval. */
const pairs = 9;

/** What each of several ways to the same page takes, in turn, so that a slow minute is shared by all. */
async function drawn(
  browser: Browser,
  ways: readonly string[],
  words: string,
): Promise<readonly (readonly Load[])[]> {
  const found = ways.map((): Load[] => []);
  for (let turn = 0; turn < pairs; turn += 1)
    for (const [index, way] of ways.entries()) {
      const context = await newContext(browser);
      found[index]?.push(await load(context, way, words));
      await context.close();
    }
  return found;
}

const pairsOf = (
  measured: readonly Load[],
  reference: readonly Load[],
  what: 'paint' | 'rows',
): readonly Pair[] =>
  measured.map((own, index) => ({ measured: own[what], reference: reference[index]?.[what] ?? Number.NaN }));

const inform = (name: string, samples: readonly Pair[]): void =>
  console.log(
    `     ${name.padEnd(48)} ${estimate(samples).ratio.toFixed(2).padStart(8)} (for information) ${told(samples, 0)}`,
  );

/** What the page shows in the end, and words of it that do not stand there before the program has come. */
async function seen(
  browser: Browser,
  address: string,
): Promise<{ copy: Copy; words: string; title: string }> {
  const context = await newContext(browser);
  const page = await context.newPage();
  const before = (await (await page.goto(address))?.text()) ?? '';
  await page.locator('#app > .ahead').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.querySelector('#app .skeleton, #app fieldset:disabled') === null);
  await page.waitForLoadState('networkidle');
  const copy = await copyOf(page);
  const texts = (await page.locator('main').first().innerText()).split('\n').filter(Boolean);
  const title = (await page.locator('h1').first().textContent()) ?? '';
  const words = texts.find((text) => text.length > 5 && !before.includes(text)) ?? title;
  await context.close();
  return { copy, words, title };
}

async function measurePage(browser: Browser, upstream: string, page: (typeof pages)[number]): Promise<void> {
  const product = await startFront({ upstream });
  const { copy, words, title } = await seen(browser, product.origin + page.address);
  const hand = await startFront({ upstream, files: await reactFiles(copy, page.asks ? title : undefined) });
  const still = await startFront({ upstream, files: new Map([['/index.html', staticPage(copy)]]) });
  const fronts: readonly Front[] = [product, hand, still];
  const ways = [product.origin + page.address, `${hand.origin}/index.html`, `${still.origin}/index.html`];
  const [ours = [], react = [], html = []] = await drawn(browser, ways, words);
  for (const front of fronts) front.close();
  const budget = budgets.firstPaint[page.name] ?? Number.NaN;
  reportRatio(`${page.name} first paint, to React`, pairsOf(ours, react, 'paint'), budget, 0);
  reportRatio(`${page.name} rows, to React`, pairsOf(ours, react, 'rows'), 0.85, 0);
  inform(`${page.name} first paint of static HTML, to React`, pairsOf(html, react, 'paint'));
  inform(`${page.name} rows of static HTML, to React`, pairsOf(html, react, 'rows'));
  const all = (what: keyof Load): readonly number[] =>
    [ours, react, html].map((loads) => median(loads.map((one) => one[what])));
  const beside = (what: keyof Load): string => {
    const [, by, flat] = all(what);
    return `React ${by?.toFixed(0) ?? ''}, static ${flat?.toFixed(0) ?? ''}`;
  };
  report(`${page.name} longest task, ms`, all('task')[0] ?? Number.NaN, 200, beside('task'));
  console.log(
    `     ${page.name} kB on the wire ${all('bytes')[0]?.toFixed(0) ?? ''} (${beside('bytes')}); requests ${all('requests')[0] ?? ''} (${beside('requests')})`,
  );
}

/** A switch that finds nothing to take away would measure the same page twice. */
function taken(name: string, page: (html: string) => string): (html: string) => string {
  return (html) => {
    const without = page(html);
    if (without === html) throw new Error(`The page has no longer ${name}, or it is called otherwise.`);
    return without;
  };
}

/** Each without one of the things that make a first visit quick; over 1 is what it brings. */
const switches = {
  'early requests': (html: string) =>
    html.replace(/<script[^>]* id="first">[^<]*<\/script>/, () =>
      pageBlock('first', '{"query":{},"requests":[]}'),
    ),
  'the configuration in the page': (html: string) =>
    html.replace(/<script[^>]* id="config">[^<]*<\/script>/, () => pageBlock('config', '')),
  'what is drawn ahead': (html: string) =>
    html.replace(
      /<div id="app">[^]*<\/div>(?=\s*<template id="failed">)/,
      '<div id="app"><div class="starting" aria-hidden="true"></div></div>',
    ),
};

async function measureSwitches(browser: Browser, upstream: string): Promise<void> {
  const [{ address }] = pages;
  const whole = await startFront({ upstream });
  const { words } = await seen(browser, whole.origin + address);
  for (const [name, page] of Object.entries(switches)) {
    const without = await startFront({ upstream, page: taken(name, page) });
    const ways = [without.origin + address, whole.origin + address];
    const [bare = [], full = []] = await drawn(browser, ways, words);
    without.close();
    inform(`/inThe without ${name}, first paint`, pairsOf(bare, full, 'paint'));
    inform(`/inThe without ${name}, rows`, pairsOf(bare, full, 'rows'));
  }
  whole.close();
}

/** A second visit with the worker that keeps the program, to one with the browser's own cache. */
async function measureWorker(browser: Browser, upstream: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-config-'));
  const config = join(folder, 'config.json');
  const given = JSON.parse(readFileSync(join(root, 'src/server/sandbox/config.json'), 'utf8')) as object;
  writeFileSync(config, JSON.stringify({ ...given, offline: true }));
  const server = await startServer({ config });
  const [{ address }] = pages;
  const fronts = [await startFront({ upstream: server.origin }), await startFront({ upstream })];
  const { words } = await seen(browser, (fronts[1]?.origin ?? '') + address);
  const found = fronts.map((): Load[] => []);
  for (let turn = 0; turn < pairs; turn += 1)
    for (const [index, { origin }] of fronts.entries()) {
      const context = await newContext(browser);
      const page = await context.newPage();
      await page.goto(origin + address);
      if (index === 0) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const workers = await page.evaluate(
        async () => (await navigator.serviceWorker.getRegistrations()).length,
      );
      if (workers !== (index === 0 ? 1 : 0)) throw new Error(`${workers} workers on the way ${index}`);
      await page.waitForLoadState('networkidle');
      await page.close();
      found[index]?.push(await load(context, origin + address, words));
      await context.close();
    }
  const [kept = [], plain = []] = found;
  inform('/inThe again with the worker, rows, to without', pairsOf(kept, plain, 'rows'));
  for (const front of fronts) front.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}

/** 150 ms away, and answering after 300. */
const farBackend = 450;

/** A page that comes with its data, to the same without, and to React, which asks when its script has come. */
async function measureRendered(browser: Browser, upstream: string): Promise<void> {
  const backend = await startFront({ upstream, below: '/gateway', late: farBackend });
  const servers = await Promise.all(
    [true, false].map((render) => startServer({ backend: backend.origin, render })),
  );
  const [, still] = servers;
  const [{ name, address }] = pages;
  const { copy, words, title } = await seen(browser, (still?.origin ?? '') + address);
  const hand = await startFront({ upstream, files: await reactFiles(copy, title), late: farBackend });
  const ways = [...servers.map(({ origin }) => origin + address), `${hand.origin}/index.html`];
  const [full = [], bare = [], react = []] = await drawn(browser, ways, words);
  hand.close();
  reportRatio(`${name} with its data, rows, to React`, pairsOf(full, react, 'rows'), 0.5, 0);
  inform(`${name} with its data, rows, to RENDER=off`, pairsOf(full, bare, 'rows'));
  inform(`${name} with its data, first paint, to RENDER=off`, pairsOf(full, bare, 'paint'));
  inform(`${name} RENDER=off, rows, to React`, pairsOf(bare, react, 'rows'));
  for (const server of servers) await server.stop();
  backend.close();
}

export async function pageFigures(): Promise<void> {
  const server = await startServer();
  const browser = await startBrowser();
  try {
    for (const page of pages) await measurePage(browser, server.origin, page);
    await measureRendered(browser, server.origin);
    await measureSwitches(browser, server.origin);
    await measureWorker(browser, server.origin);
  } finally {
    await browser.close();
    await server.stop();
  }
}
