/**
 * What a component or an action receives where its definition has actions or a bound field; the generated types refer
 * to these. Nothing here runs, and nothing here may know how the engine makes them.
 */

/** Runs the actions of an event prop; the value becomes `event` in them. */
export type Handler = (value?: unknown) => void;

/** A widget's link to the state it is bound to. */
export interface Field {
  /** The bind without `state.`, as the action `check` names it. */
  readonly name: string;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
  /** The message of the first rule that failed at the last `check`. */
  readonly error: string | undefined;
  /** Its rules refuse an empty text. */
  readonly required: boolean;
}

/** What a widget hands to its upload actions as `event`: a file on its way, and how to hear of it. */
export interface UploadJob {
  readonly file: File;
  /** Ends the upload. */
  readonly signal: AbortSignal;
  /** Told again and again how much has gone, from 0 to 1. */
  readonly progress: (share: number) => void;
  /**
   * Told once: where the file is now, or nothing when it did not get there. With the server's words when it does not want
   * this file: sent again, it would be refused again.
   */
  readonly done: (address: string | undefined, refusal?: string) => void;
}

/** Actions inside an action's parameters: only the engine can look inside and run them. */
export interface ActionList {
  readonly actions: readonly unknown[];
}
