/**
 * Checks a value against what takes it: a call's parameter, a payload, a variable, a fragment's parameter. It must not know
 * which of these it is.
 */
import { compileSchema } from '../../lib/test.ts';
import type { Json } from '../../model/json.ts';
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { parsePath, parseTemplate } from '../document/parsed.ts';
import { inside, isList, isObject, keyOf, nameFrom } from '../document/document.ts';
import { listed, nearTo, nearest, pairNames, surePair } from '../report/nearest.ts';
import { typeOfString } from '../parts/strings.ts';
import { checkEntity, type EntityTarget } from './entity.ts';
import { otherwise } from './impossible.ts';
import { checkStandIn } from './stand-in.ts';
import { resolvePath, type Scope } from './scope.ts';
import { canBe, entityIn, inWords, mayBe, text, typeOfLiteral, type Type } from './type.ts';

export interface Target {
  /** What takes the value: `"amount" of call "loanPush"`. */
  readonly of: string;
  readonly type: Type;
  /** Sent as text whatever it is, as in a form or a URL: texts, numbers and flags are alike. */
  readonly written: boolean;
  /** A value that may be missing is a mistake. */
  readonly required: boolean;
  /** The contract says all that it takes. */
  readonly closed?: boolean | undefined;
  /** What else it could be compared with: the members beside it. */
  readonly beside?: ReadonlyMap<string, Type> | undefined;
}

const fits = (given: Type, { type, written }: Target): boolean => {
  if (given.kinds === undefined || type.kinds === undefined) return true;
  const wanted =
    written && mayBe(type, 'text', 'number', 'flag') ? (['text', 'number', 'flag'] as const) : type.kinds;
  return given.kinds.some((kind) => (wanted as readonly string[]).includes(kind));
};

/** What takes at least one letter is given a text that may have none. */
const mayBeEmpty = (given: Type, { type }: Target): boolean =>
  (type.length?.least ?? 0) > 0 &&
  given.kinds?.includes('text') === true &&
  (given.length?.least ?? 0) === 0 &&
  given.values?.includes('') !== false;

const isLike = (given: string, pattern: string): boolean => {
  const check = compileSchema({ pattern });
  return !check.ok || check.value(given);
};

/** A variable: what a person types or chooses is there, as much as its fields take. */
function isTyped(value: unknown, scope: Scope): boolean {
  const template = typeof value === 'string' ? parseTemplate(value) : undefined;
  if (template?.ok !== true || template.value.kind !== 'tag') return false;
  const found = resolvePath(template.value.path, scope);
  return found.kind === 'found' && /(?:^|:)state\./.test(found.path);
}

/** What a field lets a person type, or choose, is more than what it is sent to takes. */
function checkLimit(
  given: Type,
  { type }: Target,
  args: { readonly name: string; readonly of: string },
  place: Place,
  { report }: Context,
): void {
  const isOver = (most = Infinity, limit = Infinity): boolean => Number.isFinite(most) && most > limit;
  const [letters, most] = [given.length?.most, type.length?.most];
  if (given.values === undefined && isOver(letters, most))
    report(place, 'beyond-limit', { ...args, detail: `${letters} characters`, wanted: `at most ${most}` });
  const { most: highest = Infinity } = given.range ?? {};
  if (given.values !== undefined || !Number.isFinite(highest)) return;
  if (isOver(highest, type.range?.most))
    report(place, 'beyond-limit', { ...args, detail: `${highest}`, wanted: `at most ${type.range?.most}` });
  else if (type.pattern !== undefined && !isLike(String(highest), type.pattern))
    report(place, 'beyond-limit', {
      ...args,
      detail: `${highest}`,
      wanted: `only what is like ${type.pattern}`,
    });
}

/** Anybody writes an address: what takes only what is like a pattern is given a parameter that takes any text. */
function checkPattern(
  given: Type,
  { type }: Target,
  args: { readonly name: string; readonly of: string },
  place: Place,
  scope: Scope,
  { report }: Context,
): void {
  const path = parsePath(args.name.replace(/^\{\{|\}\}$/g, ''));
  const found = path.ok ? resolvePath(path.value, scope) : undefined;
  if (found?.kind !== 'found' || !found.path.startsWith('query.')) return;
  const isAsked = scope.held?.some(({ paths }) => paths.includes(found.path)) === true;
  if (type.pattern === undefined || given.pattern !== undefined || given.values !== undefined || isAsked)
    return;
  const wanted = `only what is like ${type.pattern}`;
  report(place, 'beyond-limit', { ...args, missing: found.path.slice('query.'.length), wanted });
}

/** Of a few values one may come that what takes it does not know; whether the contract says all of them, or others may come. */
function checkWords(
  { values }: Type,
  { of, type, closed }: Target,
  { name }: { readonly name: string },
  place: Place,
  { report }: Context,
): boolean {
  if (closed !== true || values === undefined || type.values === undefined || type.known !== undefined)
    return false;
  const other = values.find((each) => each !== '' && each !== null && !canBe(type, each));
  if (other === undefined) return false;
  report(place, 'impossible-value', {
    name: `${JSON.stringify(other)}, which ${name} may be`,
    of,
    detail: `one of: ${listed(type.values.map((each) => JSON.stringify(each)))}`,
  });
  return true;
}

