/** For tests of the studio's server: one over this project's own build, asked as its page asks it, by several people. */
import { onTestFinished } from 'vitest';
import { contractOf } from '../../release/snapshot.ts';
import { digest, ownSnapshot } from '../../../tests/support/release.ts';
import type { StudioSession } from '../../model/studio.ts';
import { benchOver } from '../releases/bench.ts';
import { inMemory } from '../releases/in-memory.ts';
import { jobs } from '../releases/judge.ts';
import { openReleases, type OpenReleases } from '../releases/open.ts';
import { openStore } from '../releases/open-store.ts';
import type { Person } from '../releases/people.ts';
import type { Store } from '../releases/port.ts';
import { builtFiles, makeFolder, makeServer } from '../testing.ts';
import type { StudioPlace } from './place.ts';

export const onMachine: StudioPlace = { kind: 'machine', publicUrl: null, demo: true };
export const onHost: StudioPlace = {
  kind: 'host',
  host: 'studio.example.com',
  publicUrl: 'https://app.example.com',
};

/** A whole proof takes two seconds on a machine that does nothing else; others prove beside it. */
export const busy = 60_000;

/** Of one project, which is opened once for all of them. */
const bench = benchOver(async () => ownSnapshot(), jobs);

export interface Answered {
  readonly status: number;
  // What an operation answers, of whatever form: a test looks for what it expects.
  readonly body: never;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** One browser. */
export interface Browser {
  /** `changes/c1`; with a body it is a POST. */
  ask(path: string, asked?: Asked | object): Promise<Answered>;
  raw(path: string, asked: Asked): Promise<Answered>;
  /** A demonstration person presses their name; anyone else has a password. */
  signIn(email: string, password?: string): Promise<Answered>;
  cookie: string;
  token: string;
}

export interface OpenStudio {
  browser(): Browser;
  /** A browser in which this demonstration person is signed in. */
  as(name: 'ana' | 'luis'): Promise<Browser>;
  readonly releases: OpenReleases;
  readonly store: Store;
  readonly host: string;
  /** By HTTP, for what is no browser. @returns the port. */
  listen(): Promise<number>;
  /** What operators were told. */
  readonly lines: readonly string[];
  page(path: string, headers?: Readonly<Record<string, string>>): Promise<Answered & { text: string }>;
}

export interface Given {
  readonly place?: StudioPlace;
  readonly store?: Store;
  readonly own?: ReadonlyMap<string, Person>;
  readonly backend?: string;
}

const isAsked = (given: object): given is Asked =>
  'method' in given || 'headers' in given || 'body' in given || Object.keys(given).length === 0;

export async function openStudio({ place = onMachine, ...given }: Given = {}): Promise<OpenStudio> {
  const store = given.store ?? (await openStore({ data: inMemory }));
  const snapshot = ownSnapshot();
  const build = {
    contract: contractOf(snapshot, digest),
    project: JSON.stringify(snapshot),
    files: new Map(),
  };
  const releases = await openReleases({ store, build, bench, own: given.own, tell: () => undefined });
  onTestFinished(() => releases.close().catch(() => undefined));
  const lines: string[] = [];
  const app = await makeServer({
    dist: makeFolder({
      ...builtFiles,
      'studio.html': '<!doctype html><title>Studio</title>',
      'studio-phone.html': '<!doctype html><title>Phone</title>',
      'studio/assets/studio-1a2b.js': 'studio();',
    }),
    releases: releases.live,
    publishing: releases,
    studio: place,
    log: { write: (line) => void lines.push(line) },
    ...(given.backend && { backend: given.backend }),
  });
  const host = place.kind === 'host' ? place.host : 'localhost:8080';
  const origin = place.kind === 'host' ? `https://${host}` : `http://${host}`;

  function browser(): Browser {
    const jar = new Map<string, string>();
    const one: Browser = {
      cookie: '',
      token: '',
      async raw(path, { method = 'GET', body, headers = {} }) {
        const answer = await app.inject({
          method,
          url: `/studio/api/${path}`,
          headers: Object.fromEntries(
            Object.entries({
              host,
              origin,
              'sec-fetch-site': 'same-origin',
              'accept-language': 'en',
              cookie: one.cookie,
              'x-studio-token': one.token,
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...headers,
            }).filter(([, value]) => value !== undefined && value !== ''),
          ),
          ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
        });
        for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          if (/max-age=0/i.test(set)) jar.delete(name);
          else jar.set(name, value);
        }
        one.cookie = [...jar].map((pair) => pair.join('=')).join('; ');
        const isJson = String(answer.headers['content-type']).includes('json');
        return {
          status: answer.statusCode,
          body: (isJson ? answer.json<unknown>() : answer.body) as never,
          headers: answer.headers,
        };
      },
      ask(path, asked = {}) {
        const full = isAsked(asked) ? asked : { body: asked };
        const method = full.method ?? (full.body === undefined ? 'GET' : 'POST');
        return one.raw(path, { ...full, method });
      },
      async signIn(email, password) {
        one.token = ((await one.ask('session')).body as StudioSession).token;
        const answer = await one.raw('session', {
          method: 'POST',
          body: { email, ...(password !== undefined && { password }) },
        });
        if (answer.status === 200) one.token = (answer.body as StudioSession).token;
        return answer;
      },
    };
    return one;
  }

  return {
    browser,
    async as(name) {
      const one = browser();
      const answer = await one.signIn(`${name}@demo.example`);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return one;
    },
    releases,
    store,
    host,
    lines,
    listen: async () => Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port),
    async page(path, headers = {}) {
      const answer = await app.inject({ url: path, headers: { host, ...headers } });
      return {
        status: answer.statusCode,
        body: undefined as never,
        text: answer.body,
        headers: answer.headers,
      };
    },
  };
}
