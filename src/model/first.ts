/** What the build writes into the page of a screen, so that its first data are asked for before the program has come. */
import type { CallSpec } from './call.ts';
import type { Json } from './json.ts';

/** A parameter of the address, as far as it can be judged without the program: nothing is asked where one does not fit. */
export interface FirstParameter {
  readonly required?: true;
  readonly default?: string;
  /** Letters at most. */
  readonly most: number;
  readonly enum?: readonly string[];
}

/** A literal, or the name of a parameter of the address. */
export type FirstValue = { readonly value: Json } | { readonly query: string };

export interface FirstRequest extends Pick<CallSpec, 'method' | 'path' | 'body' | 'stamps'> {
  readonly operation: string;
  readonly send: { readonly [parameter: string]: FirstValue };
}

/** What the build writes into the page of a screen. */
export interface First {
  readonly query: { readonly [name: string]: FirstParameter };
  readonly requests: readonly FirstRequest[];
}

/** An answer as it came, whoever asked for it. */
export interface Received {
  readonly status: number;
  readonly text: string;
  /** The headers that the client reads; null where they are missing. */
  readonly date: string | null;
  readonly notForwarded: string | null;
  readonly release: string | null;
  /** Where it came from in the end; empty: from this origin, by way of our server. */
  readonly address: string;
}
