/** Holds that a publisher who is killed in the middle leaves the old pointer or the new one; the full form is kill.ts. */
import { describe, expect, it } from 'vitest';
import { isWhole, killOnce } from './kill-rounds.ts';
import { kinds } from './stores.ts';

describe.each(kinds)('a publisher on the store $name', (kind) => {
  it('that is killed at any moment leaves what can be shown, and verifies', async () => {
    const place = await kind.place();
    for (let turn = 0; turn < 4; turn += 1) {
      const round = await killOnce(place.asked, 60);
      expect([round, isWhole(round)]).toEqual([round, true]);
    }
    await place.end();
    await kind.end();
  });
});
