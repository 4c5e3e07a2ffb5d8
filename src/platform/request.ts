/**
 * What a call looks like on the wire: its address, headers and body, for the client and for what the page asks for before the
 * program has come (src/app/early). It must not know how a request is sent, nor any call by name.
 */
import type { CallParameters } from '../engine/ports.ts';
import type { CallSpec } from '../model/call.ts';
import type { Language } from '../model/language.ts';
import type { StartUp } from '../lib/query.ts';

/** What every request of a page has. */
export interface RequestSetting {
  readonly apiBase: string;
  /** Sent in the query of every request. */
  readonly common: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Outgoing {
  readonly method: CallSpec['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON is text already. */
  readonly body: string | FormData | undefined;
}

/** The settings of a page, from its address and the two members of its configuration that requests need. */
export const requestSetting = (
  { apiBase, appName }: { readonly apiBase: string; readonly appName: string },
  startUp: StartUp,
  language: Language,
): RequestSetting => ({
  apiBase,
  common: { ...startUp.common, ...(appName === '' ? {} : { appName }) },
  // The server words its rows and amounts: in the language of the screen, not of the browser.
  headers: { ...startUp.headers, 'Accept-Language': language.tag },
});

/** With one slash in front, none at its end; `/gateway` where nothing is set. */
export const apiBaseOf = (given = '/gateway'): string => `/${given.replace(/^\/+|\/+$/g, '')}`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

type Present = readonly (readonly [string, unknown])[];

const presentIn = (parameters: CallParameters): Present =>
  Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null);

/** Names a request by what is asked, stamps of time aside: the same text is the same question. */
export const questionOf = (operation: string, parameters: CallParameters): string =>
  JSON.stringify([operation, ...[...presentIn(parameters)].sort(([a], [b]) => (a < b ? -1 : 1))]);

export function outgoing(
  call: Pick<CallSpec, 'method' | 'path' | 'body' | 'stamps'>,
  parameters: CallParameters,
  setting: RequestSetting,
): Outgoing {
  const present = presentIn(parameters);
  const inQuery = call.method === 'GET' || call.body === 'query';
  const query = new URLSearchParams(setting.common);
  if (inQuery) for (const [name, value] of present) query.set(name, textOf(value));
  for (const name of call.stamps ?? []) query.set(name, String(Date.now()));
  const asked = query.toString();
  const [type, body] = inQuery ? [] : bodyOf(call.body, present);
  return {
    method: call.method,
    url: `${setting.apiBase}${call.path}${asked === '' ? '' : `?${asked}`}`,
    headers: {
      Accept: 'application/json, text/plain, */*',
      ...setting.headers,
      ...(type === undefined ? {} : { 'Content-Type': type }),
    },
    body,
  };
}

/** With its type, but for a form with files: the browser names its boundary. */
function bodyOf(
  kind: CallSpec['body'],
  present: Present,
): readonly [type: string | undefined, body: string | FormData] {
  if (kind === 'json') return ['application/json', JSON.stringify(Object.fromEntries(present))];
  if (kind === 'multipart') {
    const form = new FormData();
    for (const [name, value] of present) form.append(name, value instanceof Blob ? value : textOf(value));
    return [undefined, form];
  }
  const form = new URLSearchParams();
  for (const [name, value] of present) form.append(name, textOf(value));
  return ['application/x-www-form-urlencoded;charset=utf-8', form.toString()];
}
