// @vitest-environment node
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../tests/support/server.ts';
import { createMetrics, metricsServer } from './metrics.ts';
import { ask, askRaw, listen, makeServer, startBackend } from './testing.ts';
import { routeName } from './watch.ts';

interface Line {
  readonly [name: string]: unknown;
}

/** A server that writes its lines where the test reads them. */
async function startWatched(backend: string) {
  const lines: Line[] = [];
  const metrics = createMetrics();
  const log = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  const origin = await listen(await makeServer({ backend, log, metrics }));
  // What it says of its start.
  lines.length = 0;
  return { origin, lines, metrics };
}

const secret = 'sessionId=s3cret&userId=7&orderId=174';

it('a request is a line without its query, and the backend gets its id', async () => {
  const seen: unknown[] = [];
  const backend = await startBackend(({ headers }, response) => {
    seen.push(headers['x-request-id'], headers['traceparent']);
    response.end('{}');
  });
  const { origin, lines } = await startWatched(backend);
  const headers = { 'x-request-id': 'from-nginx-1', traceparent: '00-abc-def-01' };
  const answer = await ask(origin, `/gateway/api/v2/youmi/x?${secret}`, { headers });
  expect(seen).toEqual(['from-nginx-1', '00-abc-def-01']);
  expect(answer.headers['x-request-id']).toBe('from-nginx-1');
  await ask(origin, `/inThe?${secret}`, { headers: { 'x-request-id': 'no id\t' } });
  await ask(origin, `/nowhere/${encodeURIComponent(secret)}`);
  expect(lines).toMatchObject([
    { level: 30, reqId: 'from-nginx-1', method: 'GET', route: '/gateway/*', status: 200, msg: 'answered' },
    { reqId: expect.stringMatching(/^[\da-f-]{36}$/) as string, route: '/inThe', status: 200 },
    { route: 'other', status: 404 },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/s3cret|userId|174/);
});

it('what is refused before it is a request is a line and a figure too, without its address', async () => {
  const { origin, lines, metrics } = await startWatched('http://127.0.0.1:1');
  const unreadable = await ask(origin, `/%zz?${secret}`, { headers: { 'x-request-id': 'from-nginx-2' } });
  expect([unreadable.status, unreadable.headers['x-request-id']]).toEqual([400, 'from-nginx-2']);
  expect(await askRaw(origin, 'no HTTP\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  await vi.waitFor(() =>
    expect(lines).toMatchObject([
      { reqId: 'from-nginx-2', method: 'GET', route: 'other', status: 400, msg: 'refused' },
      { method: '', route: 'other', status: 400, msg: 'refused' },
    ]),
  );
  expect(JSON.stringify(lines)).not.toMatch(/s3cret|zz/);
  const text = await metrics.text();
  expect(text).toContain('http_requests_total{method="GET",route="other",status="400"} 1');
  expect(text).toContain('http_requests_total{method="",route="other",status="400"} 1');
});

it('what the backend does not answer is counted by its kind, and told', async () => {
  const { origin, lines, metrics } = await startWatched(`http://127.0.0.1:${await freePort()}`);
  expect((await ask(origin, `/gateway/x?${secret}`)).status).toBe(502);
  expect(lines).toMatchObject([
    { level: 50, msg: expect.stringContaining('ECONNREFUSED') as string },
    { level: 50, route: '/gateway/*', status: 502 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('s3cret');
  const text = await metrics.text();
  expect(text).toContain('proxy_failures_total{kind="unreachable"} 1');
  expect(text).toContain('http_requests_total{method="GET",route="/gateway/*",status="502"} 1');
  expect(text).toContain('http_request_duration_seconds_count{route="/gateway/*"} 1');
});

it('metrics are read on a port of their own alone', async () => {
  const { origin, metrics } = await startWatched('http://127.0.0.1:1');
  expect((await ask(origin, '/metrics')).status).toBe(404);
  const server = metricsServer(metrics).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await ask(own, '/metrics')).toMatchObject({
    status: 200,
    body: expect.stringContaining('http_requests_total{method="GET",route="other",status="404"} 1') as string,
  });
  expect((await ask(own, '/')).status).toBe(404);
});

it('what visitors invent makes no new names', () => {
  const watched = { apiBase: '/gateway', isPage: (path: string) => path === '/inThe' };
  const names = [
    '/inThe?a=1',
    '/gateway/a',
    '/gateway/b',
    '/x/y',
    '/assets/a.js',
    '/health/live',
    '/healthy',
  ];
  expect(names.map((name) => routeName(name, watched))).toEqual([
    '/inThe',
    '/gateway/*',
    '/gateway/*',
    'other',
    '/assets',
    '/health',
    'other',
  ]);
});

it('lives at once, and is ready when the backend has been reached', async () => {
  const port = await freePort();
  const app = await makeServer({ backend: `http://127.0.0.1:${port}` });
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  const before = await app.inject('/health/ready');
  expect([before.statusCode, before.json()]).toEqual([
    503,
    { ready: false, build: true, configuration: true, backend: false },
  ]);
  const ready = await makeServer({ backend: await startBackend(() => undefined) });
  expect((await ready.inject('/health/ready')).statusCode).toBe(200);
  const sandbox = await makeServer({ backend: undefined });
  expect((await sandbox.inject('/health/ready')).statusCode).toBe(200);
});

it('reports are counted by their words, and nothing of them is kept', async () => {
  const { origin, lines, metrics } = await startWatched('http://127.0.0.1:1');
  const report = (type: string, body: unknown) =>
    ask(origin, '/reports', {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    });
  await report('application/json', { code: 'unknown-widget', detail: secret });
  await report('application/csp-report', {
    'csp-report': {
      'effective-directive': 'script-src-elem',
      'document-uri': `https://a.example/?${secret}`,
    },
  });
  await report('application/reports+json', [
    { type: 'csp-violation', url: `https://a.example/?${secret}`, body: { effectiveDirective: 'img-src' } },
    { body: { effectiveDirective: `img-src\n${secret}` } },
    { code: 'María Fernanda' },
    { code: 'constructor' },
    7,
  ]);
  expect((await report('application/json', null)).status).toBe(204);
  const codes = lines.filter(({ msg }) => msg === 'reported').map(({ code }) => code);
  expect(codes).toEqual(['unknown-widget', 'policy-script-src-elem', 'policy-img-src']);
  expect(JSON.stringify(lines)).not.toMatch(/s3cret|María/);
  const text = await metrics.text();
  expect(text).toContain('reports_total{code="policy-img-src"} 1');
  expect(text).toContain('reports_total{code="other"} 3');
  expect((await report('application/json', 'x'.repeat(20_000))).status).toBe(413);
  expect((await report('text/plain', 'x')).status).toBe(415);
});

const vital = {
  vital: 'LCP',
  value: 1800,
  part: 'render',
  screen: 'loan-detail',
  program: '/assets/app-1a2b.js',
};
const postReports = (origin: string, reports: readonly unknown[]) => {
  const headers = { 'content-type': 'application/json' };
  return ask(origin, '/reports', { method: 'POST', headers, body: JSON.stringify(reports) });
};

it('how fast a page was is counted by its screen and build, and nothing else of it is kept', async () => {
  const { origin, lines, metrics } = await startWatched('http://127.0.0.1:1');
  await postReports(origin, [
    { ...vital, url: secret },
    { vital: 'INP', value: 90, part: 'input', screen: 'María', program: '/assets/of-another-build.js' },
    { vital: 'CLS', value: 0.02, part: 'complete', screen: 'promotion', program: '/favicon.svg' },
    // None of these is a measurement.
    { ...vital, value: '1800' },
    { ...vital, value: -1 },
    { ...vital, value: 1e9 },
    { ...vital, part: secret },
    { ...vital, vital: 'constructor' },
  ]);
  const text = await metrics.text();
  for (const line of [
    'web_vitals_lcp_seconds_sum{screen="loan-detail",build="0123456789ab",part="render"} 1.8',
    'web_vitals_lcp_seconds_bucket{le="2",screen="loan-detail",build="0123456789ab",part="render"} 1',
    'web_vitals_inp_seconds_count{screen="other",build="other",part="input"} 1',
    'web_vitals_cls_sum{screen="promotion",build="other",part="complete"} 0.02',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text.match(/^web_vitals_\w+_count.*/gm)).toHaveLength(3);
  expect(JSON.stringify(lines) + text).not.toMatch(/s3cret|María/);
});

it('no more than six hundred measurements a minute are counted, whoever sends them', async () => {
  const { origin, metrics } = await startWatched('http://127.0.0.1:1');
  for (let time = 0; time < 10; time += 1)
    expect(
      (
        await postReports(
          origin,
          Array.from({ length: 100 }, () => vital),
        )
      ).status,
    ).toBe(204);
  expect(await metrics.text()).toMatch(/^web_vitals_lcp_seconds_count\{.*\} 600$/m);
});

it('codes that somebody invents are one, and leave room for those that are', async () => {
  const { origin, lines, metrics } = await startWatched('http://127.0.0.1:1');
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const invented = letters.flatMap((one) => letters.map((other) => `un${one}${other}`));
  await postReports(
    origin,
    invented.slice(0, 400).map((code) => ({ code })),
  );
  await postReports(
    origin,
    invented.slice(400).map((effectiveDirective) => ({ body: { effectiveDirective } })),
  );
  await postReports(origin, [{ code: 'unknown-widget' }]);
  const text = await metrics.text();
  expect(text.match(/^reports_total.*/gm)).toEqual([
    `reports_total{code="other"} ${invented.length}`,
    'reports_total{code="unknown-widget"} 1',
  ]);
  expect(lines.filter(({ msg }) => msg === 'reported').map(({ code }) => code)).toEqual(['unknown-widget']);
});

it('no more than sixty reports a minute are told', async () => {
  const { origin, lines } = await startWatched('http://127.0.0.1:1');
  const many = Array.from({ length: 200 }, () => ({ code: 'unknown-widget' }));
  const headers = { 'content-type': 'application/json' };
  await ask(origin, '/reports', { method: 'POST', headers, body: JSON.stringify(many) });
  expect(lines.filter(({ msg }) => msg === 'reported')).toHaveLength(60);
});
