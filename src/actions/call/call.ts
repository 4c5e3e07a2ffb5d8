/**
 * Sends a declared call; what follows runs only on success. A failure runs `on` for its code, or shows its message, and
 * then runs `failed`.
 */
import type { JsonObject } from '../../model/json.ts';
import { lookUp } from '../../lib/look-up.ts';
import type { Action } from '../../engine/action.ts';
import type { CallFailure } from '../../engine/ports.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const call: Action<ActionParameters['call']> = {
  async run(
    { call: name, send, into, busy, on, failed, wait },
    { ports, screen, signal, run, explain, report },
  ) {
    const spec = screen.call(name);
    if (spec === undefined) {
      report('bad-definition', `call ${name}`);
      return 'stop';
    }
    if (wait === false) {
      const sent = ports.http.send(spec, (send ?? {}) as JsonObject, {
        signal: new AbortController().signal,
      });
      void sent.then((result) => result.ok || report('call-failed', inShort(name, result.error)));
      return undefined;
    }
    const ended = busy === undefined ? undefined : screen.busy(busy);
    // A write goes on when the screen is left: the server may have it already.
    const goesOn = spec.effect === 'write' ? new AbortController().signal : signal;
    const result = await ports.http.send(spec, (send ?? {}) as JsonObject, { signal: goesOn });
    ended?.();
    if (signal.aborted) return 'stop';
    if (result.ok) {
      if (into !== undefined) screen.put(into, result.value);
      return undefined;
    }
    const failure = result.error;
    report('call-failed', inShort(name, failure));
    const handler = (failure.kind === 'refused' ? lookUp(on, failure.code) : undefined) ?? on?.['fail'];
    const event = { kind: failure.kind, code: failure.code, message: failure.message };
    if (handler === undefined) explain(failure);
    else await run(handler, event);
    if (failed !== undefined) await run(failed, event);
    return 'stop';
  },
};

const inShort = (name: string, { kind, code, detail }: CallFailure): string =>
  `${name} ${kind} ${code} ${detail}`.trim();
