/**
 * Holds a promotion's layout to what a promotion may do, as a definition from a server is held to it: nothing that leaves the
 * promotion. What the fragments of the house do is theirs; what they keep is not. It must not know any layout.
 */
import { promotionCalls, promotionCookies, promotionKeepAs, promotionStart } from '../../lib/promotion.ts';
import { leavings, trespasses, type Allowed, type Trespass } from '../../lib/trespass.ts';
import type { Context, Project } from '../context.ts';
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

interface Told {
  readonly name: string;
  readonly detail: string;
  /** Where it is said, of the object that has it. */
  readonly at: (place: Place, found: Trespass, project: Project) => Place;
}

/** Of what is nested too deep, and of what a fragment keeps for who inserts it, nothing is said here. */
const told: { readonly [what in Trespass['what']]?: (name: string) => Told } = {
  action: (name) => ({
    name: `the action "${name}"`,
    detail: 'Leave it out, or insert a fragment that does it',
    at: (place) => inside(place, 'do'),
  }),
  way: (name) => ({
    name: `a way to "${name}"`,
    detail: `Lead to a page of the promotion: a route that begins with ${promotionStart}`,
    at: (place, { object }, { facts }) => placeOf('leadsTo', { object, place }, facts),
  }),
  call: (name) => ({
    name: `the call "${name}"`,
    detail: `Its calls are: ${listed(promotionCalls)}`,
    at: (place) => inside(place, 'call'),
  }),
  widget: (name) => ({
    name: `the widget "${name}"`,
    detail: 'Take another widget',
    at: (place) => inside(place, 'type'),
  }),
  cookie: (name) => ({
    name: `the cookie "${name}"`,
    detail: `Its own cookie is ${listed(promotionCookies)}`,
    at: (place) => keyOf(place, name),
  }),
  kept: () => ({
    name: 'what other screens keep',
    detail: `Write "${promotionKeepAs}", or leave it out`,
    at: (place) => inside(place, 'keepAs'),
  }),
};

function tell(found: Trespass, root: Place, { project, report }: Context): void {
  const words = told[found.what]?.(found.name);
  if (words === undefined) return;
  const { name, detail, at } = words;
  report(at(inside(root, ...found.at), found, project), 'not-for-promotion', { name, detail });
}
