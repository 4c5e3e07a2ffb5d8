/** What is said of a review beside its form. */
import type { Tongue } from '../../lib/figures.ts';

interface ReviewWords {
  readonly noteMissing: string;
  readonly notAsked: string;
}

export const reviewWords: Readonly<Record<Tongue, ReviewWords>> = {
  es: {
    noteMissing: 'Escribe primero, en una nota, qué hay que cambiar.',
    notAsked: 'Nadie ha pedido revisar este cambio.',
  },
  en: {
    noteMissing: 'Write in a note first what is to be changed.',
    notAsked: 'Nobody has asked for a review of this change.',
  },
};
