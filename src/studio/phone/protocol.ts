/**
 * What the studio and its phone say to each other through a `MessagePort`. The phone's page is of another origin, and its policy lets
 * the studio's alone frame it (`frame-ancestors`); the first thing the page does is to hand one end of a port over to what frames it
 * (`Hello`). Everything else goes through the port. It must not know how either does it.
 */
import type { ScreenState } from '../../check/states/states.ts';
import type { Tongue } from '../../lib/figures.ts';
import type { SandboxLoan, SandboxWorld } from '../../model/studio.ts';
import type { Closed } from '../../release/closed.ts';

/** The one message of the window's own, with a port. */
export interface Hello {
  readonly studioPhone: 1;
}
export const hello: Hello = { studioPhone: 1 };

/** Where a part stands: file and path in it, as JSON pointers have it (`/body/3`). An empty pointer: the whole screen. */
export interface PartPlace {
  readonly file: string;
  readonly pointer: string;
}

/** What is looked at on one side of a change, and what is outlined there. */
interface Side {
  readonly at: PartPlace | undefined;
  readonly marks: readonly PartPlace[];
}

/** Parts beside each other that a state shows otherwise than before. */
export interface Difference {
  readonly before: Side;
  readonly now: Side;
}

/** A part with which something is wrong; `doubted`: not so wrong that anything is closed by it. */
export interface WrongPlace extends PartPlace {
  readonly kind: 'wrong' | 'doubted';
}

export interface Shown {
  readonly screen: string;
  /** `id` of the state, from `states`; the first one where it is left out or is not there any more. */
  readonly state?: string;
  readonly tongue: Tongue;
  /** Percent of the text's size. */
  readonly text: 100 | 130 | 200;
  /** As the computer draws where it is left out. */
  readonly scheme?: 'light' | 'dark';
  /** `pick`: a press selects, twice types. `look`: it selects alone. `use`: the screen is used as a borrower would. */
  readonly mode?: 'pick' | 'look' | 'use';
  /** Whose name and colors: this server's where it is left out. */
  readonly brand?: Brand;
  /** It is only looked at: `rested` says where it begins once it has come to rest. */
  readonly still?: Still;
  /** The app is used there, beginning at `screen`, in place of one of its states. */
  readonly sandbox?: SandboxVisit;
}

export interface Still {
  /** How far down it begins (px); where what is selected is, where it is left out. */
  readonly top?: number;
  /** What stands beside it, in another version of the screen: shown where this one has no state of that id. */
  readonly as?: Situation;
}

/** One that is in the sandbox. */
export type InSandbox = Shown & { readonly sandbox: SandboxVisit };
export const isInSandbox = (shown: Shown): shown is InSandbox => shown.sandbox !== undefined;

/** `plain`: of a product without settings of its own. `other`: another one's, whose name is long. */
export type Brand = 'own' | 'plain' | 'other';

export interface SandboxVisit extends Pick<SandboxWorld, 'session' | 'apiBase'> {
  /** What names the borrower's loan in addresses, by kind. */
  readonly kinds: SandboxLoan['kinds'];
  /** Another number begins anew. */
  readonly round: number;
}

type InTongues = Readonly<Record<Tongue, string>>;

/** A state that a screen can be shown in, as a person would call it. */
export interface NamedState {
  readonly id: string;
  readonly name: InTongues;
  readonly group: InTongues;
}

/** The same with what is there in it. */
export interface Situation extends NamedState {
  readonly states: Readonly<Record<Tongue, ScreenState>>;
}

/** To the phone. */
export type ToPhone =
  /** `files` are what everyone has now: `touched` compares with them. `snapshot` as `StudioProject` has it. */
  | { readonly kind: 'project'; readonly files: Readonly<Record<string, string>>; readonly snapshot: unknown }
  /** Texts of files that differ from before; null: taken away. `edit` comes back with `painted`. */
  | { readonly kind: 'texts'; readonly edit: number; readonly texts: Readonly<Record<string, string | null>> }
  | { readonly kind: 'show'; readonly shown: Shown }
  /** `words`: what was looked for, by key, on a screen: answered by `said` as soon as that screen stands there. */
  | {
      readonly kind: 'select';
      readonly place: PartPlace | null;
      /** What is outlined in its place. */
      readonly marks?: readonly PartPlace[];
      readonly words?: { readonly screen: string; readonly key: string };
    }
  /** Parts with which something is wrong: they are marked where they stand. */
  | { readonly kind: 'wrong'; readonly places: readonly WrongPlace[] }
  /** Which states of the screen that is shown look otherwise than with the texts of `project`: answered by `touched`. */
  | { readonly kind: 'compare' };

/** From the phone. */
export type FromPhone =
  | { readonly kind: 'ready' }
  /** What stands there now shows this edit; the next frame has been painted. `took`: ms of work, the wait for the frame not in it. */
  | { readonly kind: 'painted'; readonly edit: number; readonly took: number }
  /** What is only looked at stands still in this state, and begins so far down (px). */
  | { readonly kind: 'rested'; readonly top: number; readonly as: Situation }
  /** Texts that cannot be shown: what was there before stays. Zero-based `line` where it does not parse. */
  | {
      readonly kind: 'held';
      readonly edit: number;
      readonly file: string;
      readonly reason: string;
      readonly line?: number;
    }
  /** The states of the screen that is shown, and which of them stands there; again whenever they are others. */
  | {
      readonly kind: 'states';
      readonly screen: string;
      readonly states: readonly NamedState[];
      readonly shown: string | null;
    }
  /** Where the app has come to in the sandbox. */
  | { readonly kind: 'stands'; readonly screen: string }
  /** What was pressed in a state would lead there; null: out of the app, or to what it does not have. */
  | { readonly kind: 'leads'; readonly screen: string | null }
  /** The sandbox has sent a code by SMS, in this world. */
  | { readonly kind: 'sent'; readonly session: string; readonly code: string }
  /** `differs`: what each of them shows otherwise, where it is only looked at. */
  | {
      readonly kind: 'touched';
      readonly screen: string;
      readonly states: readonly string[];
      readonly differs: Readonly<Record<string, readonly Difference[]>>;
    }
  | { readonly kind: 'picked'; readonly place: PartPlace }
  /** A state in which the words are said: the one that stands there, if it is one; null where none says them. */
  | { readonly kind: 'said'; readonly screen: string; readonly key: string; readonly state: string | null }
  /** Words that were pressed to be typed on, and that cannot be: closed, data stand in them, or a campaign gives them. */
  | { readonly kind: 'untyped'; readonly why: Closed | 'data' | 'campaign' }
  /** Typed on the words in place: all that the key now says. */
  | { readonly kind: 'typed'; readonly key: string; readonly tongue: Tongue; readonly text: string }
  /** Whether the part that is selected stands in this state, and, where it does not, why, and a state where it does. */
  | {
      readonly kind: 'seen';
      readonly place: PartPlace;
      readonly shown: boolean;
      readonly because?: InTongues;
      readonly instead?: string;
    };
