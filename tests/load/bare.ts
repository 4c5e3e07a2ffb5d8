/**
 * What our server is held against: Fastify as anyone would write it down, which gives the same bytes with the same headers for the same
 * addresses, and writes the same line for each request. It has learnt them from the server itself: `bare.ts <origin> <path>…`.
 */
import { randomUUID } from 'node:crypto';
import Fastify, { LogController } from 'fastify';
import { accepted, exactly } from './exact.ts';

const [origin = '', ...paths] = process.argv.slice(2);
/** Node writes these for each answer. */
const ofTheConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

const app = Fastify({
  logger: { base: null },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
});
app.addHook('onRequest', (request, reply, done) => {
  reply.header('x-request-id', request.id);
  done();
});
app.addHook('onResponse', (request, reply, done) => {
  const { method, routeOptions } = request;
  const { statusCode: status, elapsedTime } = reply;
  request.log.info({ method, route: routeOptions.url, status, ms: Math.round(elapsedTime) }, 'answered');
  done();
});
for (const path of paths) {
  const { status, headers, body } = await exactly(origin, path);
  const kept = Object.entries(headers).filter(
    ([name]) => !ofTheConnection.has(name) && name !== 'x-request-id' && name !== 'content-length',
  );
  const same = Object.fromEntries(kept);
  app.get(path.replace(/\?.*$/s, ''), (_request, reply) => reply.code(status).headers(same).send(body));
}
app.get('/', (_request, reply) => reply.send(accepted));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.once('SIGTERM', () => void app.close());
