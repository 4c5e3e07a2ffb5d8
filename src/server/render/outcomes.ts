/**
 * What the phones that ask for a page may show on it, as far as a server knows: it knows the language and the configuration, and
 * neither the lot of a phone nor its app. It must not know how a page is drawn.
 */
import { lookUp } from '../../lib/look-up.ts';
import { fallbackLayout } from '../../lib/promotion.ts';
import { choices, isFor, type Person } from '../../lib/releases/choose.ts';
import { placeOfScreen, type Place } from '../../lib/releases/off.ts';
import type { Drawing } from '../../model/drawing.ts';
import type { Language } from '../../model/language.ts';
import type { Now, Offered } from '../../model/release.ts';
import type { Live } from '../releases/port.ts';

/** Which page: a screen's, or the promotion's, which has none. */
export interface PageOf {
  readonly route: string;
  readonly screen: string | undefined;
  /** Whether the build has that screen. */
  readonly isBuilt: boolean;
  readonly language: Language['tag'];
}

/** What the configuration says of everyone. */
export type Everyone = Pick<Person, 'country' | 'brand'>;

/** A drawing under a name: of the same name is the same drawing. */
export interface Named {
  readonly name: string;
  readonly drawing: Drawing;
}

export interface Outcome {
  /** null: the build's own definitions. */
  readonly release: string | null;
  readonly place: Place;
  /** Whether it has legal texts of its own, which are bars as long as there are no data. */
  readonly hasDocuments: boolean;
  /** `closed` and what is lost is not drawn ahead: nothing. */
  readonly drawn: Named | 'built-in' | undefined;
}

/** Releases, the first of them for whoever nothing is tried on. */
function shownTo(now: Now, language: Language['tag'], everyone: Everyone): readonly (Offered | null)[] {
  const person: Person = { ...everyone, language, version: '', promotion: '' };
  const without = choices({ ...now, next: null }, person, undefined)[0] ?? null;
  const { next } = now;
  if (next === null) return [without];
  const { versionFrom, versionTo, promotion, ...known } = next.who;
  if (!isFor(known, person)) return [without];
  const tried = choices({ ...now, next: { ...next, who: {}, share: 100 } }, person, undefined)[0] ?? null;
  const isSure = next.share >= 100 && [versionFrom, versionTo, promotion].every((each) => each === undefined);
  return isSure ? [tried] : tried === without ? [without] : [without, tried];
}

function placeOf(now: Now, shown: Offered | null, { screen, isBuilt }: PageOf): Place {
  if (screen !== undefined) return placeOfScreen(now, shown, screen, isBuilt);
  const hash = shown === null ? undefined : lookUp(shown.manifest.layouts, fallbackLayout);
  return hash === undefined || now.off.layouts.includes(fallbackLayout) ? 'built-in' : { hash };
}

function drawnOf(live: Live, now: Now, shown: Offered | null, page: PageOf, place: Place): Outcome['drawn'] {
  if (place !== 'built-in' && 'closed' in place) return undefined;
  const own = place === 'built-in' ? null : place.hash;
  const words = shown?.manifest.words ?? null;
  const { widgets: off } = now.off;
  if (own === null && words === null && off.length === 0) return 'built-in';
  const textOf = (hash: string | null): string | null => (hash === null ? null : (live.bundle(hash) ?? null));
  // What the store has lost the phone does without as well, and nobody knows what is left then.
  if ([own, words].some((hash) => hash !== null && textOf(hash) === null)) return undefined;
  return {
    name: JSON.stringify([page.route, page.language, own, words, off]),
    drawing: { ...asBuilt(page), bundle: textOf(own), words: textOf(words), off },
  };
}

/** As the build has it. */
export const asBuilt = ({ route, screen, language }: PageOf): Drawing => ({
  route,
  screen,
  language,
  bundle: null,
  words: null,
  off: [],
});

/** At least one; the first is what everyone has on whom nothing is tried. */
export const outcomesOf = (live: Live, now: Now, page: PageOf, everyone: Everyone): readonly Outcome[] =>
  shownTo(now, page.language, everyone).map((shown) => {
    const place = placeOf(now, shown, page);
    return {
      release: shown?.release ?? null,
      place,
      hasDocuments: Object.keys(shown?.manifest.documents ?? {}).length > 0,
      drawn: drawnOf(live, now, shown, page, place),
    };
  });
