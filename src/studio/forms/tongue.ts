/** What is told in both languages, in one of them. */
import { tongues, type Tongue } from '../../lib/figures.ts';
import type { Told } from '../../release/told.ts';

export const inTongue = (words: Told, tongue: Tongue): string => words[tongues[tongue]];
