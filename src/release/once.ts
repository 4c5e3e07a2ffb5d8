/** Which writes must not happen twice, as whoever sends them is told. It must not know any call by name. */
import type { CallSpec, OnceOperation } from '../model/call.ts';

/** What every page knows of the writes that must not happen twice, whichever screen it shows. */
export function onceOperations(calls: { readonly [name: string]: CallSpec }): {
  readonly [operation: string]: OnceOperation;
} {
  return Object.fromEntries(
    Object.values(calls).flatMap(({ name, once, settled = 'person' }) =>
      once === undefined
        ? []
        : [[name, { guard: once.guard, ...(once.apart && { apart: once.apart }), settled }] as const],
    ),
  );
}
