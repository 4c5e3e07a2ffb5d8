/**
 * Takes what pages report: problems of the program by their code, violations of the content policy by their directive, and how fast
 * the page was. It must not keep an address, a text or anything else that could be somebody's.
 */
import type { FastifyInstance } from 'fastify';
import { lookUp } from '../lib/look-up.ts';
import { problems } from '../lib/problem.ts';
import { vitalParts, type VitalName } from '../lib/vitals.ts';
import { securityHeaders } from './headers.ts';
import type { MeasuredVital, Metrics } from './metrics.ts';

/** So many in a minute are told; more are of the same, or of somebody who plays. */
const most = 60;
const minute = 60_000;
const longest = 16 * 1024;

/** What the policy of our pages says; browsers divide what it says of scripts and styles into two. */
const policies = new Set(
  String(securityHeaders()['content-security-policy'])
    .split('; ')
    .map((directive) => directive.split(' ')[0] ?? '')
    .flatMap((name) =>
      /^(?:script|style)-src$/.test(name) ? [name, `${name}-elem`, `${name}-attr`] : [name],
    )
    .map((name) => `policy-${name}`),
);

/** What a younger build, an older one or somebody who plays says. */
const others = 'other';

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** The code of a report, in one of its three forms: one that is known, else `other`; nothing where it is none. */
function codeOf(report: unknown): string | undefined {
  if (!isObject(report)) return undefined;
  const { code, body, 'csp-report': older } = report;
  const violation = isObject(older)
    ? older['effective-directive']
    : isObject(body) && body['effectiveDirective'];
  const name = code ?? (typeof violation === 'string' ? `policy-${violation}` : undefined);
  if (typeof name !== 'string') return undefined;
  return lookUp(problems, name) !== undefined || policies.has(name) ? name : others;
}

/** No page is slower and stays one (ms; a score of shifts is far below). */
const slowest = 120_000;

/** What a server knows the names of; whatever else a report names is `other`, so that nobody invents names for it to keep. */
export interface Known {
  readonly screens: ReadonlySet<string>;
  /** Whether a path is that of a file of this build. */
  readonly isProgram: (path: string) => boolean;
  /** The name of this build. */
  readonly build: string;
}

/** A measurement of a page, in the words of the metrics; nothing where it is none. */
export function vitalOf(report: unknown, known: Known): MeasuredVital | undefined {
  if (!isObject(report)) return undefined;
  const { vital, value, part, screen, program } = report;
  const parts = typeof vital === 'string' ? lookUp(vitalParts, vital) : undefined;
  const named = parts?.find((each) => each === part);
  const isTime = typeof value === 'number' && value >= 0 && value <= slowest;
  if (named === undefined || !isTime) return undefined;
  return {
    vital: vital as VitalName,
    value,
    part: named,
    screen: typeof screen === 'string' && known.screens.has(screen) ? screen : others,
    build: typeof program === 'string' && known.isProgram(program) ? known.build : others,
  };
}

/** Three come of a visit that is measured; the configuration says how many are. */
const mostVitals = 600;

export async function mountReports(app: FastifyInstance, metrics: Metrics, known: Known): Promise<void> {
  let begun = 0;
  let told = 0;
  let measured = 0;
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
      if (now - begun >= minute) [begun, told, measured] = [now, 0, 0];
      for (const report of [request.body].flat()) {
        const vital = vitalOf(report, known);
        if (vital !== undefined && (measured += 1) <= mostVitals) metrics.measured(vital);
        const code = codeOf(report);
        if (code === undefined) continue;
        // What nobody knows must not use up what is left for those that are.
        if (code === others) metrics.reported(code);
        else if ((told += 1) <= most) {
          metrics.reported(code);
          request.log.warn({ code }, 'reported');
        }
      }
      return reply.code(204).send();
    });
  });
}
