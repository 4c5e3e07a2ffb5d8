/** What is shown of the open change, and what can be asked of it. It must not know how that is done. */
import type { Change, ChangeHead } from '../../model/studio.ts';
import type { Told } from '../../release/told.ts';
import type { Draft, Edit } from '../core/draft.ts';
import type { Heard } from './changes.ts';

export type Saved =
  | 'saved'
  | 'saving'
  /** Nobody answers: it waits on this computer. */
  | 'waits'
  /** Another person writes in it now, or a newer version is there: edits are kept, and not sent. */
  | 'taken'
  /** The server will not have it. */
  | 'refused';

export interface Work {
  /** Null until the first edit has reached the server. */
  readonly change: ChangeHead | null;
  readonly draft: Draft;
  readonly saved: Saved;
  /** Why it is not saved, where the server said it. */
  readonly why: readonly string[];
  /** Another person writes: what is edited is not taken. */
  readonly isReadOnly: boolean;
}

export interface Workspace {
  now(): Work;
  subscribe(listener: () => void): () => void;
  /** Files that were in order stay in order. */
  edit(edit: Edit): void;
  /** Whoever edits has left the place: what they type next is a step of its own. */
  rest(): void;
  /** To the letter, as somebody writes in the text itself. */
  write(edit: Edit): void;
  undo(): void;
  redo(): void;
  undoAll(): void;
  redoAll(): void;
  /** In place of what is open, which is saved first as far as it can be. */
  open(change: Change): Promise<void>;
  close(): Promise<void>;
  /** As it was left: what waits on this computer goes before the change with this id. */
  resume(id: string | null): Promise<void>;
  /** Who writes in this change now, as the server says; texts and version stay those that are here. One that is over is closed. */
  heard(change: Heard): void;
  /** The open change is this person's again, with what was edited here, unless another one edited it meanwhile. */
  takeOver(): Promise<void>;
  /** What was edited here goes on as a change of its own. */
  keepApart(): Promise<void>;
  /** The open change gets another name. */
  rename(title: string): Promise<void>;
  /** What it does as a whole, in place of its first step: its name as long as nobody gives it another. */
  callIt(name: Told): Promise<void>;
  /** Tries to send what waits; done when there is nothing to send or it cannot be sent now. */
  flush(): Promise<void>;
}
