/**
 * Whether the phone goes on with another release than the page has drawn: then what is drawn may be another screen. It must not know
 * what is drawn.
 */
import { builtInName } from '../../lib/releases/journey.ts';

/** Of what a page leaves for the next one of its tab (src/platform/releases.ts). */
interface Left {
  readonly shown: string | null;
}

/**
 * @param drawn the releases with which the page stands as it is drawn; undefined: it knows of none.
 * @param left what the page before left; null: nothing.
 */
export function isOther(drawn: string | undefined, left: string | null): boolean {
  if (drawn === undefined || left === null) return false;
  try {
    return !drawn.split(' ').includes((JSON.parse(left) as Left).shown ?? builtInName);
  } catch {
    // The program cannot read it either, and begins anew.
    return false;
  }
}
