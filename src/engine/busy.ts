/** What the borrower waits for on a screen: the words of the last that began are shown. It must not know who waits. */
import { busyWords, writeInner } from './inner.ts';
import type { Store } from './store.ts';

/** Shows the text, over those of others, until what it gives back is called. */
export function createBusy(store: Store): (words: string) => () => void {
  const waits: { readonly words: string }[] = [];
  const show = (): void => writeInner(store, busyWords, waits[waits.length - 1]?.words);
  return (words) => {
    const mine = { words };
    waits.push(mine);
    show();
    return () => {
      waits.splice(waits.indexOf(mine), 1);
      show();
    };
  };
}
