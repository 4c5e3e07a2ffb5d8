/**
 * As many requests as an hour of a busy day brings, one after the other as fast as they go: pages, files, calls and what strangers
 * invent. What the server holds afterwards, garbage aside, is what it held after the first tenth.
 */
import { once } from 'node:events';
import autocannon from 'autocannon';
import { report } from '../bench/report.ts';
import { accepted } from './exact.ts';
import type { Program } from './process.ts';
import { reportHolds } from './words.ts';

/** Ten in a second. */
const hour = 36_000;
const parts = 10;

/** No two are of the same person, and some are of no page. */
function next(count: number): {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
} {
  const session = `sessionId=s-${count}&deviceId=d-${count}&isNeedPop=${count % 3}`;
  const kinds = [
    { method: 'GET', path: `/inThe?${session}&orderId=${count}` },
    { method: 'GET', path: `/versions?${session}` },
    { method: 'GET', path: '/config.json' },
    { method: 'GET', path: `/favicon.svg?${count}` },
    { method: 'GET', path: `/nowhere/${count}` },
    { method: 'POST', path: `/gateway/v3/loan-details/loan-details?${session}`, body: '{"orderId":"1"}' },
    { method: 'GET', path: `/gateway/of-nobody/${count}` },
    { method: 'POST', path: '/reports', body: `{"code":"code-${count}"}` },
    {
      method: 'POST',
      path: '/reports',
      body: `[{"vital":"LCP","value":9,"part":"load","screen":"s${count}","program":"/p${count}"}]`,
    },
  ] as const;
  return kinds[count % kinds.length] ?? kinds[0];
}

/** Told by tests/load/heap.ts, which the server was started with. */
async function heapOf({ child }: Program): Promise<number> {
  child.send('heap');
  const [bytes] = (await once(child, 'message')) as [number];
  return bytes / 1_048_576;
}

export async function hourFigures(product: Program): Promise<void> {
  const heaps: number[] = [];
  let count = 0;
  let lost = 0;
  for (let part = 0; part < parts; part += 1) {
    const { errors, non2xx, ...rest } = await autocannon({
      url: product.origin,
      connections: 20,
      amount: hour / parts,
      requests: [
        {
          setupRequest: (request) => {
            const { method, path, body } = next((count += 1));
            const headers = {
              'accept-encoding': accepted,
              'content-type': 'application/json',
              // Now and then under a name of a host that somebody has invented.
              host: count % 500 === 0 ? `h${count}.example` : 'app.example',
            };
            return { ...request, method, path, headers, ...(body !== undefined && { body }) };
          },
        },
      ],
    });
    lost += errors;
    if (non2xx + rest['2xx'] === 0) throw new Error('Nothing was answered.');
    heaps.push(await heapOf(product));
  }
  const [, first = 0] = heaps;
  const last = heaps.at(-1) ?? Number.NaN;
  const grown = last - first;
  report(`heap left by ${hour} requests, MB`, grown, 2, heaps.map((each) => each.toFixed(1)).join(' '));
  reportHolds('every request is answered', lost === 0, `${lost} of ${hour} lost`);
}
