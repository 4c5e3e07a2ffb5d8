/**
 * Sends a declared call; what follows runs only on success. A failure runs `on` for its code, or shows its message, and
 * then runs `failed`. A write that must not happen twice may be held: then the engine has said why, and nothing runs.
 */
import type { JsonObject } from '../../model/json.ts';
import type { CallSpec } from '../../model/call.ts';
import { lookUp } from '../../lib/look-up.ts';
import { isOnce } from '../../lib/writes.ts';
import type { Action, ActionContext } from '../../engine/action.ts';
import type { CallFailure } from '../../engine/ports.ts';
import type { Sent } from '../../engine/writes.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

type Parameters = ActionParameters['call'];

export const call: Action<Parameters> = {
  async run(parameters, context) {
    const { call: name, send, into, on, failed, wait, ends } = parameters;
    const { ports, screen, signal, run, report } = context;
    const spec = screen.call(name);
    if (spec === undefined) {
      report('bad-definition', `call ${name}`);
      return 'stop';
    }
    // A write that must not happen twice is guarded, and so waited for.
    if (wait === false && !isOnce(spec, send ?? {})) {
      const sent = ports.http.send(spec, (send ?? {}) as JsonObject, {
        signal: new AbortController().signal,
      });
      void sent.then((result) => result.ok || report('call-failed', inShort(name, result.error)));
      return undefined;
    }
    const isTold = isOnce(spec, send ?? {}) || parameters.say !== undefined;
    const sent = isTold ? await once(spec, parameters, context) : await plain(spec, parameters, context);
    if (sent === undefined) return 'stop';
    const { result, tell } = sent;
    // Nobody is there to hear what the definition would say; what is not known is shown wherever it matters.
    if (signal.aborted) return 'stop';
    if (result.ok) {
      if (into !== undefined) screen.put(into, result.value);
      if (ends === true) screen.forget();
      return undefined;
    }
    const failure = result.error;
    report('call-failed', inShort(name, failure));
    const handler = (failure.kind === 'refused' ? lookUp(on, failure.code) : undefined) ?? on?.['fail'];
    const event = { kind: failure.kind, code: failure.code, message: failure.message };
    if (handler === undefined) tell(failure);
    else await run(handler, event);
    if (failed !== undefined) await run(failed, event);
    return 'stop';
  },
};

async function plain(spec: CallSpec, { send, busy }: Parameters, context: ActionContext): Promise<Sent> {
  const { ports, screen, signal, explain } = context;
  const ended = busy === undefined ? undefined : screen.busy(busy);
  // A write goes on when the screen is left: the server may have it already.
  const goesOn = spec.effect === 'write' ? new AbortController().signal : signal;
  const result = await ports.http.send(spec, (send ?? {}) as JsonObject, { signal: goesOn });
  ended?.();
  return { result, tell: explain };
}

function once(spec: CallSpec, { send, busy, say = {}, ends, on }: Parameters, context: ActionContext) {
  const { screen, sources, resolved, run } = context;
  const look = on?.['look'];
  return screen.once(spec, {
    parameters: (send ?? {}) as JsonObject,
    fresh: () => (resolved()['send'] ?? {}) as JsonObject,
    sources,
    say,
    ends,
    look: look && (() => run(look, { kind: 'unsent', code: '', message: '' })),
    busy: () => (busy === undefined ? undefined : screen.busy(busy)),
  });
}

const inShort = (name: string, { kind, code, detail }: CallFailure): string =>
  `${name} ${kind} ${code} ${detail}`.trim();
