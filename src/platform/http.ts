/**
 * The one client for the backend: where parameters go, how an answer is fetched and how that can fail. axios comes as a chunk
 * of its own, after the first screen. It must not know any call by name.
 */
import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import type { CallFailure, CallParameters, HttpPort } from '../engine/ports.ts';
import type { CallSpec } from '../model/call.ts';
import type { Json } from '../model/json.ts';
import type { Result } from '../lib/result.ts';
import type { WrongMember } from '../lib/reader.ts';
import { failure, success } from '../lib/result.ts';
import { fail, largest, readAnswer } from './answer.ts';
import type { EarlyAnswers, EarlyRequest } from './early.ts';
import { randomKey } from './random.ts';
import { outgoing, questionOf, type RequestSetting } from './request.ts';

export interface HttpSetting extends RequestSetting {
  /** The session has expired; called once in the page's life however many calls say so. */
  readonly onExpired: () => void;
  /** Told of what is wrong in an answer and counts as missing. */
  readonly onWrong?: (call: string, member: WrongMember) => void;
  /** Told the number of the pointer that an answer brings. */
  readonly onRelease?: (seq: number) => void;
  /** Told of each write that must not happen twice, once the backend has said that it is done. */
  readonly onDone?: () => void;
  /** Time-out in ms for the whole call, its body and the client's own chunk included; 60 000 by the specification. */
  readonly timeout?: number;
  /** What the page has asked for already. */
  readonly early?: EarlyAnswers;
  /** Sends the reads of a first screen, which do not wait for axios. */
  readonly first?: Client;
  /** For tests: how axios reaches the network. */
  readonly adapter?: AxiosRequestConfig['adapter'];
}

/** The first screen itself comes first, on a slow network too. */
const patience = 3000;

/** Of an answer that our own proxy made, which it never passes on from a backend. */
const notForwarded = 'x-not-forwarded';
/** Of every answer: the number of the pointer that its server knows (docs/releases.md). */
const pointer = 'x-release';

type Axios = Pick<AxiosInstance, 'request'>;
/** What is asked of axios, and of what stands in for it. */
export interface Client {
  request(
    config: AxiosRequestConfig,
  ): Promise<Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers' | 'request'>>;
}
type Answered = Result<Json, CallFailure>;

export interface Http extends HttpPort {
  /** Lets go of every picture, whoever shows it. */
  releaseAll(): void;
}

export function createHttp(setting: HttpSetting): Http {
  const pictures = new Set<string>();
  const release = (address: string): void => {
    pictures.delete(address);
    URL.revokeObjectURL(address);
  };
  let client: Promise<Client> | undefined;
  let { first } = setting;
  /** A chunk that failed to load is asked for again by the next call. */
  const load = (): Promise<Client> =>
    (client ??= import('axios').then(
      ({ default: axios }) => {
        first = undefined;
        return createClient(axios, setting);
      },
      (error: unknown) => {
        client = undefined;
        throw error;
      },
    ));
  /** A browser may give up for good a chunk that it could not fetch once: then what sends the first reads sends all. */
  const loaded = (): Promise<Client> =>
    load().catch((error: unknown) => {
      if (first === undefined) throw error;
      return first;
    });
  // Whether it failed is for the first call to say that waits for it.
  setTimeout(() => void load().catch(() => undefined), patience);

  let expired = false;
  function expire(): void {
    if (expired) return;
    expired = true;
    setting.onExpired();
  }

  let writes = 0;
  return {
    release,
    writing: () => writes > 0,
    releaseAll: () => pictures.forEach(release),
    async send(call, parameters, { signal, onProgress, key, onTime, before }) {
      const isWrite = call.effect === 'write';
      if (isWrite && isOffline()) return fail('unsent', 'offline');
      let begun = false;
      const begin = (sender: Client): Client => {
        begun = true;
        return sender;
      };
      /** What never began has changed nothing: it may be sent again without a doubt. */
      const lost = <K>(kind: K): K | 'unsent' => (isWrite && !begun ? 'unsent' : kind);
      const limit = createLimit(signal, setting.timeout ?? 60_000, () => lost('timeout'));
      const early = isWrite ? undefined : setting.early?.take(questionOf(call.name, parameters));
      if (early !== undefined) limit.signal.addEventListener('abort', early.abort);
      if (isWrite) {
        writes += 1;
        // Asked before it, an answer may not know of it.
        setting.early?.end();
      }
      try {
        const told = {
          asked: setting.apiBase,
          expire,
          onTime,
          onRelease: setting.onRelease,
          onDone: setting.onDone,
          before,
          onWrong: (member: WrongMember) => setting.onWrong?.(call.name, member),
          onPicture: (address: string) => void pictures.add(address),
        };
        const request = (): AxiosRequestConfig => ({
          ...requestOf(call, parameters, limit, setting, key),
          ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
        });
        const sender = isWrite || first === undefined ? loaded() : Promise.resolve(first);
        const came = early === undefined ? ask(sender.then(begin), request()) : received(early);
        return await Promise.race([limit.reached, answerOf(call, came, told)]);
      } catch (error) {
        const code = (error as { code?: unknown } | null)?.code;
        return limit.failure() ?? fail(lost('network'), typeof code === 'string' ? code : 'no answer');
      } finally {
        if (isWrite) writes -= 1;
        limit.release();
      }
    },
  };
}

