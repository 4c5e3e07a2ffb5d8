/** Holds what a page shows: who falls where, and what stands in, of which nothing is mixed. */
import { describe, expect, it, vi } from 'vitest';
import type { Bundle, ScreenBundle } from '../../model/release.ts';
import {
  answers,
  asked,
  blockOf,
  load,
  own,
  page,
  release,
  screen,
  serves,
  shelf,
  startAnew,
  trial,
  two,
  write,
} from './testing.ts';

startAnew();

describe('a page', () => {
  it('without a block keeps nothing, asks nothing and shows what the build has', async () => {
    const { see, reports } = await page();
    expect([await see('a'), reports, asked, localStorage.length, sessionStorage.length]).toEqual([
      'a',
      [],
      [],
      0,
      0,
    ]);
  });

  it('shows the release on trial to those it is for, else what everyone has', async () => {
    const { stable, next, shelved } = two();
    write(blockOf({ stable, next: { ...next, ...trial } }, shelved.bundles));
    expect(await (await page()).see('a')).toBe('n: n');
    sessionStorage.clear();
    write(blockOf({ stable, next: { ...next, ...trial, who: { country: 'IN' } } }, shelved.bundles));
    expect(await (await page()).see('a')).toBe('s: s');
    expect(await (await page()).see('b')).toBe('b');
    expect(asked).toEqual([]);
  });

  it('falls where it fell before, whoever is logged in, and draws a lot only where one is needed', async () => {
    const { stable, next, shelved } = two();
    const half = blockOf({ stable, next: { ...next, ...trial, share: 50 } }, shelved.bundles);
    write(blockOf({ stable, next: { ...next, ...trial } }, shelved.bundles));
    await page();
    expect(localStorage.length).toBe(0);
    write(half);
    const first = await (await page()).see('a');
    for (let visit = 0; visit < 10; visit += 1) {
      sessionStorage.clear();
      expect(await (await page()).see('a')).toBe(first);
    }
    expect(localStorage.length).toBe(1);
  });

  it('takes the device where nothing can be kept, and only what everyone has where there is none', async () => {
    const { stable, next, shelved } = two();
    write(blockOf({ stable, next: { ...next, ...trial, share: 99.99 } }, shelved.bundles));
    vi.stubGlobal('localStorage', undefined);
    expect(await (await page()).see('a')).toBe('s: s');
    expect(await (await page({ device: 'device' })).see('a')).toBe('n: n');
  });

  it('says the words of the program as the release has them', async () => {
    const shelved = shelf();
    const words = shelved.put({
      kind: 'words',
      words: { 'es-MX': { 'app.retry': 'Otra vez' }, 'en-IN': {} },
    });
    write(blockOf({ stable: release('s', { words }) }, shelved.bundles));
    expect((await page()).said()).toEqual({ 'app.retry': 'Otra vez' });
  });

  it('asks for a bundle that it does not have, once', async () => {
    const { stable, shelved } = two();
    const [hash = '', bundle] = Object.entries(shelved.bundles)[0] ?? [];
    serves(`/release/b/${hash}.json`, bundle);
    write(blockOf({ stable }, {}));
    const { see, releases } = await page();
    releases.ahead('a', load);
    expect([await see('a'), await see('a')]).toEqual(['s: s', 's: s']);
    expect(asked).toEqual([`/release/b/${hash}.json`]);
  });

  it('has the screen of an address that no build has', async () => {
    const shelved = shelf();
    const uses = { widgets: [], actions: [], calls: [], documents: [] };
    const added = shelved.put(screen('added', 'new', { uses }));
    write(
      blockOf({ stable: release('s', { screens: { added }, routes: { '/new': 'added' } }) }, shelved.bundles),
    );
    const { see, releases } = await page();
    expect([await see('added'), releases.routes]).toEqual(['new: new', { '/new': 'added' }]);
  });

  it('fetches the parts that the screen had not', async () => {
    const shelved = shelf();
    const uses = { widgets: ['text', 'rating'], actions: ['copy'], calls: ['save'], documents: ['privacy'] };
    const a = shelved.put(screen('a', 's', { uses }));
    write(blockOf({ stable: release('s', { screens: { a } }) }, shelved.bundles));
    const { releases } = await page(
      {},
      {
        loadWidget: (type) => Promise.resolve(type as never),
        loadAction: (name) => Promise.resolve(name as never),
        loadCall: (name) => Promise.resolve({ name } as never),
        loadDocument: () => Promise.resolve({ title: 'Privacy' }),
      },
    );
    const { module } = await releases.give('a', load);
    expect(module.widgets).toEqual({ text: 'w', rating: 'rating' });
    expect(Object.keys(module.calls)).toEqual(['save']);
    expect(await module.documents?.('es-MX')).toEqual({ privacy: { title: 'Privacy' } });
  });

  it('shows a document as the release has it on a screen that it does not change', async () => {
    const shelved = shelf();
    const changed = shelved.put({ kind: 'document', id: 'privacy', language: 'es-MX', document: 'new' });
    write(blockOf({ stable: release('s', { documents: { 'privacy.es-MX': changed } }) }, shelved.bundles));
    const { releases } = await page();
    const documents = (): Promise<object> => Promise.resolve({ privacy: 'old', terms: 'old' });
    const { module } = await releases.give('a', async () => ({ ...own('a'), documents }) as never);
    expect(await module.documents?.('es-MX')).toEqual({ privacy: 'new', terms: 'old' });
  });
});

