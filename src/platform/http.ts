/**
 * The one client for the backend: where parameters go, what an answer means, how it can fail. axios is loaded as a
 * chunk of its own, in parallel with the first screen. It must not know any call by name.
 */
import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import type { CallFailure, HttpPort } from '../engine/ports.ts';
import type { CallSpec } from '../model/call.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { readData } from '../lib/reader.ts';
import type { Result } from '../lib/result.ts';
import { failure, success } from '../lib/result.ts';

export interface HttpSetting {
  readonly apiBase: string;
  /** Sent in the query of every request. */
  readonly common: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The session has expired; called once in the page's life however many calls say so. */
  readonly onExpired: () => void;
  /** Time-out in ms, body included; 60 000 by the specification (section 9). */
  readonly timeout?: number;
  /** For tests: how axios reaches the network. */
  readonly adapter?: AxiosRequestConfig['adapter'];
}

type Failed = { readonly ok: false; readonly error: CallFailure };

/** No answer of this backend is larger; reading more would only freeze a small phone. */
const largest = 5 * 1024 * 1024;
const longestMessage = 500;

export function createHttp(setting: HttpSetting): HttpPort {
  const client = import('axios').then(({ default: axios }) => ({
    instance: axios.create({
      timeout: setting.timeout ?? 60_000,
      maxContentLength: largest,
      maxRedirects: 0,
      responseType: 'text',
      // The body is read here, once: axios would pass on what it cannot parse.
      transformResponse: [(body: unknown) => body],
      validateStatus: () => true,
      ...(setting.adapter === undefined ? {} : { adapter: setting.adapter }),
    }),
    isCancel: axios.isCancel,
  }));
  // The first call reports it; without one it is nobody's failure.
  client.catch(() => undefined);
  let expired = false;

  function expire(): void {
    if (expired) return;
    expired = true;
    setting.onExpired();
  }

  return {
    async send(call, parameters, { signal }) {
      if (signal.aborted) return fail('aborted');
      let axios: { instance: AxiosInstance; isCancel: (value: unknown) => boolean };
      try {
        axios = await client;
      } catch {
        return fail('network', '', '', 'the client did not load');
      }
      try {
        const response = await axios.instance.request<unknown>(request(call, parameters, signal, setting));
        return readAnswer(call, response.status, response.data, expire);
      } catch (error) {
        if (signal.aborted || axios.isCancel(error)) return fail('aborted');
        const code = (error as { code?: unknown }).code;
        if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return fail('timeout');
        return fail(code === 'ERR_BAD_RESPONSE' ? 'shape' : 'network', '', '', typeof code === 'string' ? code : '');
      }
    },
  };
}

function request(call: CallSpec, parameters: JsonObject, signal: AbortSignal, setting: HttpSetting): AxiosRequestConfig {
  const present = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null);
  const inQuery = call.method === 'GET' || call.body === 'query';
  return {
    method: call.method,
    url: setting.apiBase + call.path,
    params: { ...(inQuery ? Object.fromEntries(present) : {}), ...setting.common },
    headers: { ...setting.headers },
    signal,
    ...(inQuery ? {} : { data: body(call, present) }),
  };
}

function body(call: CallSpec, present: readonly (readonly [string, unknown])[]): unknown {
  if (call.body === 'json') return Object.fromEntries(present);
  if (call.body === 'multipart') {
    const form = new FormData();
    for (const [name, value] of present) form.append(name, value instanceof Blob ? value : text(value));
    return form;
  }
  const form = new URLSearchParams();
  for (const [name, value] of present) form.append(name, text(value));
  return form;
}

const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const fail = (kind: CallFailure['kind'], code = '', message = '', detail = ''): Failed =>
  failure({ kind, code, message, detail });

/** What an answer means, by the rule of its envelope (contract section 4). */
export function readAnswer(call: CallSpec, status: number, body: unknown, expire: () => void): Result<Json, CallFailure> {
  if (status === 401) {
    expire();
    return fail('status', '401');
  }
  if (status < 200 || status > 299) return fail('status', String(status));
  const answer = parse(body);
  if (answer === undefined) return fail('shape', '', '', 'no envelope');
  const code = answer['code'];
  if (code === '401' || code === 401) {
    expire();
    return fail('refused', '401', messageOf(answer));
  }
  const succeeded = succeeds(call, answer);
  if (succeeded === undefined) return fail('shape', '', '', 'another envelope');
  if (!succeeded) return fail('refused', typeof code === 'number' || typeof code === 'string' ? String(code) : '', messageOf(answer));
  if (call.data === null) return success(null);
  const data = readData(call.data, answer['data']);
  return data.ok ? data : fail('shape', '', '', data.error);
}

function parse(body: unknown): Readonly<Record<string, unknown>> | undefined {
  let answer: unknown = body;
  if (typeof body === 'string') {
    try {
      answer = JSON.parse(body);
    } catch {
      return undefined;
    }
  }
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? (answer as Record<string, unknown>) : undefined;
}

/** `undefined`: the envelope is not the declared one. */
function succeeds(call: CallSpec, answer: Readonly<Record<string, unknown>>): boolean | undefined {
  if (call.envelope === 'B') return typeof answer['success'] === 'boolean' ? answer['success'] : undefined;
  const code = answer['code'];
  if (typeof code !== 'string' && typeof code !== 'number') return undefined;
  return call.envelope === 'C' ? code === '00' : Number.parseInt(String(code), 10) === 0;
}

const messageOf = (answer: Readonly<Record<string, unknown>>): string =>
  typeof answer['message'] === 'string' ? answer['message'].slice(0, longestMessage) : '';
