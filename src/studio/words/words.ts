/** The languages of the studio's own words. They are not in `locales/`, which are the borrowers'. It must not know any word. */
import type { Tongue } from '../../lib/figures.ts';

export type InEach<T> = Readonly<Record<Tongue, T>>;
