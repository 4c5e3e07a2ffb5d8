/** What the studio and its checker say to each other: the checker works beside the page, in a worker. */
import type { Json } from '../../model/json.ts';
import type { FileTexts } from '../../model/studio.ts';
import type { Narrowed } from '../../check/map/narrowed.ts';
import type { Problem } from '../../lib/problem.ts';

export type ToChecker =
  /** All that everyone has now, as `GET project` gives it. */
  | { readonly kind: 'project'; readonly files: Readonly<Record<string, string>>; readonly snapshot: Json }
  /** Texts that differ from before; null: the file is gone. `first`: the file that is being edited. */
  | { readonly kind: 'texts'; readonly edit: number; readonly texts: FileTexts; readonly first?: string };

export type FromChecker =
  /** What is wrong in the file that is being edited, as far as it can be told without the others. */
  | {
      readonly kind: 'first';
      readonly edit: number;
      readonly file: string;
      readonly problems: readonly Problem[];
    }
  /** Everything, by file and line; it takes the place of all that was said before. */
  | {
      readonly kind: 'all';
      readonly edit: number;
      readonly problems: readonly Problem[];
      /** Ways that are narrower than with what everyone has. */
      readonly narrowed: readonly Narrowed[];
    };
