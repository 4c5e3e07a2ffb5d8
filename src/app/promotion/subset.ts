/**
 * What a definition from a server may do: nothing that leaves the promotion. No message to the host app, no call but the
 * promotion's own, no page but its own, no widget made for developers. It must not know the engine.
 */
import { failure, success, type Result } from '../../lib/result.ts';
import { leavings, trespasses, type Allowed, type Trespass } from '../../lib/trespass.ts';

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
  const widgets = new Set<string>();
  const actions = new Set<string>();
  /** Each with what it is: a set that grows while it is walked is walked to its end. */
  const open = new Map<string, unknown>([['', definition]]);
  let stray: string | undefined;
  const allowed: Allowed = {
    call: (name) => calls.includes(name),
    leadsTo: (action) => (action['do'] === 'navigate' ? { to: action['to'] } : undefined),
  };
  const meet = ({ type, do: action, of }: Readonly<Record<string, unknown>>): void => {
    if (typeof action === 'string') actions.add(action);
    if (typeof type !== 'string') return;
    if (type !== 'fragment') widgets.add(type);
    else if (typeof of === 'string' && Object.prototype.hasOwnProperty.call(fragments, of))
      open.set(of, fragments[of]);
    else stray = 'a fragment that there is not';
  };
  for (const [name, part] of open) {
    const left = name === '' ? [] : leavings(part, true);
    for (const found of left) return failure(reason(found));
    for (const found of trespasses(part, allowed, meet)) return failure(reason(found));
    if (stray !== undefined) return failure(stray);
  }
  return success({ widgets: [...widgets], actions: [...actions] });
}

function reason({ what, name }: Trespass): string {
  if (what === 'depth') return 'nested too deep';
  if (what === 'way') return 'a way out of the promotion';
  return what === 'kept' || what === 'own' ? 'what another page keeps' : `the ${what} ${name}`;
}