const entityTarget = ({ of, type, written, closed, beside }: Target): EntityTarget => ({
  of,
  beside,
  // What was set into a variable says nothing of what else may be.
  wanted: type.entity === 'formatted' ? undefined : entityIn(type),
  closed,
  values: type.values,
  read: !written,
});

/** At most one problem for a value; objects and lists are checked member by member. */
export function checkTarget(
  value: unknown,
  target: Target,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const { report } = context;
  if (value === undefined) return;
  const read = typeof value === 'string' ? typeOfString(value, scope) : undefined;
  if (read !== undefined) {
    const args = { name: nameFrom(value), of: target.of };
    if (!fits(read, target))
      report(place, 'wrong-type', { ...args, detail: inWords(read), wanted: inWords(target.type) });
    else if (checkEntity(value, entityTarget(target), place, scope, context)) return;
    else if (read.absent && target.required) report(place, 'maybe-missing', args);
    else if (target.required && mayBeEmpty(read, target))
      report(place, 'maybe-missing', { ...args, detail: 'empty' });
    else if (checkWords(read, target, args, place, context)) return;
    else if (isTyped(value, scope)) checkLimit(read, target, args, place, context);
    else checkPattern(read, target, args, place, scope, context);
    return;
  }
  if (typeof value === 'string' && /\{\{|^@/.test(value)) {
    if (!fits(text, target)) wrong(value, text, target, place, scope, context);
    else if (!checkEntity(value, entityTarget(target), place, scope, context))
      checkStandIn(value, target.of, place, scope, context);
    return;
  }
  if (checkStandIn(value, target.of, place, scope, context)) return;
  const given = typeOfLiteral(value, 'fixed');
  if (!fits(given, target)) return wrong(value, given, target, place, scope, context);
  const { values, known, members, items } = target.type;
  if (values !== undefined && !isObject(value) && !isList(value) && !canBe(target.type, value as never)) {
    const names = (known ?? values).map((each) => JSON.stringify(each));
    report(place, 'impossible-value', {
      name: JSON.stringify(value),
      of: target.of,
      ...nearTo(nameFrom(value), names),
      detail: `one of: ${listed(names)}`,
    });
  }
  if (isList(value) && items !== undefined)
    value.forEach((item, index) =>
      checkTarget(item, { ...target, type: items }, inside(place, index), scope, context),
    );
  if (isObject(value) && members !== undefined) checkMembers(value, members, target, place, scope, context);
}

/** The value as it was meant: without its quotes or in them, or what the path reads. */
function meant(value: unknown, target: Target, scope: Scope): string | undefined {
  const other = isObject(value) || isList(value) ? undefined : otherwise(value as Json);
  if (other !== undefined && fits(typeOfLiteral(other, 'fixed'), target)) return JSON.stringify(other);
  const path = typeof value === 'string' ? parsePath(value) : undefined;
  const found = path?.ok === true && path.value.length > 1 ? resolvePath(path.value, scope) : undefined;
  return found?.kind === 'found' && fits(found.type, target) ? `"{{${nameFrom(value)}}}"` : undefined;
}

function wrong(
  value: unknown,
  given: Type,
  target: Target,
  place: Place,
  scope: Scope,
  { report }: Context,
): void {
  const shown = JSON.stringify(value);
  report(place, 'wrong-type', {
    name: shown.length > 40 ? `${shown.slice(0, 40)}…` : shown,
    of: target.of,
    detail: inWords(given),
    wanted: inWords(target.type),
    near: meant(value, target, scope),
  });
}

function checkMembers(
  value: Readonly<Record<string, unknown>>,
  members: ReadonlyMap<string, Type>,
  target: Target,
  place: Place,
  scope: Scope,
  context: Context,
): void {
  const names = [...members.keys()];
  const isOwn = (name: string): boolean => Object.prototype.hasOwnProperty.call(value, name);
  const free = names.filter((name) => !isOwn(name));
  const missing = free.filter((name) => members.get(name)?.absent === false);
  const unknown =
    target.type.open === true
      ? []
      : Object.keys(value).filter((name) => !members.has(name) && name !== '$comment');
  const pairs = pairNames(unknown, missing, free);
  const meantNames = new Set(pairs.values());
  for (const [name, type] of members) {
    if (isOwn(name)) {
      const inner = { ...target, of: `"${name}" of ${target.of}`, type, required: !type.absent };
      checkTarget(value[name], inner, inside(place, name), scope, context);
    } else if (!type.absent && !meantNames.has(name))
      context.report(place, 'missing-member', { name, of: target.of });
  }
  for (const name of unknown) {
    const near = pairs.get(name) ?? nearest(name, names);
    const sure = surePair(name, near, missing, names);
    context.report(keyOf(place, name), 'unknown-member', {
      name,
      of: target.of,
      near,
      sure,
      detail: listed(names),
    });
  }
}
