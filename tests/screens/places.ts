/** Every screen that has cases, where it is opened, and how it is loaded: the app's and the promotion's. It must not know any. */
import * as promotion from 'virtual:promotion';
import * as app from 'virtual:screens';
import { promotionAddress, screenOf } from './screen-of.ts';

/** The campaign's template says which layout stands at the start: all of them have the one address. */
const places: readonly (readonly [address: string, id: string])[] = [
  ...Object.entries(app.routes),
  ...promotion.layouts.map((id) => [promotionAddress(), id] as const),
  ...Object.entries(promotion.routes).map(([hash, id]) => [promotionAddress(hash), id] as const),
];

/** As they are built: a file with several frames is several. */
export const builtScreens: readonly string[] = [...new Set(places.map(([, id]) => id))];

export { load } from '../../src/app/states/screens.ts';

/** The addresses of a screen, `/route` or `/promotion#/route`; the first one is where a case begins. */
export const addressesOf = (screen: string): readonly string[] =>
  places.filter(([, id]) => screenOf(id) === screen).map(([address]) => address);
