/** What operators watch, as Prometheus reads it. It must not know who asks, nor anything of a person. */
import { createServer, type Server } from 'node:http';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { VitalName } from '../lib/vitals.ts';
import { plainText } from './failure.ts';
import { createRequestTally } from './request-tally.ts';

/** Why a call did not come back from the backend: no connection, none in time, cut off, or an answer that is none. */
export type ProxyFailure = 'unreachable' | 'timeout' | 'broken' | 'protocol';

/** How fast a page was: milliseconds, of shifts their score. */
export interface MeasuredVital {
  readonly vital: VitalName;
  readonly value: number;
  readonly part: string;
  readonly screen: string;
  readonly build: string;
}

/** Name, meaning, limits and unit of the measurements of pages: limits around what is called good and poor (web.dev/vitals). */
const vitalMetrics = {
  LCP: [
    'web_vitals_lcp_seconds',
    'Until the largest part of a page stood there.',
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    1000,
  ],
  INP: [
    'web_vitals_inp_seconds',
    'Until the slowest press of a visit was answered.',
    [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
    1000,
  ],
  CLS: [
    'web_vitals_cls',
    'How far a visit shifted what stood there.',
    [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    1,
  ],
} as const satisfies Record<VitalName, readonly [string, string, readonly number[], number]>;

export interface Metrics {
  /** @param route as `routeName` says it; @param seconds until the last byte was handed on. */
  answered(method: string, route: string, status: number, seconds: number): void;
  failed(kind: ProxyFailure): void;
  /** @param code of a program's report, or a directive of the content policy. */
  reported(code: string): void;
  measured(vital: MeasuredVital): void;
  /** @param seq asked for the number of what is live whenever somebody looks. */
  live(seq: () => number): void;
  /** A voice that counts of a release on trial; @param arm `next` or `stable`. */
  heard(arm: string, outcome: string): void;
  /** What the guard last found: as a part of what would stop a release, for each that is on trial. */
  guarded(evidence: Readonly<Record<string, number>>): void;
  text(): Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = createRequestTally();
  const failures = new Counter({
    name: 'proxy_failures_total',
    help: 'Calls that the backend did not answer.',
    labelNames: ['kind'],
    registers,
  });
  const reports = new Counter({
    name: 'reports_total',
    help: 'Reports of pages: problems of the program and violations of the content policy.',
    labelNames: ['code'],
    registers,
  });
  const vitals = new Map(
    Object.entries(vitalMetrics).map(([vital, [name, help, buckets, unit]]) => {
      const histogram = new Histogram({
        name,
        help,
        labelNames: ['screen', 'build', 'part'],
        buckets: [...buckets],
        registers,
      });
      return [vital, { histogram, unit }];
    }),
  );
  const voices = new Counter({
    name: 'release_voices_total',
    help: 'Voices of pages on a release on trial: visits, failures, finished presses.',
    labelNames: ['arm', 'outcome'],
    registers,
  });
  const evidence = new Gauge({
    name: 'release_guard_evidence',
    help: 'Evidence against a release on trial; 1 stops it.',
    labelNames: ['release'],
    registers,
  });
  const looked = new Gauge({
    name: 'release_guard_looked_seconds',
    help: 'When the guard last looked, on the server whose turn it is.',
    registers,
  });
  return {
    live(seq) {
      void new Gauge({
        name: 'release_seq',
        help: 'Number of what is live.',
        registers,
        collect() {
          this.set(seq());
        },
      });
    },
    heard: (arm, outcome) => voices.inc({ arm, outcome }),
    guarded(found) {
      evidence.reset();
      for (const [release, value] of Object.entries(found)) evidence.set({ release }, value);
      looked.setToCurrentTime();
    },
    answered: requests.answered,
    failed: (kind) => failures.inc({ kind }),
    measured({ vital, value, screen, build, part }) {
      const { histogram, unit = 1 } = vitals.get(vital) ?? {};
      histogram?.observe({ screen, build, part }, value / unit);
    },
    reported: (code) => reports.inc({ code }),
    text: async () => requests.text() + (await registry.metrics()),
  };
}

/** On a port of its own, which the world does not reach: `GET /metrics`. */
export function metricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': plainText }).end('Not found.');
      return;
    }
    metrics.text().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      // One figure that cannot be read must not end the server that answers borrowers.
      () => response.writeHead(500, { 'content-type': plainText }).end('The metrics cannot be read.'),
    );
  });
}
