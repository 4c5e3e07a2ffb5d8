/**
 * How often each campaign was opened, sent a code and was registered by, on each day: counts alone, of those who saw it and of those
 * who opened its address and saw the common page. It must not know a request.
 */
import type { CampaignDay, CampaignDeed, CampaignFigures } from '../../model/studio-live.ts';
import type { Sql } from '../releases/port.ts';

export const deeds: readonly CampaignDeed[] = ['visits', 'codes', 'registrations'];

export interface Counted {
  readonly campaign: string;
  readonly arm: 'with' | 'without';
  readonly deed: CampaignDeed;
  /** Days since 1970, UTC. */
  readonly day: number;
}

const dayLength = 86_400_000;
export const dayOf = (now: number): number => Math.floor(now / dayLength);

/** Days that are kept, and of them those that are shown. */
const [kept, shown] = [400, 30];

/** Adds to what all servers have counted. Rejects when the store fails: then nothing was added. */
export async function addCounts(sql: Sql, counts: ReadonlyMap<string, number>): Promise<void> {
  if (counts.size === 0) return;
  await sql.transaction(async (inside) => {
    for (const [key, count] of counts) {
      const { campaign, arm, deed, day } = JSON.parse(key) as Counted;
      await inside.run(
        `INSERT INTO campaign_counts (campaign, day, arm, deed, count) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (campaign, day, arm, deed) DO UPDATE SET count = campaign_counts.count + excluded.count`,
        [campaign, day, arm, deed, count],
      );
    }
  });
}

export async function forgetCounts(sql: Sql, today: number): Promise<void> {
  await sql.run('DELETE FROM campaign_counts WHERE day < ?', [today - kept]);
}

const nothing = { visits: 0, codes: 0, registrations: 0 };

/** Of the last thirty days those on which something was, the newest first. */
export async function figuresOf(sql: Sql, campaign: string, today: number): Promise<CampaignFigures> {
  const rows = await sql.all(
    'SELECT day, arm, deed, count FROM campaign_counts WHERE campaign = ? AND day > ? ORDER BY day DESC',
    [campaign, today - shown],
  );
  const days = new Map<number, CampaignDay>();
  for (const { day, arm, deed, count } of rows) {
    const number = Number(day);
    const before = days.get(number) ?? {
      day: new Date(number * dayLength).toISOString().slice(0, 10),
      with: nothing,
      without: nothing,
    };
    const side = arm === 'with' ? 'with' : 'without';
    days.set(number, { ...before, [side]: { ...before[side], [String(deed)]: Number(count) } });
  }
  return { days: [...days.values()] };
}
