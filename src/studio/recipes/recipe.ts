/** A recipe: steps that a person does in the studio itself, each known as done by what the texts say then. It must not know which there are. */
import { isList, isObject, membersOf, type Members } from '../../check/document/document.ts';
import type { Tongue } from '../../lib/figures.ts';
import type { Told } from '../../release/told.ts';
import type { Edit, Texts } from '../core/draft.ts';
import { parsedOf } from '../search/screens.ts';
import type { Place } from '../shell/place.ts';

/** Where a person is, and what the texts say; `start` is what they said when the recipe began. */
export interface Moment {
  readonly place: Place;
  readonly start: Texts;
  readonly now: Texts;
}

export interface RecipeStep {
  readonly text: Told;
  readonly isDone: (moment: Moment) => boolean;
  /** What does it for whoever wants to see it: a way to go, or an edit. */
  readonly play: (moment: Moment) => { readonly go: Place } | { readonly edit: Edit };
}

export interface Recipe {
  readonly id: string;
  readonly title: Told;
  readonly lead: Told;
  readonly steps: readonly RecipeStep[];
}

/** Every part of this type in a file, in the order in which they are read. */
export function partsIn(texts: Texts, file: string, type: string): readonly Members[] {
  const find = (value: unknown): readonly Members[] => {
    if (isList(value)) return value.flatMap(find);
    if (!isObject(value)) return [];
    return [...(value['type'] === type ? [value] : []), ...Object.values(value).flatMap(find)];
  };
  return find(parsedOf(texts, file) ?? {});
}

/** Parts of this type that were not there at the start. */
export function newParts({ start, now }: Moment, file: string, type: string): readonly Members[] {
  const known = new Set(partsIn(start, file, type).map((part) => String(part['text'] ?? part['title'])));
  return partsIn(now, file, type).filter((part) => !known.has(String(part['text'] ?? part['title'])));
}

export const isOnScreen = ({ place }: Moment, screen: string): boolean =>
  place.page === 'editor' && place.screen === screen;

const said = (texts: Texts, key: string, tongue: Tongue): unknown =>
  membersOf(parsedOf(texts, `locales/${tongue}.json`))[key];

export const isReworded = ({ start, now }: Moment, key: string, tongue: Tongue): boolean =>
  said(now, key, tongue) !== said(start, key, tongue) && said(now, key, tongue) !== '';

export const saysNothing = ({ now }: Moment, key: string, tongue: Tongue): boolean =>
  said(now, key, tongue) === '';

export const saysAsAtFirst = ({ start, now }: Moment, key: string, tongue: Tongue): boolean =>
  said(now, key, tongue) === said(start, key, tongue);
