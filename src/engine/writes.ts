/**
 * Sends the writes of a screen whose endings are told: of one that must not happen twice a press takes its guard, is sent, and
 * its ending is written down; a press that may not be sent is held, and the person is told why (docs/language.md, Writes). It
 * must not know any call by name, nor how words are drawn.
 */
import type { CallSpec } from '../model/call.ts';
import type { Json } from '../model/json.ts';
import type { Result } from '../lib/result.ts';
import { isOnce, named, writeWords, type WriteWord } from '../lib/writes.ts';
import { lastSaid, readInner, writeInner, type Said } from './inner.ts';
import {
  afterSending,
  endingOf,
  isBegun,
  isLate,
  judge,
  settled,
  type Finding,
  type Press,
} from './judge-write.ts';
import type { CallFailure, CallParameters, Ledger, Mark } from './ports.ts';
import type { Store } from './store.ts';
import { createSettler, type Settler, type SettleSetting } from './write-settle.ts';
import { watchWrites, type WatchSetting } from './write-notes.ts';

/** What a definition says instead of the program's own words, by ending. */
export type Say = { readonly [ending in 'done' | 'refused' | 'unsent' | 'unknown']?: string | undefined };

export interface OnceRequest {
  readonly parameters: CallParameters;
  /** The same, once what it reads has been read again. */
  readonly fresh: () => CallParameters;
  /** The sources that it reads. */
  readonly sources: readonly string[];
  readonly say: Say;
  /** Says that it is on its way, until what it gives is called. */
  readonly busy: () => (() => void) | undefined;
  /** Leads to where the person can look for herself. */
  readonly look?: (() => unknown) | undefined;
  /** What the screen keeps is over once it is done. */
  readonly ends?: boolean | undefined;
  /** Told when it has been claimed. */
  readonly begun?: ((mark: Mark) => void) | undefined;
}

/** `undefined`: it was held, and the person knows why. */
export type Sent =
  | { readonly result: Result<Json, CallFailure>; readonly tell: (failure: CallFailure) => void }
  | undefined;

export interface Writes extends Pick<Settler, 'seen' | 'heard'> {
  /** From then on "writes" tells of those that the address names. */
  readonly begun: Promise<void>;
  send(spec: CallSpec, request: OnceRequest): Promise<Sent>;
  /** Asks about a write that is shown as unknown. */
  review(guard: string): Promise<void>;
}

export interface WritesSetting extends Omit<SettleSetting, 'plan'>, Omit<WatchSetting, 'plan'> {
  readonly plan: SettleSetting['plan'] & WatchSetting['plan'];
  readonly ports: SettleSetting['ports'] & WatchSetting['ports'];
  readonly ledger: Ledger;
  readonly sources: SettleSetting['sources'] & { stamp(names: readonly string[]): number };
  readonly store: Store;
  /** The server's own words, or the program's for a call that failed. */
  readonly explained: (failure: CallFailure) => string;
}

type Choice = { readonly id: string; readonly text: string };
const never = (): AbortSignal => new AbortController().signal;

