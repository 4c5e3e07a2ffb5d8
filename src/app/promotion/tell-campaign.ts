/** Says with the calls of this visit which campaign it is, for who counts them. It must not know who does. */
import { cookieOfCampaign } from '../../lib/campaign.ts';

export function tellCampaign(layout: string, id: string): void {
  try {
    document.cookie = `${cookieOfCampaign({ layout, id })}; path=/; SameSite=Strict`;
  } catch {
    // A frame without an origin has no cookies: nothing of it is counted.
  }
}
