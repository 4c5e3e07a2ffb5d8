/**
 * What a promotion's layout may not be made of, since it leaves the promotion (docs/contract.md 6): the build holds the layouts
 * of the house to it, a phone what a server sends. It must not know any layout.
 */
import { limits } from './limits.ts';
import { notForPromotion, promotionCookies, promotionKeepAs, promotionStart } from './promotion.ts';

type Members = Readonly<Record<string, unknown>>;
type Steps = readonly (string | number)[];

export interface Trespass {
  /** `kept`: what other pages keep; `own`: what a fragment keeps under its own name, with all who insert it. */
  readonly what: 'action' | 'way' | 'call' | 'widget' | 'cookie' | 'kept' | 'own' | 'depth';
  readonly name: string;
  /** What has it, and where that stands. */
  readonly object: Members;
  readonly at: Steps;
}

/** What those who ask know of calls and of actions. */
export interface Allowed {
  readonly call: (name: string) => boolean;
  /** Where an action leads; `undefined` for one that does not lead to a page. */
  readonly leadsTo: (action: Members) => { readonly to: unknown } | undefined;
}

const isOneOf = (names: readonly string[], name: unknown): name is string =>
  typeof name === 'string' && names.includes(name);

/** Everything in a definition, whatever it belongs to. `met` is told of each object. */
export function* trespasses(
  definition: unknown,
  allowed: Allowed,
  met?: (object: Members) => void,
): Generator<Trespass> {
  yield* leavings(definition);
  // A list of what is still to be looked at: deep nesting must not end a recursion.
  const open: { readonly value: unknown; readonly at: Steps }[] = [{ value: definition, at: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, at } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (at.length > limits.depth * 2) {
      yield { what: 'depth', name: '', object: {}, at };
      continue;
    }
    const isList = Array.isArray(value);
    for (const [name, inner] of Object.entries(value))
      open.push({ value: inner, at: [...at, isList ? Number(name) : name] });
    if (isList) continue;
    const object = value as Members;
    const { do: action, call, type } = object;
    const way = allowed.leadsTo(object);
    if (isOneOf(notForPromotion.actions, action)) yield { what: 'action', name: action, object, at };
    if (way !== undefined && !String(way.to).startsWith(promotionStart))
      yield { what: 'way', name: String(way.to), object, at };
    if (typeof call === 'string' && !allowed.call(call)) yield { what: 'call', name: call, object, at };
    if (isOneOf(notForPromotion.widgets, type)) yield { what: 'widget', name: type, object, at };
    met?.(object);
  }
}

/** What it would read or change of others on this phone: a cookie, or what another page has kept. */
export function* leavings(definition: unknown, isFragment = false): Generator<Trespass> {
  if (typeof definition !== 'object' || definition === null) return;
  const object = definition as Members;
  const { cookies, keep, keepAs } = object;
  const named = typeof cookies === 'object' && cookies !== null ? Object.keys(cookies) : [];
  for (const name of named)
    if (name !== '$comment' && !isOneOf(promotionCookies, name))
      yield { what: 'cookie', name, object, at: ['cookies'] };
  if (keepAs !== undefined && keepAs !== promotionKeepAs)
    yield { what: 'kept', name: typeof keepAs === 'string' ? keepAs : '', object, at: [] };
  if (keepAs === undefined && isFragment && keep !== undefined)
    yield { what: 'own', name: '', object, at: [] };
}
