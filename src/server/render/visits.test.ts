/** Holds what a page with data is: sent before they are there, asked for once and as the page would, and nobody else's. */
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../tests/support/console.ts';
import type { Answers, Filling, Question } from '../../model/drawing.ts';
import { pageBlock } from '../../lib/page-blocks.ts';
import { ask, builtFiles, holdCall, left, listen, makeFolder, makeServer, startBackend } from '../testing.ts';
import type { ServerOptions } from '../app.ts';
import type { OpenDrawer } from './open-drawer.ts';
import { tailSource } from './tail-script.ts';
import { fakeDrawer } from './testing.ts';

const path = '/v3/loan-details/loan-details';
const first = {
  query: {},
  requests: [{ operation: 'loanDetails', method: 'POST', path, body: 'form', send: {} }],
};
const html = `<!doctype html><html lang="es-MX"><head>${pageBlock('config', '')}${pageBlock('first', JSON.stringify(first))}</head><body><div id="app"><p>wait</p></div><template id="failed"><div>x</div></template></body></html>\n`;
const files = { ...builtFiles, 'pages/loan-detail.html': html };
const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

const questionsOf: OpenDrawer['questionsOf'] = ({ search }) =>
  Promise.resolve<readonly Question[]>([
    {
      question: 'loan?',
      method: 'POST',
      url: `/gateway${path}?sessionId=${new URLSearchParams(search).get('sessionId') ?? ''}`,
      headers: { 'Accept-Language': 'es-MX', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'orderId=174',
    },
  ]);
const drawer = fakeDrawer({
  questionsOf,
  drawFilled: ({ answers }: Filling) => Promise.resolve(`<p>${answers['loan?']?.text ?? ''}</p>`),
});

const serve = async (
  backend: string,
  given: Partial<OpenDrawer> = {},
  render: ServerOptions['render'] = true,
): Promise<string> =>
  listen(
    await makeServer(
      { dist: makeFolder(files), backend, render, drawer: { ...drawer, ...given } },
      '{"apiBase":"/gateway"}',
    ),
  );
const answersIn = (body: string): Answers =>
  JSON.parse(/id="answers">(.*?)<\/script>/.exec(body)?.[1] ?? 'null') as Answers;
const filledIn = (body: string): string | undefined =>
  /<template id="filled">(.*?)<\/template>/.exec(body)?.[1];
const visit = (origin: string, session = 'one', headers = {}) =>
  ask(origin, `/inThe?sessionId=${session}`, { headers: { ...opened, ...headers } });

describe('a visit', () => {
  it('has the page at once, and its data behind it', async () => {
    const { backend, arrived } = await holdCall();
    const origin = await serve(backend);
    const { hostname, port } = new URL(origin);
    const page = await new Promise<AsyncIterable<Buffer>>((done) => {
      request({ hostname, port, path: '/inThe?sessionId=one', headers: opened, agent: false }, done).end();
    });
    const pieces = page[Symbol.asyncIterator]();
    const head = String((await pieces.next()).value);
    expect(head).toContain('<html data-asked lang="es-MX">');
    expect(head).toContain('<p>wait</p>');
    expect(head).not.toContain('</body>');
    const { incoming, response } = await arrived;
    expect(String(await buffer(incoming))).toBe('orderId=174');
    response.writeHead(200, { date: 'Mon, 23 Nov 2026 16:00:00 GMT' }).end('the </script> loan');
    let rest = '';
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next())
      rest += String(next.value);
    expect(answersIn(rest)).toEqual({
      'loan?': {
        status: 200,
        text: 'the </script> loan',
        date: 'Mon, 23 Nov 2026 16:00:00 GMT',
        notForwarded: null,
        release: '0',
        address: '',
      },
    });
    expect(filledIn(rest)).toBe('<p>the </script> loan</p>');
    expect(rest).toMatch(/<script>globalThis\.early\?\.came\?\.\(\)<\/script><\/body><\/html>\n$/);
  });

  it('is as quick for those who watch as its first piece: the backend has a time of its own', async () => {
    const lines: string[] = [];
    const { backend, arrived } = await holdCall();
    const app = await makeServer(
      { dist: makeFolder(files), backend, render: true, drawer, log: { write: (line) => lines.push(line) } },
      '{"apiBase":"/gateway"}',
    );
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    const page = visit(await listen(app));
    const { response } = await arrived;
    clock = 1500;
    response.end('late');
    await page;
    const time = (route: string): number =>
      lines
        .map((line) => JSON.parse(line) as { route?: string; ms: number })
        .find((line) => line.route === route)?.ms ?? Number.NaN;
    await expect.poll(() => time('/inThe')).toBe(0);
    expect(time(`/gateway${path}`)).toBe(1500);
  });

  it('asks once, as the page would, with what its own request says of the person', async () => {
    const asked: unknown[] = [];
    const backend = await startBackend(({ url, method, headers }, response) => {
      asked.push({ url, method, headers });
      response.end('{}');
    });
    const origin = await serve(backend);
    await visit(origin, 'one', {
      cookie: 'a=b',
      'user-agent': 'Phone',
      'x-forwarded-for': '203.0.113.7',
      'accept-language': 'fr',
      'accept-encoding': 'gzip',
      'upgrade-insecure-requests': '1',
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      url: `${path}?sessionId=one`,
      method: 'POST',
      headers: {
        cookie: 'a=b',
        'user-agent': 'Phone',
        'x-forwarded-for': '203.0.113.7',
        'accept-language': 'es-MX',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': '11',
        'sec-fetch-mode': 'cors',
      },
    });
    expect(asked[0]).not.toHaveProperty('headers.upgrade-insecure-requests');
  });

  it('is kept by nobody, and its line is in the policy', async () => {
    const origin = await serve(await startBackend((_request, response) => response.end('{}')));
    const { headers } = await visit(origin);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
    expect(headers['content-security-policy']).toContain(tailSource);
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is whole in %s', async (encoding, unpack) => {
    const origin = await serve(await startBackend((_request, response) => response.end('the loan')));
    const { hostname, port } = new URL(origin);
    const body = await new Promise<Buffer>((done) => {
      const headers = { ...opened, 'accept-encoding': encoding };
      request({ hostname, port, path: '/inThe', headers, agent: false }, (answer) => {
        void buffer(answer).then(done);
      }).end();
    });
    const text = unpack(body).toString();
    expect([filledIn(text), text.endsWith('</body></html>\n')]).toEqual(['<p>the loan</p>', true]);
  });

  it('has nothing of anyone else, in whatever order the backend answers', async () => {
    const waiting: (() => void)[] = [];
    const sessions = ['one', 'two', 'three', 'four'];
    let all: () => void = () => undefined;
    const everyone = new Promise<void>((done) => (all = done));
    const backend = await startBackend(({ url = '' }, response) => {
      const session = new URL(url, 'http://x').searchParams.get('sessionId');
      waiting.push(() => response.end(`loan of ${session}`));
      if (waiting.length === sessions.length) all();
    });
    const origin = await serve(backend);
    const pages = sessions.map((session) => visit(origin, session));
    await everyone;
    for (const answer of [...waiting].reverse()) answer();
    const found = (await Promise.all(pages)).map(({ body }) =>
      sessions.filter((session) => body.includes(`loan of ${session}`)),
    );
    expect(found).toEqual(sessions.map((session) => [session]));
    // Nor is it in the page of who comes after.
    expect((await ask(origin, '/inThe')).body).not.toContain('loan of');
  });
});

