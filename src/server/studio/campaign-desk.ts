/** How campaigns go, for whoever is signed in, and what of them is on trial. It must not know who counts. */
import { lookUp } from '../../lib/look-up.ts';
import type { CampaignPage } from '../../model/studio-live.ts';
import { dayOf, figuresOf } from '../campaigns/counts.ts';
import type { Desk } from '../releases/desk.ts';
import { raises } from '../releases/guard/steps.ts';
import { operation, type Operation } from './studio.ts';

function standingOf({ live, layouts }: Desk, id: string): Pick<CampaignPage, 'trial' | 'isLive'> {
  const { pointer, manifest } = live.live();
  const shows = (release: string | null | undefined, contract: string): boolean =>
    typeof release === 'string' && lookUp(manifest(release, contract)?.layouts, id) !== undefined;
  const lane = pointer.lanes.find(({ contract, next }) => shows(next?.release, contract));
  return {
    trial: lane?.next ?? null,
    isLive: layouts.includes(id) || pointer.lanes.some(({ contract, stable }) => shows(stable, contract)),
  };
}

export const campaignOperations: readonly Operation[] = [
  operation('GET campaigns/:id', 'signed', async ({ desk }, { of }) => {
    const id = of['id'] ?? '';
    const figures = await figuresOf(desk.store, id, dayOf(desk.now().getTime()));
    const standing = standingOf(desk, id);
    const rising = standing.trial !== null && (await raises(desk.store, desk.live.live().pointer));
    return { body: { ...figures, ...standing, raises: rising } satisfies CampaignPage };
  }),
];
