/**
 * Names under which it is kept, beside what a screen keeps, that a person has begun it: only then is somebody in the middle
 * of something. It must not know what is kept, nor where.
 */

const kept = 'keep:';
const begun = 'begun:';

/** How the names begin of all that a session has begun. */
export const begunBy = (owner: string): string => `${begun}${owner}:`;

/** Beside what is kept under `key`. */
export const begunOf = (key: string): string => begun + key.slice(kept.length);
