/**
 * What an action is and what it may do: the whole surface between an action's file and the engine. It must not know
 * any action by name.
 */
import type { CallSpec } from '../model/call.ts';
import type { ActionList } from '../model/resolved.ts';
import type { Json } from '../model/json.ts';
import type { ProblemCode } from '../lib/problem.ts';
import type { CallFailure, Ports } from './ports.ts';
import type { Result } from '../lib/result.ts';
import type { OnceRequest, Sent } from './writes.ts';

/** `stop` ends the whole list, the lists around it included. */
export type Outcome = 'stop' | undefined | void;

/** The screen as an action sees it. */
export interface ScreenHandle {
  /** What stands at a path of the screen's data now. */
  read(path: readonly string[]): unknown;
  /** Writes a variable of the screen, `["state", "text"]`. */
  write(path: readonly string[], value: unknown): void;
  /** Puts a result under its `into` name. */
  put(name: string, value: unknown): void;
  open(dialog: string): void;
  close(dialog: string | undefined): void;
  /** Loads a source again; what is shown stays while it runs. `send` replaces some parameters. */
  reload(source: string, send: Readonly<Record<string, unknown>>): Promise<Result<Json, CallFailure>>;
  call(name: string): CallSpec | undefined;
  /** Sends a write whose endings are told; one that must not happen twice it may hold, and says why. */
  once(call: CallSpec, request: OnceRequest): Promise<Sent>;
  /** Checks fields by name in order; the first message is put at its field, which gets the focus. */
  check(fields: readonly string[]): boolean;
  forget(): void;
  /** Shows the text, over those of others, until what it gives back is called. */
  busy(text: string): () => void;
  /** The drawn element of a widget by its author's `id`. */
  elementOf(id: string): string;
}

export interface ActionContext {
  readonly ports: Ports;
  readonly screen: ScreenHandle;
  /** Aborted when the screen is left. */
  readonly signal: AbortSignal;
  /** The sources that what this action sends is read from. */
  readonly sources: readonly string[];
  /** Its parameters as they are now: what they read may have been read again. */
  resolved(): Readonly<Record<string, unknown>>;
  /** Runs a nested list; `locals` are seen as `event` inside it. */
  run(list: ActionList, event?: unknown): Outcome | Promise<Outcome>;
  /** Shows what happened to a call in words, by the one rule for all screens (docs/contract.md 9). */
  explain(failure: CallFailure): void;
  report(code: ProblemCode, detail: string): void;
  /** A text of the app's own chrome. */
  text(key: string): string;
}

/** One action: its name is its folder and its file; parameters arrive resolved by its schema. */
export interface Action<P> {
  run(parameters: P, context: ActionContext): Outcome | Promise<Outcome>;
}

/** Any action, for the engine, which knows their parameters only as data. */
export interface AnyAction {
  run(parameters: never, context: ActionContext): Outcome | Promise<Outcome>;
}
