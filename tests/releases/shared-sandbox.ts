/** One sandbox behind several servers, as a backend is: they pass calls on without the base path that a sandbox has. Build first. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '../support/server.ts';

export interface SharedSandbox {
  /** For servers. */
  readonly backend: string;
  /** For who looks into it. */
  readonly origin: string;
  stop(): Promise<void>;
}

const base = '/gateway';

export async function startSharedSandbox(): Promise<SharedSandbox> {
  const sandbox = await startServer();
  const { port: behind } = new URL(sandbox.origin);
  const server = createServer((asked, reply) => {
    const { method, headers, url = '/' } = asked;
    const passed = request(
      { port: behind, host: '127.0.0.1', method, headers, path: base + url },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    backend: `http://127.0.0.1:${port}`,
    origin: sandbox.origin,
    async stop() {
      server.closeAllConnections();
      server.close();
      await sandbox.stop();
    },
  };
}
