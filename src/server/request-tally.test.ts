// @vitest-environment node
import { expect, it } from 'vitest';
import { Counter, Histogram, Registry } from 'prom-client';
import { createRequestTally } from './request-tally.ts';

const requests: readonly (readonly [method: string, route: string, status: number, seconds: number])[] = [
  ['GET', '/inThe', 200, 0.004],
  ['GET', '/inThe', 200, 0.005],
  ['GET', '/inThe', 304, 0.5],
  ['POST', '/gateway/v3/x', 502, 61],
  ['', 'other', 400, 0],
  ['GET', 'a "name"\\of\nlines', 404, 1.5],
];

it('tells what the library tells of the same requests, letter for letter', async () => {
  const registry = new Registry();
  const registers = [registry];
  const counter = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
    registers,
  });
  const tally = createRequestTally();
  for (const [method, route, status, seconds] of requests) {
    tally.answered(method, route, status, seconds);
    counter.inc({ method, route, status });
    histogram.observe({ route }, seconds);
  }
  const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');
  expect(lines(tally.text())).toEqual(lines(await registry.metrics()));
});

it('says what it counts before anything is answered', () => {
  expect(createRequestTally().text()).toMatch(
    /^# HELP http_requests_total .+\n# TYPE http_requests_total counter\n\n# HELP .+\n# TYPE \S+ histogram\n\n$/,
  );
});
