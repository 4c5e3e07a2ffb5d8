/**
 * Asks for what a page needs first, from what the build wrote into it and what its address says, with exactly the requests
 * that the client would send. It must not know any call, nor read an answer.
 */
import { languageOf, readQuery, readStartUp } from '../../lib/query.ts';
import { lookUp } from '../../lib/look-up.ts';
import type { Answers } from '../../model/drawing.ts';
import type { First, Received } from '../../model/first.ts';
import { askForConfig } from '../../platform/config.ts';
import type { Early, EarlyRequest } from '../../platform/early.ts';
import {
  apiBaseOf,
  outgoing,
  questionOf,
  requestSetting,
  type Outgoing,
  type RequestSetting,
} from '../../platform/request.ts';

/** The two members of a configuration that requests need; nothing where it is none. */
function readConfig(text: string): { readonly apiBase: string; readonly appName: string } | undefined {
  try {
    const given = JSON.parse(text) as { readonly apiBase?: unknown; readonly appName?: unknown };
    const { apiBase, appName = '' } = given;
    if (typeof given !== 'object' || Array.isArray(given)) return undefined;
    if ((apiBase !== undefined && typeof apiBase !== 'string') || typeof appName !== 'string')
      return undefined;
    return { apiBase: apiBaseOf(apiBase), appName };
  } catch {
    return undefined;
  }
}

/** The declared parameters that the address gives; nothing where one that must be there is not. */
function declared(
  { query }: First,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> | undefined {
  const values: Record<string, string | undefined> = {};
  for (const [name, { required, most, enum: words, default: otherwise }] of Object.entries(query)) {
    const value = given[name];
    const fits =
      value !== undefined && value !== '' && value.length <= most && words?.includes(value) !== false;
    values[name] = fits ? value : otherwise;
    if (required === true && values[name] === undefined) return undefined;
  }
  return values;
}

/** A request, and what it asks. */
interface Asked {
  readonly question: string;
  readonly request: Outgoing;
}

/** None where the address lacks what the screen needs. */
export function questionsIn(first: First, search: string, setting: RequestSetting): readonly Asked[] {
  const values = declared(first, readQuery(search));
  if (values === undefined) return [];
  return first.requests.map(({ operation, send: parts, ...shape }) => {
    // What the address lacks is not sent, as by the client.
    const parameters = Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        'query' in part ? (values[part.query] ?? null) : part.value,
      ]),
    );
    return {
      question: questionOf(operation, parameters),
      request: outgoing(shape, parameters, setting),
    };
  });
}

async function answerTo({ url, ...request }: Outgoing, signal: AbortSignal): Promise<Received> {
  const response = await fetch(url, { ...request, signal } as RequestInit);
  return {
    status: response.status,
    text: await response.text(),
    date: response.headers.get('date'),
    notForwarded: response.headers.get('x-not-forwarded'),
    release: response.headers.get('x-release'),
    address: response.url,
  };
}

/** @param handed what our server answers; whatever it does not is sent as soon as that is known. */
function send({ question, request }: Asked, handed?: Promise<Answers>): EarlyRequest {
  const controller = new AbortController();
  const own = (): Promise<Received> => answerTo(request, controller.signal);
  const answer = handed?.then((answers) => lookUp(answers, question) ?? own()) ?? own();
  // Whoever takes it hears of its failure.
  answer.catch(() => undefined);
  return { question, answer, abort: () => controller.abort() };
}

/** What requests need of a configuration and an address; nothing where the text is no configuration. */
export function settingOf(config: string, search: string): RequestSetting | undefined {
  const read = readConfig(config);
  const startUp = readStartUp(search);
  return read && requestSetting(read, startUp, languageOf(startUp));
}

/** None where the address lacks what the screen needs. */
export const requestsOf = (
  first: First,
  search: string,
  setting: RequestSetting,
  handed?: Promise<Answers>,
): readonly EarlyRequest[] => questionsIn(first, search, setting).map((asked) => send(asked, handed));

/**
 * @param config what the server wrote into the page, or nothing: then it is asked for.
 * @param search the query of the address.
 * @param handed what our server answers, where it asks in place of the page.
 */
export function ask(config: string, first: First, search: string, handed?: Promise<Answers>): Early {
  const requests: EarlyRequest[] = [];
  const begin = (text: string): string => {
    const setting = settingOf(text, search);
    if (setting !== undefined) requests.push(...requestsOf(first, search, setting, handed));
    return text;
  };
  if (config !== '') {
    begin(config);
    return { requests };
  }
  const asked = askForConfig(fetch).then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.text();
  });
  const begun = asked.then(begin);
  // The program asks again, and says what is wrong.
  begun.catch(() => undefined);
  return { config: begun, requests };
}
