/** What a cold visit to a screen downloads from the built app, as the browser counts it on the wire. */
import type { Browser, Page } from '@playwright/test';
import { startServer } from '../support/server.ts';

export interface Bytes {
  /** kB (1000 bytes) of bodies, brotli, when the screen can be used. */
  readonly script: number;
  /** How many files of it. */
  readonly scripts: number;
  readonly style: number;
  readonly requests: number;
  readonly foreign: number;
}

export interface Visit {
  /** Route and query. */
  readonly address: string;
  /** Waits until the screen can be used. */
  readonly ready: (page: Page) => Promise<void>;
}

export const detail: Visit = {
  address: '/inThe?productId=1&orderId=174&sessionId=bench',
  ready: (page) => page.getByRole('button', { name: 'Pagar' }).waitFor(),
};
export const privacy: Visit = {
  address: '/gaveIs?sessionId=bench',
  ready: (page) => page.getByRole('button', { name: 'Imprimir' }).waitFor(),
};

export const promotion: Visit = {
  address: '/promotion?id=classic#/',
  // Its frame stands there before any script has run.
  ready: (page) => page.getByRole('button', { name: 'Registrarme', disabled: false }).waitFor(),
};

export async function measureBytes(browser: Browser, { address, ready }: Visit): Promise<Bytes> {
  const server = await startServer();
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(`${server.origin}${address}`);
    await ready(page);
    // What the screen itself needs: what is fetched for the next screens comes when the phone is idle.
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize / 1000 })),
    );
    const sum = (end: string): number =>
      sizes
        .filter(({ name }) => new URL(name).pathname.endsWith(end))
        .reduce((total, { size }) => total + size, 0);
    const cold = {
      script: sum('.js'),
      scripts: sizes.filter(({ name }) => new URL(name).pathname.endsWith('.js')).length,
      style: sum('.css'),
      requests: urls.length,
      foreign: urls.filter((url) => !url.startsWith('data:') && new URL(url).origin !== server.origin).length,
    };
    await page.close();
    return cold;
  } finally {
    await server.stop();
  }
}
