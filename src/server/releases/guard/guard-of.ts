/** The guard of a server that has releases: what it does is done by the publisher's own operation, under its own name. */
import { say } from '../../../release/operations/say.ts';
import type { Metrics } from '../../metrics.ts';
import type { Desk } from '../desk.ts';
import type { OpenReleases } from '../open.ts';
import type { Person } from '../people.ts';
import { share as setShare } from '../ramp.ts';
import { createGuard, type Guard } from './guard.ts';
import type { Looked, Operations } from './look.ts';

/** No key is of this name: nobody asks by HTTP as the guard. */
const self: Person = { name: 'guard', roles: ['publisher'] };

export const operationsOf = (desk: Desk): Operations => ({
  async setShare(release, share, why, expected) {
    const outcome = await setShare(desk, self, { release, share, note: why, expected });
    return outcome.ok ? outcome.value.seq : undefined;
  },
});

export interface GuardParts {
  readonly tell: (sentence: string) => void;
  readonly metrics: Pick<Metrics, 'guarded'>;
  /** ms since 1970 */
  readonly clock?: (() => number) | undefined;
}

export function guardOf({ desk, live }: OpenReleases, { tell, metrics, clock }: GuardParts): Guard {
  const onLook = (looked: readonly Looked[]): void => {
    metrics.guarded(Object.fromEntries(looked.map(({ release, verdict }) => [release, verdict.evidence])));
    for (const { release, verdict } of looked)
      if (verdict.deed === 'stop') desk.alarm(say('releaseGuarded', { release, what: verdict.why }));
  };
  return createGuard({
    sql: desk.store,
    releases: live,
    operations: operationsOf(desk),
    tell,
    onLook,
    clock,
  });
}
