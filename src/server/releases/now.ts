/** The pointer as it concerns one build at one time. It must not know a page. */
import type { Now, Offered, OfferedNext } from '../../model/release.ts';
import type { Live } from './port.ts';

type Limits = { readonly from: string | null; readonly until: string | null };

/** Between its start and its end, by the clock of the server. @param at ms since 1970. */
const isTime = ({ from, until }: Limits, at: number): boolean =>
  (from === null || at >= Date.parse(from)) && (until === null || at < Date.parse(until));

function offered(live: Live, release: string | null, contract: string): Offered | null {
  const manifest = release === null ? undefined : live.manifest(release, contract);
  return release === null || manifest === undefined ? null : { release, manifest };
}

/**
 * What the phones of a build are told; a build that has no lane shows its own definitions.
 * @param at ms since 1970.
 */
export function nowFor(live: Live, contract: string, at: number): Now {
  const { seq, lanes, off } = live.pointer;
  const lane = lanes.find((each) => each.contract === contract);
  const trial = lane?.next ?? null;
  const isOnTrial = trial !== null && trial.share > 0 && isTime(trial, at);
  const shown = isOnTrial ? offered(live, trial.release, contract) : null;
  const next: OfferedNext | null =
    shown === null || trial === null
      ? null
      : { ...shown, salt: trial.salt, share: trial.share, who: trial.who };
  return { seq, stable: offered(live, lane?.stable ?? null, contract), next, off };
}

/** Changes with every start and end of a release on trial. */
export const timesAt = ({ pointer }: Live, contract: string, at: number): string => {
  const next = pointer.lanes.find((each) => each.contract === contract)?.next;
  return next !== undefined && next !== null && isTime(next, at) ? 'on' : 'off';
};
