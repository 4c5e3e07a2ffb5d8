/**
 * Counts what becomes of campaigns as their calls go by: in memory, kept every few seconds by whichever server heard of it. It must
 * not know who asks, nor anything of a person.
 */
import type { ShownCampaign } from '../../lib/campaign.ts';
import { lookUp } from '../../lib/look-up.ts';
import type { CampaignDeed } from '../../model/studio-live.ts';
import type { LiveReleases, Sql } from '../releases/port.ts';
import { addCounts, dayOf, forgetCounts, type Counted } from './counts.ts';

/** Milliseconds between two times that counts are kept. */
const pause = 5000;
/** What one network adds in a minute; more is of somebody who plays. */
const perMinute: Readonly<Record<CampaignDeed, number>> = { visits: 120, codes: 30, registrations: 30 };
/** Networks that are remembered in a minute; more than that many are not told apart from one that plays. */
const networks = 100_000;

export interface Campaigns {
  /** @param network of who asks. @param now ms since 1970. @returns whether it counts. */
  hear(shown: ShownCampaign, deed: CampaignDeed, network: string, now?: number): boolean;
  /** Keeps what was counted; what cannot be kept is kept later. */
  keep(): Promise<void>;
  start(): void;
  /** What was counted is kept first. */
  stop(): Promise<void>;
}

export interface CampaignsAsked {
  readonly sql: Sql;
  readonly live: LiveReleases['live'];
  /** Layouts that the build itself has. */
  readonly built: readonly string[];
}

const isLive = (live: LiveReleases['live'], layout: string): boolean => {
  const { pointer, manifest } = live();
  return pointer.lanes.some(({ contract, stable, next }) =>
    [stable, next?.release].some(
      (release) =>
        release !== undefined &&
        release !== null &&
        lookUp(manifest(release, contract)?.layouts, layout) !== undefined,
    ),
  );
};

/** Which campaign it counts for: the one that was shown; without it, the one that was asked for. */
function sideOf({ layout, id }: ShownCampaign, isKnown: (name: string) => boolean) {
  const all: Pick<Counted, 'campaign' | 'arm'>[] = [];
  if (isKnown(layout)) all.push({ campaign: layout, arm: 'with' });
  if (id !== layout && isKnown(id)) all.push({ campaign: id, arm: 'without' });
  return all;
}

export function openCampaigns({ sql, live, built }: CampaignsAsked): Campaigns {
  let counts = new Map<string, number>();
  let [begun, heard] = [0, new Map<string, number>()];
  let tidied = 0;
  let timer: NodeJS.Timeout | undefined;
  const isKnown = (name: string): boolean => built.includes(name) || isLive(live, name);

  function hasRoom(network: string, deed: CampaignDeed, now: number): boolean {
    if (Math.abs(now - begun) >= 60_000) [begun, heard] = [now, new Map<string, number>()];
    const key = `${deed} ${network}`;
    const count = (heard.get(key) ?? 0) + 1;
    if (heard.size >= networks && count === 1) return false;
    heard.set(key, count);
    return count <= perMinute[deed];
  }

  function give(more: ReadonlyMap<string, number>): void {
    for (const [key, count] of more) counts.set(key, (counts.get(key) ?? 0) + count);
  }

  const campaigns: Campaigns = {
    hear(shown, deed, network, now = Date.now()) {
      const sides = sideOf(shown, isKnown);
      if (sides.length === 0 || !hasRoom(network, deed, now)) return false;
      for (const { campaign, arm } of sides) {
        const counted: Counted = { campaign, arm, deed, day: dayOf(now) };
        give(new Map([[JSON.stringify(counted), 1]]));
      }
      return true;
    },
    async keep() {
      const taken = counts;
      counts = new Map();
      try {
        await addCounts(sql, taken);
      } catch {
        // The guard says that the store is away.
        give(taken);
        return;
      }
      const today = dayOf(Date.now());
      if (today === tidied) return;
      tidied = today;
      await forgetCounts(sql, today).catch(() => undefined);
    },
    start() {
      timer = setInterval(() => void campaigns.keep(), pause);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await campaigns.keep();
    },
  };
  return campaigns;
}
