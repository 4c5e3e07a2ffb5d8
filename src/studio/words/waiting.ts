/** The words of what waits for a person: to go on with, to review, to mend, to publish. It must not know what decides it. */
import type { Awaited } from '../workspace/changes.ts';
import type { InEach } from './words.ts';

interface WaitingWords {
  readonly goOn: (title: string) => string;
  readonly notOpened: string;
  readonly title: string;
  readonly count: (count: number) => string;
  /** What a reviewer presses. */
  readonly look: string;
  readonly of: Readonly<Record<Awaited, string>>;
  /** Of a review of what was approved, and says something else since. */
  readonly again: string;
  /** Of one of what was approved, where something else was published since. */
  readonly apart: string;
}

export const waitingWords: InEach<WaitingWords> = {
  es: {
    goOn: (title) => `Seguir con «${title}»`,
    notOpened: 'No se pudo abrir. Revisa la conexión e intenta de nuevo.',
    title: 'Te esperan',
    count: (count) => (count === 1 ? '1 te espera' : `${count} te esperan`),
    look: 'Revisarlo',
    of: {
      review: 'espera tu revisión',
      mend: 'te lo devolvieron con notas',
      publish: 'aprobado: falta que lo publiques',
      renew: 'otra persona publicó lo mismo: ponlo al día',
    },
    again: 'espera tu revisión otra vez: cambió después de aprobarse',
    apart: 'espera tu revisión otra vez: se publicó otra cosa después de aprobarse',
  },
  en: {
    goOn: (title) => `Go on with “${title}”`,
    notOpened: 'It could not be opened. Check the connection and try again.',
    title: 'Waiting for you',
    count: (count) => (count === 1 ? '1 waits for you' : `${count} wait for you`),
    look: 'Review it',
    of: {
      review: 'waits for your review',
      mend: 'sent back to you with notes',
      publish: 'approved: you can publish it',
      renew: 'someone else published the same: bring it up to date',
    },
    again: 'waits for your review again: changed after the approval',
    apart: 'waits for your review again: something else was published after the approval',
  },
};
