/** A text to type in, where data is a chip. It must not know whose words they are. */
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { Pointer } from '../../../check/document/document.ts';
import type { Tongue } from '../../../lib/figures.ts';
import { classes } from '../classes.ts';
import { chipped, piecesOf, retyped, unchipped } from '../chips.ts';
import { useDesk } from '../desk.ts';
import { PathPicker } from '../PathPicker.tsx';
import { formWords } from '../words.ts';
import css from '../forms.module.css';

const cls = classes(css);

interface ChipInputProps {
  readonly label: string;
  readonly tongue: Tongue;
  /** As it is written. */
  readonly value: string;
  /** Letters that have room. */
  readonly room: number | undefined;
  readonly pointer: Pointer;
  readonly isClosed: boolean;
  /** Something is wrong with it, which is said below. */
  readonly isWrong?: boolean;
  readonly onType: (value: string) => void;
}

const letters = new Intl.Segmenter('es');

/** Letters that a reader sees: of data nobody knows how many. */
const lettersOf = (shown: string): number => [...letters.segment(shown.replaceAll(/‹[^‹›]*›/g, ''))].length;

export function ChipInput(props: ChipInputProps) {
  const { label, tongue, value, room, pointer, isClosed, isWrong = false, onType } = props;
  const { tongue: spoken } = useDesk();
  const words = formWords[spoken];
  const [id, countId] = [useId(), useId()];
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | undefined>(undefined);
  const [picking, setPicking] = useState(false);
  const chips = chipped(value, spoken);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const count = lettersOf(chips.shown);
  const put = (tag: string): void => {
    const at = area.current?.selectionStart ?? chips.shown.length;
    const { shown, tags } = chips;
    onType(unchipped(shown.slice(0, at), tags) + tag + unchipped(shown.slice(at), tags));
    setPicking(false);
    area.current?.focus();
  };
  return (
    <div className={cls('side')}>
      <label htmlFor={id} className={cls('tongue')}>
        {label}
      </label>
      <div className={cls('chips')}>
        <div aria-hidden="true" className={cls('under')}>
          {piecesOf(chips).map(({ text, isChip }, index) =>
            isChip ? <mark key={index}>{text}</mark> : text,
          )}
          {'\u200B'}
        </div>
        <textarea
          ref={area}
          id={id}
          rows={1}
          lang={tongue}
          spellCheck
          value={chips.shown}
          readOnly={isClosed}
          aria-invalid={isWrong}
          aria-describedby={room === undefined ? undefined : countId}
          onChange={({ currentTarget }) => {
            const typed = retyped(chips, currentTarget.value);
            caret.current = typed.caret;
            onType(unchipped(typed.text, chips.tags));
          }}
        />
      </div>
      <div className={cls('foot')}>
        {room !== undefined && (
          <span id={countId} className={cls(count > room ? 'over' : 'count')}>
            {count > room ? words.tooLong(count, room) : words.count(count, room)}
          </span>
        )}
        {!isClosed && (
          <button
            type="button"
            className={cls('plain')}
            aria-expanded={picking}
            aria-label={`${words.insertValue}: ${label}`}
            onClick={() => setPicking(!picking)}
          >
            {words.insertValue}
          </button>
        )}
      </div>
      {picking && (
        <PathPicker label={words.known} pointer={pointer} tag="" onPick={(_path, tag) => put(tag)} />
      )}
    </div>
  );
}
