/** Holds what a server knows of what phones will show, and what it must not take for known. */
import { describe, expect, it } from 'vitest';
import type { Now, OfferedNext } from '../../model/release.ts';
import { emptyManifest, nothingOff } from '../../../tests/support/release-objects.ts';
import { outcomesOf, type PageOf } from './outcomes.ts';

const live = {
  pointer: { seq: 1, at: '', lanes: [], off: nothingOff },
  manifest: () => undefined,
  bundle: (hash: string) => (hash === 'lost' ? undefined : `text of ${hash}`),
};
const stable = { release: 's', manifest: { ...emptyManifest, screens: { repay: 's-repay' } } };
const next: OfferedNext = {
  release: 'n',
  manifest: { ...emptyManifest, screens: { repay: 'n-repay', added: 'n-added' } },
  salt: 'x',
  share: 100,
  who: {},
};
const page: PageOf = { route: '/repay', screen: 'repay', isBuilt: true, language: 'es-MX' };
const everyone = { country: 'MX', brand: 'Lendora' };
const now = (given: Partial<Now> = {}): Now => ({ seq: 1, stable, next: null, off: nothingOff, ...given });
const of = (given: Partial<Now>, asked: Partial<PageOf> = {}) =>
  outcomesOf(live, now(given), { ...page, ...asked }, everyone);
const releases = (given: Partial<Now>): readonly (string | null)[] => of(given).map(({ release }) => release);

describe('who sees what', () => {
  it.each<[string, Partial<Now>, readonly (string | null)[]]>([
    ['what everyone has', {}, ['s']],
    ["the build's own", { stable: null }, [null]],
    ['one that all are meant by', { next }, ['n']],
    ['either, for a share', { next: { ...next, share: 10 } }, ['s', 'n']],
    [
      'either, where the app must say its version',
      { next: { ...next, who: { versionFrom: '2' } } },
      ['s', 'n'],
    ],
    ['either, where the promotion must be known', { next: { ...next, who: { promotion: '7' } } }, ['s', 'n']],
    ['one for this country', { next: { ...next, who: { country: 'MX', brand: 'Lendora' } } }, ['n']],
    ['not one for another country', { next: { ...next, who: { country: 'IN' } } }, ['s']],
    ['not one for another language', { next: { ...next, who: { language: 'en-IN' } } }, ['s']],
    ['not one that is off', { next, off: { ...nothingOff, releases: ['n'] } }, ['s']],
    ['nothing where all are off', { next, off: { ...nothingOff, all: true } }, [null]],
  ])('%s', (_what, given, expected) => {
    expect(releases(given)).toEqual(expected);
  });
});

describe('what is to be drawn', () => {
  it("is the release's own screen, with the texts that it needs", () => {
    const manifest = { ...stable.manifest, words: 'w' };
    const [outcome] = of({ stable: { release: 's', manifest }, off: { ...nothingOff, widgets: ['card'] } });
    expect(outcome?.drawn).toMatchObject({
      drawing: {
        route: '/repay',
        screen: 'repay',
        language: 'es-MX',
        bundle: 'text of s-repay',
        words: 'text of w',
        off: ['card'],
      },
    });
  });

  it("is nothing where the release leaves the build's page as it is", () => {
    expect(of({}, { screen: 'loan' })[0]?.drawn).toBe('built-in');
    const off = { ...nothingOff, screens: { repay: null } };
    expect(of({ off })[0]?.drawn).toBe('built-in');
  });

  it("is the build's own screen where its words or a widget are others", () => {
    const manifest = { ...emptyManifest, words: 'w' };
    expect(of({ stable: { release: 's', manifest } })[0]?.drawn).toMatchObject({
      drawing: { bundle: null, words: 'text of w' },
    });
    expect(of({ stable: null, off: { ...nothingOff, widgets: ['card'] } })[0]?.drawn).toMatchObject({
      drawing: { bundle: null, off: ['card'] },
    });
  });

  it('is nothing that can be drawn where the screen is closed, or a text is lost', () => {
    expect(of({ stable: null, off: { ...nothingOff, screens: { repay: null } } })[0]?.drawn).toBeUndefined();
    for (const manifest of [
      { ...emptyManifest, screens: { repay: 'lost' } },
      { ...emptyManifest, words: 'lost' },
    ])
      expect(of({ stable: { release: 's', manifest } })[0]?.drawn).toBeUndefined();
  });

  it('is the layout of the promotion that stands in for others', () => {
    const promotion: PageOf = { route: '/promotion', screen: undefined, isBuilt: true, language: 'es-MX' };
    const manifest = { ...emptyManifest, layouts: { classic: 'c', other: 'o' } };
    const given = { stable: { release: 's', manifest } };
    expect(of(given, promotion)[0]?.drawn).toMatchObject({ drawing: { bundle: 'text of c' } });
    expect(of({ ...given, off: { ...nothingOff, layouts: ['classic'] } }, promotion)[0]?.drawn).toBe(
      'built-in',
    );
  });

  it('has a name for each that can look otherwise, and one for what looks the same', () => {
    const nameOf = (given: Partial<Now>, asked: Partial<PageOf> = {}): string | undefined => {
      const drawn = of(given, asked)[0]?.drawn;
      return typeof drawn === 'object' ? drawn.name : undefined;
    };
    const names = [
      nameOf({}),
      nameOf({ next }),
      nameOf({}, { route: '/repay2' }),
      nameOf({}, { language: 'en-IN' }),
      nameOf({ off: { ...nothingOff, widgets: ['card'] } }),
      nameOf({ stable: { ...stable, manifest: { ...stable.manifest, words: 'w' } } }),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(nameOf({ stable: { ...stable, release: 'same' } })).toBe(nameOf({}));
  });
});
