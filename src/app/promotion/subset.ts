/**
 * What a definition from a server may do: nothing that leaves the promotion. No message to the host app, no call but the
 * promotion's own, no page but its own, no widget made for developers. It must not know the engine.
 */
import { failure, success, type Result } from '../../lib/result.ts';
import { limits } from '../../lib/limits.ts';
import { notForPromotion, promotionCookies, promotionKeepAs, promotionStart } from '../../lib/promotion.ts';

const refusedActions: readonly string[] = notForPromotion.actions;
const refusedWidgets: readonly string[] = notForPromotion.widgets;
const ownCookies: readonly string[] = promotionCookies;

export interface FoundParts {
  readonly widgets: readonly string[];
  readonly actions: readonly string[];
}

type Fragments = { readonly [name: string]: unknown };

/** The names of everything it is made of, or the first thing that it may not be made of. */
export function partsOf(
  definition: unknown,
  fragments: Fragments,
  calls: readonly string[],
): Result<FoundParts, string> {
  const left = leftBehind(definition);
  if (left !== undefined) return failure(left);
  const widgets = new Set<string>();
  const actions = new Set<string>();
  const inserted = new Set<string>();
  // A list of what is still to be looked at: deep nesting must not end a recursion.
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: definition, depth: 0 }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { value, depth } = at;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > limits.depth * 2) return failure('nested too deep');
    for (const inner of Object.values(value)) open.push({ value: inner, depth: depth + 1 });
    if (Array.isArray(value)) continue;
    const { type, do: action, call, to, of } = value as Readonly<Record<string, unknown>>;
    if (typeof action === 'string') {
      if (refusedActions.includes(action)) return failure(`the action ${action}`);
      if (action === 'navigate' && !String(to).startsWith(promotionStart))
        return failure('a way out of the promotion');
      actions.add(action);
    }
    if (typeof call === 'string' && !calls.includes(call)) return failure(`the call ${call}`);
    if (typeof type !== 'string') continue;
    if (refusedWidgets.includes(type)) return failure(`the widget ${type}`);
    if (type !== 'fragment') widgets.add(type);
    else if (typeof of !== 'string' || !Object.prototype.hasOwnProperty.call(fragments, of))
      return failure('a fragment that there is not');
    else if (!inserted.has(of)) {
      const also = leftBehind(fragments[of], true);
      if (also !== undefined) return failure(also);
      inserted.add(of);
      open.push({ value: fragments[of], depth: 0 });
    }
  }
  return success({ widgets: [...widgets], actions: [...actions] });
}

/**
 * What it would read or change of others on this phone: a cookie, or what another page has kept. What a fragment keeps
 * under its own name is shared with every page that inserts it.
 */
function leftBehind(definition: unknown, isFragment = false): string | undefined {
  if (typeof definition !== 'object' || definition === null) return undefined;
  const { cookies, keep, keepAs } = definition as Readonly<Record<string, unknown>>;
  const named = typeof cookies === 'object' && cookies !== null ? Object.keys(cookies) : [];
  const other = named.find((name) => !ownCookies.includes(name));
  if (other !== undefined) return `the cookie ${other}`;
  const isOwn = keepAs === promotionKeepAs || (keepAs === undefined && !(isFragment && keep !== undefined));
  return isOwn ? undefined : 'what another page keeps';
}
