// @vitest-environment node
/** Holds what is counted of campaigns, on each store. */
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCampaigns } from '../../src/server/campaigns/campaigns.ts';
import { dayOf, figuresOf, forgetCounts } from '../../src/server/campaigns/counts.ts';
import type { Store } from '../../src/server/releases/port.ts';
import { fakeReleases } from '../../src/server/releases/testing.ts';
import { kinds, type Place } from './stores.ts';

const now = Date.UTC(2026, 10, 30, 23, 59);
const day = 86_400_000;
const seen = { layout: 'verano', id: 'verano' };
const unseen = { layout: 'classic', id: 'verano' };

describe.each(kinds)('campaigns in the $name store', (kind) => {
  let [place, store]: [Place | undefined, Store | undefined] = [undefined, undefined];
  const opened = (): Store => store as Store;
  beforeEach(async () => {
    place = await kind.place();
    store = await place.open();
  }, 60_000);
  afterEach(async () => {
    await store?.close();
    await place?.end();
  });
  afterAll(() => kind.end());

  function make(sql: Store = opened()) {
    const releases = fakeReleases();
    releases.release('r-1', { layouts: { verano: 'h' } });
    releases.point({ lanes: [{ contract: 'b', stable: 'r-1', next: null }] });
    return openCampaigns({ sql, live: () => releases.live(), built: ['classic'] });
  }

  it('are counted by day, those who saw it beside those who did not, by all servers together', async () => {
    const [one, other] = [make(), make()];
    for (const campaigns of [one, other]) {
      campaigns.hear(seen, 'visits', 'a', now);
      campaigns.hear(seen, 'codes', 'a', now);
      campaigns.hear(unseen, 'visits', 'a', now + 2 * 60_000);
    }
    one.hear(seen, 'registrations', 'a', now);
    await one.keep();
    await other.keep();
    await other.keep();
    const none = { visits: 0, codes: 0, registrations: 0 };
    expect((await figuresOf(opened(), 'verano', dayOf(now + day))).days).toEqual([
      { day: '2026-12-01', with: none, without: { ...none, visits: 2 } },
      { day: '2026-11-30', with: { visits: 2, codes: 2, registrations: 1 }, without: none },
    ]);
    expect((await figuresOf(opened(), 'classic', dayOf(now + day))).days).toEqual([
      { day: '2026-12-01', with: { ...none, visits: 2 }, without: none },
    ]);
    expect((await figuresOf(opened(), 'verano', dayOf(now + 40 * day))).days).toEqual([]);
  });

  it('of no known name are not counted, and of one network only so many in a minute', async () => {
    const campaigns = make();
    expect(campaigns.hear({ layout: 'invented', id: 'x' }, 'visits', 'a', now)).toBe(false);
    const counted = Array.from({ length: 200 }, () => campaigns.hear(seen, 'codes', 'a', now));
    expect(counted.filter(Boolean)).toHaveLength(30);
    expect(campaigns.hear(seen, 'codes', 'b', now)).toBe(true);
    expect(campaigns.hear(seen, 'codes', 'a', now + 60_000)).toBe(true);
    await campaigns.keep();
    const [row] = await opened().all('SELECT SUM(count) AS n FROM campaign_counts');
    expect(Number(row?.['n'])).toBe(32);
  });

  it('are kept once the store is back, and go after four hundred days', async () => {
    let isAway = true;
    const campaigns = make({
      ...opened(),
      transaction: (work) => (isAway ? Promise.reject(new Error('gone')) : opened().transaction(work)),
    });
    campaigns.hear(seen, 'visits', 'a', now);
    await campaigns.keep();
    isAway = false;
    await campaigns.keep();
    const days = async () => (await figuresOf(opened(), 'verano', dayOf(now))).days;
    expect(await days()).toMatchObject([{ with: { visits: 1 } }]);
    await forgetCounts(opened(), dayOf(now) + 400);
    expect(await days()).toHaveLength(1);
    await forgetCounts(opened(), dayOf(now) + 401);
    expect(await days()).toEqual([]);
  });
});
