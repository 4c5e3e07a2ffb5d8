/** The languages that borrowers read, in the order in which the studio has them. It must not know any words. */
import type { Tongue } from '../../lib/figures.ts';

export const bothTongues = ['es', 'en'] as const satisfies readonly Tongue[];

/** The one beside it. */
export const otherTongue = (tongue: Tongue): Tongue => (tongue === 'es' ? 'en' : 'es');
