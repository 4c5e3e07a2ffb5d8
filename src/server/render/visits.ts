/**
 * A page with the data of one visit: the server sends it as it stands without them, asks meanwhile what it asks for first, and sends
 * behind it what was answered, and the screen drawn with that. None of it is kept. It must not know a screen.
 */
import { PassThrough, type Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageBlock, startOfBlock } from '../../lib/page-blocks.ts';
import type { Drawing, Filling } from '../../model/drawing.ts';
import type { First } from '../../model/first.ts';
import { withBrand } from '../brand.ts';
import type { Configuration } from '../config-file.ts';
import { pickEncoding, type Encoding } from '../encoding.ts';
import { siteOrigin } from '../site-origin.ts';
import { revalidate } from '../send-file.ts';
import type { StoredFile } from '../site.ts';
import { noteSent } from '../watch.ts';
import type { OpenDrawer } from './open-drawer.ts';
import { answersTo, within } from './questions.ts';
import { tailScript } from './tail-script.ts';

/** Milliseconds. */
export interface Patience {
  /** A browser shows that a page is loading for as long as it has not ended. */
  readonly answers: number;
  readonly drawing: number;
}
const usual: Patience = { answers: 2000, drawing: 500 };

/** Of a page that was asked for under no name. */
const nowhere = 'https://page.invalid';

/** Drawings at a time: whoever comes then gets the answers, and draws on the phone. */
const mostAtOnce = 8;

/** Bytes: what is more the page asks for itself. */
const longest = 262_144;

/** Somebody opens the page, and sees it; whoever fetches it ahead or looks at it for a link does not say so. */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const {
    'sec-fetch-mode': mode,
    'sec-fetch-dest': what,
    purpose,
    'sec-purpose': ahead,
    'x-moz': older,
  } = headers;
  const isOpened = method === 'GET' && mode === 'navigate' && what === 'document';
  return isOpened && [purpose, ahead, older].every((each) => each === undefined);
}

/** Made as they are sent. */
const made = { br: true, gzip: true };

/** A page in two pieces, between which it waits for its data. */
interface Halves {
  readonly first: First;
  readonly head: string;
  readonly end: string;
}

/** undefined: it is no page of a screen. */
function halvesOf(html: string): Halves | undefined {
  const start = startOfBlock('first');
  const at = html.indexOf(start);
  const end = html.lastIndexOf('</body>');
  if (at < 0 || end < 0) return undefined;
  const text = html.slice(at + start.length, html.indexOf('</script>', at));
  const first = JSON.parse(text) as First;
  return { first, head: html.slice(0, end).replace('<html', '<html data-asked'), end: html.slice(end) };
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** What is written is sent at once, by `flush`. */
function packer(encoding: Encoding | undefined): { readonly stream: Duplex; readonly flush: () => void } {
  if (encoding === undefined) return { stream: new PassThrough(), flush: () => undefined };
  const stream = encoding === 'br' ? createBrotliCompress(brotli) : createGzip({ level: 5 });
  return { stream, flush: () => stream.flush() };
}

export interface Visited {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** As it is for everyone. */
  readonly file: StoredFile;
  /** What all phones show on it. */
  readonly drawing: Drawing;
  readonly config: Pick<Configuration, 'text' | 'brand'>;
}

/** Answers what `isVisit`; undefined: the page is the same for all. */
export type Visits = (visited: Visited) => FastifyReply | undefined;

export function createVisits(app: FastifyInstance, drawer: OpenDrawer, patience = usual): Visits {
  const halves = new WeakMap<StoredFile, Halves | 'none'>();
  let underWay = 0;

  function cut(file: StoredFile): Halves | undefined {
    const known = halves.get(file) ?? halvesOf(file.plain.toString('utf8')) ?? 'none';
    halves.set(file, known);
    return known === 'none' ? undefined : known;
  }

  /** Nothing where it cannot be drawn, or not in time. */
  async function draw(filling: Filling): Promise<string> {
    if (underWay >= mostAtOnce) return '';
    underWay += 1;
    const drawn = drawer
      .drawFilled(filling)
      .catch(() => '')
      .finally(() => (underWay -= 1));
    return within(patience.drawing, drawn, '');
  }

  /** What stands behind the page; without what went wrong the phone does by itself. */
  async function tailOf({ request, drawing, config }: Visited, first: First): Promise<string> {
    const search = /\?.*$/s.exec(request.raw.url ?? '')?.[0] ?? '';
    const visit = { first, search, config: config.text };
    const questions = await drawer.questionsOf(visit);
    const answers = await answersTo(app, request, questions, { time: patience.answers, size: longest });
    const isAsked = questions.length > 0 || first.requests.length === 0;
    const isWhole = isAsked && questions.every(({ question }) => answers[question] !== undefined);
    const userAgent = request.headers['user-agent'] ?? '';
    const origin = siteOrigin(request.headers) ?? nowhere;
    const markup = isWhole ? await draw({ ...visit, drawing, answers, userAgent, origin }) : '';
    const filled = markup === '' ? '' : `<template id="filled">${withBrand(markup, config.brand)}</template>`;
    return `${filled}${pageBlock('answers', JSON.stringify(answers))}<script>${tailScript}</script>`;
  }

  return (visited) => {
    const { request, reply, file } = visited;
    const page = cut(file);
    if (page === undefined) return undefined;
    const encoding = pickEncoding(request.headers['accept-encoding']?.toString(), made);
    const { stream, flush } = packer(encoding);
    stream.write(page.head);
    flush();
    noteSent(reply);
    tailOf(visited, page.first).then(
      (tail) => stream.end(tail + page.end),
      () => stream.end(page.end),
    );
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply
      .headers({
        'content-type': file.type,
        // What only the address and the configuration say is nobody's.
        'cache-control': page.first.requests.length > 0 ? 'no-store' : revalidate,
        vary: 'Accept-Encoding',
        // A proxy in front would hold it back until its end.
        'x-accel-buffering': 'no',
      })
      .send(stream);
  };
}
