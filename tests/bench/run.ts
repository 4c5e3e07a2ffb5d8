/**
 * The figures of the product, as ratios to hand-written React in the same run of the same browser: `npm run bench`.
 * Times themselves are printed for information; only ratios, counts and bytes have limits.
 */
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { startBrowser } from '../support/chromium.ts';
import { detail, measureBytes, privacy, promotion } from './bytes.ts';
import { checkFigures } from './check.ts';
import { pageFigures } from './pages.ts';
import { open, over, report } from './report.ts';
import type { Way } from './page.tsx';
import { ratios } from './rows.ts';

const root = resolve(import.meta.dirname);
const out = join(tmpdir(), `bench-${process.pid}`);
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** A page that shares nothing with others is given a finer clock: 5 µs, where others get 100. */
const alone = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

/** Garbage is collected when it is asked for, not in the middle of a sample; and a frame comes when it is drawn, not at a beat. */
const measuring = ['--js-flags=--expose-gc', '--disable-frame-rate-limit', '--disable-gpu-vsync'];

async function serve(): Promise<{ origin: string; close: () => void }> {
  const files = new Map(
    readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) => [`/${name}`, join(out, name)]),
  );
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = files.get(path);
    const type = types[extname(path)];
    if (file === undefined || type === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type, ...alone }).end(readFileSync(file));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

async function counts(session: CDPSession): Promise<{ nodes: number; listeners: number; heap: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
}

async function leaks(page: Page, session: CDPSession): Promise<void> {
  await session.send('Performance.enable');
  await page.evaluate(() => window.bench.cycle(20));
  const before = await counts(session);
  await page.evaluate(() => window.bench.cycle(100));
  let after = await counts(session);
  // What the last visit has begun may still end; what is left for good stays however long one waits.
  for (let turn = 0; turn < 10 && after.listeners > before.listeners; turn += 1) {
    await page.waitForTimeout(300);
    after = await counts(session);
  }
  report('nodes left by 100 visits', after.nodes - before.nodes, 0);
  report('listeners left by 100 visits', after.listeners - before.listeners, 0);
  report('heap left by 100 visits, kB', (after.heap - before.heap) / 1000, 60);
}

/** What a screen of 2,000 rows keeps in memory; each in a page of its own. */
async function heapOf(browser: Browser, origin: string, way: Way): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(origin);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const before = await counts(session);
  await page.evaluate((asked) => window.bench.once(asked, 2000), way);
  const after = await counts(session);
  await context.close();
  return after.heap - before.heap;
}

async function screenFigures(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: out, emptyOutDir: true, target: 'chrome87' },
  });
  const server = await serve();
  const browser = await startBrowser(measuring);
  try {
    await ratios(browser, server.origin);
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    page.on('pageerror', (error) => console.error(error.message));
    await page.goto(server.origin);
    const session = await page.context().newCDPSession(page);
    await leaks(page, session);
    const [ours, hand] = [
      await heapOf(browser, server.origin, 'engine'),
      await heapOf(browser, server.origin, 'hand'),
    ];
    const sizes = [ours, hand].map((bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`).join(' / ');
    report('heap of 2,000 rows, to React', ours / hand, 1.2, sizes);
    if (process.env['NOBYTES'] !== '1') {
      const bytes = await measureBytes(browser, detail);
      report('JavaScript of a cold /inThe, kB brotli', bytes.script, 100);
      report('JavaScript files of a cold /inThe', bytes.scripts, 4);
      const legal = await measureBytes(browser, privacy);
      report(
        'JavaScript of a cold /gaveIs, to that of /inThe',
        legal.script / bytes.script,
        1,
        `${legal.script.toFixed(1)} kB`,
      );
      report('CSS of a cold /inThe, kB brotli', bytes.style, 12);
      report(
        'requests of a cold /inThe to other origins',
        bytes.foreign,
        0,
        `${bytes.requests} requests in all`,
      );
      const landing = await measureBytes(browser, promotion);
      report('JavaScript of a cold /promotion, kB brotli', landing.script, 100);
      report('CSS of a cold /promotion, kB brotli', landing.style, 12);
    }
  } finally {
    await browser.close();
    server.close();
    rmSync(out, { recursive: true, force: true });
  }
}

// `npm run bench -- check`, `screens` or `pages`: one part alone.
const parts = ['check', 'screens', 'pages'].filter((part) => process.argv.includes(part));
const isWanted = (part: string): boolean => parts.length === 0 || parts.includes(part);
if (isWanted('check')) checkFigures();
if (isWanted('screens')) await screenFigures();
if (isWanted('pages')) await pageFigures();
if (open.length > 0) console.log(`\n${open.length} not told from their limit: ${open.join('; ')}`);
if (over.length > 0) console.log(`\n${over.length} over their limit: ${over.join('; ')}`);
if (over.length + open.length > 0) process.exitCode = over.length > 0 ? 1 : 2;
