/** Starts the checker's worker, under the content policy: no address becomes a script but through the one policy. */
// oxlint-disable-next-line import/default -- the bundler makes a module of the address.
import address from './worker.ts?worker&url';
import type { Checker } from './project-session.ts';
import { trustedScript } from './trusted.ts';

export const startChecker = (): Checker =>
  new Worker(trustedScript(address), { type: 'module', name: 'checker' });
