/**
 * What good practice needs to know of widgets, texts and calls beyond their shape; their own files declare it, and the
 * build reads it. It must not know any of them by name.
 */
import { own } from '../document/document.ts';
import type { Wording } from '../texts/wording.ts';

/** What a word of a prop says by itself: that all is well, that it is not, or not yet. */
export type Speech = { readonly [word: string]: 'good' | 'bad' | 'care' };

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
  /** List props that are answers a person chooses among, where these props are one of these, or left out. */
  readonly asks: { readonly [prop: string]: { readonly [prop: string]: readonly unknown[] } };
  /** Props whose words say by color or by a sign how something is. */
  readonly speaks?: { readonly [prop: string]: Speech };
}

/** What an action does, each with the prop that says to what; `true` where nothing is named. */
export interface Deeds {
  /** To a screen of the app: the prop with its route. */
  readonly leadsTo?: string;
  /** To where the person came from. */
  readonly leadsBack?: true;
  readonly opensAddress?: string;
  /** A message to the host app, which may lead away. */
  readonly tellsApp?: string;
  /** A dialog of the screen. */
  readonly opens?: string;
  /** A dialog of the screen; where it names none, the one opened last. */
  readonly closes?: string;
  /** Nothing of its list runs after it. */
  readonly endsList?: true;
  /** Each parameter that is a path writes the variable there. */
  readonly sets?: true;
  readonly calls?: string;
  /** The parameters of what it loads or calls. */
  readonly sends?: string;
  /** A file, with the call. */
  readonly sendsFile?: string;
  /** A source of the screen. */
  readonly reloads?: string;
  /** What the screen keeps; where a prop is named, only with `true` there. */
  readonly forgets?: string | true;
  /** Fields, by their names. */
  readonly checks?: string;
  /** A widget, by its id. */
  readonly scrollsTo?: string;
  /** Words that a person sees by themselves. */
  readonly says?: string;
  /** It does nothing for a time, in milliseconds. */
  readonly pauses?: string;
  /** What comes after it in its list waits until it is over; where a prop is named, not with `false` there. */
  readonly holdsList?: string | true;
  /** It ends its list where it fails: the prop with what is then done, by itself or by the kind of failure. */
  readonly mayFail?: string | true;
}

export interface ActionFacts {
  readonly does: Deeds;
  /** What starts it shows by itself how far it is. */
  readonly busy: boolean;
  /** Text props that go away by themselves: the prop with the time in milliseconds, and the time without it. */
  readonly readWithin: { readonly [prop: string]: { readonly prop: string; readonly otherwise: number } };
}

/** What is private about a person; a parameter of a call that may carry it says which kind. */
export type PrivateKind = 'session' | 'phone' | 'card' | 'code' | 'account';

export interface CallFacts {
  /** It counts visits or clicks: nobody waits for it, and it learns nothing private but what it declares. */
  readonly tracking: boolean;
  /** It answers what a person is offered, to be accepted or not: beside it, figures that are examples mislead. */
  readonly offers?: true | undefined;
  /** The codes with which it refuses that a screen may act on; where nothing is said, any. */
  readonly codes?: readonly string[] | undefined;
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
  readonly wording: Wording;
}

/** Whether a prop, `button.text`, is the name of its widget for those who hear the screen; `always`: one that no ornament leaves out. */
export const isName = (of: string, { widgets }: Facts, need?: 'always'): boolean => {
  const [type = '', prop = ''] = of.split('.');
  const found = own(own(widgets, type)?.names ?? {}, prop);
  return need === undefined ? found !== undefined : found === need;
};
