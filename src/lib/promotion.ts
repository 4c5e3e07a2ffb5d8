/** Where the promotion stands, and what belongs to it alone (docs/contract.md 6). It must not know any layout. */

/** It has an entry of its own: its pages are told apart by what is behind the `#`. */
export const promotionRoute = '/promotion';
/** Its start, which shows the layout that the campaign's template names. */
export const promotionStart = '#/';
/** The layout of a campaign whose own cannot be shown. */
export const fallbackLayout = 'classic';
/** What says which layout a campaign shows. */
export const templateCall = 'channelTemplate';
/** What a layout may not be made of. */
export const notForPromotion = {
  /** Messages to the host app, files and places of the person: nothing that an advertisement needs. */
  actions: ['bridge', 'upload', 'locate'],
  /** Pages within pages, the test page's log, files of the person. */
  widgets: ['bridge-log', 'preview', 'embed', 'file-field', 'image-upload'],
} as const;
/** What a layout leaves behind: the promotion's own cookie, and what its own pages keep. */
export const promotionCookies = ['sid'] as const;
export const promotionKeepAs = 'promotion';
/** The calls that a layout may make. */
export const promotionCalls = [
  'getSid',
  'getCaptcha',
  'getSms',
  'trackVisit',
  'trackClick',
  'register',
] as const;

export interface HashPlace {
  /** `#/downloadTemplate` */
  readonly route: string;
  /** What stands behind the route, with its question mark. */
  readonly search: string;
}

/** `#/downloadTemplate?id=1` apart; anything that is no route is the start. */
export function placeOf(hash: string): HashPlace {
  const at = hash.indexOf('?');
  const [path, search] = at < 0 ? [hash, ''] : [hash.slice(0, at), hash.slice(at)];
  const route = path.length > promotionStart.length ? path.replace(/\/+$/, '') : path;
  return { route: route.startsWith(promotionStart) ? route : promotionStart, search };
}
