/**
 * What good practice needs to know of widgets, texts and calls beyond their shape; their own files declare it, and the
 * build reads it. It must not know any of them by name.
 */

export interface WidgetFacts {
  /** While its actions run it shows so, and cannot start them again. */
  readonly busy: boolean;
  /** It runs a clock: the prop that says what happens at the end. */
  readonly ends: string | undefined;
  /** Props that are its accessible name; an ornament's may be left empty on purpose. */
  readonly names: { readonly [prop: string]: 'always' | 'ornament' };
  /** How many characters of a text prop have room at 320 px. */
  readonly lengths: { readonly [prop: string]: number };
  /** Props that make it a heading, with the level; `own`: the prop's value is the level. */
  readonly headings: { readonly [prop: string]: { readonly level: number; readonly own: boolean } };
  /** Props that change nothing but the color. */
  readonly colors: readonly string[];
  /** List props that are allowed to be empty: the widget says what it shows then. */
  readonly empties: readonly string[];
}

export interface ActionFacts {
  /** Text props that go away by themselves: the prop with the time in milliseconds, and the time without it. */
  readonly readWithin: { readonly [prop: string]: { readonly prop: string; readonly otherwise: number } };
}

/** What is private about a person; a parameter of a call that may carry it says which kind. */
export type PrivateKind = 'session' | 'phone' | 'card' | 'code' | 'account';

export interface CallFacts {
  /** It counts visits or clicks: nobody waits for it, and it learns nothing private but what it declares. */
  readonly tracking: boolean;
  /** Private data that a parameter may carry. */
  readonly carries: { readonly [parameter: string]: string };
  /** Fields of the answer by path, `cards.*.number`: the kind of private data, or false for what is public by design. */
  readonly answers: { readonly [path: string]: string | false };
}

export interface Facts {
  readonly widgets: { readonly [type: string]: WidgetFacts };
  readonly actions: { readonly [name: string]: ActionFacts };
  readonly calls: { readonly [name: string]: CallFacts };
  /** Suggested lengths of what belongs to the language itself. */
  readonly lengths: {
    readonly screenTitle: number | undefined;
    readonly screenDescription: number | undefined;
    readonly dialogTitle: number | undefined;
    readonly dialogButton: number | undefined;
  };
  /** Plural categories by language file, `locales/es.json` → one, many, other. */
  readonly plurals: { readonly [file: string]: readonly string[] };
}
