/**
 * Checks what is inside a fragment. One with state of its own is checked as a small screen: it sees its own variables,
 * results and sources, and none of the screen's. It must not know where it is inserted.
 */
import { stateType } from '../types/assigned.ts';
import { withBounds } from '../types/bounds.ts';
import type { Context } from '../context.ts';
import type { Report } from '../report/report.ts';
import { declaredBy, drawn, results, sourceBindings, unloaded } from './declared.ts';
import type { Document, Members, Place } from '../document/document.ts';
import { inside, isList, keyOf, membersOf, nameFrom } from '../document/document.ts';
import { checkCookies } from './cookies.ts';
import { checkKept } from './kept.ts';
import { checkKind } from '../parts/props.ts';
import { checkSources } from './sources.ts';
import { bind, type Scope } from '../types/scope.ts';
import { withPurposes } from '../types/purpose.ts';
import { hasState } from '../walk/home.ts';

/** What is for one place of a screen alone: in a repeat nobody could say for which entry. */
const once: readonly string[] = ['keep', 'cookies', 'data', 'on'];

/** `scope` holds its parameters and what every place of the screen sees; `at` tells its uses apart. */
export function checkInside(document: Document, scope: Scope, at: string, context: Context): void {
  const fragment = membersOf(document.value);
  const body = inside({ document, pointer: [] }, 'body');
  if (hasState(fragment)) checkHome(fragment, document, scope, `${at}:`, context);
  else context.nodes(fragment['body'], body, scope, context);
}

function checkHome(fragment: Members, document: Document, outer: Scope, at: string, around: Context): void {
  const place: Place = { document, pointer: [] };
  checkRepeats(fragment, outer, around);
  const { project, declared: screens, report } = around;
  const own = declaredBy(document, fragment, project);
  const owner = `the fragment "${around.fragments.at(-1) ?? ''}"`;
  const declared = { ...own, owner, file: screens.file, dialogs: screens.dialogs };
  // What it lacks is its own: no screen is asked for it.
  const context: Context = { ...around, declared, inserted: undefined, lacking: new Set() };
  // In a repeat nothing is kept.
  if ((outer.repeats ?? []).length === 0)
    checkKept(document, around.fragments.at(-1) ?? '', around.inserted, around);
  const bound = bind(outer, [
    ['state', { type: withBounds(stateType(fragment, project), fragment, project), path: `${at}state` }],
    ...results(fragment, project, at),
    ...sourceBindings(fragment, declared, project, at),
  ]);
  const loading = withPurposes(bound, fragment, project);
  if (isList(fragment['keep']))
    fragment['keep'].forEach((path, index) =>
      checkKind(path, 'statePath', inside(place, 'keep', index), loading, context, 'screen.keep'),
    );
  checkCookies(fragment['cookies'], inside(place, 'cookies'), loading, context);
  checkSources(fragment, place, loading, context);
  const early = unloaded(loading, declared);
  for (const [event, actions] of Object.entries(membersOf(fragment['on']))) {
    const seen = event === 'ready' ? loading : early;
    if (event !== '$comment') context.actions(actions, inside(place, 'on', event), seen, context);
  }
  context.nodes(fragment['body'], inside(place, 'body'), drawn(fragment, loading), { ...context, report });
}

/** In a repeat its entries are told apart by their keys. */
function checkRepeats(fragment: Members, { repeats = [] }: Scope, { fragments, report }: Context): void {
  const name = fragments.at(-1) ?? '';
  for (const { place, hasKey } of repeats) {
    if (!hasKey) report(inside(place, 'each'), 'missing-key', { name });
  }
  const [outermost] = repeats;
  const members = once.filter((member) => fragment[member] !== undefined);
  if (outermost !== undefined && members.length > 0) {
    const detail = members.map((member) => `"${member}"`).join(' and ');
    report(inside(outermost.place, 'each'), 'not-in-a-repeat', { name, detail });
  }
}

/** A parameter that has the name of something of its own would hide it. */
export function reportTakenNames(document: Document, report: Report): void {
  const fragment = membersOf(document.value);
  if (!hasState(fragment)) return;
  const params = Object.keys(membersOf(fragment['params']));
  const sources = Object.keys(membersOf(fragment['data']));
  for (const name of params.filter((each) => sources.includes(each)))
    report(keyOf(inside({ document, pointer: [] }, 'params'), nameFrom(name)), 'reserved-name', {
      name,
      of: 'a parameter',
    });
}
