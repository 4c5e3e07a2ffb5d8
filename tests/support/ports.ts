/** In-memory ports for tests: answers are given, everything asked of the world is recorded, time is moved by hand. */
import type { CallFailure, Ledger, LedgerPort, Ports, Question, Report } from '../../src/engine/ports.ts';
import { failure, success, type Result } from '../../src/lib/result.ts';
import type { Json } from '../../src/model/json.ts';
import { openLedger, type Phone } from '../../src/platform/ledger-store.ts';
import type { Language } from '../../src/model/language.ts';

export type Answer = Result<Json, CallFailure> | Promise<Result<Json, CallFailure>>;
export type Answers = Readonly<
  Record<string, (parameters: Readonly<Record<string, unknown>>, count: number, key: string) => Answer>
>;

export interface Recorded {
  readonly calls: {
    readonly call: string;
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly signal: AbortSignal;
    readonly key: string | undefined;
  }[];
  readonly messages: { readonly type: string; readonly payload?: Json }[];
  readonly navigations: {
    readonly to: string;
    readonly query: Readonly<Record<string, string>>;
    readonly replace: boolean;
  }[];
  readonly opened: string[];
  readonly toasts: string[];
  readonly alerts: string[];
  readonly questions: Question[];
  readonly reports: Report[];
  readonly copied: string[];
  readonly focused: string[];
  /** Addresses of pictures that were let go. */
  readonly released: string[];
  readonly stored: Map<string, Json>;
  readonly cookies: Map<string, string>;
}

export interface TestPorts {
  readonly ports: Ports;
  readonly recorded: Recorded;
  /** Moves the clock of `wait` on; resolves when what that started has run. */
  advance(ms: number): Promise<void>;
}

export interface Setting {
  readonly answers?: Answers;
  readonly texts?: Readonly<Record<string, string>>;
  readonly language?: Language;
  readonly bridge?: (type: string) => Result<'delivered' | 'fallback', 'absent' | 'failed'>;
  readonly checkUrl?: (url: string, use: 'image' | 'link' | 'press' | 'navigate') => string | undefined;
  readonly features?: readonly string[];
  readonly client?: 'ios' | 'android';
  readonly cookies?: Readonly<Record<string, string>>;
  /** Writes of the whole program that must not happen twice, and what the phone has to remember them with. */
  readonly operations?: LedgerPort['operations'];
  readonly phone?: Phone;
  /** What the server's answers say that the time is, in ms. */
  readonly serverTime?: () => number;
  /** What the person answers to a question; without it every one is closed. */
  readonly answer?: (question: Question, signal: AbortSignal) => Promise<string | undefined>;
}

export const spanish: Language = { tag: 'es-MX', currency: '$' };
export const english: Language = { tag: 'en-IN', currency: '₹' };
export const failed = (kind: CallFailure['kind'], code = '', message = ''): Result<never, CallFailure> =>
  failure({ kind, code, message, detail: '' });
export const answer = (value: Json): Result<Json, CallFailure> => success(value);

/** Lets promises that are ready run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

export function createTestPorts(setting: Setting = {}): TestPorts {
  const recorded: Recorded = {
    calls: [],
    messages: [],
    navigations: [],
    opened: [],
    toasts: [],
    alerts: [],
    questions: [],
    reports: [],
    copied: [],
    focused: [],
    released: [],
    stored: new Map(),
    cookies: new Map(Object.entries(setting.cookies ?? {})),
  };
  const counts = new Map<string, number>();
  let ledger: Promise<Ledger> | undefined;
  let now = 0;
  let writes = 0;
  let timers: { readonly at: number; readonly ring: () => void }[] = [];

  const ports: Ports = {
    http: {
      release: (address) => recorded.released.push(address),
      writing: () => writes > 0,
      async send(call, parameters, { signal, key, onTime }) {
        const count = (counts.get(call.name) ?? 0) + 1;
        counts.set(call.name, count);
        recorded.calls.push({ call: call.name, parameters, signal, key });
        const given = setting.answers?.[call.name];
        if (call.effect === 'write') writes += 1;
        const result = given === undefined ? failed('network') : await given(parameters, count, key ?? '');
        if (call.effect === 'write') writes -= 1;
        const heard = result.ok || ['refused', 'status', 'shape'].includes(result.error.kind);
        if (heard && setting.serverTime !== undefined) onTime?.(setting.serverTime());
        return result;
      },
    },
    bridge: {
      send(message) {
        recorded.messages.push(message);
        return setting.bridge?.(message.type) ?? success('delivered');
      },
    },
    router: {
      navigate: (to, query, { replace }) => recorded.navigations.push({ to, query, replace }),
      back: () => recorded.navigations.push({ to: 'back', query: {}, replace: false }),
    },
    urls: {
      check: setting.checkUrl ?? ((url) => (/^(javascript|data):/i.test(url) ? undefined : url)),
      open: (url) => recorded.opened.push(url),
    },
    texts: { language: setting.language ?? spanish, text: (key) => setting.texts?.[key] },
    storage: {
      read: (key) => recorded.stored.get(key),
      write: (key, value) => recorded.stored.set(key, value),
      remove: (key) => recorded.stored.delete(key),
    },
    cookies: {
      read: (name) => recorded.cookies.get(name),
      write: (name, value) => void recorded.cookies.set(name, value),
    },
    device: {
      client: setting.client ?? 'android',
      copy: (text) => {
        recorded.copied.push(text);
        return Promise.resolve(true);
      },
      sha256: (text) => Promise.resolve(`sha256 of ${text}`),
      save: () => Promise.resolve(true),
      draw: () => Promise.resolve(undefined),
      locate: () => Promise.resolve(success({ latitude: 19.43, longitude: -99.13 })),
      features: new Set(setting.features ?? []),
    },
    reporter: { report: (report) => recorded.reports.push(report) },
    ledger: {
      operations: setting.operations ?? {},
      // A phone of its own may have marks of before.
      any: () => Promise.resolve(ledger !== undefined || setting.phone !== undefined),
      open: () => (ledger ??= openLedger(setting.phone ?? {})),
    },
    notices: {
      ask: (question, signal) => {
        recorded.questions.push(question);
        return setting.answer?.(question, signal) ?? Promise.resolve(undefined);
      },
      toast: (text) => recorded.toasts.push(text),
      alert: (text) => {
        recorded.alerts.push(text);
        return Promise.resolve();
      },
    },
    clock: {
      now: () => now,
      wait: (ms, signal) =>
        new Promise((resolve) => {
          if (signal.aborted) return resolve();
          timers.push({ at: now + ms, ring: resolve });
          signal.addEventListener('abort', () => resolve());
        }),
    },
    focus: {
      focus: (id) => recorded.focused.push(id),
      scrollTo: (id) => recorded.focused.push(id),
    },
  };

  return {
    ports,
    recorded,
    async advance(ms) {
      now += ms;
      const due = timers.filter((timer) => timer.at <= now);
      timers = timers.filter((timer) => timer.at > now);
      for (const timer of due) timer.ring();
      await settle();
    },
  };
}
