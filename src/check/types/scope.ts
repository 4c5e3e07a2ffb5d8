/**
 * What a place of a definition can see: names with their types, and what the tests around it have made certain. It must
 * not know where the names come from, nor report anything.
 */
import type { Json } from '../../model/json.ts';
import type { Path } from '../../lib/path.ts';
import type { Place } from '../document/document.ts';
import type { InForce, Step } from './formula.ts';
import { anything, mayBe, type Type } from './type.ts';

/** A name and what it stands for: a fragment's parameter may stand for a path of the screen. */
export interface Binding {
  readonly type: Type;
  /** The path it stands for, by which facts are kept: `loan`, `plan.repayList[channel]`. */
  readonly path: string;
  /** It belongs to a source: where that has failed or is not loaded, nothing of it is there. */
  readonly loads?: boolean | undefined;
  /** It is written where the fragment is used: another use may write another value. */
  readonly given?: boolean | undefined;
  /** Where it is put together, in words: what no data leads to cannot be repeated. */
  readonly made?: string | undefined;
  /** Paths by which it is found: when one of them changes it may be another. */
  readonly follows?: readonly string[] | undefined;
}

/** What is certain of a path at a place. */
export interface Fact {
  readonly present: boolean;
  /** It is one of these. */
  readonly values?: readonly Json[] | undefined;
  /** It is none of these. */
  readonly excluded?: readonly Json[] | undefined;
}

export type Facts = ReadonlyMap<string, Fact>;

export interface Scope {
  readonly names: ReadonlyMap<string, Binding>;
  readonly facts: Facts;
  /** The tests that hold here, or do not: all that is certain, where facts are what it says of single paths. */
  readonly held?: readonly InForce[] | undefined;
  /** The nearest repeat around here that gives its entries no name. */
  readonly unnamed?: Place | undefined;
  /** The widgets that are repeated around here, outermost first, and whether their entries are told apart by a key. */
  readonly repeats?: readonly { readonly place: Place; readonly hasKey: boolean }[] | undefined;
}

export const emptyScope: Scope = { names: new Map(), facts: new Map() };

export const bind = (scope: Scope, bindings: Iterable<readonly [string, Binding]>): Scope => ({
  ...scope,
  names: new Map([...scope.names, ...bindings]),
});

/** Names that hold anything. */
export const bindNames = (scope: Scope, names: Iterable<string>): Scope =>
  bind(
    scope,
    [...names].map((name) => [name, { type: anything, path: name }] as const),
  );

/** Both hold. */
export function both(one: Fact | undefined, other: Fact): Fact {
  if (one === undefined) return other;
  const { values, excluded } = one;
  return {
    present: one.present || other.present,
    values:
      values === undefined
        ? other.values
        : other.values === undefined
          ? values
          : values.filter((value) => other.values?.includes(value)),
    excluded: [...(excluded ?? []), ...(other.excluded ?? [])],
  };
}

export function learn(scope: Scope, learned: Iterable<readonly [string, Fact]>): Scope {
  const [...all] = learned;
  if (all.length === 0) return scope;
  const facts = new Map(scope.facts);
  for (const [path, fact] of all) facts.set(path, both(facts.get(path), fact));
  return { ...scope, facts };
}

/** The path by which facts are kept of what is written here: a fragment's variables are no others' of that name. */
export function meantHere(path: string, scope: Scope): string {
  const [root = '', ...steps] = path.split('.');
  return [scope.names.get(root)?.path ?? root, ...steps].join('.');
}

const isBelow = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/** Nothing is certain any more of a path, of what is below it, and of what is found by it. */
export function unlearn(scope: Scope, path: string): Scope {
  const found = [...scope.names.values()].filter(({ follows }) =>
    follows?.some((read) => isBelow(read, path) || isBelow(path, read)),
  );
  const changed = [path, ...found.map((binding) => binding.path)];
  const isLeft = (known: string): boolean => !changed.some((one) => isBelow(known, one));
  return {
    ...scope,
    facts: new Map([...scope.facts].filter(([known]) => isLeft(known))),
    held: scope.held?.filter(({ paths }) => paths.every(isLeft)),
  };
}

/** Variables of a screen, or of a fragment with state of its own, and open writes: what may change while a list is held. */
const changing = /(?:^|:)state(?:\.|$)|^writes(?:\.|$)/;

/** Tests of what may have changed meanwhile are not certain any more; what is known to be there stays so. */
export const unsettled = (scope: Scope): Scope => ({
  ...scope,
  held: scope.held?.filter(({ paths }) => !paths.some((path) => changing.test(path))),
});

/** What a path leads to, or why it leads nowhere. */
export type Resolved =
  | {
      readonly kind: 'found';
      readonly type: Type;
      readonly path: string;
      readonly loads?: boolean | undefined;
    }
  | { readonly kind: 'unknown-root' }
  /** `step` is no member of `holder`, whose path is `of`. */
  | { readonly kind: 'no-member'; readonly step: string; readonly of: string; readonly holder: Type }
  /** A number where no list is, a name where no object is. */
  | {
      readonly kind: 'no-list' | 'no-object';
      readonly step: string;
      readonly of: string;
      readonly holder: Type;
    };

