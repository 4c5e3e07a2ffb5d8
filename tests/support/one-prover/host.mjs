/**
 * Proves the releases of all servers of the journeys, in the thread that each server would begin for itself: what it remembers of a
 * build it remembers for the next server of that build. Started with the path of its socket. It must not know a server.
 */
import { createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { receive, send } from './frames.mjs';

const entry = new URL('../../../dist/server/prover.mjs', import.meta.url);
/** Builds whose project the thread has: told again, it would begin anew with it. @type {Set<string>} */
const known = new Set();
/** @type {Map<number, { readonly socket: import('node:net').Socket, readonly id: number }>} */
const waiting = new Map();
let count = 0;
/** @typedef {{ readonly id: number, readonly given: { readonly contract: string, readonly project?: string } }} Asked */
/** @type {Worker | undefined} */
let thread;

function begin() {
  const begun = new Worker(entry);
  begun.on('message', (/** @type {{ id: number }} */ { id, ...answer }) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (asker !== undefined && !asker.socket.destroyed) send(asker.socket, { ...answer, id: asker.id });
  });
  return begun;
}

const server = createServer((socket) => {
  // A server of a journey that has ended asks nothing more.
  socket.on('error', () => socket.destroy());
  receive(socket, (/** @type {Asked} */ { id, given }) => {
    thread ??= begin();
    count += 1;
    waiting.set(count, { socket, id });
    const { project, ...question } = given;
    const isNew = project !== undefined && !known.has(given.contract);
    known.add(given.contract);
    thread.postMessage({ id: count, given: isNew ? given : question });
  });
});
server.listen(process.argv[2], () => process.stdout.write('ready\n'));
