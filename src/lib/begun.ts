/**
 * The name under which it is kept, beside what a screen keeps, that a person has begun it: only then is somebody in the middle of
 * something. It must not know what is kept, nor where.
 */

/** Beside what is kept under `key`: it goes where that goes. */
export const begunOf = (key: string): string => `${key}!`;

/** Of what a session has begun. */
export const isBegun = (name: string, owner: string): boolean =>
  name.startsWith(`keep:${owner}:`) && name.endsWith('!');
