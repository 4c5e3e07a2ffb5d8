/**
 * Which color is read on which: that of words, `onPrimary`, on its ground, `primary`; and what stands where none is chosen. It must
 * not know where the colors are kept.
 */
import { parseColor, type Rgb } from '../../../lib/contrast.ts';
import { membersOf, nameFrom, own } from '../../../check/document/document.ts';
import { capital } from '../../../lib/problems/entry.ts';

/** By the names of the brand's colors. */
export type Brand = Readonly<Record<string, unknown>>;

const white = { r: 255, g: 255, b: 255 };

const ofWords = /^on(?=[A-Z])/;
const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The name of the color that it is read with. */
const otherOf = (name: string): string =>
  ofWords.test(name) ? lower(name.replace(ofWords, '')) : `on${capital(name)}`;

/** As it is without a color of its own; nothing where the brand has none of that name. */
export const colorOfBrand = (name: string, brand: Brand): Rgb | undefined =>
  parseColor(nameFrom(own(brand, name)));

/** The color that it must be told apart from. @param around the colors beside it. */
export const readWith = (name: string, around: unknown, brand: Brand): Rgb => {
  const other = otherOf(name);
  return parseColor(nameFrom(membersOf(around)[other])) ?? colorOfBrand(other, brand) ?? white;
};
