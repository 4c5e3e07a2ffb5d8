/**
 * Typing into a field of grouped digits. The text and the caret are put in place while the browser's event is handled, so
 * that React finds the field as it would draw it and leaves the caret alone. It must not know where the digits are kept.
 */
import { useState } from 'react';
import type { ChangeEvent, CompositionEvent } from 'react';
import { digitsOf, grouped, mostDigits, placeBehind, take, type DigitFormat } from './digits.ts';

export interface DigitTyping {
  /** What the field shows. */
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

export function useDigits(
  format: DigitFormat,
  value: string,
  maxLength: number | undefined,
  keep: (digits: string) => void,
): DigitTyping {
  /** What an input method is still putting together; touching it would end its work. */
  const [draft, setDraft] = useState<string>();
  const most = maxLength ?? mostDigits[format];
  const before = digitsOf(value);

  function accept(input: HTMLInputElement, kind: string): void {
    const text = input.value;
    const caret = input.selectionStart ?? text.length;
    const taken = take({ before, text, caret, kind, format }, most);
    input.value = grouped(taken.digits, format, most);
    const place = placeBehind(taken.caret, format, most);
    // A field that is filled in by the browser has no caret, and must not get the focus by one.
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(place, place);
    setDraft(undefined);
    if (taken.digits !== before) keep(taken.digits);
  }

  return {
    value: draft ?? grouped(before, format, most),
    onChange(event) {
      const { target, nativeEvent } = event;
      const { isComposing, inputType } = nativeEvent as InputEvent;
      if (isComposing) setDraft(target.value);
      else accept(target, inputType ?? '');
    },
    onCompositionEnd(event) {
      accept(event.currentTarget, '');
    },
  };
}
