/** What stands where something is switched off (docs/releases.md). It must not know why it is. */
import { screenOf } from '../frame-variant.ts';
import { lookUp } from '../look-up.ts';
import type { Hash, Now, Offered, OffWords } from '../../model/release.ts';

/** What a screen is: the bundle of a release, the build's own, or closed, with the words for that. */
export type Place = { readonly hash: Hash } | { readonly closed: OffWords } | 'built-in';

type Known = Pick<Now, 'stable' | 'next' | 'off'>;

/** Whether some release that is live changes the screen: then the build's own is something else, and stands in for it. */
const isChanged = ({ stable, next }: Known, shown: Offered | null, id: string): boolean =>
  [stable, next, shown].some(
    (offered) => offered !== null && lookUp(offered.manifest.screens, id) !== undefined,
  );

/**
 * @param shown the release that the page shows; null: the build's own definitions.
 * @param isBuilt whether the build has a screen of that name.
 */
export function placeOfScreen(now: Known, shown: Offered | null, id: string, isBuilt: boolean): Place {
  const { screens } = now.off;
  // Who switches a screen off means it in each of its frames.
  const off = lookUp(screens, lookUp(screens, id) === undefined ? screenOf(id) : id);
  if (off !== undefined && !(isBuilt && isChanged(now, shown, id))) return { closed: off };
  const hash = off === undefined && shown !== null ? lookUp(shown.manifest.screens, id) : undefined;
  return hash === undefined ? 'built-in' : { hash };
}