export function createWrites(setting: WritesSetting): Writes {
  const { ports, ledger, sources, store, signal, explained } = setting;
  const settler = createSettler(setting);
  /** Guards of what this screen is sending: its own button says so. */
  const sending = new Set<string>();
  const watch = watchWrites(setting, settler, sending);
  const word = (operation: string, name: WriteWord): string =>
    writeWords((key) => ports.texts.text(key), operation, name) ?? name;

  const choicesOf =
    (operation: string) =>
    (id: 'arrived' | 'absent' | 'again' | 'another' | 'look' | 'close'): Choice => {
      return { id, text: word(operation, `choice.${id}`) };
    };

  /** In passing, and on the screen: a person who looked away must find it. */
  function say(operation: string, tone: Said['tone'], text: string, lasts: boolean, seek = true): undefined {
    if (text !== '') ports.notices.toast(text, undefined);
    if (lasts) writeInner(store, lastSaid, { operation, tone, text, seek });
    return undefined;
  }

  async function send(spec: CallSpec, request: OnceRequest): Promise<Sent> {
    const { name: operation, once = { guard: [], intent: [], same: undefined } } = spec;
    const { parameters: sent } = request;
    if (readInner(store, lastSaid)?.operation === operation) writeInner(store, lastSaid, undefined);
    if (!isOnce(spec, sent)) return sendPlainly(spec, request);
    const guard = await ledger.hash(named(once.guard, sent));
    const intent = await ledger.hash(named([...once.guard, ...once.intent], sent));
    const same = once.same && (await ledger.hash(named(once.same, sent)));
    const held = (tone: Said['tone'], name: WriteWord, lasts = false): undefined =>
      say(operation, tone, word(operation, name), lasts);
    let agreed: Press['agreed'] = {};
    for (;;) {
      const drop = await ledger.hold(guard);
      if (drop === undefined) return held('warning', 'pending');
      sending.add(guard);
      const free = (): void => {
        sending.delete(guard);
        drop();
      };
      const stamp = sources.stamp(request.sources);
      const { signs, before } = await settler.baseline(operation, guard, sent);
      const press = { guard, operation, intent, same, agreed, key: ledger.key(), stamp, signs, before };
      const finding = await claim(press);
      if (finding.kind === 'free') return deliver(spec, request, finding.mark, free);
      free();
      const read = await sources.again(request.sources);
      if (signal.aborted) return undefined;
      if (!read) return held('warning', 'unread', true);
      const changed = JSON.stringify(request.fresh()) !== JSON.stringify(sent);
      const settles = finding.kind === 'stale' ? 'none' : await settler.ask(finding.mark, sent);
      if (signal.aborted) return undefined;
      if (settles === 'failed') return held('warning', 'unread', true);
      if (finding.kind === 'unknown') {
        const now = await current(guard, finding.mark);
        if (now.state === 'done') return say(now.operation, 'success', word(now.operation, 'arrived'), true);
        if (now.state === 'refused')
          return say(now.operation, 'warning', word(now.operation, 'absent'), true);
        if (now.state === 'pending') return held('warning', 'pending');
        if (changed && finding.same) return held('warning', 'stale', true);
        const person = settles === 'none' || isLate(now, settler.now());
        const answer = await inDoubt(now, person, finding.same, request);
        if (answer !== 'again') return undefined;
        agreed = { key: now.key };
      } else {
        if (finding.kind === 'stale' || changed) return held('warning', 'stale', true);
        if (!(await another(finding.mark, request))) return undefined;
        agreed = { sequence: finding.mark.sequence };
      }
      if (signal.aborted) return undefined;
    }
  }

  async function claim(press: Press): Promise<Finding> {
    let finding: Finding | undefined;
    await ledger.change(press.guard, (mark, next) => {
      finding = judge(mark, press, next);
      return finding.mark === mark ? undefined : finding.mark;
    });
    if (finding === undefined) throw new Error('the ledger did not ask');
    return finding;
  }

  /** As it stands after a read that may have told of it. */
  async function current(guard: string, otherwise: Mark): Promise<Mark> {
    let found: Mark | undefined;
    await ledger.change(guard, (mark) => {
      found = mark;
      return undefined;
    });
    return found ?? otherwise;
  }

  async function deliver(
    spec: CallSpec,
    { parameters, busy, say: words, begun }: OnceRequest,
    mark: Mark,
    free: () => void,
  ): Promise<Sent> {
    const { name: operation } = spec;
    const ended = busy();
    begun?.(mark);
    let time = 0;
    const onTime = (told: number): void => void (time = told);
    // It goes on when the screen is left: the server may have it already.
    const result = await ports.http.send(spec, parameters, { signal: never(), key: mark.key, onTime });
    settler.heard(time);
    const ending = endingOf(result.ok ? undefined : result.error.kind);
    const isOpen = result.ok && isBegun(spec.once, result.value);
    await ledger.change(
      mark.guard,
      (now, next) =>
        now?.key === mark.key ? afterSending(now, isOpen ? 'begun' : ending, time, next) : undefined,
      time,
    );
    free();
    ended?.();
    // What is unknown is drawn for as long as its mark says so.
    return sentOff(operation, result, words, ending !== 'unknown');
  }

  /** One that may be sent again: no mark says what became of it, so that every ending but `done` stays written. */
  async function sendPlainly(spec: CallSpec, { parameters, busy, say: words }: OnceRequest): Promise<Sent> {
    const ended = busy();
    const result = await ports.http.send(spec, parameters, { signal: never() });
    ended?.();
    return sentOff(spec.name, result, words, true);
  }

  function sentOff(operation: string, result: Result<Json, CallFailure>, words: Say, lasts: boolean): Sent {
    if (result.ok && words.done !== undefined) ports.notices.toast(words.done, undefined);
    return {
      result,
      tell(failure) {
        const ending = endingOf(failure.kind);
        if (ending === 'done') return;
        const own = ending === 'refused' ? refusal(operation, failure) : word(operation, ending);
        // Who switched it off knows why it was not sent; the screen does not.
        const off = ending === 'unsent' && failure.message !== '' ? failure.message : undefined;
        const tone = ending === 'unknown' ? 'warning' : 'danger';
        say(operation, tone, off ?? words[ending] ?? own, lasts, ending !== 'refused');
      },
    };
  }

  /** The server says best why it refuses, unless its code has words of its own; what has none has the program's. */
  function refusal(operation: string, failure: CallFailure): string {
    const { code, message } = failure;
    const coded = ports.texts.text(`app.write.${operation}.${code}`);
    return coded ?? (message === '' ? word(operation, 'refused') : explained(failure));
  }

  /** `again`: it may be sent once more. What the person knows is written down. */
  async function inDoubt(
    mark: Mark,
    person: boolean,
    same: boolean,
    { say: words, look }: Partial<OnceRequest> = {},
  ): Promise<string | undefined> {
    const { operation, guard } = mark;
    const choice = choicesOf(operation);
    const answer = await ports.notices.ask(
      {
        title: word(operation, 'unknownTitle'),
        text: words?.unknown ?? word(operation, 'unknown'),
        choices: [
          ...(person ? [choice('arrived')] : []),
          // A commit may land late: a person who does not find it yet knows no more than a read.
          ...(person && isLate(mark, settler.now()) ? [choice('absent')] : []),
          ...(look ? [choice('look')] : []),
          ...(same ? [choice('again')] : []),
          choice('close'),
        ],
      },
      signal,
    );
    if (answer === 'look') await look?.();
    if (answer === 'arrived' || answer === 'absent') {
      await ledger.change(guard, (now, next) =>
        now?.key === mark.key && now.state === 'unknown'
          ? settled(now, answer === 'arrived', settler.now(), next)
          : undefined,
      );
      say(operation, answer === 'arrived' ? 'success' : 'warning', word(operation, `said.${answer}`), true);
    }
    return answer;
  }

  async function another({ operation }: Mark, { look }: OnceRequest): Promise<boolean> {
    const choice = choicesOf(operation);
    const answer = await ports.notices.ask(
      {
        title: word(operation, 'twiceTitle'),
        text: word(operation, 'twice'),
        choices: [...(look ? [choice('look')] : []), choice('another'), choice('close')],
      },
      signal,
    );
    if (answer === 'look') await look?.();
    return answer === 'another';
  }

  return {
    begun: watch.begun,
    send,
    seen: settler.seen,
    heard: settler.heard,
    async review(guard) {
      const mark = ledger.open().find((each) => each.guard === guard);
      if (mark === undefined) return undefined;
      const told = await settler.ask(mark, watch.sentFor(guard));
      if (signal.aborted) return undefined;
      if (told === 'failed') return say(mark.operation, 'warning', word(mark.operation, 'unread'), false);
      const now = await current(guard, mark);
      if (now.state === 'done') return say(now.operation, 'success', word(now.operation, 'arrived'), true);
      if (now.state === 'refused') return say(now.operation, 'warning', word(now.operation, 'absent'), true);
      // Whom no read tells by then is asked: nobody is kept from it for good.
      if (told === 'told' && !isLate(now, settler.now()))
        return say(now.operation, 'warning', word(now.operation, 'still'), false);
      await inDoubt(now, true, false);
      return undefined;
    },
  };
}
