/** Several lines to type in, bound to the screen's state; with a value instead they are for reading only. */
import type { ReactElement } from 'react';
import { charactersOf, firstCharacters, limitInput } from '../../lib/characters.ts';
import { useText } from '../../renderer/text.ts';
import type { Props } from '../../renderer/widget.ts';
import { TextArea as Base } from '../../ui/TextArea.tsx';

export function TextArea(props: Props<'text-area'>): ReactElement {
  const { id, bind, value, label, hint, maxLength, change } = props;
  const text = useText();
  const given = bind === undefined ? value : bind.value;
  const words = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  const length = maxLength === undefined ? 0 : charactersOf(words).length;
  // A kept draft, or an answer, may be longer than the limit is today: nothing of it is hidden.
  const isFull = bind !== undefined && maxLength !== undefined && length >= maxLength;
  return (
    <Base
      id={id}
      label={label}
      hint={hint}
      value={words}
      error={bind?.error}
      required={bind?.required}
      counter={maxLength === undefined ? '' : `${length}/${maxLength}`}
      full={isFull ? text('app.textFull') : ''}
      limit={(before, after, caret) =>
        maxLength === undefined
          ? { text: after, caret }
          : limitInput(firstCharacters(before, maxLength), after, caret, maxLength)
      }
      onChange={
        bind &&
        ((typed) => {
          bind.set(typed);
          change?.(typed);
        })
      }
    />
  );
}
