/**
 * Holds a promotion's layout to what a promotion may do, as a definition from a server is held to it: nothing that leaves the
 * promotion. What the fragments of the house do is theirs; what they keep is not. It must not know any layout.
 */
import { promotionCalls, promotionCookies, promotionKeepAs, promotionStart } from '../../lib/promotion.ts';
import { leavings, trespasses, type Allowed, type Trespass } from '../../lib/trespass.ts';
import type { Context } from '../context.ts';
import type { Document, Members, Place } from '../document/document.ts';
import { inside, keyOf, own } from '../document/document.ts';
import { listed } from '../report/nearest.ts';
import { objectOf, placeOf } from '../walk/deeds.ts';

const isLayout = (file: string): boolean => file.startsWith('screens/promotion/');

export function checkLayout(screen: Members, place: Place, context: Context): void {
  if (!isLayout(place.document.file)) return;
  const { report, project } = context;
  if (screen['routes'] !== undefined)
    report(keyOf(place, 'routes'), 'not-for-promotion', {
      name: 'a route of its own',
      detail: 'Leave it out: a layout is shown by its name at the start of the promotion',
    });
  const allowed: Allowed = {
    // Of a call that there is not is said as of any name.
    call: (name) =>
      (promotionCalls as readonly string[]).includes(name) || own(project.calls, name) === undefined,
    leadsTo(action) {
      const to = objectOf('leadsTo', action, project.facts);
      return typeof to === 'string' ? { to } : undefined;
    },
  };
  for (const found of trespasses(screen, allowed)) tell(found, place, context);
}

/** Under a name of its own, only those keep who insert it; a name that it chooses is the promotion's (docs/contract.md 6). */
export function checkLeft(document: Document, name: string, place: Place, context: Context): void {
  if (!isLayout(context.declared.file)) return;
  for (const found of leavings(document.value))
    if (found.what === 'kept')
      context.report(place, 'not-for-promotion', {
        name: `the fragment "${name}", which has what other screens keep`,
        detail: `Write "keepAs": "${promotionKeepAs}" in it, or leave it out`,
      });
    else tell(found, { document, pointer: [] }, context);
}

function tell({ what, name, at, object }: Trespass, root: Place, { project, report }: Context): void {
  const place = inside(root, ...at);
  const said = (there: Place, called: string, detail: string): void =>
    report(there, 'not-for-promotion', { name: called, detail });
  if (what === 'action')
    said(inside(place, 'do'), `the action "${name}"`, 'Leave it out, or insert a fragment that does it');
  if (what === 'way')
    said(
      placeOf('leadsTo', { object, place }, project.facts),
      `a way to "${name}"`,
      `Lead to a page of the promotion: a route that begins with ${promotionStart}`,
    );
  if (what === 'call')
    said(inside(place, 'call'), `the call "${name}"`, `Its calls are: ${listed(promotionCalls)}`);
  if (what === 'widget') said(inside(place, 'type'), `the widget "${name}"`, 'Take another widget');
  if (what === 'cookie')
    said(keyOf(place, name), `the cookie "${name}"`, `Its own cookie is ${listed(promotionCookies)}`);
  if (what === 'kept')
    said(inside(place, 'keepAs'), 'what other screens keep', `Write "${promotionKeepAs}", or leave it out`);
}
