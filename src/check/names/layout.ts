/**
 * Holds a promotion's layout to what a promotion may do, as a definition from a server is held to it: nothing that leaves the
 * promotion. What the fragments of the house do is theirs; what they keep is not. It must not know any layout.
 */
import { notForPromotion, promotionCalls, promotionKeepAs, promotionStart } from '../../lib/promotion.ts';
import type { Context } from '../context.ts';
import type { Members, Place } from '../document/document.ts';
import { inside, isList, isObject, keyOf, own } from '../document/document.ts';
import { checkPromotionCookies, isLayout } from './kept.ts';
import { listed } from '../report/nearest.ts';
import { objectOf } from '../walk/deeds.ts';

type Listed = readonly string[];

export function checkLayout(screen: Members, place: Place, context: Context): void {
  if (!isLayout(place.document.file)) return;
  const { report } = context;
  const { routes, keepAs, cookies } = screen;
  if (routes !== undefined)
    report(keyOf(place, 'routes'), 'not-for-promotion', {
      name: 'a route of its own',
      detail: 'Leave it out: a layout is shown by its name at the start of the promotion',
    });
  if (keepAs !== undefined && keepAs !== promotionKeepAs)
    report(inside(place, 'keepAs'), 'not-for-promotion', {
      name: 'what other screens keep',
      detail: `Write "${promotionKeepAs}", or leave it out`,
    });
  checkPromotionCookies(cookies, inside(place, 'cookies'), report);
  for (const part of ['data', 'on', 'body', 'footer', 'dialogs'])
    checkPart(screen[part], inside(place, part), context);
}

/** Everything in it, whatever it belongs to. */
function checkPart(value: unknown, place: Place, context: Context): void {
  if (isList(value)) value.forEach((item, index) => checkPart(item, inside(place, index), context));
  if (!isObject(value)) return;
  checkObject(value, place, context);
  for (const [name, inner] of Object.entries(value)) checkPart(inner, inside(place, name), context);
}

function checkObject(object: Members, place: Place, { project, report }: Context): void {
  const { type, do: action, call } = object;
  const to = objectOf('leadsTo', object, project.facts);
  const { actions, widgets } = notForPromotion;
  if (typeof action === 'string' && (actions as Listed).includes(action))
    report(inside(place, 'do'), 'not-for-promotion', {
      name: `the action "${action}"`,
      detail: 'Leave it out, or insert a fragment that does it',
    });
  if (typeof to === 'string' && !to.startsWith(promotionStart))
    report(inside(place, 'to'), 'not-for-promotion', {
      name: `a way to "${to}"`,
      detail: `Lead to a page of the promotion: a route that begins with ${promotionStart}`,
    });
  const isKnown = typeof call === 'string' && own(project.calls, call) !== undefined;
  if (isKnown && !(promotionCalls as Listed).includes(call))
    report(inside(place, 'call'), 'not-for-promotion', {
      name: `the call "${call}"`,
      detail: `Its calls are: ${listed(promotionCalls)}`,
    });
  if (typeof type === 'string' && (widgets as Listed).includes(type))
    report(inside(place, 'type'), 'not-for-promotion', {
      name: `the widget "${type}"`,
      detail: 'Take another widget',
    });
}
