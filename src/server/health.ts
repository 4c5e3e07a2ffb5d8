/**
 * Whether this server lives, and whether it may be given visitors. It must not ask the backend more than whether it is there.
 */
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { FastifyInstance } from 'fastify';

/** Milliseconds for a connection to the backend. */
const patience = 1000;

/** Whether a connection comes about, with TLS where it is asked for. Nothing is sent. */
function canConnect(backend: string): Promise<boolean> {
  const { protocol, hostname, port } = new URL(backend);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isTls = protocol === 'https:';
  const place = { host, port: Number(port) || (isTls ? 443 : 80), timeout: patience };
  return new Promise((resolve) => {
    const socket = isTls ? connectTls({ ...place, servername: host }) : connect(place);
    const end = (came: boolean): void => {
      socket.destroy();
      resolve(came);
    };
    socket.once(isTls ? 'secureConnect' : 'connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

/**
 * `/health/live`: 200 while the process answers. `/health/ready`: 200 once the backend has been reached since the start, which
 * a later failure does not take back: pages say that themselves, and are better than none. The build and the configuration have
 * been read before the server listens.
 * @param backend an origin; without one the sandbox answers.
 */
export function mountHealth(app: FastifyInstance, backend: string | undefined): void {
  let isSeen = backend === undefined;
  app.get('/health/live', (_request, reply) => reply.send({ live: true }));
  app.get('/health/ready', async (_request, reply) => {
    isSeen ||= await canConnect(String(backend));
    return reply
      .code(isSeen ? 200 : 503)
      .send({ ready: isSeen, build: true, configuration: true, backend: isSeen });
  });
}
