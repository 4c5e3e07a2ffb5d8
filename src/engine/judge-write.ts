/**
 * What the mark of a guard means for a press, and what becomes of it: the rules of docs/language.md, Writes, without doing
 * anything. It must not know ports, screens or words.
 */
import type { CallSpec, Evidence, OnceOperation } from '../model/call.ts';
import { readStep } from '../lib/path.ts';
import { toText } from '../lib/template.ts';
import { equal } from '../lib/test.ts';
import type { CallFailure, Mark } from './ports.ts';

/** A press, for the guard that this page holds. */
export interface Press {
  readonly guard: string;
  readonly operation: string;
  readonly intent: string;
  /** Hash of what must be as it was for it to be sent again. */
  readonly same?: string | undefined;
  /** For a write that is not sent again. */
  readonly key: string;
  /** The number of the last ending when what it sends was read. */
  readonly stamp: number;
  readonly signs: Mark['signs'];
  readonly before: number | undefined;
  /** What the person has been asked and said yes to: this write again, or another one after this ending. */
  readonly agreed: { readonly key?: string | undefined; readonly sequence?: number | undefined };
}

export type Finding =
  /** It is claimed, and may be sent. */
  | { readonly kind: 'free'; readonly mark: Mark }
  /** `same`: it may be sent again with its own key, as what nobody knows the end of is this very write. */
  | { readonly kind: 'unknown'; readonly mark: Mark; readonly same: boolean }
  /** The last one of this intent was done: another one may not be meant. */
  | { readonly kind: 'twice'; readonly mark: Mark }
  | { readonly kind: 'stale'; readonly mark: Mark };

/** `next` is the number of an ending now. */
export function judge(mark: Mark | undefined, press: Press, next: number): Finding {
  const { guard, operation, intent, key, stamp, signs, before, agreed } = press;
  const same = mark?.operation === operation && mark.intent === intent && mark.same === press.same;
  if (mark?.state === 'pending' || mark?.state === 'unknown') {
    if (same && agreed.key === mark.key)
      return { kind: 'free', mark: { ...mark, state: 'pending', doubt: true } };
    return { kind: 'unknown', mark: abandoned(mark, next), same };
  }
  if (mark?.done[operation] === intent && agreed.sequence !== mark.sequence) return { kind: 'twice', mark };
  if (mark !== undefined && stamp < mark.sequence && agreed.sequence !== mark.sequence)
    return { kind: 'stale', mark };
  const { sequence = 0, done = {} } = mark ?? {};
  return {
    kind: 'free',
    mark: {
      guard,
      operation,
      intent,
      same: press.same,
      key,
      state: 'pending',
      time: 0,
      sequence,
      signs,
      before,
      done,
    },
  };
}

/** Pending without an owner is unknown, from now on. */
export const abandoned = (mark: Mark, next: number): Mark =>
  mark.state === 'pending'
    ? { ...mark, state: 'unknown', sequence: mark.doubt ? mark.sequence : next }
    : mark;

export type Ending = 'done' | 'refused' | 'unsent' | 'unknown';

/** Whether the answer says that nothing is done yet. */
export function isBegun(once: CallSpec['once'], answer: unknown): boolean {
  const members = Object.entries(once?.unless ?? {});
  return members.length > 0 && members.every(([name, value]) => equal(readStep(answer, name), value));
}

/** Only the server's own refusal, and what never left, are known: anything else may have arrived. */
export const endingOf = (kind: CallFailure['kind'] | undefined): Ending =>
  kind === undefined ? 'done' : kind === 'refused' || kind === 'unsent' ? kind : 'unknown';

/**
 * The mark after its sending. Of one that was sent in doubt a refusal tells nothing of the first time. `time` is the
 * server's, 0 where no answer told it.
 */
export function afterSending(mark: Mark, ending: Ending | 'begun', time: number, next: number): Mark {
  if (ending === 'done') return settled(mark, true, time, next);
  // An answer that came tells of the first time as well.
  if (ending === 'begun') return settled(mark, false, time, next);
  if (ending === 'unknown') return { ...mark, state: 'unknown', time: mark.time || time, sequence: next };
  return mark.doubt ? { ...mark, state: 'unknown' } : { ...mark, state: 'refused', time };
}

/** It is known now. What was read while it was unknown stays true where nothing had happened. */
export const settled = (mark: Mark, done: boolean, time: number, next: number): Mark => ({
  ...mark,
  state: done ? 'done' : 'refused',
  time: time || mark.time,
  ...(done ? { sequence: next, done: { ...mark.done, [mark.operation]: mark.intent } } : {}),
});

/** A commit may land late: nothing counts as not done before that. */
const late = 600_000;

/** What a read that tells of a write says: it was done, it was not, or that is not known yet. */
export type Verdict = 'done' | 'not' | undefined;

export function verdictOf(
  rule: Exclude<OnceOperation['settled'], 'person'>,
  mark: Mark,
  count: (evidence: Evidence) => number,
  time: number,
): Verdict {
  if (rule.new === true && mark.before === undefined) return undefined;
  if (count(rule.done) > (mark.before ?? 0)) return 'done';
  // What is not there yet may still come: that it is absent counts only later, and only where the contract says that it does.
  if (rule.not === undefined || !isLate(mark, time)) return undefined;
  return rule.not === 'otherwise' || count(rule.not) > 0 ? 'not' : undefined;
}

export const isLate = (mark: Mark, time: number): boolean => mark.time > 0 && time - mark.time >= late;

const sentTag = /^\{\{sent\.([\w-]+)\}\}$/;

/** The parameters of which the evidence speaks. */
export const sentIn = (evidence: Evidence): readonly string[] =>
  Object.values(evidence).flatMap((wanted) => sentTag.exec(toText(wanted))?.[1] ?? []);

/**
 * How often the evidence is in an answer: the least of what its paths have. `signs`: what the tags stand for, hashed;
 * `hashes`: the hash of each text that the answer has there.
 */
export function countIn(
  evidence: Evidence,
  answer: unknown,
  signs: Mark['signs'],
  hashes: ReadonlyMap<string, string>,
): number {
  const counts = Object.entries(evidence).map(([path, wanted]) => {
    const parameter = sentTag.exec(toText(wanted))?.[1];
    const sign = parameter === undefined ? undefined : (signs?.[parameter] ?? '');
    return valuesAt(answer, path.split('.')).filter((value) =>
      sign === undefined ? toText(value) === toText(wanted) : hashes.get(toText(value)) === sign,
    ).length;
  });
  return counts.length === 0 ? 0 : Math.min(...counts);
}

/** The values at a path; `*` stands for each entry of a list. */
export function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((entry) => valuesAt(entry, rest)) : [];
  return valuesAt(readStep(value, name), rest);
}
