/**
 * Parts for a layout that a release changes or adds: what the build's common layout is made of, and beyond that by the same list as
 * for one that a backend sends whole (src/lib/promotion.ts), so that neither can bring what an advertisement has no use for. It must
 * not know any layout.
 */
import { loadAction, loadWidget } from 'virtual:catalog';
import { calls, fallback, load } from 'virtual:promotion';
import { lookUp } from '../../lib/look-up.ts';
import { notForPromotion } from '../../lib/promotion.ts';
import type { Catalog } from '../releases/dress.ts';

const unless =
  <T>(refused: readonly string[], find: (name: string) => Promise<T | undefined>) =>
  (name: string): Promise<T | undefined> =>
    refused.includes(name) ? Promise.resolve(undefined) : find(name);
const otherAction = unless(notForPromotion.actions, loadAction);

export const catalog: Catalog = {
  loadWidget: unless(notForPromotion.widgets, loadWidget),
  // The form, which every layout has, tells the app around it that somebody has registered.
  loadAction: async (name) => lookUp((await load(fallback)).actions, name) ?? otherAction(name),
  loadCall: (name) => Promise.resolve(lookUp(calls, name)),
  // A layout shows the documents that the build's own shows.
  loadDocument: () => Promise.resolve(undefined),
  loadSite: () => Promise.resolve({}),
};
