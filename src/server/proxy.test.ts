// @vitest-environment node
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { ask, askRaw, open, startBackend, startProxy } from './testing.ts';

describe('what goes through', () => {
  it.each(['GET', 'POST'])(
    '%s with what lies below the base path, query, headers and body as they are',
    async (method) => {
      const backend = await startBackend((incoming, response) => {
        void buffer(incoming).then((body) => {
          const { url, headers, method: used } = incoming;
          response.end(JSON.stringify({ url, used, headers, body: body.toString('utf8') }));
        });
      });
      const origin = await startProxy(backend);
      const path = '/gateway/v3//x%2Fy;a=1?b=2&b=%20+&c&d=a/../b';
      const headers = {
        'content-type': 'text/xml',
        crp_phe: 'es',
        te: 'trailers',
        connection: 'close, x-mine',
        'x-mine': '1',
      };
      const answer = await ask(origin, path, { method, headers, body: 'a=ñ&b=%zz' });
      const seen = JSON.parse(answer.body) as {
        url: string;
        used: string;
        body: string;
        headers: Record<string, string>;
      };
      expect(seen).toMatchObject({ url: path.slice('/gateway'.length), used: method, body: 'a=ñ&b=%zz' });
      expect(seen.headers).toMatchObject({
        'content-type': 'text/xml',
        crp_phe: 'es',
        host: new URL(backend).host,
      });
      expect(Object.keys(seen.headers)).not.toEqual(expect.arrayContaining(['te']));
      expect(seen.headers).not.toHaveProperty('x-mine');
    },
  );

  // What stands behind a head without a length is the next request to whoever reads it.
  it.each(['content-length', 'Content-Length , host', 'transfer-encoding'])(
    'the length of a body, though the request says that %s is of one connection',
    async (named) => {
      const asked: string[] = [];
      const backend = await startBackend((incoming, response) => {
        void buffer(incoming).then((body) => {
          asked.push(`${incoming.url ?? ''} ${body.toString('utf8')}`);
          response.end('{}');
        });
      });
      const hidden = 'GET /admin HTTP/1.1\r\nhost: internal\r\n\r\n';
      const framed =
        named === 'transfer-encoding'
          ? `transfer-encoding: chunked\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
          : `content-length: ${hidden.length}\r\n\r\n${hidden}`;
      const head = `GET /gateway/x HTTP/1.1\r\nhost: a\r\nconnection: close, ${named}\r\n`;
      await askRaw(await startProxy(backend), head + framed);
      expect(asked).toEqual([`/x ${hidden}`]);
    },
  );

  it('nothing that would make it another call for a backend that listens to it', async () => {
    const seen: IncomingMessage['headers'][] = [];
    const backend = await startBackend(({ headers }, response) => {
      seen.push(headers);
      response.end('{}');
    });
    const others = {
      'X-HTTP-Method-Override': 'DELETE',
      'x-http-method': 'DELETE',
      'x-method-override': 'DELETE',
      'X-Original-URL': '/admin',
      'x-rewrite-url': '/admin',
    };
    await ask(await startProxy(backend), '/gateway/x', {
      method: 'POST',
      headers: { ...others, 'x-a': 'b' },
    });
    expect(seen).toMatchObject([{ 'x-a': 'b' }]);
    expect(Object.keys(seen[0] ?? {}).filter((name) => /override|method|url/.test(name))).toEqual([]);
  });

  it('status, reason, headers and body of the answer', async () => {
    const backend = await startBackend((_request, response) => {
      response.writeHead(418, 'Teapot', {
        'content-type': 'text/html',
        'set-cookie': ['a=1', 'b=2'],
        'x-a': 'b',
        'keep-alive': 'timeout=9',
      });
      response.end('<p>no JSON');
    });
    const answer = await ask(await startProxy(backend), '/gateway/x');
    expect(answer).toMatchObject({ status: 418, body: '<p>no JSON' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html',
      'set-cookie': ['a=1', 'b=2'],
      'x-a': 'b',
    });
    expect(answer.headers['keep-alive']).not.toBe('timeout=9');
  });

  it.each([301, 302, 307])('a redirect %i is not followed', async (status) => {
    const asked: string[] = [];
    const backend = await startBackend((incoming, response) => {
      asked.push(incoming.url ?? '');
      response.writeHead(status, { location: '/gateway/other' }).end();
    });
    const answer = await ask(await startProxy(backend), '/gateway/x');
    expect([answer.status, answer.headers.location, asked]).toEqual([status, '/gateway/other', ['/x']]);
  });

  it('204 without a body', async () => {
    const backend = await startBackend((_incoming, response) => response.writeHead(204).end());
    expect(await ask(await startProxy(backend), '/gateway/x')).toMatchObject({ status: 204, body: '' });
  });

  it('no word of who may read an answer, and cookies only for calls to this server', async () => {
    const backend = await startBackend((_request, response) => {
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'Access-Control-Allow-Credentials': 'true',
        'service-worker-allowed': '/',
        'clear-site-data': '"*"',
        nel: '{"report_to":"cdn","max_age":604800}',
        'report-to': '{"group":"cdn","endpoints":[{"url":"https://cdn.example/"}]}',
        'alt-svc': 'h3="other.example:443"',
        refresh: '0; url=https://other.example/',
        'speculation-rules': '"https://other.example/rules"',
        server: 'cdn',
        'x-powered-by': 'cdn',
        'set-cookie': [
          'a=1; Domain=.lender.example; Path=/v3; Secure',
          'b=2; path=/; HttpOnly',
          'c=d=e',
          'f=1; Domain =.lender.example; Path = /v3',
          'g=1;DOMAIN\t=x;domain; Secure',
        ],
      });
      response.end('{}');
    });
    const { headers } = await ask(await startProxy(backend), '/gateway/x');
    expect(headers['set-cookie']).toEqual([
      'a=1; Path=/gateway/v3; Secure',
      'b=2; Path=/gateway/; HttpOnly',
      'c=d=e',
      'f=1; Path=/gateway/v3',
      'g=1; Secure',
    ]);
    expect(
      Object.keys(headers).filter((name) =>
        /^(?:access-|server$|alt-|nel$|refresh$|x-powered|report-to$|specul)|worker|clear/.test(name),
      ),
    ).toEqual([]);
  });

  // The policy lets in scripts and styles of this origin, and a call is of this origin.
  it.each([
    ['text/javascript; charset=utf-8', 'text/plain; charset=utf-8'],
    ['Application/X-JavaScript', 'text/plain; charset=utf-8'],
    ['text/ecmascript', 'text/plain; charset=utf-8'],
    ['text/livescript', 'text/plain; charset=utf-8'],
    ['text/jscript', 'text/plain; charset=utf-8'],
    ['text/css', 'text/plain; charset=utf-8'],
    ['application/json, text/javascript', 'text/plain; charset=utf-8'],
    [['application/json', 'text/javascript'], 'text/plain; charset=utf-8'],
    [undefined, undefined],
    ['application/json;charset=UTF-8', 'application/json;charset=UTF-8'],
    ['image/png', 'image/png'],
  ])('an answer of the type %j is one of the type %j, and no browser guesses', async (type, expected) => {
    const backend = await startBackend((_request, response) => {
      if (type !== undefined) response.setHeader('content-type', type);
      response.setHeader('x-content-type-options', 'none');
      response.end('document.title = "run";');
    });
    const { headers, body } = await ask(await startProxy(backend), '/gateway/x.js');
    expect(headers['content-type']).toBe(expected);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).toBe('document.title = "run";');
  });

  it('streams both ways, without waiting for the end of either', async () => {
    const backend = await startBackend((incoming, response) => {
      response.write('ready;');
      incoming.on('data', (chunk: Buffer) => response.write(`got ${chunk.toString()};`));
      incoming.on('end', () => response.end('done'));
    });
    const call = open(await startProxy(backend), '/gateway/upload', 'POST');
    call.write('one');
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    let received = '';
    answer.on('data', (chunk: Buffer) => (received += chunk.toString()));
    await vi.waitFor(() => expect(received).toBe('ready;got one;'));
    call.write('two');
    await vi.waitFor(() => expect(received).toBe('ready;got one;got two;'));
    call.end();
    await once(answer, 'end');
    expect(received).toBe('ready;got one;got two;done');
  });

  it('a body larger than the server itself would take', async () => {
    const backend = await startBackend((incoming, response) => {
      void buffer(incoming).then((body) => response.end(String(body.length)));
    });
    const answer = await ask(await startProxy(backend), '/gateway/x', {
      method: 'POST',
      body: 'x'.repeat(3_000_000),
    });
    expect(answer).toMatchObject({ status: 200, body: '3000000' });
  });
});
