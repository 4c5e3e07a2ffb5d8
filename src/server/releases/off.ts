/** What a call that is switched off is answered, whatever the phone runs. It must not know what the call does. */
import contract from '../../../schemas/backend.openapi.json' with { type: 'json' };
import { lookUp } from '../../lib/look-up.ts';
import type { Off, OffWords } from '../../model/release.ts';
import { tongueOf } from '../tongue.ts';

/** By method and path below the base path. */
const operations: ReadonlyMap<string, string> = new Map(
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => [`${method.toUpperCase()} ${path}`, operationId] as const,
    ),
  ),
);

const ours: Required<NonNullable<OffWords>> = {
  'es-MX': 'Esto no está disponible por ahora. Inténtalo más tarde.',
  'en-IN': 'This is not available right now. Please try again later.',
};

/** What borrowers read of a call that is off. */
export const wordsOfCall = (given: OffWords): typeof ours => ({ ...ours, ...given });

/** A request as far as it matters here. */
export interface Asked {
  readonly method: string;
  /** Below the base path, with its query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * A refusal in every envelope of the contract (docs/contract.md 4), sent with status 200: from any other a program takes no
 * words. Its code is no number, so none that a screen waits for.
 */
export interface OffAnswer {
  readonly code: 'off';
  readonly success: false;
  readonly message: string;
  readonly data: null;
}

/** @returns undefined where the call is not off. */
export function offAnswer({ method, url, headers }: Asked, { calls }: Off): OffAnswer | undefined {
  const [path = '', search] = url.split(/[?#]/);
  const operation = operations.get(`${method} ${path}`);
  const given = operation === undefined ? undefined : lookUp(calls, operation);
  if (given === undefined) return undefined;
  const words = wordsOfCall(given);
  const tongue = tongueOf(headers, Object.fromEntries(new URLSearchParams(search)));
  return { code: 'off', success: false, message: words[tongue === 'en' ? 'en-IN' : 'es-MX'], data: null };
}
