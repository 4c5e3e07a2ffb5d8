/**
 * The names that the build, the server, the page and its worker (src/app/worker) share. It must not know what the worker does.
 */

/** At the root: a worker rules only over what lies below it. */
export const workerFile = 'sw.js';

/** Removes itself and all that the worker has kept; the server gives it in its place where the worker is switched off. */
export const removerFile = 'sw-off.js';

/** The one policy of Trusted Types: it knows the worker's address and no other. */
export const workerPolicy = 'worker';
