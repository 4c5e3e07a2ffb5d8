/** Holds that a journey has one release, and what news of others change in it. */
import { describe, expect, it, vi } from 'vitest';
import { nothingOff } from '../../../tests/support/release-objects.ts';
import type { Now, ReleaseBlock } from '../../model/release.ts';
import { Closed } from './port.ts';
import {
  answers,
  asked,
  blockOf,
  load,
  page,
  release,
  screen,
  serves,
  startAnew,
  trial,
  two,
  write,
} from './testing.ts';

startAnew();

describe('a journey', () => {
  const isUnderWay = (): Promise<boolean> => Promise.resolve(true);
  const later = (block: ReleaseBlock): ReleaseBlock => ({ ...block, seq: block.seq + 1 });

  it('ends on the release that it began with, also where that is the build', async () => {
    const { stable, next, shelved } = two();
    const hash = next.manifest.screens['a'] ?? '';
    serves(`/release/b/${hash}.json`, shelved.bundles[hash]);
    write(blockOf({ stable, next: { ...next, ...trial } }, shelved.bundles));
    (await page()).releases.drawn();
    write(later(blockOf({ stable }, {})));
    serves('/release/r/n.json?build=b1', next);
    const on = await page({ isUnderWay });
    expect([await on.see('a'), on.reports]).toEqual(['n: n', []]);
    sessionStorage.clear();
    write(blockOf({}, {}));
    (await page()).releases.drawn();
    window.dispatchEvent(new Event('pagehide'));
    write(later(blockOf({ stable }, shelved.bundles)));
    expect(await (await page({ isUnderWay })).see('a')).toBe('a');
    expect(await (await page()).see('a')).toBe('s: s');
  });

  it('is one that was left with a dialog open', async () => {
    const { stable, next, shelved } = two();
    write(blockOf({ stable: next }, shelved.bundles));
    (await page()).releases.drawn();
    document.body.innerHTML = '<dialog open></dialog>';
    window.dispatchEvent(new Event('pagehide'));
    document.body.innerHTML = '';
    write(blockOf({ stable }, shelved.bundles));
    serves('/release/r/n.json?build=b1', next);
    expect(await (await page()).see('a')).toBe('n: n');
  });

  it('does not last for ever, nor go on with what is off', async () => {
    const { stable, next, shelved } = two();
    write(blockOf({ stable: next }, shelved.bundles));
    await page();
    write(blockOf({ seq: 2, stable, off: { ...nothingOff, releases: ['n'] } }, shelved.bundles));
    serves('/release/r/n.json?build=b1', next);
    expect([await (await page({ isUnderWay })).see('a'), asked]).toEqual(['s: s', []]);
    sessionStorage.clear();
    write(blockOf({ stable: next }, shelved.bundles));
    await page();
    vi.useFakeTimers({ now: Date.now() + 86_400_001 });
    write(blockOf({ stable }, shelved.bundles));
    expect(await (await page({ isUnderWay })).see('a')).toBe('s: s');
  });

  it('goes on in another build with what that shows of its release, which its block may not know any more', async () => {
    const { stable, next, shelved } = two();
    write(blockOf({ stable: next }, shelved.bundles));
    await page();
    const newer = release('n', { screens: { a: shelved.put(screen('a', 'n2')) } });
    write({ ...blockOf({ stable, next: { ...newer, ...trial, share: 0 } }, shelved.bundles), build: 'b2' });
    expect([await (await page({ isUnderWay })).see('a'), asked]).toEqual(['n2: n2', []]);
    sessionStorage.clear();
    write(blockOf({ stable: next }, shelved.bundles));
    await page();
    write({ ...blockOf({ stable }, shelved.bundles), build: 'b2' });
    serves('/release/r/n.json?build=b2', newer);
    const later = await page({ isUnderWay });
    expect([await later.see('a'), later.reports]).toEqual(['n2: n2', []]);
    expect(later.releases.kept).toEqual([
      '/release/now.json?build=b2',
      '/release/r/n.json?build=b2',
      `/release/b/${newer.manifest.screens['a'] ?? ''}.json`,
    ]);
  });

  it.each<[string, () => void]>([
    ['cannot show it', () => undefined],
    ['answers with another', () => serves('/release/r/n.json?build=b1', release('x', {}))],
    ['answers with half of it', () => serves('/release/r/n.json?build=b1', { release: 'n' })],
    ['answers with nothing', () => serves('/release/r/n.json?build=b1', null)],
    ['fails', () => serves('/release/r/n.json?build=b1', '', 500)],
    [
      'is not there',
      () => void answers.set('/release/r/n.json?build=b1', () => Promise.reject(new TypeError('failed'))),
    ],
  ])('is on the last good release, with one report, where the server %s', async (_what, answer) => {
    const { stable, next, shelved } = two();
    write(blockOf({ stable: next }, shelved.bundles));
    await page();
    write({ ...blockOf({ stable }, shelved.bundles) });
    answer();
    const { see, reports } = await page({ isUnderWay });
    expect([await see('a'), await see('a')]).toEqual(['s: s', 's: s']);
    expect(reports).toEqual([expect.stringMatching(/^n: /)]);
    const after = await page({ isUnderWay });
    expect([await after.see('a'), after.reports]).toEqual(['s: s', []]);
  });

  it('has what everyone gets behind what it goes on with', async () => {
    const { stable, next, shelved } = two();
    write(blockOf({ stable: next }, shelved.bundles));
    await page();
    write(blockOf({ stable }, { [stable.manifest.screens['a'] ?? '']: screen('a', 's') }));
    serves('/release/r/n.json?build=b1', next);
    const { see, reports } = await page({ isUnderWay });
    expect([await see('a'), reports.length]).toEqual(['s: s', 1]);
  });

  it('is of no release on a page that knows none', async () => {
    const { next, shelved } = two();
    write(blockOf({ stable: next }, shelved.bundles));
    await page();
    document.head.innerHTML = '';
    const { see, releases } = await page({ isUnderWay });
    expect([await see('a'), asked, releases.kept]).toEqual(['a', [], []]);
  });

  it.each(['{', 'null', '{"began":0}', `{"began":${Date.now()},"off":{},"shown":"n","bad":[]}`])(
    'that cannot be read is none: %s',
    async (text) => {
      sessionStorage.setItem('h5-journey', text);
      const { see, reports } = await page({ isUnderWay });
      expect([await see('a'), reports]).toEqual(['a', []]);
    },
  );
});