/** Only "no" can be relied on: a phone that says it has a network may have none that leads anywhere. */
const isOffline = (): boolean =>
  (globalThis as { readonly navigator?: { readonly onLine?: boolean } }).navigator?.onLine === false;

function createClient(axios: { create: (config: AxiosRequestConfig) => Axios }, setting: HttpSetting): Axios {
  return axios.create({
    maxRedirects: 0,
    // The body is read in answer.ts, once: axios would pass on what it cannot parse.
    transformResponse: [(body: unknown) => body],
    validateStatus: () => true,
    ...(setting.adapter === undefined ? {} : { adapter: setting.adapter }),
  });
}

/** Who hears of what an answer brings besides its data, and what the one before it brought. */
interface Told {
  readonly before: unknown;
  /** Where the backend is, seen from the page. */
  readonly asked: string;
  readonly expire: () => void;
  readonly onTime: ((time: number) => void) | undefined;
  readonly onRelease: HttpSetting['onRelease'];
  readonly onDone: HttpSetting['onDone'];
  readonly onWrong: (member: WrongMember) => void;
  readonly onPicture: (address: string) => void;
}

/** An answer, whoever asked for it. */
interface Came {
  readonly status: number;
  readonly data: unknown;
  readonly date: unknown;
  readonly notForwarded: unknown;
  readonly release: unknown;
  /** Where it came from in the end; empty where nobody knows. */
  readonly address: unknown;
}

async function ask(client: Promise<Client>, config: AxiosRequestConfig): Promise<Came> {
  const response = await (await client).request(config);
  const headers = response.headers as Readonly<Record<string, unknown>>;
  const { date, [notForwarded]: kept, [pointer]: release } = headers;
  const request = response.request as { readonly responseURL?: unknown } | undefined;
  return { ...response, date, notForwarded: kept, release, address: request?.responseURL };
}

const received = async ({ answer }: EarlyRequest): Promise<Came> => {
  const { text, ...rest } = await answer;
  return { ...rest, data: text };
};

async function answerOf(call: CallSpec, came: Promise<Came>, told: Told): Promise<Answered> {
  const { status, data: sent, date, notForwarded: kept, release, address: ended } = await came;
  const data = sent instanceof Blob && /json/.test(sent.type) ? await sent.text() : sent;
  told.onRelease?.(Number(release));
  const time = Date.parse(String(date));
  if (time > 0) told.onTime?.(time);
  // Our proxy says so of what it did not hand on to anyone: the backend has never heard of it. Words go with it where it was switched off.
  if (kept === '1' && call.effect === 'write') {
    const said = readAnswer(call, status, data);
    return failure({
      kind: 'unsent',
      code: '',
      message: said.ok ? '' : said.error.message,
      detail: 'not forwarded',
    });
  }
  // Redirects are followed by the browser; an answer from elsewhere is not the backend's.
  if (isFromElsewhere(ended, told.asked)) return fail('shape', 'redirected');
  const answer = readAnswer(call, status, data, told.before, told.onWrong);
  if (!answer.ok && answer.error.code === '401') told.expire();
  if (answer.ok && call.once !== undefined) told.onDone?.();
  if (!answer.ok || call.envelope !== 'image') return answer;
  const address = URL.createObjectURL(data as Blob);
  told.onPicture(address);
  return success(address);
}

function isFromElsewhere(ended: unknown, asked: string): boolean {
  if (typeof ended !== 'string' || ended === '') return false;
  const page = window.location.href;
  return new URL(ended, page).origin !== new URL(asked, page).origin;
}

function requestOf(
  call: CallSpec,
  parameters: CallParameters,
  limit: Limit,
  setting: HttpSetting,
  key: string | undefined,
): AxiosRequestConfig {
  const { body, headers, ...where } = outgoing(call, parameters, setting);
  return {
    ...where,
    headers: {
      ...headers,
      ...(call.effect === 'write' ? { 'Idempotency-Key': key ?? randomKey() } : {}),
    },
    responseType: call.envelope === 'image' ? 'blob' : 'text',
    signal: limit.signal,
    onDownloadProgress: ({ loaded }) => {
      if (loaded > largest) limit.end('large');
    },
    ...(body === undefined ? {} : { data: body }),
  };
}

type End = 'aborted' | 'timeout' | 'unsent' | 'large';

/** What may end a call before its answer is there. */
interface Limit {
  readonly signal: AbortSignal;
  /** Resolves when the call has been ended. */
  readonly reached: Promise<Answered>;
  failure(): Answered | undefined;
  end(reason: End): void;
  release(): void;
}

/** Ends with the caller's signal or after `ms`, also while nothing has been sent yet; `late` says what that means. */
function createLimit(outer: AbortSignal, ms: number, late: () => 'timeout' | 'unsent'): Limit {
  const controller = new AbortController();
  let failed: Answered | undefined;
  let reach: (answer: Answered) => void = () => undefined;
  const reached = new Promise<Answered>((resolve) => {
    reach = resolve;
  });
  function end(reason: End): void {
    failed ??= reason === 'large' ? fail('shape', 'too large') : fail(reason);
    reach(failed);
    controller.abort();
  }
  const onAbort = (): void => end('aborted');
  const timer = setTimeout(() => end(late()), ms);
  if (outer.aborted) end('aborted');
  else outer.addEventListener('abort', onAbort);
  return {
    signal: controller.signal,
    reached,
    failure: () => failed,
    end,
    release() {
      clearTimeout(timer);
      outer.removeEventListener('abort', onAbort);
    },
  };
}
