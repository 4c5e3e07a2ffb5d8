/**
 * A plan is a definition compiled once: accessors, what each node reads, its children, its actions. It is pure data
 * and functions of a reader; it must not know a store, a widget's component or React.
 */
import type { CallSpec, DataSchema } from '../model/call.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { KeptFor, Kinds } from '../model/definition.ts';
import type { Path } from '../lib/path.ts';
import type { DataPath, Expression, Read } from './expression.ts';
import type { Inner } from './inner.ts';

export type TestExpression = Expression & { evaluate(read: Read): boolean };

/** A prop or parameter, compiled by its kind. */
export type PropPlan =
  | { readonly kind: 'value'; readonly as: ValueKind; readonly expression: Expression }
  | { readonly kind: 'actions'; readonly actions: ActionsPlan }
  | { readonly kind: 'nodes'; readonly nodes: readonly NodePlan[] }
  | FieldProp
  | { readonly kind: 'object'; readonly props: PropPlans }
  | { readonly kind: 'items'; readonly items: readonly PropPlan[] }
  | MatchPlan;

/** Rows by the value as text, and the one for all other values (docs/language.md, "match"). */
export interface Table<T> {
  readonly rows: ReadonlyMap<string, T>;
  readonly otherwise: T;
}

/** A prop that differs by a value: its plan in each row, if it has one there. */
export interface MatchPlan extends Table<PropPlan | undefined> {
  readonly kind: 'match';
  readonly value: Expression;
}

export interface FieldProp {
  readonly kind: 'field';
  readonly name: string;
  /** Where its value and its message stand. */
  readonly path: DataPath;
  readonly error: Inner<string, DataPath>;
  /** Its rules refuse an empty text. */
  readonly required: boolean;
}

export type ValueKind =
  | 'literal'
  | 'text'
  | 'value'
  | 'list'
  | 'number'
  | 'flag'
  | 'test'
  | 'image'
  | 'link'
  | 'document';
export type PropPlans = readonly (readonly [name: string, plan: PropPlan])[];

export type StepPlan = ActionStep | BranchStep | MatchStep;

/** Two ways: the first list where the test holds, else the other, if there is one. */
export interface BranchStep {
  readonly test: TestExpression;
  readonly then: ActionsPlan;
  readonly otherwise: ActionsPlan | undefined;
  readonly where: string;
}

/** Many ways: the list in the row of a value. */
export interface MatchStep extends Table<ActionsPlan> {
  readonly value: Expression;
  readonly where: string;
}

export interface ActionStep {
  readonly action: string;
  readonly test: TestExpression | undefined;
  readonly parameters: PropPlans;
  /** Sources that what it sends is read from. */
  readonly sources: readonly string[];
  readonly where: string;
}

/** A write that must not happen twice, where the screen's actions send it. */
export interface WritePlan {
  readonly operation: string;
  readonly send: PropPlans;
  /** Those that it is read from. */
  readonly sources: readonly string[];
}

/** A compiled action list; what an action gets as a nested list, to hand back to `run`. */
export interface ActionsPlan {
  readonly actions: readonly StepPlan[];
  /** Whose names, fields and sources its actions mean; the screen's without it. */
  readonly home?: HomePlan | undefined;
}

export interface NodePlan {
  /** Unique in the plan: the node's place, e.g. `body.0.body.2`. */
  readonly place: string;
  /** The author's `id`, with that of its home before it; else empty. */
  readonly id: string;
  readonly type: string;
  readonly test: TestExpression | undefined;
  readonly each: RepeatPlan | undefined;
  /** The repeats around this place and its own, by their number. */
  readonly repeats: readonly RepeatPlan[];
  readonly props: PropPlans;
  /** Children drawn without an element of their own (fragments); else undefined. */
  readonly children: readonly NodePlan[] | undefined;
  /** Whether it has something to show; `undefined`: it always has. */
  readonly there: Presence | undefined;
  /** What the props, the test and `there` read. */
  readonly reads: readonly DataPath[];
  /** Sources the props read; sources the test reads; sources anything inside reads. */
  readonly propSources: readonly string[];
  readonly testSources: readonly string[];
  readonly deepSources: readonly string[];
  readonly skeleton: boolean | number | undefined;
}

/** The entries of the repeats around a place: their indexes and keys. */
export interface Entries {
  readonly indexes: readonly number[];
  readonly keys: readonly string[];
}

/** What judging whether something is drawn takes from the running screen. */
export interface Look {
  read(at: Entries): Read;
  url(text: string, use: 'image' | 'link', place: string): string | undefined;
}

/** Whether something is drawn at a place (docs/language.md, "Nothing to show"). */
export interface Presence {
  /** What is read for it; of repeats inside the place, their lists. */
  readonly reads: readonly DataPath[];
  readonly sources: readonly string[];
  holds(look: Look, at: Entries): boolean;
}

export interface Order {
  readonly path: Path;
  readonly descending: boolean;
}

export interface RepeatPlan {
  readonly list: DataPath;
  readonly slot: number;
  readonly key: Path | undefined;
  /** What the drawn entries are ordered by; without it they are as they come. */
  readonly sort: Order | undefined;
  /** How many entries are drawn at first; all of them without it. */
  readonly show: number | undefined;
  readonly sources: readonly string[];
}

