/**
 * The backend that the server hands calls to: it gives as many bytes as it is asked for, takes as many as come, and holds a write
 * until it is let go.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface LoadBackend {
  readonly origin: string;
  /** Writes that wait for an answer. */
  readonly held: ServerResponse[];
  close(): void;
}

const piece = Buffer.alloc(64 * 1024, 'x');

function* bytes(count: number): Generator<Buffer> {
  for (let sent = 0; sent < count; sent += piece.length)
    yield piece.subarray(0, Math.min(piece.length, count - sent));
}

export async function startBackend(): Promise<LoadBackend> {
  const held: ServerResponse[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://backend');
    const give = Number(searchParams.get('give') ?? 0);
    if (searchParams.has('hold')) {
      request.resume().once('end', () => held.push(response));
      return;
    }
    let taken = 0;
    request.on('data', (part: Buffer) => (taken += part.length));
    request.once('end', () => {
      if (give > 0) pipeline(Readable.from(bytes(give)), response).catch(() => response.destroy());
      else response.end(JSON.stringify({ code: '0', success: true, taken }));
    });
  });
  // Whoever writes slowly is the server's to end.
  server.requestTimeout = 0;
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    held,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
