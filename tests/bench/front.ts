/**
 * What stands in front of the pages that are measured: it passes on what is the product's, answers calls as late as a backend
 * does, and has pages of its own. It must not know what a page shows.
 */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

/** How long a backend takes (ms). */
const patience = 300;

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
};

export interface Front {
  readonly origin: string;
  close(): void;
}

export interface FrontSetting {
  /** Where the product is served. */
  readonly upstream: string;
  /** What else there is, by path. */
  readonly files?: ReadonlyMap<string, string>;
  /** Changes a page of the product. */
  readonly page?: (html: string) => string;
  /** How long a call takes (ms). */
  readonly late?: number;
  /** It stands behind the product, as its backend: what is asked of it is a call, below this path of what it passes it on to. */
  readonly below?: string;
}

const isLate = (path: string): boolean => /^\/gateway\/(?!files\/)|^\/data\.json/.test(path);

const compressed = (text: string, quality: number): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

function send(response: ServerResponse, path: string, body: Buffer): void {
  const type = types[/\.(\w+)$/.exec(path)?.[1] ?? 'html'];
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' });
  response.end(body);
}

async function passOn(
  asked: IncomingMessage,
  response: ServerResponse,
  setting: FrontSetting,
): Promise<void> {
  const isPage = setting.page !== undefined && asked.headers['sec-fetch-dest'] === 'document';
  const headers = isPage ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers;
  const target = new URL(`${setting.below ?? ''}${asked.url ?? '/'}`, setting.upstream);
  const came = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(target, { method: asked.method, headers }, resolve);
    sent.on('error', reject);
    asked.pipe(sent);
  });
  if (!isPage) {
    response.writeHead(came.statusCode ?? 502, came.headers);
    came.pipe(response);
    return;
  }
  const html = setting.page?.((await buffer(came)).toString()) ?? '';
  const { 'content-length': _length, ...kept } = came.headers;
  for (const [name, value] of Object.entries(kept)) if (value !== undefined) response.setHeader(name, value);
  send(response, '/', compressed(html, 5));
}

export async function startFront(setting: FrontSetting): Promise<Front> {
  // As a build does, once: nobody who measures waits for it.
  const files = new Map([...(setting.files ?? [])].map(([path, text]) => [path, compressed(text, 11)]));
  const server = createServer((asked, response) => {
    const path = (asked.url ?? '/').replace(/\?.*$/, '');
    const own = files.get(path);
    const answer = (): void => {
      if (own !== undefined) send(response, path, own);
      else
        passOn(asked, response, setting).catch((error: unknown) => {
          console.error(error);
          response.destroy();
        });
    };
    if (isLate(`${setting.below ?? ''}${path}`)) setTimeout(answer, setting.late ?? patience);
    else answer();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
