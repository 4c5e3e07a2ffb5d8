// @vitest-environment node
import { request, type InformationEvent, type OutgoingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { builtFiles, listen, makeFolder, makeServer } from './testing.ts';

const head = `<!doctype html><head><link rel="icon" href="data:," />
<link rel="modulepreload" crossorigin href="/assets/app-1a2b.js">
<link rel="stylesheet" crossorigin href="/assets/style-1a2b.css">
<link rel="modulepreload" crossorigin href="//elsewhere.example/x.js">
<script type="module" async crossorigin src="/assets/app-1a2b.js"></script></head>
<body><script type="module" src="/assets/late-1a2b.js"></script>Your loan`;

const files = { ...builtFiles, 'pages/loan-detail.html': head, 'pages/loan-detail.html.br': '' };

interface Heard {
  readonly hints: readonly InformationEvent[];
  readonly status: number | undefined;
  readonly body: string;
}

/** What came before the answer, and the answer. */
async function hear(earlyHints: boolean, path: string, headers: OutgoingHttpHeaders, method = 'GET') {
  const origin = await listen(await makeServer({ dist: makeFolder(files), earlyHints }));
  return new Promise<Heard>((resolve, reject) => {
    const hints: InformationEvent[] = [];
    request(`${origin}${path}`, { headers, method }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      answer.on('end', () => resolve({ hints, status: answer.statusCode, body }));
    })
      .on('information', (info) => hints.push(info))
      .on('error', reject)
      .end();
  });
}

const visit = { 'sec-fetch-mode': 'navigate' };

describe('early hints', () => {
  it('name what the head of the page names, each once, with its credentials, before the page', async () => {
    const { hints, status, body } = await hear(true, '/inThe', visit);
    expect(hints.map(({ statusCode, headers }) => [statusCode, headers['link']])).toEqual([
      [
        103,
        '</assets/app-1a2b.js>; rel=modulepreload; crossorigin, </assets/style-1a2b.css>; rel=preload; as=style; crossorigin',
      ],
    ]);
    expect([status, body.includes('Your loan')]).toEqual([200, true]);
  });

  it.each([
    ['where nobody asked for them', false, '/inThe', visit, 'GET'],
    ['for who does not open a page', true, '/inThe', {}, 'GET'],
    ['for who fetches it ahead', true, '/inThe', { 'sec-fetch-mode': 'cors' }, 'GET'],
    ['for who asks for its head alone', true, '/inThe', visit, 'HEAD'],
    ['for a page that names nothing', true, '/', visit, 'GET'],
    ['for a file', true, '/assets/app-1a2b.js', visit, 'GET'],
    ['for a page that is not there', true, '/nothing', visit, 'GET'],
  ] as const)('are not sent %s', async (_when, isOn, path, headers, method) => {
    const { hints, status } = await hear(isOn, path, headers, method);
    expect(hints).toEqual([]);
    expect(status).toBe(path === '/nothing' ? 404 : 200);
  });
});
