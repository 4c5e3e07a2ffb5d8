/** Somebody who leaves a field has done with it. It must not know what is written there. */
import { useEffect } from 'react';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** @param rest the same from one drawing to the next. */
export function useRest(rest: () => void): void {
  useEffect(() => {
    const listen = ({ target }: FocusEvent): void => {
      if (isField(target)) rest();
    };
    document.addEventListener('focusout', listen);
    return () => document.removeEventListener('focusout', listen);
  }, [rest]);
}
