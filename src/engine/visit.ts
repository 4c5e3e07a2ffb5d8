/**
 * What the parts of one running screen share: its data, and how it tells of what goes wrong. It must not know any of the
 * parts.
 */
import type { Read } from './expression.ts';
import { failureText } from './failure-text.ts';
import { statusOf, writeInner } from './inner.ts';
import { reader, rootFrame } from './instance.ts';
import type { Plan } from './plan.ts';
import type { CallFailure, Ports } from './ports.ts';
import { routeValues } from './query.ts';
import { createStore, type Store } from './store.ts';
import type { Json } from '../model/json.ts';
import type { ProblemCode } from '../lib/problem.ts';

export interface VisitInput {
  readonly plan: Plan;
  readonly ports: Ports;
  /** The declared query of this visit. */
  readonly query: Readonly<Record<string, string>>;
  /** The route of this visit; without it, none of those that the screen has. */
  readonly route?: string | undefined;
  readonly config: unknown;
  /** What the template filled in. */
  readonly values?: Readonly<Record<string, Json>> | undefined;
  /** Of the screen that this one takes the place of (replace.ts). */
  readonly store?: Store | undefined;
  /** How kept state is told apart: the borrower's session. */
  readonly owner: string;
}

export interface Visit extends VisitInput {
  readonly store: Store;
  readonly read: Read;
  /** Aborted when the screen is left. */
  readonly signal: AbortSignal;
  /** A person enters or presses something; what a screen does by itself, or when it is pulled, is no touch. */
  touch(): void;
  isTouched(): boolean;
  /** A text of the app's own chrome. */
  text(key: string): string;
  /** What happened to a call in words, by the one rule for all screens (docs/contract.md 9). */
  explained(failure: CallFailure): string;
  /** Shows them. */
  explain(failure: CallFailure): void;
  report(code: ProblemCode, place: string, detail: string): void;
  /** An address that may be shown or led to; one that may not is reported. */
  url(raw: string, use: 'image' | 'link', place: string): string | undefined;
}

/** To nobody, as where the value of an address is missing: there is nothing to open, and nothing wrong. */
const nobody = /^(?:tel|mailto):$/;

/** `state`: the screen's variables to begin with. */
export function createVisit(input: VisitInput, state: unknown, signal: AbortSignal): Visit {
  const { plan, ports } = input;
  const store =
    input.store ??
    createStore({
      query: input.query,
      config: input.config,
      state,
      device: { client: ports.device.client },
      values: input.values,
      route: routeValues(plan, input.route),
    });
  // Before anything is drawn: a frame without what will be asked for would move what stands beside it.
  for (const { name } of plan.sources) writeInner(store, statusOf(name), 'loading');

  const text = (key: string): string => ports.texts.text(key) ?? key;
  const explained = (failure: CallFailure): string => failureText(failure, text);
  const report = (code: ProblemCode, place: string, detail: string): void =>
    ports.reporter.report({ code, where: place === '' ? plan.id : `${plan.id}:${place}`, detail });

  let touched = false;
  return {
    ...input,
    store,
    touch: () => void (touched = true),
    isTouched: () => touched,
    read: reader(store, rootFrame),
    signal,
    text,
    explained,
    explain(failure) {
      if (failure.kind !== 'aborted') ports.notices.toast(explained(failure), undefined);
    },
    report,
    url(raw, use, place) {
      const safe = ports.urls.check(raw, use);
      // The URL itself may carry a token: the report names the place only.
      if (safe === undefined && !nobody.test(raw)) report('refused-url', place, use);
      return safe;
    },
  };
}
