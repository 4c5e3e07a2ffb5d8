/**
 * A stage for one write that must not happen twice: a backend that honors its key, and pages of one phone that show a screen
 * with one button. Engine and ledger are the program's own. It must not know what is to be proved.
 */
import { setImmediate } from 'node:timers/promises';
// There at once, as with a screen that writes.
import '../../src/engine/writes.ts';
import type { CallFailure, Question } from '../../src/engine/ports.ts';
import type { Screen } from '../../src/engine/screen.ts';
import type { Result } from '../../src/lib/result.ts';
import type { CallSpec, OnceOperation } from '../../src/model/call.ts';
import type { Json } from '../../src/model/json.ts';
import { createPhone, type FakePhone, type PhonePage } from '../support/phone.ts';
import { answer, createTestPorts, failed, type Answer, type Recorded } from '../support/ports.ts';
import { callSpec, enter, view } from '../support/screen.ts';

export const minute = 60_000;

/** Lets everything run that needs no time: transactions and messages. Digests of other threads take some. */
export async function rest(): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) await setImmediate();
}

/** What becomes of a request on its way. */
export type Fate =
  | 'answered'
  | 'refused'
  /** It never left. */
  | 'unsent'
  /** It did not get there, and the phone does not know. */
  | 'lost'
  /** It got there, and the answer did not come back. */
  | 'unanswered'
  | 'timeout'
  /** It got there; its answer comes when it is told to. */
  | 'slow';

export interface Sent {
  readonly key: string;
  readonly fate: Fate;
}

export interface Backend {
  readonly requests: Sent[];
  /** How often something was really done. */
  effects(): number;
  fate: Fate;
  /** The server's time. */
  now: number;
  /** Whether its reads show what was done already. */
  shows: boolean;
  /** Whether reads get through. */
  reads: boolean;
  /** Every answer that waits comes now. */
  release(): void;
}

function createBackend(): Backend & { receive(key: string): Answer } {
  const done = new Set<string>();
  let waiting: (() => void)[] = [];
  const backend = {
    requests: [] as Sent[],
    fate: 'answered' as Fate,
    now: Date.UTC(2026, 10, 22, 10),
    shows: false,
    reads: true,
    effects: () => done.size,
    release() {
      for (const each of waiting) each();
      waiting = [];
    },
    receive(key: string): Answer {
      const { fate } = backend;
      backend.requests.push({ key, fate });
      if (fate === 'refused') return failed('refused', '7', 'No se puede');
      if (fate === 'unsent') return failed('unsent');
      if (fate === 'lost') return failed('network');
      // The same key again is the same write: answered as before, done once.
      done.add(key);
      if (fate === 'unanswered') return failed('network');
      if (fate === 'timeout') return failed('timeout');
      const result = answer({ url: '/x' });
      if (fate === 'answered') return result;
      return new Promise<Result<Json, CallFailure>>((resolve) => waiting.push(() => resolve(result)));
    },
  };
  return backend;
}

export interface Page {
  readonly recorded: Recorded;
  readonly screen: Screen;
  press(): Promise<void>;
  /** Presses, and does not wait for what that starts. */
  tap(): void;
  leave(): void;
  crash(): void;
  comeBack(): Promise<void>;
  /** What follows the write in the list of actions. */
  went(): number;
}

export interface Stage {
  readonly backend: Backend;
  readonly phone: FakePhone;
  readonly questions: Question[];
  /** What the person says; by default what does most harm: send it again where that is offered, close where it is not. */
  says: (question: Question) => string | undefined;
  open(options?: { readonly owner?: string }): Promise<Page>;
}

export const operations = (specs: readonly CallSpec[]): { readonly [name: string]: OnceOperation } =>
  Object.fromEntries(
    specs.flatMap(({ name, once, settled = 'person' }) =>
      once === undefined ? [] : [[name, { guard: once.guard, settled }] as const],
    ),
  );

const worst = ({ choices }: Question): string | undefined =>
  choices.find(({ id }) => id === 'again')?.id ?? choices.at(-1)?.id;

/** What a screen sends: the last parameter that is no part of the guard comes from a source. */
function sending({ once, again, parameters }: CallSpec): Readonly<Record<string, string>> {
  const read = parameters.filter((name) => once?.guard.includes(name) !== true).at(-1);
  const kind = typeof again === 'object' ? Object.keys(again) : [];
  const source = kind.includes(read ?? '') ? parameters.find((name) => name === 'repayToken') : read;
  return Object.fromEntries(
    parameters.map((name) => [
      name,
      kind.includes(name) ? '0' : name === source ? '{{offer.value}}' : `${name}-1`,
    ]),
  );
}

export function createStage(spec: CallSpec, setting: { readonly blocked?: boolean } = {}): Stage {
  const backend = createBackend();
  const phone = createPhone(setting);
  const questions: Question[] = [];
  const by = spec.settled === 'person' ? undefined : spec.settled;
  const read = (value: Json) => (): Answer => (backend.reads ? answer(value) : failed('network'));
  /** What the read that tells of it answers. */
  const evidence = (): Answer => {
    const there = backend.shows && backend.effects() > 0;
    if (by?.by === 'problemList')
      return read({ tabs: [{ items: there ? [{ content: sending(spec)['problemDetail'] ?? '' }] : [] }] })();
    return read({ orderStatus: there ? '200' : '174' })();
  };
  const definition = {
    query: { orderId: {}, productId: {} },
    data: { offer: { call: 'offer' } },
    body: [
      {
        type: 'button',
        press: [
          { do: 'call', call: spec.name, send: sending(spec), into: 'out' },
          { do: 'toast', text: 'went' },
        ],
      },
    ],
  };
  const stage: Stage = {
    backend,
    phone,
    questions,
    says: worst,
    async open({ owner = 'me' } = {}) {
      const mine: PhonePage = phone.page();
      let gone = false;
      const world = createTestPorts({
        phone: mine.phone,
        operations: operations([spec]),
        serverTime: () => backend.now,
        answers: {
          [spec.name]: (_, _count, key) =>
            // The promises of a page that is gone are dropped; the backend has it all the same.
            Promise.resolve(backend.receive(key)).then((result) =>
              gone ? new Promise<never>(() => undefined) : result,
            ),
          offer: read({ value: 'offered' }),
          ...(by === undefined ? {} : { [by.by]: evidence }),
        },
        answer: async (question) => {
          questions.push(question);
          return Promise.resolve(gone ? new Promise<never>(() => undefined) : stage.says(question));
        },
      });
      const calls = [spec, callSpec('offer'), ...(by === undefined ? [] : [evidenceSpec(by.by)])];
      const query = { orderId: 'orderId-1', productId: 'productId-1' };
      const made = await enter({ definition, calls, query, owner, keep: world });
      await rest();
      const tap = (): void => (view(made).props['press'] as () => void)();
      return {
        recorded: world.recorded,
        screen: made.screen,
        tap,
        async press() {
          tap();
          await rest();
        },
        leave: () => made.screen.dispose(),
        crash() {
          gone = true;
          mine.crash();
        },
        async comeBack() {
          mine.comeBack();
          await rest();
        },
        went: () => world.recorded.toasts.filter((text) => text === 'went').length,
      };
    },
  };
  return stage;
}

const evidenceSpec = (name: string): CallSpec => ({
  ...callSpec(name),
  parameters: name === 'loanDetails' ? ['productId', 'orderId'] : [],
});