const isIndex = (step: string): boolean => /^\d+$/.test(step);

type Lost = 'no-list' | 'no-object' | 'no-member';

/** The step after the name at `index` leads nowhere. */
const lostAt = (kind: Lost, path: Path, index: number, holder: Type): Resolved => ({
  kind,
  step: path[index + 1] ?? '',
  of: path.slice(0, index + 1).join('.'),
  holder,
});

/** The type of a path here, narrowed by what is certain. */
export function resolvePath(path: Path, scope: Scope): Resolved {
  const [root = '', ...steps] = path;
  const binding = scope.names.get(root);
  if (binding === undefined) return { kind: 'unknown-root' };
  let type = narrowed(binding.type, scope.facts.get(binding.path));
  let at = binding.path;
  for (const [index, step] of steps.entries()) {
    if (isIndex(step)) {
      if (!mayBe(type, 'list')) return lostAt('no-list', path, index, type);
      // No one knows how long a list is.
      type = { ...(type.items ?? anything), absent: true };
    } else {
      if (!mayBe(type, 'object')) return lostAt('no-object', path, index, type);
      const member = type.members?.get(step);
      if (member === undefined && type.members !== undefined && type.open !== true)
        return lostAt('no-member', path, index, type);
      const { absent } = type;
      type = member === undefined ? { ...anything, absent } : absent ? { ...member, absent } : member;
    }
    at = `${at}.${step}`;
    type = narrowed(type, scope.facts.get(at));
  }
  return { kind: 'found', type, path: at, loads: binding.loads };
}

/** The way to what is at a path, each step as it is of its own; `undefined` where the path leads nowhere. */
export function stepsOf([root = '', ...names]: Path, scope: Scope): readonly Step[] | undefined {
  const binding = scope.names.get(root);
  if (binding === undefined) return undefined;
  let { type, path } = binding;
  const absent = type.absent || binding.loads === true;
  const first = type.absent === absent ? type : { ...type, absent };
  const steps: Step[] = [{ path, type: first, given: binding.given }];
  for (const name of names) {
    const index = isIndex(name) ? Number(name) : undefined;
    if (!mayBe(type, index === undefined ? 'object' : 'list')) return undefined;
    const member = type.members?.get(name);
    if (index === undefined && member === undefined && type.members !== undefined && type.open !== true)
      return undefined;
    type =
      index === undefined
        ? (member ?? { ...anything, absent: true })
        : { ...(type.items ?? anything), absent: true };
    path = `${path}.${name}`;
    steps.push({ path, type, index });
  }
  return steps;
}

/** Whether a path of two names or more leads to a member that is declared: words that merely look like a path do not. */
export function isDeclared(path: Path, scope: Scope): boolean {
  const [last = ''] = path.slice(-1);
  const holder = path.length > 1 ? resolvePath(path.slice(0, -1), scope) : undefined;
  return holder?.kind === 'found' && holder.type.members?.has(last) === true;
}

export const blanks = ['', 0] as const;

/** The blank value of its kind is not there. */
const isOut = (value: '' | 0, type: Type, { values, excluded }: Fact): boolean =>
  mayBe(type, value === '' ? 'text' : 'number') &&
  (excluded?.includes(value) === true || values?.includes(value) === false);

function narrowed(type: Type, fact: Fact | undefined): Type {
  if (fact === undefined) return type;
  const ofFact = narrowings.get(fact) ?? new WeakMap<Type, Type>();
  narrowings.set(fact, ofFact);
  const before = ofFact.get(type);
  if (before !== undefined) return before;
  const made = withFact(type, fact);
  ofFact.set(type, made);
  return made;
}

/** The same path is asked for again and again where it stands: its type is one, and so is what is known of that. */
const narrowings = new WeakMap<Fact, WeakMap<Type, Type>>();

function withFact(type: Type, fact: Fact): Type {
  const { excluded } = fact;
  const left = (values: readonly Json[] | undefined): readonly Json[] | undefined =>
    excluded === undefined ? values : values?.filter((value) => !excluded.includes(value));
  const isFlag = type.kinds?.length === 1 && type.kinds[0] === 'flag';
  const all =
    type.values ?? (isFlag && excluded !== undefined && excluded.length > 0 ? [true, false] : undefined);
  return {
    ...type,
    absent: type.absent && !fact.present,
    values: fact.values === undefined ? left(all) : left(fact.values),
    known: left(type.known),
    blank: type.blank === true && !blanks.some((blank) => isOut(blank, type, fact)),
    length: excluded?.includes('') === true ? { least: 1, most: type.length?.most ?? Infinity } : type.length,
  };
}
