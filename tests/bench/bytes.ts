/** What a cold visit to the loan's detail downloads from the built app, as the browser counts it on the wire. */
import type { Browser } from '@playwright/test';
import { startServer } from '../support/server.ts';

export interface Bytes {
  /** kB (1000 bytes), brotli, until the network is quiet. */
  readonly script: number;
  readonly style: number;
  readonly requests: number;
  readonly foreign: number;
}

export async function measureBytes(browser: Browser): Promise<Bytes> {
  const server = await startServer();
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map<string, string>();
    const sums = { script: 0, style: 0, requests: 0, foreign: 0 };
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      kinds.set(requestId, type);
      sums.requests += 1;
      if (new URL(response.url).origin !== server.origin && !response.url.startsWith('data:'))
        sums.foreign += 1;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) === 'Script') sums.script += encodedDataLength / 1000;
      if (kinds.get(requestId) === 'Stylesheet') sums.style += encodedDataLength / 1000;
    });
    await page.goto(`${server.origin}/inThe?productId=1&orderId=174&sessionId=bench`);
    await page.getByRole('button', { name: 'Pagar' }).waitFor();
    const cold = { ...sums };
    await page.close();
    return cold;
  } finally {
    await server.stop();
  }
}
