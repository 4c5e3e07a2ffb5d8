/** Those who hold a connection without asking, read slowly or write slowly: the others do not feel them, and nobody loses a byte. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { report, reportRatio } from '../bench/report.ts';
import { exactly } from './exact.ts';
import { press, type Pressed } from './press.ts';
import type { Program } from './process.ts';
import { reportHolds } from './words.ts';

const page = '/inThe?sessionId=s-1&orderId=174';
const idle = 500;
const slow = 50;
const rounds = 9;

async function open({ origin }: Program): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket.on('error', () => undefined);
}

const openMany = (program: Program, count: number): Promise<readonly Socket[]> =>
  Promise.all(Array.from({ length: count }, () => open(program)));

/** The time of a page with them, to that without: the same server, in turns. */
async function besides(name: string, product: Program, begin: () => Promise<() => void>): Promise<void> {
  const pressed: { readonly with: Pressed; readonly without: Pressed }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const without = await press(product, { path: page, seconds: 1 });
    const end = await begin();
    pressed.push({ without, with: await press(product, { path: page, seconds: 1 }) });
    end();
    await sleep(100);
  }
  const pairs = pressed.map((each) => ({ measured: each.with.cpu, reference: each.without.cpu }));
  reportRatio(`processor for a page beside ${name}`, pairs, 1.15);
  reportHolds(
    `no page fails beside ${name}`,
    pressed.every((each) => each.with.failed === 0),
  );
}

async function idleConnections(product: Program): Promise<void> {
  const before = product.memory();
  const sockets = await openMany(product, idle);
  const answered = sockets.map(async (socket) => {
    socket.write('GET /favicon.svg HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(socket, 'data');
  });
  await Promise.all(answered);
  report(`memory of ${idle} idle connections, MB`, product.memory() - before, 30);
  // Longer than Node itself would keep them (5 s).
  await sleep(8000);
  const alive = sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;
  reportHolds('idle connections are kept', alive === idle, `${alive} of ${idle}`);
  for (const socket of sockets) socket.destroy();
  await besides(`${idle} idle connections`, product, async () => {
    const held = await openMany(product, idle);
    return () => held.forEach((socket) => socket.destroy());
  });
}

/** Takes a little now and then, and at last all the rest; how many bytes of a body came. */
async function readSlowly(socket: Socket, path: string): Promise<() => Promise<number>> {
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: a\r\naccept-encoding: gzip, deflate, br\r\nconnection: close\r\n\r\n`,
  );
  socket.pause();
  const parts: Buffer[] = [];
  const timer = setInterval(() => {
    const part = socket.read(512) as Buffer | null;
    if (part !== null) parts.push(part);
  }, 50);
  return async () => {
    clearInterval(timer);
    socket.on('data', (part: Buffer) => parts.push(part)).resume();
    if (!socket.readableEnded) await once(socket, 'end');
    const all = Buffer.concat(parts);
    return all.length - all.indexOf('\r\n\r\n') - 4;
  };
}

async function slowReaders(product: Program, path: string): Promise<void> {
  const { body } = await exactly(product.origin, path);
  const before = product.memory();
  const sockets = await openMany(product, slow);
  const readers = await Promise.all(sockets.map((socket) => readSlowly(socket, path)));
  await besides(`${slow} slow readers`, product, async () => () => undefined);
  report(`memory of ${slow} slow readers, MB`, product.memory() - before, 60);
  const lengths = await Promise.all(readers.map((finish) => finish()));
  reportHolds(
    'slow readers get every byte',
    lengths.every((length) => length === body.length),
  );
}

async function slowWriters(product: Program): Promise<void> {
  const body = JSON.stringify({ orderId: 'x'.repeat(200) });
  const sockets = await openMany(product, slow);
  const answers = sockets.map(async (socket) => {
    const [part] = (await once(socket, 'data')) as [Buffer];
    return part.toString().startsWith('HTTP/1.1 200');
  });
  const head = `POST /gateway/v3/loan-details/loan-details HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  for (const socket of sockets) socket.write(head);
  let at = 0;
  const timer = setInterval(() => {
    for (const socket of sockets) socket.write(body.slice(at, at + 1));
    at += 1;
    if (at >= body.length) clearInterval(timer);
  }, 50);
  await besides(`${slow} slow writers`, product, async () => () => undefined);
  const good = (await Promise.all(answers)).filter(Boolean).length;
  reportHolds('slow writers are answered', good === slow, `${good} of ${slow}`);
  for (const socket of sockets) socket.destroy();
}

export async function connectionFigures(product: Program, program: string): Promise<void> {
  await idleConnections(product);
  await slowReaders(product, program);
  await slowWriters(product);
}
