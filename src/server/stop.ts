/** Ends a server kindly: no new connections, calls under way come to their end, then the rest is cut. */
import type { FastifyInstance } from 'fastify';

/** How often connections that have become idle are let go. */
const sweep = 50;

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
