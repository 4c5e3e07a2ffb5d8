/** What operators watch, as Prometheus reads it. It must not know who asks, nor anything of a person. */
import { createServer, type Server } from 'node:http';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { plainText } from './failure.ts';

/** Why a call did not come back from the backend: no connection, none in time, cut off, or an answer that is none. */
export type ProxyFailure = 'unreachable' | 'timeout' | 'broken' | 'protocol';

export interface Metrics {
  /** @param route as `routeName` says it; @param seconds until the last byte was handed on. */
  answered(method: string, route: string, status: number, seconds: number): void;
  failed(kind: ProxyFailure): void;
  /** @param code of a program's report, or a directive of the content policy. */
  reported(code: string): void;
  text(): Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
    registers,
  });
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
  return {
    answered(method, route, status, seconds) {
      requests.inc({ method, route, status });
      duration.observe({ route }, seconds);
    },
    failed: (kind) => failures.inc({ kind }),
    reported: (code) => reports.inc({ code }),
    text: () => registry.metrics(),
  };
}

/** On a port of its own, which the world does not reach: `GET /metrics`. */
export function metricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': plainText }).end('Not found.');
      return;
    }
    void metrics.text().then((text) => {
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
    });
  });
}
