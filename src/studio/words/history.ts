/** The words of what was published before, and of taking one thing of it back. It must not know who says them. */
import type { InEach } from './words.ts';

interface HistoryWords {
  readonly title: (screen: string) => string;
  readonly open: string;
  readonly lead: string;
  readonly none: string;
  readonly noneHint: string;
  readonly toScreen: string;
  readonly toChange: string;
  readonly takeBack: string;
  readonly takeBackOf: (what: string) => string;
  readonly takeBackWhy: string;
  readonly label: readonly [en: string, es: string];
  /** All that was taken back, once more. */
  readonly again: string;
  readonly againWhy: string;
  readonly said: string;
  readonly why: Readonly<Record<'changed' | 'same', string>>;
  readonly notNow: string;
}

const label: HistoryWords['label'] = ['Taken back', 'Retirado'];

export const historyWords: InEach<HistoryWords> = {
  es: {
    title: (screen) => `Historial de ${screen}`,
    open: 'Historial',
    lead: 'Lo que se publicó de esta pantalla, lo más nuevo primero. Retirar solo una cosa hace un cambio nuevo: lo miras y lo publicas como cualquier otro.',
    none: 'Nada se publicó todavía de esta pantalla',
    noneHint: 'Cuando publiques un cambio, aquí queda cada cosa que cambió, y se puede retirar una sola.',
    toScreen: 'Volver a la pantalla',
    toChange: 'Ver el cambio',
    takeBack: 'Retirar solo esto',
    takeBackOf: (what) => `Retirar solo esto: ${what}`,
    takeBackWhy: 'Hace un cambio nuevo con lo que había antes de esto. Lo demás se queda.',
    label,
    again: 'Volver a proponerlo',
    againWhy: 'Hace un cambio nuevo con lo mismo. Se mira y se publica como cualquier otro.',
    said: 'Está en un cambio nuevo: míralo y publícalo.',
    why: {
      changed: 'Se cambió otra vez después: retira primero lo más nuevo.',
      same: 'Ya dice lo que decía antes.',
    },
    notNow: 'El cambio abierto no se ha guardado. Espera a que se guarde y prueba otra vez.',
  },
  en: {
    title: (screen) => `History of ${screen}`,
    open: 'History',
    lead: 'What was published of this screen, the newest first. Taking one thing back makes a new change: you look at it and publish it as any other.',
    none: 'Nothing of this screen was published yet',
    noneHint:
      'When you publish a change, each thing that it changed stays here, and one alone can be taken back.',
    toScreen: 'Back to the screen',
    toChange: 'See the change',
    takeBack: 'Take back only this',
    takeBackOf: (what) => `Take back only this: ${what}`,
    takeBackWhy: 'Makes a new change with what was there before this. All else stays.',
    label,
    again: 'Propose it again',
    againWhy: 'Makes a new change with the same. It is looked at and published as any other.',
    said: 'It is in a new change: look at it and publish it.',
    why: {
      changed: 'It was changed again since: take the newest back first.',
      same: 'It says already what it said before.',
    },
    notNow: 'The open change is not saved. Wait until it is, and try again.',
  },
};
