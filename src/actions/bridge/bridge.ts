/** Sends a message to the host app (docs/contract.md 5). Where nobody takes it, says that the app is needed. */
import type { Json } from '../../model/json.ts';
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const bridge: Action<ActionParameters['bridge']> = {
  run({ message, payload, fail }, { ports, run, report, text }) {
    const sent = ports.bridge.send(
      payload === undefined ? { type: message } : { type: message, payload: payload as Json },
    );
    if (sent.ok) return undefined;
    // A plain browser is no failure; a host that throws is.
    if (sent.error === 'failed') report('bridge-failed', message);
    if (fail !== undefined) return run(fail);
    ports.notices.toast(text(sent.error === 'absent' ? 'app.bridge.needed' : 'app.bridge.failed'), undefined);
    return undefined;
  },
};
