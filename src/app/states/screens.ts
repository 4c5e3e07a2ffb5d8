/** Every screen that there is, the promotion's as well, and how each is loaded. It must not know any. */
import * as promotion from 'virtual:promotion';
import * as app from 'virtual:screens';

const promoted: ReadonlySet<string> = new Set([...promotion.layouts, ...Object.values(promotion.routes)]);

/** Ids in their order, those of the promotion last. */
export const screens: readonly string[] = [
  ...[...new Set(Object.values(app.routes))].sort(),
  ...[...promoted].sort(),
];

/** The promotion has an entry of its own: what it shows is filled in by a campaign. */
export const isPromoted = (id: string): boolean => promoted.has(id);

export const load = (id: string): ReturnType<typeof app.load> =>
  isPromoted(id) ? promotion.load(id) : app.load(id);
