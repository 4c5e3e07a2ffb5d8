/**
 * The shape of a screen definition, as the engine reads it (docs/language.md). The exact props of each
 * widget and the parameters of each action are in their own schemas; here they are plain JSON.
 */
import type { DataSchema } from './call.ts';
import type { Json, JsonObject } from './json.ts';

/** A test: paths with what they must be, `some` with paths that are present, or `any`, `all`, `not` (docs/language.md, tests). */
export type Test =
  | { readonly any: readonly Test[] }
  | { readonly all: readonly Test[] }
  | { readonly not: Test }
  | { readonly [path: string]: Json };

export interface NodeDefinition {
  readonly type: string;
  readonly id?: string;
  readonly if?: Test;
  readonly each?: string;
  readonly as?: string;
  readonly key?: string;
  /** The member that the entries of `each` are ordered by; with `-` before it the greatest comes first. */
  readonly sort?: string;
  /** How many entries of `each` are drawn at first. */
  readonly show?: number;
  readonly fallback?: NodeDefinition | null;
  readonly skeleton?: boolean | number;
  readonly requires?: readonly string[];
  readonly $comment?: string;
  readonly [prop: string]: unknown;
}

export interface ActionDefinition {
  readonly do: string;
  readonly if?: Test;
  readonly $comment?: string;
  readonly [parameter: string]: unknown;
}

/** Two ways: `then` where the test holds, else `else` (docs/language.md, "Actions: if / then / else"). */
export interface BranchDefinition {
  readonly if: Test;
  readonly then: Actions;
  readonly else?: Actions;
  readonly $comment?: string;
}

/** Many ways: the actions of the row whose name is the value as text (docs/language.md, "match"). */
export interface MatchDefinition {
  /** Exactly one tag. */
  readonly match: string;
  readonly is: { readonly [value: string]: Actions };
  readonly else: Actions;
  readonly $comment?: string;
}

/** An entry of an action list: one that has `then`, one that has `match`, else an action. */
export type EntryDefinition = ActionDefinition | BranchDefinition | MatchDefinition;

export type Actions = EntryDefinition | readonly EntryDefinition[];

export interface QueryDefinition {
  readonly required?: boolean;
  readonly default?: string;
  readonly maxLength?: number;
  /** A regular expression; the whole value need not match unless it says so. */
  readonly pattern?: string;
  /** The only values there are. */
  readonly enum?: readonly string[];
  /** The name of a rule, as in a test. */
  readonly format?: string;
  /** What it is the number of; for the checker. */
  readonly kind?: string;
}

/** A value of a promotion layout: its shape, and what it is without a template. */
export interface ValueDefinition extends DataSchema {
  readonly description: string;
  readonly default: Json;
}

export interface SourceDefinition {
  readonly call: string;
  readonly send?: JsonObject;
  readonly if?: Test;
  readonly empty?: Test;
  readonly emptyBody?: NodeDefinition | readonly NodeDefinition[];
  /** Words while it is loaded and nothing of it is there. */
  readonly busy?: string;
  /** What is done at a failure instead of telling of it in a short message. */
  readonly failed?: Actions;
}

/** A name for the first entry of a list whose members are equal to the values. */
export interface PickDefinition {
  /** Exactly one tag: the list. */
  readonly from: string;
  /** By path inside an entry. */
  readonly where: JsonObject;
}

export interface DialogDefinition {
  readonly title: string;
  readonly body?: NodeDefinition | readonly NodeDefinition[];
  readonly buttons?: readonly DialogButtonDefinition[];
  readonly dismissible?: boolean;
}

export interface DialogButtonDefinition {
  readonly text: string;
  readonly tone?: string;
  readonly if?: Test;
  readonly press?: Actions;
}

export interface KeptFor {
  readonly name: string;
  /** The parts of the state that are; all that is kept without it. */
  readonly only?: readonly string[];
}

/** Literal values by path, which the screen reads as `{{route.name}}`. */
export interface RouteMap {
  readonly [path: string]: JsonObject;
}

