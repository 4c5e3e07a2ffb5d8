/** The worker in which the checker runs: what is edited is checked while somebody types. */
import validate from 'virtual:check-screen';
import validateFirst from 'virtual:check-screen-1';
import type { Validate } from '../../check/structure/located.ts';
import type { FromChecker, ToChecker } from './checking.ts';
import { openChecker } from './checker.ts';

/** Compiled ahead: its errors are a member of the function itself. */
const asChecker =
  (compiled: typeof validate): Validate =>
  (value) =>
    compiled(value) ? [] : (compiled.errors ?? []);

let waiting: ReturnType<typeof setTimeout> | undefined;

const take = openChecker(
  { validate: asChecker(validate), older: { 1: asChecker(validateFirst) } },
  {
    post: (message: FromChecker) => globalThis.postMessage(message),
    later(run) {
      clearTimeout(waiting);
      waiting = setTimeout(run);
    },
  },
);

globalThis.addEventListener('message', ({ data }: MessageEvent<ToChecker>) => take(data));
