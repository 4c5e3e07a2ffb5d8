/** A server that is told to stop under load: what runs comes to its end, what is new is refused and knows it, the exit code is 0. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadBackend } from './backend.ts';
import type { Program } from './process.ts';
import { reportHolds } from './words.ts';

const running = 50;
const write = (query: string): string =>
  `POST /gateway/v3/loan-confirm/loan-detail-push${query} HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{}`;

async function open({ origin }: Program): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

const answerOf = async (socket: Socket): Promise<string> =>
  String(((await once(socket, 'data')) as [Buffer])[0]);

/** @param product is stopped by it. */
export async function stopFigures(product: Program, { held }: LoadBackend): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: running }, () => open(product)));
  // One that is open, and asks only when the server is stopping: it is busy, so it is not let go.
  const late = await open(product);
  late.write('POST /gateway/v3/loan-confirm/loan-detail-push HTTP/1.1\r\nhost: a\r\n');
  const ends = sockets.map(answerOf);
  for (const socket of sockets) socket.write(write('?hold'));
  while (held.length < running) await sleep(20);
  const stopped = product.stop();
  while (
    await open(product).then(
      (socket) => socket.destroy(),
      () => undefined,
    )
  )
    await sleep(20);
  const refused = answerOf(late);
  late.write('content-length: 2\r\n\r\n{}');
  const words = await refused;
  for (const response of held) response.end('{"code":"0"}');
  const ended = (await Promise.all(ends)).filter((answer) => answer.startsWith('HTTP/1.1 200')).length;
  reportHolds('writes that run come to their end', ended === running, `${ended} of ${running}`);
  const isToldSo =
    words.startsWith('HTTP/1.1 503 ') &&
    /^retry-after: \d/im.test(words) &&
    /^x-not-forwarded: 1/im.test(words);
  reportHolds('a new one is refused, and knows it', isToldSo, words.split('\r\n')[0]);
  const code = await stopped;
  reportHolds('the server ends with 0', code === 0, `exit code ${code}`);
}
