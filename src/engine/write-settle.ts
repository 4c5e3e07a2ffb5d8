/**
 * Learns what became of writes whose end nobody knows: from every answer that a screen reads anyway, or from one that is
 * asked for on purpose. It must not know words or what is drawn.
 */
import type { Evidence, OnceOperation } from '../model/call.ts';
import type { Json } from '../model/json.ts';
import { lookUp } from '../lib/look-up.ts';
import { toText } from '../lib/template.ts';
import { named } from '../lib/writes.ts';
import { abandoned, countIn, sentIn, settled, valuesAt, verdictOf } from './judge-write.ts';
import type { Ledger, Mark, Ports } from './ports.ts';
import type { Plan } from './plan.ts';
import type { Seen, Sources } from './sources.ts';

type Parameters = Readonly<Record<string, unknown>>;

export interface SettleSetting {
  readonly plan: Pick<Plan, 'calls' | 'sources'>;
  readonly ports: Pick<Ports, 'http' | 'ledger'>;
  readonly ledger: Ledger;
  readonly sources: Pick<Sources, 'again'>;
  /** The last answer of each read of this screen. */
  readonly answers: Map<string, Seen>;
  readonly query: () => Parameters;
  readonly signal: AbortSignal;
}

export interface Settler {
  seen(answer: Seen): Promise<void>;
  /** Marks of pages that have gone are unknown. */
  sweep(): Promise<void>;
  /** Reads what there is, where a write of the screen is told by what is new, and the screen itself does not read it. */
  prepare(operations: readonly string[]): Promise<void>;
  /** Whether a read could tell, and whether it was made. */
  ask(mark: Mark, sent: Parameters): Promise<'told' | 'failed' | 'none'>;
  /** What is to be remembered of a write before it is sent. */
  baseline(operation: string, guard: string, sent: Parameters): Promise<Pick<Mark, 'signs' | 'before'>>;
  /** The server's time as last told; 0 before. */
  now(): number;
  heard(time: number): void;
}

/** What the contract looks for in the answer. */
const evidencesOf = ({ done, not }: Exclude<OnceOperation['settled'], 'person'>): readonly Evidence[] =>
  typeof not === 'object' ? [done, not] : [done];

export function createSettler(setting: SettleSetting): Settler {
  const { plan, ports, ledger, sources, answers, query, signal } = setting;
  const { operations } = ports.ledger;
  let last = 0;

  const ruleOf = (operation: string): Exclude<OnceOperation['settled'], 'person'> | undefined => {
    const rule = lookUp(operations, operation)?.settled;
    return rule === 'person' ? undefined : rule;
  };

  /** Whether the answer is about what the mark protects; one whose read knows no such parameters is about everything. */
  async function isAbout(answer: Seen, operation: string, guard: string): Promise<boolean> {
    const names = lookUp(operations, operation)?.guard ?? [];
    if (names.some((name) => answer.parameters[name] === undefined)) return true;
    return (await ledger.hash(named(names, answer.parameters))) === guard;
  }

  async function counter(answer: unknown, signs: Mark['signs'], evidences: readonly Evidence[]) {
    const texts = evidences.flatMap((evidence) =>
      sentIn(evidence).length === 0
        ? []
        : Object.keys(evidence).flatMap((path) => valuesAt(answer, path.split('.')).map(toText)),
    );
    const hashes = new Map<string, string>();
    for (const text of new Set(texts)) hashes.set(text, await ledger.hash(text));
    return (evidence: Evidence): number => countIn(evidence, answer, signs, hashes);
  }

  async function seen(answer: Seen): Promise<void> {
    if (answer.time > 0) last = answer.time;
    for (const mark of ledger.open()) {
      const rule = ruleOf(mark.operation);
      const tells = rule?.by === answer.call && (await isAbout(answer, mark.operation, mark.guard));
      if (mark.state !== 'unknown' || (!tells && mark.time > 0)) continue;
      const verdict =
        tells && rule !== undefined
          ? verdictOf(rule, mark, await counter(answer.data, mark.signs, evidencesOf(rule)), answer.time)
          : undefined;
      if (verdict === undefined && (mark.time > 0 || answer.time === 0)) continue;
      await ledger.change(mark.guard, (now, next) => {
        // Sent again or settled meanwhile: this answer is not about that.
        if (now?.key !== mark.key || now.state !== 'unknown') return undefined;
        return verdict === undefined
          ? { ...now, time: now.time || answer.time }
          : settled(now, verdict === 'done', answer.time, next);
      });
    }
  }

  async function sweep(): Promise<void> {
    const living = await ledger.living();
    for (const mark of ledger.open()) {
      if (mark.state !== 'pending' || living.has(mark.guard)) continue;
      await ledger.change(mark.guard, (now, next) =>
        now?.key === mark.key && now.state === 'pending' ? abandoned(now, next) : undefined,
      );
    }
  }

  const ownOf = (by: string): readonly string[] =>
    plan.sources.filter(({ call }) => call?.name === by).map(({ name }) => name);

  /** An answer of its own, asked for on purpose. */
  async function look(by: string, sent: Parameters): Promise<Seen | 'failed' | 'none'> {
    const spec = lookUp(plan.calls, by);
    const given = { ...query(), ...sent };
    const parameters = Object.fromEntries(
      (spec?.parameters ?? []).flatMap((name) =>
        given[name] === undefined ? [] : [[name, given[name] as Json]],
      ),
    );
    if (spec === undefined || spec.required.some((name) => parameters[name] === undefined)) return 'none';
    let time = 0;
    const onTime = (told: number): void => void (time = told);
    const answer = await ports.http.send(spec, parameters, { signal, onTime });
    return answer.ok ? { call: by, parameters, data: answer.value, time } : 'failed';
  }

  return {
    seen,
    sweep,
    now: () => last,
    heard: (time) => void (last = time > 0 ? time : last),
    async prepare(names) {
      const rules = names.map(ruleOf).filter((rule) => rule?.new === true);
      for (const by of new Set(rules.flatMap((rule) => rule?.by ?? []))) {
        if (ownOf(by).length > 0) continue;
        const answer = await look(by, {});
        if (typeof answer === 'string') continue;
        answers.set(by, answer);
        await seen(answer);
      }
    },
    async ask(mark, sent) {
      const rule = ruleOf(mark.operation);
      // Of what was there before nobody knows: another one there would say nothing.
      if (rule === undefined || (rule.new === true && mark.before === undefined)) return 'none';
      const own = ownOf(rule.by);
      if (own.length > 0) return (await sources.again(own)) ? 'told' : 'failed';
      const answer = await look(rule.by, sent);
      if (typeof answer === 'string') return answer;
      await seen(answer);
      return 'told';
    },
    async baseline(operation, guard, sent) {
      const rule = ruleOf(operation);
      if (rule === undefined) return {};
      const signs: Record<string, string> = {};
      for (const name of evidencesOf(rule).flatMap(sentIn))
        signs[name] = await ledger.hash(toText(sent[name]));
      const answer = answers.get(rule.by);
      if (answer === undefined || !(await isAbout(answer, operation, guard))) return { signs };
      return { signs, before: (await counter(answer.data, signs, [rule.done]))(rule.done) };
    },
  };
}