export interface ScreenDefinition {
  readonly $schema?: string;
  readonly version: number;
  readonly routes?: readonly string[] | RouteMap;
  readonly frame?: 'app' | 'public' | 'bare';
  /** By route, where it differs from `frame`: the build makes a screen of its own of each (src/release/variants.ts). */
  readonly frames?: { readonly [route: string]: 'app' | 'public' | 'bare' };
  readonly title?: string;
  /** Shown by the public frame, and for those who find or share the page. */
  readonly description?: string;
  readonly query?: { readonly [name: string]: QueryDefinition };
  /** What a campaign's template fills in; only a promotion layout has some. */
  readonly values?: { readonly [name: string]: ValueDefinition };
  /** Colors of the brand that differ on this screen. */
  readonly theme?: { readonly [color in 'primary' | 'onPrimary' | 'accent']?: string };
  readonly state?: JsonObject;
  readonly keep?: readonly string[];
  /** The name under which it is kept: screens with the same name share it. */
  readonly keepAs?: string;
  /** Parameters of the address for whose values it is kept, or parts of it are: another order has its own. */
  readonly keepFor?: readonly (string | KeptFor)[];
  /** Where in the kept state the moment stands after which nothing of it is kept. */
  readonly keepUntil?: string;
  /** State that lives in a cookie: its path, by the cookie's name. */
  readonly cookies?: { readonly [name: string]: string };
  readonly data?: { readonly [name: string]: SourceDefinition };
  readonly pick?: { readonly [name: string]: PickDefinition };
  readonly on?: {
    readonly enter?: Actions;
    readonly ready?: Actions;
    readonly leave?: Actions;
    readonly refresh?: Actions;
  };
  readonly body: NodeDefinition | readonly NodeDefinition[];
  readonly footer?: NodeDefinition | readonly NodeDefinition[];
  readonly dialogs?: { readonly [name: string]: DialogDefinition };
}

export interface FragmentParameter {
  readonly description?: string;
  /** `text`, `number`, `flag`, `list`, `object`, `money` or `date`: what the checker expects where it is used. */
  readonly type?: string;
  readonly default?: Json;
}

/** A part used by several screens, with declared parameters; inserted by `{ "type": "fragment", "of": … }`. */
export interface FragmentDefinition {
  readonly version: number;
  readonly params: { readonly [name: string]: FragmentParameter };
  /** With it, even empty, each use has a state, results and sources of its own and sees none of the screen's. */
  readonly state?: JsonObject;
  readonly keep?: readonly string[];
  /** The name under which it is kept, else that of the fragment: whatever uses it shares what is kept. */
  readonly keepAs?: string;
  readonly cookies?: { readonly [name: string]: string };
  readonly data?: { readonly [name: string]: SourceDefinition };
  readonly on?: { readonly enter?: Actions; readonly ready?: Actions; readonly leave?: Actions };
  readonly body: NodeDefinition | readonly NodeDefinition[];
}

/**
 * How a prop or parameter is resolved, taken from the `$ref` in its schema. `literal` is passed as it is.
 * The names after `|` in the second group only matter to the checker; at run time they are literals.
 */
export type KindName =
  | 'literal'
  | 'text'
  | 'value'
  | 'list'
  | 'number'
  | 'flag'
  | 'test'
  | 'image'
  | 'link'
  | 'actions'
  | 'nodes'
  | 'bind'
  | 'rules'
  | 'route'
  | 'call'
  | 'source'
  | 'dialog'
  | 'fieldName'
  | 'fragmentName'
  | 'bridgeMessage'
  | 'statePath'
  | 'queryName'
  | 'document'
  | 'intoName';

export type Kind =
  | KindName
  | { readonly object: Kinds }
  | { readonly items: Kind }
  | { readonly record: Kind };

/** The kinds of one widget's props or one action's parameters, by name. Props not named are literals. */
export interface Kinds {
  readonly [prop: string]: Kind;
}
