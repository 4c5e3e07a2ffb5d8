/**
 * The ports of a screen that stands in one of its states: its sources end as the state says, and nothing leads anywhere. The
 * reader of responses, the URL rule and the texts are the app's own. It must not know any screen.
 */
import { samplePicture } from '../../check/states/sample.ts';
import type { Ending, ScreenState } from '../../check/states/states.ts';
import { homeName } from '../../check/walk/home.ts';
import type { CallFailure, HttpPort, Ledger, Ports, Report, TextsPort } from '../../engine/ports.ts';
import { Everything } from '../../lib/everything.ts';
import { readData } from '../../lib/reader.ts';
import { failure, success, type Result } from '../../lib/result.ts';
import type { Config } from '../../model/config.ts';
import type { FragmentDefinition, ScreenDefinition } from '../../model/definition.ts';
import type { Json } from '../../model/json.ts';
import { createReporter } from '../../platform/reporter.ts';
import { createUrls } from '../../platform/urls.ts';
import { pageFocus } from '../focus.ts';
import type { Notices } from '../notices.ts';

type Answered = Result<Json, CallFailure>;

const never = <T>(): Promise<T> => new Promise(() => undefined);
const nothing = (): void => undefined;
const failed = (kind: CallFailure['kind'], detail = ''): Answered =>
  failure({ kind, code: '', message: '', detail });

/** The picture of this page wherever a sample stands for one. */
export function withPicture(value: Json, picture: string): Json {
  if (value === samplePicture) return picture;
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => withPicture(item, picture));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withPicture(inner, picture)]),
  );
}

interface Drawn {
  readonly definition: ScreenDefinition;
  readonly fragments: { readonly [name: string]: FragmentDefinition };
}

/** Sources that make the same call are answered in their order, those of fragments after the screen's. */
export function stateHttp({ definition, fragments }: Drawn, state: ScreenState, picture: string): HttpPort {
  const waiting = new Map<string, Ending[]>();
  const inFragments = Object.entries(fragments).flatMap(([fragment, { data }]) =>
    Object.entries(data ?? {}).map(([name, source]) => [`${homeName(fragment)}-${name}`, source] as const),
  );
  for (const [name, { call }] of [...Object.entries(definition.data ?? {}), ...inFragments]) {
    const ending = state.sources[name];
    if (ending !== undefined) waiting.set(call, [...(waiting.get(call) ?? []), ending]);
  }
  return {
    release: nothing,
    writing: () => false,
    async send(call) {
      const endings = waiting.get(call.name) ?? [];
      const ending = endings.length > 1 ? endings.shift() : endings[0];
      if (ending?.kind === 'loading') return never<Answered>();
      if (ending?.kind !== 'ready') return failed('network');
      if (call.envelope === 'image') return success(withPicture(ending.data, picture));
      if (call.data === null) return success(null);
      const read = readData(call.data, withPicture(ending.data, picture));
      return read.ok ? read : failed('shape', read.error);
    },
  };
}

/** A source that fails because its state says so; data of the wrong shape is a mistake, and is told. */
const isMeant = ({ code, detail }: Report): boolean => code === 'call-failed' && detail.startsWith('network');

interface Setting {
  readonly http: HttpPort;
  readonly texts: TextsPort;
  readonly config: Config;
  readonly notices: Notices;
}

export function statePorts({ http, texts, config, notices }: Setting): Ports {
  const { allowedOrigins, openOrigins, schemeUrl } = config;
  const reporter = createReporter();
  return {
    http,
    texts,
    notices,
    // No write is open, and none can be begun; the data of a screen that writes does not wait for that.
    ledger: {
      operations: {},
      any: () => Promise.resolve(false),
      open: () => Promise.reject<Ledger>(new Error('only drawn')),
    },
    bridge: { send: () => success('delivered') },
    router: { navigate: nothing, back: nothing },
    urls: {
      ...createUrls({ allowedOrigins, openOrigins, schemeUrl, kept: {}, openOwn: () => true }),
      open: nothing,
    },
    storage: { read: () => undefined, write: nothing, remove: nothing },
    cookies: { read: () => undefined, write: nothing },
    device: {
      client: 'android',
      copy: () => Promise.resolve(true),
      sha256: () => Promise.resolve(undefined),
      save: () => Promise.resolve(true),
      draw: () => Promise.resolve(undefined),
      locate: () => Promise.resolve(failure('unavailable')),
      // What some phones lack is looked at with all the rest.
      features: new Everything(),
    },
    reporter: { report: (report) => void (isMeant(report) || reporter.report(report)) },
    // It stands still.
    clock: { now: () => 0, wait: () => never<void>() },
    focus: pageFocus,
  };
}
