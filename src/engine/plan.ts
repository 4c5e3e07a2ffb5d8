/**
 * A plan is a definition compiled once: accessors, what each node reads, its children, its actions. It is pure data
 * and functions of a reader; it must not know a store, a widget's component or React.
 */
import type { CallSpec, DataSchema } from '../model/call.ts';
import type { Json } from '../model/json.ts';
import type { KeptFor, Kinds, QueryDefinition } from '../model/definition.ts';
import type { Check } from '../lib/test.ts';
import type { Path } from '../lib/path.ts';
import type { DataPath, Expression, Read } from './expression.ts';

export type TestExpression = Expression & { evaluate(read: Read): boolean };

/** A prop or parameter, compiled by its kind. */
export type PropPlan =
  | { readonly kind: 'value'; readonly as: ValueKind; readonly expression: Expression }
  | { readonly kind: 'actions'; readonly actions: ActionsPlan }
  | { readonly kind: 'nodes'; readonly nodes: readonly NodePlan[] }
  | { readonly kind: 'field'; readonly path: Path; readonly name: string }
  | { readonly kind: 'object'; readonly props: PropPlans }
  | { readonly kind: 'items'; readonly items: readonly PropPlan[] };

export type ValueKind =
  'literal' | 'text' | 'value' | 'list' | 'number' | 'flag' | 'test' | 'image' | 'link' | 'document';
export type PropPlans = readonly (readonly [name: string, plan: PropPlan])[];

export interface StepPlan {
  readonly action: string;
  readonly test: TestExpression | undefined;
  readonly parameters: PropPlans;
  readonly where: string;
}

/** A compiled action list; what an action gets as a nested list, to hand back to `run`. */
export interface ActionsPlan {
  readonly actions: readonly StepPlan[];
}

export interface NodePlan {
  /** Unique in the plan: the node's place, e.g. `body.0.body.2`. */
  readonly place: string;
  /** The author's `id`, else empty. */
  readonly id: string;
  readonly type: string;
  readonly test: TestExpression | undefined;
  readonly each: RepeatPlan | undefined;
  /** The repeats around this place and its own, by their number. */
  readonly repeats: readonly RepeatPlan[];
  readonly props: PropPlans;
  /** Children drawn without an element of their own (fragments); else undefined. */
  readonly children: readonly NodePlan[] | undefined;
  /** What the props and the test read. */
  readonly reads: readonly DataPath[];
  /** Sources the props read; sources the test reads; sources anything inside reads. */
  readonly propSources: readonly string[];
  readonly testSources: readonly string[];
  readonly deepSources: readonly string[];
  readonly skeleton: boolean | number | undefined;
}

export interface RepeatPlan {
  readonly list: DataPath;
  readonly slot: number;
  readonly key: Path | undefined;
  readonly sources: readonly string[];
}

export interface FieldPlan {
  readonly name: string;
  readonly path: Path;
  readonly rules: readonly { readonly check: Check; readonly message: Expression }[];
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

export interface Plan {
  readonly id: string;
  readonly routes: readonly string[];
  readonly frame: 'app' | 'public' | 'bare';
  readonly title: Expression;
  readonly description: Expression;
  readonly query: { readonly [name: string]: QueryDefinition };
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
  readonly sources: readonly SourcePlan[];
  readonly on: { readonly [event in 'enter' | 'ready' | 'leave' | 'refresh']?: ActionsPlan };
  readonly body: readonly NodePlan[];
  readonly footer: readonly NodePlan[];
  readonly dialogs: { readonly [name: string]: DialogPlan };
  readonly fields: ReadonlyMap<string, FieldPlan>;
  readonly calls: { readonly [name: string]: CallSpec };
}

/** What a screen is made of besides its definition: the contracts of what it uses. */
export interface Parts {
  readonly widgets: { readonly [type: string]: { readonly kinds: Kinds } };
  readonly actions: { readonly [name: string]: { readonly kinds: Kinds } };
  readonly calls: { readonly [name: string]: CallSpec };
  /** Documents in the page's language, by id. */
  readonly documents?: { readonly [id: string]: unknown } | undefined;
}
