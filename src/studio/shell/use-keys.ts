/** Keys that do something on every page. It must not know what they do. */
import { useEffect } from 'react';

/** By what is pressed, as `ctrl+k` or `?`. */
export type Keys = Readonly<Record<string, () => void>>;

/** Letters alone belong to whoever types. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=treegrid], [role=menu]') !== null;

/** What a field undoes by itself, letter by letter. */
const ofField: ReadonlySet<string> = new Set(['ctrl+z', 'ctrl+y', 'ctrl+shift+z']);

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range])') !==
    null;

const pressed = (event: KeyboardEvent): string =>
  [
    event.ctrlKey || event.metaKey ? 'ctrl+' : '',
    event.altKey ? 'alt+' : '',
    event.shiftKey && (event.ctrlKey || event.metaKey) ? 'shift+' : '',
    event.key.toLowerCase(),
  ].join('');

export function useKeys(keys: Keys): void {
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const name = pressed(event);
      const act = keys[name];
      const isAlone = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      // What stands in a shadow root is named by its host from outside.
      const [target = null] = event.composedPath();
      const isTheirs = (isAlone && isTyping(target)) || (ofField.has(name) && isWriting(target));
      if (act === undefined || isTheirs) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    }
    // Before what has the keys: rows and buttons take Enter, whatever is held with it.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [keys]);
}
