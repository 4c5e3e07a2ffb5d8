/**
 * What the checker knows while it walks through one screen: the project around it, the names it declares and those
 * visible at a place. It must not know how problems are printed.
 */
import type { CallSpec } from '../model/call.ts';
import type { Kinds } from '../model/definition.ts';
import type { ProblemArguments } from '../lib/problems/entry.ts';
import type { ProblemCode } from '../lib/problem.ts';
import type { Document, Place } from './document.ts';

export type Report = (place: Place, code: ProblemCode, args: ProblemArguments) => void;

export interface RouteTarget {
  readonly file: string;
  /** Names of the URL parameters that the screen cannot be shown without. */
  readonly required: readonly string[];
  /** All its URL parameters. */
  readonly query: readonly string[];
}

export interface Project {
  readonly widgets: { readonly [type: string]: Kinds };
  readonly actions: { readonly [name: string]: Kinds };
  readonly calls: { readonly [name: string]: CallSpec };
  readonly fragments: ReadonlyMap<string, Document>;
  readonly routes: ReadonlyMap<string, RouteTarget>;
  readonly messages: ReadonlySet<string>;
  /** `undefined`: the shape of config.json is not known. */
  readonly config: ReadonlySet<string> | undefined;
  /** Texts by language file, `locales/es.json` → key → template. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Keys whose languages read other data: said in the locale files, not again where they are used. */
  readonly different: ReadonlySet<string>;
  /** Keys met so far. */
  readonly used: Set<string>;
}

/** Names one step below a root that are known; `undefined`: any name. */
export type Members = ReadonlySet<string> | undefined;

/** Root names visible at a place. */
export type Scope = ReadonlyMap<string, Members>;

/** Names a screen declares; `undefined` where they are not known, as in a fragment that no screen uses. */
export interface Declared {
  readonly file: string;
  readonly state: Members;
  /** Sources by name, with their call. */
  readonly sources: ReadonlyMap<string, string> | undefined;
  readonly dialogs: Members;
  readonly fields: Members;
  readonly ids: Members;
}

export interface Context {
  readonly project: Project;
  readonly declared: Declared;
  /** Names of the fragments around this place, outermost first. */
  readonly fragments: readonly string[];
  readonly report: Report;
  /** Counts a widget. */
  readonly count: () => void;
  /** The walks into what a prop holds; here, because props, widgets and actions hold each other. */
  readonly nodes: Walk;
  readonly actions: Walk;
}

export type Walk = (value: unknown, place: Place, scope: Scope, context: Context) => void;

/** Names with a meaning of their own; none of them can be given to anything else. */
export const reservedNames: ReadonlySet<string> = new Set(['query', 'config', 'state', 'event']);

export const withNames = (scope: Scope, names: Iterable<string>): Scope => {
  const wider = new Map(scope);
  for (const name of names) wider.set(name, undefined);
  return wider;
};
