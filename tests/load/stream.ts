/** A gibibyte through the proxy, down and up: the server holds a few pieces of it at a time. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { report } from '../bench/report.ts';
import type { Program } from './process.ts';
import { reportHolds } from './words.ts';

const size = 1024 ** 3;
const most = 60;
const down = `/gateway/promotion/get-captcha?give=${size}`;
const up = '/gateway/user-problem/upload-problem-img';

/** The most that it holds while something runs, above what it held before (MB). */
async function above(product: Program, work: () => Promise<unknown>): Promise<number> {
  const rest = product.memory();
  let most = rest;
  const timer = setInterval(() => (most = Math.max(most, product.memory())), 20);
  await work();
  clearInterval(timer);
  return most - rest;
}

async function take(product: Program, pause: number): Promise<number> {
  const sent = request(product.origin + down, { agent: false });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let taken = 0;
  let pieces = 0;
  for await (const part of answer) {
    taken += (part as Buffer).length;
    pieces += 1;
    // Late now and then: what cannot go on must not pile up.
    if (pause > 0 && pieces % 100 === 0) await sleep(pause);
  }
  return taken;
}

async function give(product: Program): Promise<number> {
  const piece = Buffer.alloc(64 * 1024, 'y');
  const sent = request(product.origin + up, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/octet-stream', 'content-length': size },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  const pieces = Array.from({ length: size / piece.length }, () => piece);
  await pipeline(Readable.from(pieces), sent);
  const [answer] = await answered;
  const text = (await answer.toArray()).join('');
  return (JSON.parse(text) as { readonly taken: number }).taken;
}

export async function streamFigures(product: Program): Promise<void> {
  const counts: number[] = [];
  const note = async (work: Promise<number>): Promise<void> => void counts.push(await work);
  report('1 GiB down, MB above rest', await above(product, () => note(take(product, 0))), most);
  report(
    '1 GiB down to a slow reader, MB above rest',
    await above(product, () => note(take(product, 5))),
    most,
  );
  report('1 GiB up, MB above rest', await above(product, () => note(give(product))), most);
  reportHolds(
    'every byte came through',
    counts.every((count) => count === size),
  );
}
