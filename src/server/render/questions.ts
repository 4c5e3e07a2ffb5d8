/**
 * Asks in place of a page what the page would ask: by way of this server's own gate, with the headers of whoever wants the page. It
 * must not know any call.
 */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Answers, Question } from '../../model/drawing.ts';
import type { Received } from '../../model/first.ts';

/** Of the request for the page alone; the rest says who it is, and from where. */
const ofPage =
  /^(?:accept(?:-encoding|-language)?|cache-control|connection|content-(?:length|type)|expect|if-.*|keep-alive|pragma|priority|purpose|range|sec-(?:fetch|purpose).*|te|transfer-encoding|upgrade.*|x-request-id)$/;

/** As a page of this origin sends it. */
const fromPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };

const headersOf = (
  page: IncomingHttpHeaders,
  question: Question,
  id: string,
): Record<string, string | string[]> => ({
  ...Object.fromEntries(
    Object.entries(page).flatMap(([name, value]) =>
      value === undefined || ofPage.test(name) ? [] : [[name, value]],
    ),
  ),
  ...Object.fromEntries(Object.entries(question.headers).map(([name, value]) => [name.toLowerCase(), value])),
  ...fromPage,
  'x-request-id': id,
});

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

type Hear = (answer: ServerResponse) => void;

/**
 * Whoever asks hears of the answer that is being made, so that it can be called off. Set only while a question is handed in, which
 * ends before anything else runs: what follows each step of every request (AsyncLocalStorage) would slow all of them.
 */
let asking: Hear | undefined;

/** To be told of the answer to each request, before any route: what is asked in place of a page can then be called off. */
export const noteAnswer = (answer: ServerResponse): void => asking?.(answer);

interface Asking {
  readonly question: Question;
  readonly hear: Hear;
  readonly take: (piece: Buffer) => void;
}

/** Hands it in at once; @param hear is told of its answer before this returns. */
function handIn(app: FastifyInstance, question: InjectOptions, hear: Hear): Promise<LightMyRequestResponse> {
  return new Promise((resolve, reject) => {
    asking = hear;
    try {
      app.inject(question, (error, answer) =>
        answer === undefined ? reject(error ?? new Error('There is no answer.')) : resolve(answer),
      );
    } finally {
      asking = undefined;
    }
  });
}

/** Rejects where nothing answers at all, and where the answer is called off. */
async function ask(
  app: FastifyInstance,
  { raw, id, ip }: FastifyRequest,
  { question, hear, take }: Asking,
): Promise<Received> {
  const { method, url, body } = question;
  // As a stream: a backend that sends without end is not waited for, nor held.
  const asked: InjectOptions = {
    method,
    url,
    headers: headersOf(raw.headers, question, id),
    remoteAddress: ip,
    payloadAsStream: true,
    ...(method === 'GET' ? {} : { payload: body }),
  };
  const response = await handIn(app, asked, hear);
  const pieces: Buffer[] = [];
  for await (const piece of response.stream() as AsyncIterable<Buffer>) {
    take(piece);
    pieces.push(piece);
  }
  const { date, 'x-not-forwarded': notForwarded, 'x-release': release } = response.headers;
  return {
    status: response.statusCode,
    text: Buffer.concat(pieces).toString('utf8'),
    date: textOf(date),
    notForwarded: textOf(notForwarded),
    release: textOf(release),
    address: '',
  };
}

/** How long and how much is waited for. */
export interface Bounds {
  /** Milliseconds. */
  readonly time: number;
  /** Bytes of all answers; with more there are none. */
  readonly size: number;
}

/** Those that came within the time; each is asked once, and called off when nobody waits for it any more. */
export async function answersTo(
  app: FastifyInstance,
  request: FastifyRequest,
  questions: readonly Question[],
  { time, size }: Bounds,
): Promise<Answers> {
  const found: Record<string, Received> = {};
  const open = new Set<ServerResponse>();
  const callOff = (): void => open.forEach((answer) => answer.destroy());
  let left = size;
  const take = ({ length }: Buffer): void => {
    left -= length;
    if (left < 0) callOff();
  };
  const { socket } = request.raw;
  // Whoever has left the page waits for nothing.
  socket.once('close', callOff);
  const asked = questions.map(async (question) => {
    const hear: Hear = (answer) => void open.add(answer);
    found[question.question] = await ask(app, request, { question, hear, take });
  });
  await within(time, Promise.allSettled(asked), undefined);
  socket.off('close', callOff);
  callOff();
  return left < 0 ? {} : { ...found };
}

/** What it resolves with, or `otherwise` where that takes too long. @param limit milliseconds. */
export async function within<T>(limit: number, work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((done) => {
    timer = setTimeout(() => done(otherwise), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
