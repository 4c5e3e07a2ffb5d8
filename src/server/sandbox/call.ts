/** What a call of the sandbox is: one file under `calls/`, named as its operation. It must not know any of them. */
import type { Tongue } from './content.ts';
import type { Store } from './store.ts';

export interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface CallContext {
  readonly store: Store;
  readonly session: string;
  readonly tongue: Tongue;
  /** Where pictures are, `/gateway/files`. */
  readonly files: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** The file of an upload. */
  readonly upload?: Upload | undefined;
}

/** The `data` of a success, the message of a refusal, or the bytes of a PNG where the call gives a picture. */
export type CallAnswer =
  | { readonly data: unknown }
  | { readonly refused: string; readonly code?: string }
  | { readonly picture: Buffer };

export interface SandboxCall {
  readonly operation: string;
  answer(context: CallContext): CallAnswer;
}

export const noOrder = (tongue: Tongue): CallAnswer => ({
  refused: tongue === 'es' ? 'No encontramos ese préstamo.' : 'We could not find that loan.',
});
