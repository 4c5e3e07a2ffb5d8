/** Starts a countdown: writes the moment it ends, unless one runs. It must not know who shows it. */
import { secondsLeft } from '../../lib/countdown.ts';
import { parsePath } from '../../lib/path.ts';
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const countdown: Action<ActionParameters['countdown']> = {
  run({ until, seconds = 60 }, { ports, screen, report }) {
    const path = parsePath(until);
    if (!path.ok || path.value[0] !== 'state') return report('unknown-path', until);
    const now = ports.clock.now();
    if (secondsLeft(screen.read(path.value), now, seconds) === 0)
      screen.write(path.value, now + seconds * 1000);
  },
};
