/** Holds all that a phone keeps of releases: each with a limit and an end, and nothing in the way where nothing can be kept. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nothingOff } from '../../../tests/support/release-objects.ts';
import { createSeen } from './seen.ts';
import { answers, asked, blockOf, page, serves, startAnew, trial, two, write } from './testing.ts';

startAnew();

const day = 86_400_000;
const tried = { ...trial, share: 99.99 };
afterEach(() => vi.restoreAllMocks());

/** All of it. What the worker keeps is in src/app/worker/serve.test.ts. */
const all = [
  { place: 'sessionStorage', key: 'h5-journey', letters: 16_384, days: 1 },
  { place: 'localStorage', key: 'h5-lot', letters: 64, days: 400 },
  { place: 'localStorage', key: 'release-seen', letters: 4_096, days: 400 },
] as const;

/** A page that keeps all it can, and is then left. */
async function busyPage(words = 'x'): Promise<void> {
  const { stable, next, shelved } = two();
  const screens = { other: { 'es-MX': words, 'en-IN': words } };
  write(blockOf({ stable, next: { ...next, ...tried }, off: { ...nothingOff, screens } }, shelved.bundles));
  const { releases } = await page();
  releases.drawn();
  if (releases.trial === undefined) throw new Error('nothing is tried');
  const seen = createSeen(releases.trial, 'token', () => undefined);
  seen.visit('a');
  seen.failure('a', 'node-threw');
  for (let at = 0; at < 200; at += 1) seen.done(`screen-of-a-common-length-${at}`);
  window.dispatchEvent(new Event('pagehide'));
}

const kept = (): readonly (readonly [place: string, key: string, letters: number])[] =>
  (['sessionStorage', 'localStorage'] as const).flatMap((place) =>
    Array.from({ length: window[place].length }, (_, at) => {
      const key = window[place].key(at) ?? '';
      return [place, key, (window[place].getItem(key) ?? '').length] as const;
    }),
  );

describe('what a phone keeps', () => {
  it('is three things, each within its limit', async () => {
    await busyPage();
    expect(kept().map(([place, key]) => `${place} ${key}`)).toEqual(
      all.map(({ place, key }) => `${place} ${key}`),
    );
    for (const { key, letters } of all)
      expect(kept().find(([, name]) => name === key)?.[2]).toBeLessThan(letters);
    await busyPage('x'.repeat(20_000));
    expect(kept().map(([, key]) => key)).toEqual(['h5-lot', 'release-seen']);
  });

  it('remembers so many releases that it could not show', async () => {
    for (let at = 0; at < 20; at += 1) {
      const { next, shelved } = two();
      write(blockOf({ stable: { ...next, release: `r${at}` } }, {}));
      const hash = next.manifest.screens['a'] ?? '';
      serves(`/release/b/${hash}.json`, { ...shelved.bundles[hash], id: 'another' });
      expect(await (await page()).see('a')).toBe('a');
    }
    const { bad } = JSON.parse(sessionStorage.getItem('h5-journey') ?? '') as {
      readonly bad: readonly string[];
    };
    expect(bad).toEqual(Array.from({ length: 8 }, (_, at) => `r${at + 12}`));
  });

  it('ends: a journey, a lot and what was said are not those of long ago', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-01-01') });
    await busyPage();
    const lot = localStorage.getItem('h5-lot');
    vi.setSystemTime(Date.now() + 2 * day);
    const { stable, next, shelved } = two();
    write(blockOf({ stable, next: { ...next, ...trial, who: { country: 'IN' } } }, shelved.bundles));
    expect(await (await page({ isUnderWay: () => Promise.resolve(true) })).see('a')).toBe('s: s');
    expect(asked).toEqual([]);
    vi.setSystemTime(Date.now() + 400 * day);
    const said = vi.fn<(body: string) => void>();
    createSeen({ release: 'n', arm: 'next', share: 99.99, build: 'b1' }, 'token', said).visit('a');
    expect(said).toHaveBeenCalledOnce();
    await busyPage();
    expect(localStorage.getItem('h5-lot')).not.toBe(lot);
  });
});

type Trouble = (name: 'getItem' | 'setItem' | 'removeItem') => boolean;
const troubles: readonly (readonly [string, Trouble])[] = [
  ['is full', (name) => name === 'setItem'],
  ['is blocked', () => true],
  ['can be read alone', (name) => name !== 'getItem'],
];

describe.each(troubles)('a phone whose storage %s', (_what, fails) => {
  function breakStorage(): void {
    const method = (name: 'getItem' | 'setItem' | 'removeItem') => () => {
      if (fails(name)) throw new DOMException(name, 'QuotaExceededError');
      return null;
    };
    const broken = {
      getItem: method('getItem'),
      setItem: method('setItem'),
      removeItem: method('removeItem'),
    };
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(broken as never);
    vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(broken as never);
  }

  it.each([
    ['device', 'n: n'],
    [undefined, 's: s'],
  ] as const)(
    'chooses by the device %s: %s, the same on each page, and says nothing twice',
    async (device, sees) => {
      const { stable, next, shelved } = two();
      write(blockOf({ stable, next: { ...next, ...tried } }, shelved.bundles));
      breakStorage();
      for (let visit = 0; visit < 3; visit += 1) {
        const { see, releases, reports } = await page({ device });
        expect([await see('a'), reports]).toEqual([sees, []]);
        releases.drawn();
        const said = vi.fn<(body: string) => void>();
        if (releases.trial !== undefined) createSeen(releases.trial, 'token', said).visit('a');
        expect(said).not.toHaveBeenCalled();
        window.dispatchEvent(new Event('pagehide'));
      }
    },
  );

  it('hears of what is off, and falls to the last good release, within a page', async () => {
    const { stable, next, shelved } = two();
    write(blockOf({ stable, next: { ...next, ...trial } }, shelved.bundles));
    breakStorage();
    serves('/release/now.json?build=b1', {
      seq: 9,
      stable: null,
      next: null,
      off: { ...nothingOff, releases: ['n'] },
    });
    const { see, releases } = await page();
    expect(await see('a')).toBe('n: n');
    releases.hear(9);
    expect(await see('a')).toBe('s: s');
    await releases.refuse('a', 'broken');
    expect(await see('a')).toBe('a');
    expect(answers.size).toBe(1);
  });
});

it('a page that the browser kept whole says again what its tab shows, whatever another one left there', async () => {
  const { stable, next, shelved } = two();
  write(blockOf({ stable: next }, shelved.bundles));
  const { releases, see } = await page();
  releases.drawn();
  window.dispatchEvent(new Event('pagehide'));
  sessionStorage.setItem('h5-journey', JSON.stringify({ shown: 's' }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(JSON.parse(sessionStorage.getItem('h5-journey') ?? '')).toMatchObject({ shown: 'n' });
  expect(await see('a')).toBe('n: n');
  write(blockOf({ stable }, shelved.bundles));
  serves('/release/r/n.json?build=b1', next);
  expect(await (await page({ isUnderWay: () => Promise.resolve(true) })).see('a')).toBe('n: n');
});
