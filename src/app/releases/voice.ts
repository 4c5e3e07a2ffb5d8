/**
 * What a page says of a release on trial, for whoever counts (seen.ts, loaded where there is one). It must not know what is said where
 * nothing is tried: nothing.
 */
import type { Seen } from './seen.ts';
import type { Releases } from './port.ts';

export interface Voice {
  /** The screen stands there. */
  stands(): void;
  failed(code: string): void;
  /** A press that moves money or registers has come to its end. */
  done(): void;
}

type Asked = Pick<Releases, 'trial' | 'screen'>;

export function createVoice({ releases }: { readonly releases: Asked }): Voice {
  let seen: Promise<Seen> | undefined;
  function say(what: (seen: Seen, screen: string) => void): void {
    const { trial, screen } = releases;
    if (trial === undefined || screen === '') return;
    seen ??= import('./seen.ts').then(({ createSeen }) => createSeen(trial));
    // What cannot be said is missed by one.
    seen.then((voice) => what(voice, screen)).catch(() => undefined);
  }
  return {
    stands: () => say((voice, screen) => voice.visit(screen)),
    failed: (code) => say((voice, screen) => voice.failure(screen, code)),
    done: () => say((voice, screen) => voice.done(screen)),
  };
}
