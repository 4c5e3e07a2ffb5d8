/** The words of when something is published. It must not know who says them. */
import type { InEach } from './words.ts';

interface WhenWords {
  readonly publishAt: (when: string) => string;
  readonly publishSomeAt: (share: number, when: string) => string;
  /** Why the moments that are chosen cannot be. */
  readonly endsBefore: string;
  readonly isOver: string;
  readonly zone: (now: string, zone: string) => string;
}

export const whenWords: InEach<WhenWords> = {
  es: {
    publishAt: (when) => `Publicar desde ${when}`,
    publishSomeAt: (share, when) => `Publicar para el ${share} % desde ${when}`,
    endsBefore: 'Termina antes de empezar.',
    isOver: 'Ese momento ya pasó.',
    zone: (now, zone) => `En tu hora: aquí son las ${now} (${zone}).`,
  },
  en: {
    publishAt: (when) => `Publish from ${when}`,
    publishSomeAt: (share, when) => `Publish for ${share} % from ${when}`,
    endsBefore: 'It ends before it begins.',
    isOver: 'That moment has passed.',
    zone: (now, zone) => `In your time: it is ${now} here (${zone}).`,
  },
};
