/**
 * What a promotion's page says with its calls of which campaign it is: the layout that is drawn, and the id of the address. It is
 * in a cookie of the page's visit, and names nobody. It must not know who counts.
 */
export const campaignCookie = 'campaign';

export interface ShownCampaign {
  readonly layout: string;
  readonly id: string;
}

/** Layouts have names without a dot. */
export const cookieOfCampaign = ({ layout, id }: ShownCampaign): string =>
  `${campaignCookie}=${layout}.${encodeURIComponent(id)}`;

export const isCampaignCookie = (pair: string): boolean => pair.startsWith(`${campaignCookie}=`);

/** @param header of a request. @returns undefined where it says nothing of a campaign. */
export function campaignOf(header: string | undefined): ShownCampaign | undefined {
  const pair = (header ?? '').split(/; */).find(isCampaignCookie);
  const [, layout, id] = /^\w+=([a-z][a-z0-9-]{0,63})\.([\w.%~!*'()-]{0,200})$/.exec(pair ?? '') ?? [];
  if (layout === undefined || id === undefined) return undefined;
  try {
    return { layout, id: decodeURIComponent(id) };
  } catch {
    return undefined;
  }
}
