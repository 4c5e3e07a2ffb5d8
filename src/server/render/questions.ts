/**
 * Asks in place of a page what the page would ask: by way of this server's own gate, with the headers of whoever wants the page. It
 * must not know any call.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** Rejects where nothing answers at all. */
async function ask(
  app: FastifyInstance,
  { raw, id, ip }: FastifyRequest,
  question: Question,
): Promise<Received> {
  const { method, url, body } = question;
  const response = await app.inject({
    method,
    url,
    headers: headersOf(raw.headers, question, id),
    remoteAddress: ip,
    ...(method === 'GET' ? {} : { payload: body }),
  });
  const { date, 'x-not-forwarded': notForwarded, 'x-release': release } = response.headers;
  return {
    status: response.statusCode,
    text: response.body,
    date: textOf(date),
    notForwarded: textOf(notForwarded),
    release: textOf(release),
    address: '',
  };
}

/** Those that came within the time; each is asked once. @param limit milliseconds. */
export async function answersTo(
  app: FastifyInstance,
  request: FastifyRequest,
  questions: readonly Question[],
  limit: number,
): Promise<Answers> {
  const found: Record<string, Received> = {};
  const asked = questions.map(async (question) => {
    found[question.question] = await ask(app, request, question);
  });
  await within(limit, Promise.allSettled(asked), undefined);
  return { ...found };
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
