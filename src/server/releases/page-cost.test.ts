/** Holds what releases cost a page: how often it is made and compressed, and how many bytes it is sent more. */
import { describe, expect, it, vi } from 'vitest';
import { bundledFrom, ownValues } from '../../../tests/support/release.ts';
import { lookUp } from '../../lib/look-up.ts';
import type { Bundle, Lane } from '../../model/release.ts';
import type { Bundled } from '../../release/bundles.ts';
import { pageBrand } from '../brand.ts';
import { pageFiller } from '../page-filler.ts';
import type { PageOf } from '../render/outcomes.ts';
import type { StoredFile } from '../site.ts';
import { pageReleases } from './block.ts';
import { fakeReleases, type FakeReleases } from './testing.ts';

const build = 'c1';
const config = {
  text: '{"apiBase":"/gateway"}',
  brand: pageBrand({}),
  everyone: { country: undefined, brand: '' },
};
const file = (): StoredFile => ({
  type: 'text/html; charset=utf-8',
  plain: Buffer.from(
    '<html><body><div id="app"></div>\n    <script type="module" async src="/a.js"></script></body></html>',
  ),
  encoded: {},
  tag: 'a',
});
const pageOf = (screen: string): PageOf => ({
  route: `/${screen}`,
  screen,
  isBuilt: true,
  language: 'es-MX',
});
const lane = (given: Partial<Lane>): { readonly lanes: readonly Lane[] } => ({
  lanes: [{ contract: build, stable: null, next: null, ...given }],
});

/** What phones get where these words are others. */
const rewritten = (isMeant: (name: string) => boolean): Bundled =>
  bundledFrom(
    Object.fromEntries(
      Object.entries(ownValues()).flatMap(([name, value]) =>
        name.startsWith('words/') && isMeant(name) && typeof value === 'string' ? [[name, `${value} `]] : [],
      ),
    ),
  );

describe('a page', () => {
  it('is made and compressed once for each pointer and page, however often it is asked for', () => {
    const live = fakeReleases();
    live.point({});
    const releases = pageReleases(live, { build });
    const made = vi.spyOn(releases, 'fill');
    const give = pageFiller(() => config, releases);
    const files = new Map(['repay', 'loan-detail'].map((screen) => [screen, file()]));
    const round = (): ReadonlySet<StoredFile> => {
      const answers = new Set<StoredFile>();
      for (let turn = 0; turn < 3; turn += 1)
        for (const [screen, each] of files) answers.add(give(each, {}, pageOf(screen)));
      return answers;
    };
    const first = round();
    // One object for each page, with its compressed texts in it.
    expect([first.size, made.mock.calls.length]).toEqual([2, 2]);
    for (const { encoded } of first) expect(Object.keys(encoded)).toEqual(['br', 'gzip']);
    live.point({});
    const second = round();
    expect([second.size, made.mock.calls.length]).toEqual([2, 4]);
    expect([...second].some((each) => first.has(each))).toBe(false);
  });
});

/** Bytes more than before anything was published (brotli, as it is sent). */
function cost(live: FakeReleases, screen: string): number {
  const sent = (from: FakeReleases): number =>
    pageFiller(() => config, pageReleases(from, { build }))(file(), {}, pageOf(screen)).encoded.br?.length ??
    0;
  return sent(live) - sent(fakeReleases());
}

/** Of some screens of what was rewritten. */
function releasing({ bundles }: Bundled, screens: readonly (readonly [string, string])[]): FakeReleases {
  const live = fakeReleases();
  for (const [, hash] of screens) live.put(JSON.parse(bundles[hash] ?? '') as Bundle);
  live.release('r12', { screens: Object.fromEntries(screens) });
  live.point(lane({ stable: 'r12' }));
  return live;
}

/** The design's, and those of docs/releases.md. */
const most = { equal: 400, changed: 4500, rewritten: { 'loan-detail': 6000 } } as const;

describe('a page under a release', () => {
  const whole = rewritten(() => true);
  const screens = Object.entries(whole.manifest.screens);

  it('that says every word of its screen anew in both languages costs at most 4.5 kB more, the largest 6', () => {
    expect(screens.length).toBeGreaterThan(25);
    const over = screens
      .map(([screen, hash]) => [screen, cost(releasing(whole, [[screen, hash]]), screen)] as const)
      .filter(([screen, bytes]) => bytes > (lookUp(most.rewritten, screen) ?? most.changed));
    expect(over).toEqual([]);
  });

  it('that changes a word of the largest screen costs at most 4.5 kB more', () => {
    const some = rewritten((name) => name.endsWith('/order.title'));
    const changed = Object.entries(some.manifest.screens);
    expect(changed.map(([screen]) => screen)).toContain('loan-detail');
    expect(cost(releasing(some, changed), 'loan-detail')).toBeLessThanOrEqual(most.changed);
  });

  it('that leaves its screen as it is costs at most 0.4 kB more, also where five others are changed', () => {
    const others = screens.filter(([screen]) => screen !== 'loan-detail').slice(0, 5);
    expect(cost(releasing(whole, others), 'loan-detail')).toBeLessThanOrEqual(most.equal);
  });
});
