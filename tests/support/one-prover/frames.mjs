/** Messages over a socket, each whole, as threads send them to each other. It must not know what is said. */
import { deserialize, serialize } from 'node:v8';

/** Bytes that say how long a message is. */
const head = 4;

/**
 * @param {import('node:net').Socket} socket
 * @param {unknown} message
 */
export function send(socket, message) {
  const body = serialize(message);
  const length = Buffer.alloc(head);
  length.writeUInt32BE(body.length);
  socket.write(Buffer.concat([length, body]));
}

/**
 * Calls `take` with each message that comes.
 *
 * @template T
 * @param {import('node:net').Socket} socket
 * @param {(message: T) => void} take
 */
export function receive(socket, take) {
  /** @type {Buffer[]} */
  let chunks = [];
  let size = 0;
  socket.on('data', (/** @type {Buffer} */ chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    for (;;) {
      if (size < head) return;
      const first = chunks[0] ?? Buffer.alloc(0);
      const whole = head + (first.length < head ? Buffer.concat(chunks) : first).readUInt32BE();
      if (size < whole) return;
      const all = Buffer.concat(chunks);
      const rest = all.subarray(whole);
      chunks = rest.length === 0 ? [] : [rest];
      size = rest.length;
      take(/** @type {T} */ (deserialize(all.subarray(head, whole))));
    }
  });
}