describe('what cannot be shown', () => {
  const broken = (of: 'n' | 's', change: (bundle: ScreenBundle) => unknown) => {
    const { stable, next, shelved } = two();
    const hash = (of === 'n' ? next : stable).manifest.screens['a'] ?? '';
    return blockOf(
      { stable, next: { ...next, ...trial } },
      { ...shelved.bundles, [hash]: change(shelved.bundles[hash] as ScreenBundle) as Bundle },
    );
  };

  it.each<[string, (bundle: ScreenBundle) => unknown]>([
    ['another text', (bundle) => ({ ...bundle, definition: { of: 'forged' } })],
    ['another screen', () => screen('b', 'b')],
    ['half of it', ({ id }) => ({ id })],
    ['nothing', () => null],
    ['no object', () => 'x'],
  ])('for %s is the last good one, with one report, and is not tried again', async (_what, change) => {
    write(broken('n', change));
    const { see, reports, plans } = await page();
    expect([await see('a'), await see('a')]).toEqual(['s: s', 's: s']);
    expect(reports).toHaveLength(1);
    expect(plans.clear).toHaveBeenCalledTimes(1);
    const again = await page();
    expect([await again.see('a'), again.reports]).toEqual(['s: s', []]);
  });

  it('is the build where the last good one cannot be shown either', async () => {
    const { stable, next } = two();
    write(blockOf({ stable, next: { ...next, ...trial } }, {}));
    const { see, reports } = await page();
    expect([await see('a'), reports.length]).toEqual(['a', 2]);
  });

  it.each(['', '{"seq":1', '[]', 'null', '"x"', '{"seq":1}', '{"seq":"1","off":{},"bundles":{}}', '<html>'])(
    'is no block: %s',
    async (text) => {
      write(text);
      const { see, reports } = await page();
      expect([await see('a'), reports.length, asked]).toEqual(['a', 1, []]);
    },
  );

  it('is a part that the build has nowhere', async () => {
    const shelved = shelf();
    const uses = { widgets: ['hologram'], actions: [], calls: [], documents: [] };
    const a = shelved.put(screen('a', 's', { uses }));
    write(blockOf({ stable: release('s', { screens: { a } }) }, shelved.bundles));
    const { see, reports } = await page({}, { loadWidget: () => Promise.resolve(undefined) });
    expect([await see('a'), reports]).toEqual(['a', ['s: no hologram']]);
  });

  it('is one that could not be planned', async () => {
    const { stable, next, shelved } = two();
    write(blockOf({ stable, next: { ...next, ...trial } }, shelved.bundles));
    const { releases, see } = await page();
    expect(await see('a')).toBe('n: n');
    await releases.refuse('a', 'not an object');
    expect(await see('a')).toBe('s: s');
  });

  it('is not told apart from a network that is away before the page stands, but said on the page after', async () => {
    const { stable, shelved } = two();
    const hash = stable.manifest.screens['a'] ?? '';
    const path = `/release/b/${hash}.json`;
    answers.set(path, () => Promise.reject(new TypeError('failed')));
    write(blockOf({ stable }, {}));
    const first = await page();
    expect(await first.see('a')).toBe('a');
    sessionStorage.clear();
    const standing = await page();
    standing.releases.drawn();
    expect(await standing.see('a')).toMatch(/failed/);
    serves(path, '', 502);
    expect(await standing.see('a')).toMatch(/502/);
    serves(path, shelved.bundles[hash]);
    expect([await standing.see('a'), standing.reports]).toEqual(['s: s', []]);
  });

  it('is one whose page ended twice before it had lived', async () => {
    const { stable, next, shelved } = two();
    write(blockOf({ stable, next: { ...next, ...trial } }, shelved.bundles));
    for (const sees of ['n: n', 'n: n', 's: s', 's: s']) expect(await (await page()).see('a')).toBe(sees);
  });

  it('is not one whose page was left, or lived a while', async () => {
    vi.useFakeTimers();
    const { stable, next, shelved } = two();
    write(blockOf({ stable, next: { ...next, ...trial } }, shelved.bundles));
    for (let visit = 0; visit < 6; visit += 1) {
      const { releases, see } = await page();
      expect(await see('a')).toBe('n: n');
      releases.drawn();
      if (visit % 2 === 0) window.dispatchEvent(new Event('pagehide'));
      else await vi.advanceTimersByTimeAsync(3000);
    }
  });
});
