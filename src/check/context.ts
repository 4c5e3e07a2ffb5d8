/**
 * What the checker knows while it walks through one screen: the project around it, the names it declares and those
 * visible at a place. It must not know how problems are printed.
 */
import type { CallSpec } from '../model/call.ts';
import type { Kinds } from '../model/definition.ts';
import { reserved } from '../lib/reserved.ts';
import type { Document, Members as Fields, Place } from './document/document.ts';
import type { KnownSchema, Type } from './types/type.ts';
import type { Scope } from './types/scope.ts';
import type { Verdicts } from './types/verdicts.ts';
import type { Arguments } from './parts/arguments.ts';
import type { Facts } from './practice/facts.ts';
import type { Report } from './report/report.ts';

export interface RouteTarget {
  readonly file: string;
  /** Names of the URL parameters that the screen cannot be shown without. */
  readonly required: readonly string[];
  /** All its URL parameters. */
  readonly query: readonly string[];
  /** What it says of each. */
  readonly parameters: { readonly [name: string]: Readonly<Record<string, unknown>> };
}

/** What a widget's or action's `schema.json` says to the checker alone about one prop. */
export interface PropNotes {
  /** What is shown when the value is missing. Without it a value that may be missing needs a test. */
  readonly whenMissing?: string;
  /** Where it is missing, and others like it that are given too, nothing is drawn. */
  readonly essential?: boolean;
  /** Handed on, not shown. */
  readonly handedOn?: boolean;
  /** What has it does nothing without it. */
  readonly needed?: boolean;
  /** The prop that it looks as if there were: an arrow, that something can be pressed. */
  readonly promises?: string;
  /** Besides what its kind says, it takes only this. */
  readonly takes?: 'date';
  /** Shown to be taken along as it is: an address, too. */
  readonly copied?: boolean;
  /** The members that are shown of the objects in this list: the props that name them, each with the name without it. */
  readonly shownBy?: { readonly [prop: string]: string | undefined };
  /** What `event` is in these actions. */
  readonly event?: KnownSchema;
  /** What a field writes into the state it is bound to. */
  readonly writes?: KnownSchema;
  /** What an action that is no call puts under the name that stands here. */
  readonly yields?: KnownSchema;
  /** By format: the field takes digits alone, and so many at most where it does not say otherwise. */
  readonly digits?: { readonly [format: string]: number };
  /** The prop that says the highest number that the field writes, and what it is without. */
  readonly highest?: { readonly [prop: string]: number };
  /** The widget's actions run only where this test holds. */
  readonly guards?: boolean;
}

/** Keys whose languages read other data, each with the files in which it fails where it is used. */
export type Differences = ReadonlyMap<string, Set<string>>;

/** Notes by `<widget or action>.<prop>`. */
export type Notes = ReadonlyMap<string, PropNotes>;

/** Schemas of what is not written in the definitions. */
export interface Known {
  /** What each call answers; `undefined` for a call that answers nothing. */
  readonly answers: { readonly [call: string]: KnownSchema | undefined };
  /** What every call is sent besides, and the address of every screen may hold. */
  readonly common?: { readonly [name: string]: KnownSchema };
  /** What each call is sent. */
  readonly parameters: { readonly [call: string]: { readonly [name: string]: KnownSchema } };
  readonly config: KnownSchema | undefined;
  /** Payloads of bridge messages. */
  readonly payloads: { readonly [message: string]: KnownSchema | undefined };
  /** Routes that the host app or a server opens by themselves. */
  readonly opens: readonly string[];
}

export interface Project {
  readonly widgets: { readonly [type: string]: Kinds };
  readonly actions: { readonly [name: string]: Kinds };
  readonly notes: Notes;
  readonly calls: { readonly [name: string]: CallSpec };
  readonly known: Known;
  readonly fragments: ReadonlyMap<string, Document>;
  readonly routes: ReadonlyMap<string, RouteTarget>;
  /** Names of the variables that some screen has. */
  readonly variables: ReadonlySet<string>;
  /** Screens that keep their state under one name, by that name. */
  readonly sharing: ReadonlyMap<string, readonly Fields[]>;
  /** Documents by id, one for each language. */
  readonly documents: ReadonlyMap<string, readonly Document[]>;
  readonly messages: ReadonlySet<string>;
  readonly config: Type;
  /** Texts by language file, `locales/es.json` → key → template. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Keys whose languages read other data: said in the locale files, not again where they are used. */
  readonly different: Differences;
  /** What the parts, calls and languages declare about good practice. */
  readonly facts: Facts;
  /** Keys met so far. */
  readonly used: Set<string>;
  readonly verdicts: Verdicts;
  readonly arguments: Arguments;
  /** Told of each condition of a test in a screen: where it stands, and what the value can be there. */
  readonly asked?: ((place: Place, type: Type) => void) | undefined;
}

/** Names of something; `undefined`: any name. */
export type Members = ReadonlySet<string> | undefined;

/** Names a screen declares; `undefined` where they are not known, as in a fragment that no screen uses. */
export interface Declared {
  readonly file: string;
  /** The fragment with state of its own that declares them, in words; else the screen does. */
  readonly owner?: string;
  /** Sources by name, with their call. */
  readonly sources: ReadonlyMap<string, string> | undefined;
  readonly dialogs: Members;
  readonly fields: Members;
  /** Variables to which more than one field is bound. */
  readonly twice?: ReadonlySet<string>;
  readonly ids: Members;
}

export interface Context {
  readonly project: Project;
  readonly declared: Declared;
  /** Names of the fragments around this place, outermost first. */
  readonly fragments: readonly string[];
  /** Where the screen inserts the outermost of them. */
  readonly inserted?: Place | undefined;
  /** Variables that fragments use and the screen lacks, each said once. */
  readonly lacking: Set<string>;
  /** What the screen and its fragments have kept so far, by the name under which the phone keeps it. */
  readonly kept: Set<string>;
  readonly report: Report;
  /** Counts a widget. */
  readonly count: () => void;
  /** The walks into what a prop holds; here, because props, widgets and actions hold each other. */
  readonly nodes: Walk;
  readonly actions: Walk;
  /** What is inside a fragment. */
  readonly fragment: (document: Document, scope: Scope, at: string, context: Context) => void;
}

/** `of` names the widget or action, and its prop: `button.press`. */
export type Walk = (value: unknown, place: Place, scope: Scope, context: Context, of?: string) => void;

/** None of them can be given to anything else. */
export const reservedNames: ReadonlySet<string> = new Set(reserved);