/** One use of a fragment with state: what each of its entries has of its own, or the one where nothing repeats it. */
export interface HomePlan {
  /** The place of the use. */
  readonly place: string;
  /** Where its data stands: by the place, and the key of each entry around it. */
  readonly base: DataPath;
  /** The repeats around it, outermost first. */
  readonly repeats: readonly RepeatPlan[];
  readonly state: { readonly [name: string]: Json };
  readonly cookies: Plan['cookies'];
  readonly keep: Plan['keep'];
  readonly keepAs: string;
  /** Names of results. */
  readonly results: readonly string[];
  /** What its sources are called in the plan, by their own names. */
  readonly sources: ReadonlyMap<string, string>;
  readonly fields: Map<string, FieldPlan>;
  readonly on: { readonly [event in 'enter' | 'ready' | 'leave']?: ActionsPlan };
}

export interface RulePlan {
  check(value: unknown, read: Read): boolean;
  readonly refusesEmpty: boolean;
  readonly message: Expression;
}

export interface FieldPlan {
  readonly name: string;
  readonly path: DataPath;
  readonly error: Inner<string, DataPath>;
  readonly rules: readonly RulePlan[];
  readonly node: NodePlan;
  /** Tests of the field and of the widgets around it: where one fails the field is not drawn. */
  readonly tests: readonly TestExpression[];
}

export interface SourcePlan {
  readonly name: string;
  /** `undefined`: this app has no such call; the source fails without a request. */
  readonly call: CallSpec | undefined;
  readonly send: PropPlans;
  readonly test: TestExpression | undefined;
  readonly empty: TestExpression | undefined;
  readonly emptyBody: readonly NodePlan[];
  /** A picture: nothing but the widgets that show it waits for it or gives way when it failed. */
  readonly aside: boolean;
  /** Words while it is loaded and nothing of it is there. */
  readonly busy: Expression | undefined;
  /** Done at a failure instead of telling of it in a toast. */
  readonly failed: ActionsPlan | undefined;
  /** Other sources that `send` or `if` read; they are awaited first. */
  readonly needs: readonly string[];
}

export interface DialogPlan {
  readonly name: string;
  readonly title: Expression;
  readonly body: readonly NodePlan[];
  readonly buttons: readonly NodePlan[];
  readonly dismissible: boolean;
}

/** A value that a template may give, and what it is without one. */
export interface ValuePlan {
  readonly schema: DataSchema;
  readonly default: Expression;
}

/** A parameter of the address: a value that does not fit counts as missing, then the default applies. */
export interface ParameterPlan {
  readonly required: boolean;
  readonly default: string | undefined;
  fits(value: string): boolean;
}

export interface Plan {
  readonly id: string;
  /** What each route gives, by its path. */
  readonly routeValues: { readonly [path: string]: JsonObject };
  readonly frame: 'app' | 'public' | 'bare';
  readonly title: Expression;
  readonly description: Expression;
  readonly query: { readonly [name: string]: ParameterPlan };
  /** Names of query parameters that a source reads or state is kept for: a change of one loads the screen anew. */
  readonly loadedBy: readonly string[];
  readonly values: { readonly [name: string]: ValuePlan };
  /** By the color's name. */
  readonly theme: { readonly [color: string]: Expression };
  readonly state: { readonly [name: string]: Json };
  /** State that lives in a cookie, by the cookie's name. */
  readonly cookies: readonly (readonly [name: string, path: Path])[];
  readonly keep: readonly Path[];
  /** What its kept state is called in the storage. */
  readonly keepAs: string;
  /** Query parameters that are part of that name, for all of it or some. */
  readonly keepFor: readonly KeptFor[];
  /** Where in the kept state the moment stands after which nothing of it is kept. */
  readonly keepUntil: Path | undefined;
  readonly sources: readonly SourcePlan[];
  readonly on: { readonly [event in 'enter' | 'ready' | 'leave' | 'refresh']?: ActionsPlan };
  readonly body: readonly NodePlan[];
  readonly footer: readonly NodePlan[];
  readonly dialogs: { readonly [name: string]: DialogPlan };
  readonly fields: ReadonlyMap<string, FieldPlan>;
  /** Those around others first. */
  readonly homes: readonly HomePlan[];
  readonly calls: { readonly [name: string]: CallSpec };
  readonly writes: readonly WritePlan[];
}

/** What the engine knows of a widget. */
export interface WidgetPart {
  readonly kinds: Kinds;
  /** Props of which one must have something to show, or nothing is drawn. */
  readonly essential?: readonly string[] | undefined;
}

/** What a screen is made of besides its definition: the contracts of what it uses. */
export interface Parts {
  readonly widgets: { readonly [type: string]: WidgetPart };
  readonly actions: { readonly [name: string]: { readonly kinds: Kinds } };
  readonly calls: { readonly [name: string]: CallSpec };
  /** Documents in the page's language, by id. */
  readonly documents?: { readonly [id: string]: unknown } | undefined;
}
