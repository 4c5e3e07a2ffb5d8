/**
 * Asks for what a page needs first, from what the build wrote into it and what its address says, with exactly the requests
 * that the client would send. It must not know any call, nor read an answer.
 */
import { languageOf, readQuery, readStartUp } from '../../lib/query.ts';
import type { First, FirstRequest } from '../../model/first.ts';
import type { Early, EarlyRequest } from '../../platform/early.ts';
import {
  apiBaseOf,
  outgoing,
  questionOf,
  requestSetting,
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

function send(
  { operation, send: parts, ...shape }: FirstRequest,
  values: Readonly<Record<string, string | undefined>>,
  setting: RequestSetting,
): EarlyRequest {
  // What the address lacks is not sent, as by the client.
  const parameters = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      'query' in part ? (values[part.query] ?? null) : part.value,
    ]),
  );
  const controller = new AbortController();
  const { url, ...request } = outgoing(shape, parameters, setting);
  const answer = fetch(url, { ...request, signal: controller.signal } as RequestInit).then(
    async (response) => ({
      status: response.status,
      text: await response.text(),
      date: response.headers.get('date'),
      notForwarded: response.headers.get('x-not-forwarded'),
      release: response.headers.get('x-release'),
      address: response.url,
    }),
  );
  // Whoever takes it hears of its failure.
  answer.catch(() => undefined);
  return { question: questionOf(operation, parameters), answer, abort: () => controller.abort() };
}

/** None where the address lacks what the screen needs. */
export function requestsOf(first: First, search: string, setting: RequestSetting): readonly EarlyRequest[] {
  const values = declared(first, readQuery(search));
  return values === undefined ? [] : first.requests.map((request) => send(request, values, setting));
}

/**
 * @param config what the server wrote into the page, or nothing: then it is asked for.
 * @param search the query of the address.
 */
export function ask(config: string, first: First, search: string): Early {
  const requests: EarlyRequest[] = [];
  const startUp = readStartUp(search);
  const begin = (text: string): string => {
    const read = readConfig(text);
    if (read !== undefined)
      requests.push(...requestsOf(first, search, requestSetting(read, startUp, languageOf(startUp))));
    return text;
  };
  if (config !== '') {
    begin(config);
    return { requests };
  }
  const asked = fetch('/config.json', { cache: 'no-store', credentials: 'same-origin' }).then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.text();
  });
  const begun = asked.then(begin);
  // The program asks again, and says what is wrong.
  begun.catch(() => undefined);
  return { config: begun, requests };
}
