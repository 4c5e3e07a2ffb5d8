/** The client over a browser's own XMLHttpRequest and a real server: what axios leaves to the browser. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { CallSpec } from '../model/call.ts';
import type { JsonObject } from '../model/json.ts';
import { createHttp } from './http.ts';

interface Received {
  readonly line: string;
  readonly type: string;
  readonly body: string;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Answers every request with `body`, on the origin of the page itself, and keeps what was asked. */
async function serve(body: string, received: Received[]): Promise<void> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const type = headers['content-type'] ?? '';
      received.push({ line: `${method} ${url}`, type, body: Buffer.concat(chunks).toString() });
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
  });
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // The page is served by the same origin as its backend (docs/contract.md 1).
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  happyDOM.setURL(`http://127.0.0.1:${port}/inThe`);
}

const spec: CallSpec = {
  name: 'upload',
  method: 'POST',
  path: '/upload',
  envelope: 'A',
  effect: 'write',
  body: 'multipart',
  parameters: [],
  required: [],
  data: { type: 'object', properties: { url: { type: 'string' } } },
};
const setting = { common: { sessionId: 's' }, headers: {}, onExpired: () => undefined };

it('uploads a file in a form whose boundary the browser names', async () => {
  const received: Received[] = [];
  await serve('{"code":"0","data":{"url":"/p.png"}}', received);
  const file = new File(['the bytes'], 'photo.jpg', { type: 'image/jpeg' });
  const http = createHttp({ apiBase: '/gateway', ...setting });
  // A picked file is no JSON, but travels with the parameters to where it is uploaded.
  const parameters = { problemImage: file } as object as JsonObject;
  expect(await http.send(spec, parameters, { signal: new AbortController().signal })).toEqual({
    ok: true,
    value: { url: '/p.png' },
  });
  expect(received).toHaveLength(1);
  expect(received[0]?.line).toBe('POST /gateway/upload?sessionId=s');
  expect(received[0]?.type).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(received[0]?.body).toMatch(/name="problemImage"; filename="photo\.jpg"[^]*the bytes/);
});
