/**
 * What the studio and its phone say to each other through a `MessagePort`: the phone's page is of another origin, and hands the
 * port over at its first message. It must not know how either does it.
 */
import type { Tongue } from '../../lib/figures.ts';

/** Where a part stands: file and path in it, as JSON pointers have it (`/body/3/props/text`). */
export interface PartPlace {
  readonly file: string;
  readonly pointer: string;
}

export interface Shown {
  readonly screen: string;
  /** Name of the state, as `statesOf` has it; the first one where it is left out. */
  readonly state?: string;
  readonly tongue: Tongue;
  /** Percent of the text's size. */
  readonly text: 100 | 130 | 200;
}

/** To the phone. */
export type ToPhone =
  | { readonly kind: 'project'; readonly files: Readonly<Record<string, string>>; readonly snapshot: unknown }
  /** Texts of files that differ from before; null: taken away. `edit` comes back with `painted`. */
  | { readonly kind: 'texts'; readonly edit: number; readonly texts: Readonly<Record<string, string | null>> }
  | { readonly kind: 'show'; readonly shown: Shown }
  | { readonly kind: 'select'; readonly place: PartPlace | null };

/** From the phone. */
export type FromPhone =
  | { readonly kind: 'ready' }
  /** What stands there now shows this edit; the next frame has been painted. */
  | { readonly kind: 'painted'; readonly edit: number }
  /** Texts that cannot be shown: what was there before stays. */
  | { readonly kind: 'held'; readonly edit: number; readonly file: string; readonly reason: string }
  | { readonly kind: 'picked'; readonly place: PartPlace }
  /** Typed on the words in place. */
  | { readonly kind: 'typed'; readonly key: string; readonly tongue: Tongue; readonly text: string }
  /** Whether the part that is selected stands in this state. */
  | { readonly kind: 'seen'; readonly place: PartPlace; readonly shown: boolean };
