/** Answers a connection that does not speak HTTP as it should, before there is a request. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { plainText } from './failure.ts';
import type { Headers } from './headers.ts';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Gives the status that it answered; nothing where nobody is there to be answered. */
export function rejectConnection(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: Headers,
): number | undefined {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return undefined;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const body = `${STATUS_CODES[status] ?? 'Bad Request'}.`;
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': plainText,
    'content-length': String(body.length),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  return status;
}
