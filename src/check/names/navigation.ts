/**
 * Checks what one screen hands to another in its address: the parameters that the other needs are there, those that are
 * there it takes. It must not know who leads there: an action, or a link.
 */
import { keptNames } from '../../lib/query.ts';
import type { Context, RouteTarget } from '../context.ts';
import { inside, isList, isObject, keyOf, nameFrom, own, type Place } from '../document/document.ts';
import { listed, nearTo, nearest, pairNames, surePair } from '../report/nearest.ts';
import { checkFits, entityOf } from './parameters.ts';
import { checkAppended, isOtherSide } from '../parts/addresses.ts';
import { checkEntity } from '../types/entity.ts';
import { resolvePath, type Scope } from '../types/scope.ts';
import { checkTarget } from '../types/target.ts';
import { text } from '../types/type.ts';

/** Kept from screen to screen by the app itself (docs/contract.md 2): no navigation has to pass them. */
const keptParameters: ReadonlySet<string> = new Set(keptNames);

/** A parameter on its way. */
interface Handed {
  readonly name: string;
  readonly value: unknown;
  readonly place: Place;
  /** Where its name is written. */
  readonly key: Place;
  /** It is one of this screen's own, and goes along as it is. */
  readonly passed: boolean;
}

/** Names of the URL parameters of the screen around a place; `undefined` where it is not known. */
function ownQuery(scope: Scope): readonly string[] | undefined {
  const found = resolvePath(['query'], scope);
  const type = found.kind === 'found' ? found.type : undefined;
  return type?.kinds === undefined ? undefined : [...(type.members?.keys() ?? [])];
}

/** `productId` for `{{query.productId}}`, where a name is asked for. */
export const bareName = (written: string): string =>
  written.replace(/^\{\{\s*|\s*\}\}$/g, '').replace(/^query\./, '');

/** What `query` adds, and of what `pass` names all that `query` does not give itself. */
function handedBy(action: Readonly<Record<string, unknown>>, place: Place): readonly Handed[] {
  const query = isObject(action['query']) ? action['query'] : {};
  const given = Object.entries(query).map(([name, value]): Handed => {
    const there = inside(place, 'query');
    return { name, value, place: inside(there, name), key: keyOf(there, name), passed: false };
  });
  const names: readonly unknown[] = isList(action['pass']) ? action['pass'] : [];
  const passed = names.flatMap((name, index): readonly Handed[] => {
    const there = inside(place, 'pass', index);
    if (typeof name !== 'string' || own(query, name) !== undefined) return [];
    return [{ name, value: `{{query.${name}}}`, place: there, key: there, passed: true }];
  });
  return [...given, ...passed];
}

/** The target's required URL parameters are passed, also by a screen that leads to itself: nothing of its address stays by itself. */
export function checkNavigation(
  action: Readonly<Record<string, unknown>>,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const to = nameFrom(action['to']);
  const target = context.project.routes.get(to);
  // A way that finds nothing takes nothing along.
  if (target === undefined || isOtherSide(to, context)) return;
  const ours = ownQuery(scope);
  // One that the screen itself does not have is said where it stands, and stands for the nearest.
  const isOwn = ({ name, passed }: Handed): boolean => !passed || ours === undefined || ours.includes(name);
  const handed = handedBy(action, place);
  const nameMeant = ({ name }: Handed): string => {
    const bare = bareName(name);
    return ours?.includes(bare) === true ? bare : (nearest(bare, ours ?? []) ?? name);
  };
  const meant = handed.map((each) => (isOwn(each) ? each.name : nameMeant(each)));
  // What is no list of names passes nobody knows what: that it is none is said there.
  const isUnread = action['pass'] !== undefined && !isList(action['pass']);
  const missing = isUnread
    ? []
    : target.required.filter((name) => !keptParameters.has(name) && !meant.includes(name));
  const known = handed.filter(isOwn);
  checkNames(known, missing, { to, target, ours }, inside(place, 'to'), context);
  for (const { name, value, place: there } of known) {
    const required = target.required.includes(name);
    const of = `the URL parameter "${name}" of "${to}"`;
    const parameter = own(target.parameters, name);
    const type = { ...text, entity: entityOf(parameter ?? {}) };
    const closed = isList(parameter?.['enum']);
    checkTarget(value, { of, type, written: true, required, closed }, there, scope, context);
    if (parameter !== undefined) checkFits(value, { of, parameter }, there, scope, context);
  }
}

