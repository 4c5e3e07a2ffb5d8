/**
 * Ends a server kindly: no new connections and no new writes, calls under way come to their end, then the rest is cut. It must
 * not know what a call does.
 */
import type { FastifyInstance } from 'fastify';
import { notForwarded, refusal } from './failure.ts';

/** How often connections that have become idle are let go. */
const sweep = 50;

/**
 * A write that comes over a connection still open could be cut in the middle: it is refused before anything of it has left, so
 * that the app knows that nothing was sent, and the next one reaches whatever takes this server's place. Pages and reads are
 * answered as long as there is someone to answer them.
 */
export function mountStop(app: FastifyInstance, apiBase: string): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', ({ method, url }, reply, done) => {
    if (!isStopping || method === 'GET' || !url.startsWith(`${apiBase}/`)) return done();
    const headers = { 'retry-after': '1', [notForwarded]: '1' };
    reply.code(503).headers(headers).send(refusal(503, 'Nothing was sent. Please try again.'));
    return undefined;
  });
}

/** Resolves when nothing is left; after `patience` milliseconds whatever still runs is cut. */
export async function stopKindly(app: FastifyInstance, patience: number): Promise<void> {
  // A browser keeps its connection after an answer: without this it would be waited for until the end.
  const idle = setInterval(() => app.server.closeIdleConnections(), sweep);
  const limit = setTimeout(() => app.server.closeAllConnections(), patience);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(limit);
  }
}
