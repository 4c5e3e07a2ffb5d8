/**
 * Takes what pages report: problems of the program by their code, and violations of the content policy by their directive. It
 * must not keep an address, a text or anything else that could be somebody's.
 */
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** So many in a minute are told; more are of the same, or of somebody who plays. */
const most = 60;
const minute = 60_000;
const longest = 16 * 1024;

/** The words of codes and directives; no data of a person is written so. */
const word = /^[a-z][a-z-]{1,39}$/;

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** The code of a report, in one of its three forms; nothing where it is none. */
export function codeOf(report: unknown): string | undefined {
  if (!isObject(report)) return undefined;
  const { code, body, 'csp-report': older } = report;
  const violation = isObject(older)
    ? older['effective-directive']
    : isObject(body) && body['effectiveDirective'];
  const name = code ?? (typeof violation === 'string' ? `policy-${violation}` : undefined);
  return typeof name === 'string' && word.test(name) ? name : undefined;
}

export async function mountReports(app: FastifyInstance, metrics: Metrics): Promise<void> {
  let begun = 0;
  let told = 0;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const types = ['application/json', 'application/reports+json', 'application/csp-report'];
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: longest }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(null, undefined);
      }
    });
    scope.post('/reports', (request, reply) => {
      const now = Date.now();
      if (now - begun >= minute) [begun, told] = [now, 0];
      for (const report of [request.body].flat()) {
        const code = codeOf(report);
        if (code === undefined || (told += 1) > most) continue;
        metrics.reported(code);
        request.log.warn({ code }, 'reported');
      }
      return reply.code(204).send();
    });
  });
}
