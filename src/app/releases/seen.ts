/**
 * How a release on trial does on this phone, said to our own server: that the page stood there, its first failure, a press that came
 * to its end. A phone says each once, in the step of its first visit, so that one which fails at every visit is one phone
 * (src/release/guard/evidence.ts). It must not know a release, nor send anything that names a person.
 */

/** What the page drew for itself when it was made, whichever release it shows. */
export interface Trial {
  readonly release: string;
  readonly arm: 'next' | 'stable';
  /** Percent */
  readonly share: number;
  readonly build: string;
}

export interface Seen {
  visit(screen: string): void;
  failure(screen: string, code: string): void;
  done(screen: string): void;
}

const place = 'release-seen';

/** So many screens can be finished. */
const most = 40;
/** A trial is over long before (ms). */
const kept = 400 * 86_400_000;

interface Spoken {
  /** ms since 1970. */
  readonly at: number;
  readonly of: string;
  readonly said: readonly string[];
}

function spoken(): Spoken | undefined {
  const { at, of, said } = JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Spoken>;
  const isYoung = Math.abs(Date.now() - Number(at)) < kept;
  return isYoung && typeof of === 'string' && Array.isArray(said) ? { at: Number(at), of, said } : undefined;
}

/** Of the answer that brought this page; a page that a cache made has none, or an old one. */
export function tokenOfPage(): string | undefined {
  const [page] = performance.getEntriesByType('navigation');
  return page?.serverTiming?.find(({ name }) => name === 'release')?.description;
}

const beacon = (body: string): void => void navigator.sendBeacon('/release/seen', body);

export function createSeen(
  { release, arm, share, build }: Trial,
  token: string | undefined = tokenOfPage(),
  send: (body: string) => void = beacon,
): Seen {
  const trial = `${release} `;
  const own = `${trial}${arm} ${share}`;

  function say(outcome: keyof Seen, screen: string, code?: string): void {
    try {
      const before = spoken();
      // In another step, or on the other side, it has spoken already: it is counted there.
      if (token === undefined || (before?.of !== own && before?.of.startsWith(trial) === true)) return;
      const said = before?.of === own ? before.said : [];
      const name = outcome === 'done' ? `done ${screen}` : outcome;
      if (said.includes(name) || said.length >= most) return;
      // Where nothing can be kept nothing is said: it would be said again.
      localStorage.setItem(place, JSON.stringify({ at: Date.now(), of: own, said: [...said, name] }));
      send(JSON.stringify({ release, arm, build, screen, outcome, code, token }));
    } catch {
      // A phone without storage has no voice.
    }
  }

  return {
    visit: (screen) => say('visit', screen),
    failure: (screen, code) => say('failure', screen, code),
    done: (screen) => say('done', screen),
  };
}