describe('a page without data', () => {
  const today = html.replace('id="config">', 'id="config">{"apiBase":"/gateway"}');
  const nobody = async (headers: Readonly<Record<string, string>>, method = 'GET', render = true) => {
    let calls = 0;
    const backend = await startBackend((_request, response) => {
      calls += 1;
      response.end('{}');
    });
    const origin = await serve(backend, {}, render);
    const { body } = await ask(origin, '/inThe', { headers, method });
    return [body, calls];
  };

  it.each([
    ['is for whoever looks at it for a link', {}],
    ['is for whoever fetches it ahead', { ...opened, 'sec-purpose': 'prefetch' }],
    ['is for whoever fetches it ahead to show it', { ...opened, 'sec-purpose': 'prefetch;prerender' }],
    ['is for an older browser that fetches it ahead', { ...opened, purpose: 'prefetch' }],
    ['is for a frame', { ...opened, 'sec-fetch-dest': 'iframe' }],
    ['is for a script', { ...opened, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ])('%s', async (_what, headers) => {
    expect(await nobody(headers)).toEqual([today, 0]);
  });

  it('is what RENDER=off asks for, and no body where only the head is asked for', async () => {
    expect(await nobody(opened, 'GET', false)).toEqual([today, 0]);
    expect(await nobody(opened, 'HEAD')).toEqual(['', 0]);
  });
});

describe('where something goes wrong', () => {
  it('the answer comes with the page although the screen could not be drawn', async () => {
    const backend = await startBackend((_request, response) => response.end('the loan'));
    const origin = await serve(backend, { drawFilled: () => Promise.reject(new Error('threw')) });
    const { body } = await visit(origin);
    expect([filledIn(body), answersIn(body)['loan?']?.text]).toEqual([undefined, 'the loan']);
  });

  it('what our server says of a backend that cannot be reached is an answer', async () => {
    const { body } = await visit(
      await serve('http://127.0.0.1:1', { drawFilled: () => Promise.reject(new Error('502')) }),
    );
    expectConsole('cannot be used');
    expect(answersIn(body)['loan?']).toMatchObject({ status: 502, notForwarded: '1' });
  });

  it('the page is whole although nobody knows what to ask', async () => {
    const origin = await serve('http://127.0.0.1:1', {
      questionsOf: () => Promise.reject(new Error('gone')),
    });
    const { body } = await visit(origin);
    expect(body).toBe(
      html.replace('id="config">', 'id="config">{"apiBase":"/gateway"}').replace('<html', '<html data-asked'),
    );
  });

  it('nobody waits in a queue for the drawing of others', async () => {
    const backend = await startBackend((_request, response) => response.end('the loan'));
    let drawn = 0;
    let finish: () => void = () => undefined;
    const held = new Promise<void>((done) => (finish = done));
    const origin = await serve(backend, {
      async drawFilled() {
        drawn += 1;
        await held;
        return '<p>rows</p>';
      },
    });
    const first = Array.from({ length: 8 }, (_, index) => visit(origin, String(index)));
    await expect.poll(() => drawn).toBe(8);
    const { body } = await visit(origin, 'late');
    expect([filledIn(body), answersIn(body)['loan?']?.text, drawn]).toEqual([undefined, 'the loan', 8]);
    finish();
    await Promise.all(first);
    expect(filledIn((await visit(origin, 'later')).body)).toBe('<p>rows</p>');
  });
});

describe('what nobody waits for any more is called off', () => {
  it('when it has taken too long', async () => {
    const { backend, arrived } = await holdCall();
    const origin = await serve(backend, {}, { answers: 50, drawing: 50 });
    const page = visit(origin);
    const gone = left(await arrived);
    expect(answersIn((await page).body)).toEqual({});
    await gone;
  });

  it('when the one who opened the page has left it', async () => {
    const { backend, arrived } = await holdCall();
    const { hostname, port } = new URL(await serve(backend, {}, { answers: 60_000, drawing: 50 }));
    const page = request({ hostname, port, path: '/inThe', headers: opened, agent: false });
    page.on('error', () => undefined).end();
    const gone = left(await arrived);
    page.destroy();
    await gone;
  });

  it('when more has come than a page may wait for, whatever else is to come', async () => {
    const { backend, arrived } = await holdCall();
    const page = visit(await serve(backend, {}, { answers: 60_000, drawing: 50 }));
    const held = await arrived;
    const gone = left(held);
    held.response.write('x'.repeat(300_000));
    expect(answersIn((await page).body)).toEqual({});
    await gone;
  });
});
