/** What can be done with one entry of a list: up, down, away. It must not know what an entry holds. */
import type { Pointer } from '../../check/document/document.ts';
import type { Told } from '../../release/told.ts';
import { moveTo } from '../core/edits.ts';
import { classes } from './classes.ts';
import { fileNow, send, useDesk } from './desk.ts';
import { formWords } from './words.ts';
import css from './forms.module.css';

const cls = classes(css);

interface EntryToolsProps {
  /** What the entry is called. */
  readonly label: string;
  readonly pointer: Pointer;
  readonly list: Pointer;
  readonly index: number;
  readonly many: number;
  /** What undo says of entries in another order. */
  readonly moved: Told;
  readonly onRemove: () => void;
}

export function EntryTools({ label, pointer, list, index, many, moved, onRemove }: EntryToolsProps) {
  const desk = useDesk();
  const words = formWords[desk.tongue];
  const move = (to: number) => (): void => send(desk, moved, moveTo(fileNow(desk), pointer, list, to));
  return (
    <span className={cls('tools')}>
      {index > 0 && (
        <button type="button" aria-label={`${words.up}: ${label}`} onClick={move(index - 1)}>
          ↑
        </button>
      )}
      {index < many - 1 && (
        <button type="button" aria-label={`${words.down}: ${label}`} onClick={move(index + 1)}>
          ↓
        </button>
      )}
      <button type="button" aria-label={words.removeOne(label)} onClick={onRemove}>
        ×
      </button>
    </span>
  );
}