/** What an address on one of the app's own screens holds: in its own words, and what `added` adds to them. */
export function checkOpened(
  { address, added }: { readonly address: unknown; readonly added: unknown },
  at: { readonly address: Place; readonly added: Place },
  scope: Scope,
  context: Context,
): void {
  const [to = '', search = ''] = nameFrom(address)
    .replace(/(?<=.)#.*$/, '')
    .split('?');
  const target = context.project.routes.get(to);
  if (target === undefined) return checkAppended(added, at.added, scope, context);
  const pairs = search === '' ? [] : search.split('&').map((pair) => pair.split('='));
  const handed: readonly Handed[] = [
    ...pairs.map(([name = '', value = '']) => {
      const { address: place } = at;
      return { name, value, place, key: place, passed: false };
    }),
    ...Object.entries(isObject(added) ? added : {}).map(([name, value]) => {
      const place = inside(at.added, name);
      return { name, value, place, key: keyOf(at.added, name), passed: false };
    }),
  ];
  const names = handed.map(({ name }) => name);
  // What is not written out may be any of them.
  if (typeof added !== 'string' && !names.some((name) => name.includes('{{'))) {
    const missing = target.required.filter((name) => !keptParameters.has(name) && !names.includes(name));
    const written = nameFrom(address);
    checkNames(handed, missing, { to, target, ours: undefined, written }, at.address, context);
  }
  for (const { name, value, place } of handed) {
    const parameter = own(target.parameters, name);
    const of = `the URL parameter "${name}" of "${to}"`;
    if (
      parameter === undefined ||
      checkEntity(
        value,
        { of, wanted: entityOf(parameter), closed: isList(parameter['enum']) },
        place,
        scope,
        context,
      )
    )
      continue;
    checkFits(value, { of, parameter }, place, scope, context);
  }
}

interface Way {
  readonly to: string;
  readonly target: RouteTarget;
  /** Parameters of this screen, where they are known. */
  readonly ours: readonly string[] | undefined;
  /** The address, where it is one. */
  readonly written?: string;
}

/** Names that the target needs and does not get, and those that it gets and does not take. */
function checkNames(
  handed: readonly Handed[],
  missing: readonly string[],
  { to, target, ours, written: address }: Way,
  place: Place,
  { report }: Context,
): void {
  const unknown = handed.filter(({ name }) => !target.query.includes(name) && !keptParameters.has(name));
  const given = unknown.filter(({ passed }) => !passed);
  const pairs = pairNames(
    given.map(({ name }) => name),
    missing,
    [],
  );
  const written = new Map(given.flatMap((each) => [[pairs.get(each.name) ?? '', each] as const]));
  for (const name of missing) {
    const near = written.get(name);
    const sure = near !== undefined && surePair(near.name, name, missing, []);
    const wanted = address && `${address}${address.includes('?') ? '&' : '?'}${name}=…`;
    report(near?.key ?? place, 'missing-query', {
      name,
      of: `"${to}"`,
      near: near?.name,
      sure,
      ...(wanted && { wanted }),
    });
  }
  for (const { name, key, passed } of unknown) {
    if (!passed && pairs.has(name)) continue;
    // What is passed has one name on both screens.
    const names = target.query.filter((each) => !passed || ours === undefined || ours.includes(each));
    report(key, 'undeclared-query', {
      name,
      of: `"${to}"`,
      ...nearTo(name, names),
      detail: listed(target.query),
    });
  }
}