describe('news', () => {
  const now = (given: Partial<Now>): Now => ({ seq: 9, stable: null, next: null, off: nothingOff, ...given });

  it('are asked for when a screen is left, once, and switch off what is off', async () => {
    const { stable, shelved } = two();
    write(blockOf({ stable }, shelved.bundles));
    serves('/release/now.json?build=b1', now({ off: { ...nothingOff, screens: { b: null, a: null } } }));
    const { see, releases, plans } = await page();
    releases.drawn();
    releases.hear(1);
    releases.hear(Number.NaN);
    expect(plans.clear).not.toHaveBeenCalled();
    releases.hear(9);
    releases.hear(9);
    expect(asked).toEqual([]);
    expect([await see('a'), await see('b')]).toEqual(['a', new Closed(null)]);
    expect(asked).toEqual(['/release/now.json?build=b1']);
    releases.hear(9);
    await see('c');
    expect(asked).toHaveLength(1);
  });

  it('take a release back, and all of them', async () => {
    const { stable, next, shelved } = two();
    write(blockOf({ stable, next: { ...next, ...trial } }, shelved.bundles));
    const { see, releases } = await page();
    serves('/release/now.json?build=b1', now({ off: { ...nothingOff, releases: ['n'] } }));
    releases.hear(9);
    expect(await see('a')).toBe('s: s');
    serves('/release/now.json?build=b1', now({ seq: 10, off: { ...nothingOff, all: true } }));
    releases.hear(10);
    expect(await see('a')).toBe('a');
  });

  it('wait for a write that runs, and for a network', async () => {
    let writing = true;
    const { see, releases } = await page({ writing: () => writing });
    releases.hear(9);
    await see('a');
    expect(asked).toEqual([]);
    writing = false;
    answers.set('/release/now.json', () => Promise.reject(new TypeError('failed')));
    expect(await see('a')).toBe('a');
    serves('/release/now.json', now({ off: { ...nothingOff, screens: { a: null } } }));
    expect(await see('a')).toEqual(new Closed(null));
    expect(asked).toHaveLength(2);
  });

  it('make a widget one that there is not', async () => {
    write(blockOf({ off: { ...nothingOff, widgets: ['text', 'other'] } }, {}));
    const { releases } = await page();
    expect((await releases.give('a', load)).module.widgets).toEqual({});
  });
});
