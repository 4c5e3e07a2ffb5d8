/**
 * Asks the studio's server (src/model/studio.ts), with the token of the session and in the language of who reads the answer. It
 * must not know what is done with an answer.
 */
import type { StudioAnswer, StudioSession } from '../../model/studio.ts';

/** The server answered, and not as was asked; status 0: nobody answered. */
export class StudioFailure extends Error {
  readonly status: number;
  /** Why, for people. */
  readonly words: readonly string[];
  /** What would let it be done. */
  readonly asks: StudioAnswer['asks'];

  constructor(status: number, { words = [], asks }: Partial<StudioAnswer> = {}) {
    super(words[0] ?? `status ${status}`);
    this.status = status;
    this.words = words;
    this.asks = asks;
  }
}

export const isAway = (error: unknown): boolean => error instanceof StudioFailure && error.status === 0;

interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered<T> {
  readonly value: T;
  readonly etag: string | null;
}

export interface Client {
  /** Below `/studio/api/`. */
  ask<T>(path: string, ask?: Ask): Promise<Answered<T>>;
  /** From then on all that is not a GET carries its token. */
  enter(session: StudioSession): void;
  isFresh(): boolean;
  speak(tag: string): void;
  /** In which language answers are read. */
  spoken(): string;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A proxy in between may answer with a page.
    return undefined;
  }
}

export function createClient(fetch: typeof globalThis.fetch): Client {
  let token = '';
  let language = 'es-MX';
  let freshUntil = 0;
  return {
    enter(session) {
      token = session.token;
      freshUntil = Date.now() + session.freshFor;
    },
    isFresh: () => Date.now() < freshUntil,
    speak(tag) {
      language = tag;
    },
    spoken: () => language,
    async ask<T>(path: string, { method = 'GET', body, headers = {} }: Ask = {}): Promise<Answered<T>> {
      const sent: RequestInit = {
        method,
        credentials: 'same-origin',
        headers: {
          'accept-language': language,
          ...(method === 'GET' ? {} : { 'x-studio-token': token }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      };
      const response = await fetch(`/studio/api/${path}`, sent).catch(() => {
        throw new StudioFailure(0);
      });
      const value = await bodyOf(response);
      if (!response.ok) throw new StudioFailure(response.status, value as Partial<StudioAnswer> | undefined);
      return { value: value as T, etag: response.headers.get('etag') };
    },
  };
}
