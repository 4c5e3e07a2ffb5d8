/**
 * The action key of a phone's keyboard does what the main button does: the next one of tone primary after the field, in its
 * dialog or on its page. It must not know what the button starts.
 */
import type { FocusEvent, KeyboardEvent } from 'react';

/** Marks a button of tone primary. */
export const mainMark = { 'data-main': '' } as const;

/** The main button for a field: the next after it, else the last before. */
function mainButtonOf(field: HTMLElement): HTMLElement | undefined {
  const around = field.closest('dialog') ?? field.ownerDocument;
  const all = [...around.querySelectorAll<HTMLButtonElement>('button[data-main]')];
  // A dialog that lies over the page has buttons of its own.
  const own = all.filter((button) => button.closest('dialog') === field.closest('dialog'));
  const follows = (button: Node): boolean =>
    (field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return own.find(follows) ?? own[own.length - 1];
}

/** Handlers of a field with one line. */
export const actionKey = {
  onFocus({ currentTarget }: FocusEvent<HTMLInputElement>): void {
    const hint = mainButtonOf(currentTarget) === undefined ? 'done' : 'go';
    currentTarget.setAttribute('enterkeyhint', hint);
  },
  onKeyDown({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
    // Enter also ends a word that an input method is still composing.
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    const main = mainButtonOf(currentTarget);
    // The keyboard goes: what the press says may stand where it was.
    currentTarget.blur();
    main?.click();
  },
} as const;
