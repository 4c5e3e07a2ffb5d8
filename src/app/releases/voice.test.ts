/** Holds what a page says of a release on trial, and that it says nothing where none is. */
import { beforeEach, expect, it, vi } from 'vitest';
import { blockOf, page, startAnew, two, write } from './testing.ts';
import { createVoice } from './voice.ts';

startAnew();

const load = (): Promise<never> => Promise.resolve({ widgets: {} } as never);
const beacon = vi.fn<(path: string, body: string) => boolean>(() => true);
const said = (): readonly unknown[] => beacon.mock.calls.map(([, body]) => JSON.parse(body) as unknown);

beforeEach(() => {
  beacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  const timing = { serverTiming: [{ name: 'release', description: 'token' }] };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([timing] as never);
});

it.each([
  ['next', 99.99],
  ['stable', 0.01],
] as const)(
  'says that the screen stood there, and its first failure, from the side %s',
  async (arm, share) => {
    localStorage.setItem('h5-lot', `${Date.now()} somebody`);
    const { stable, next, shelved } = two();
    write(blockOf({ stable, next: { ...next, salt: 'x', share, who: {} } }, shelved.bundles));
    const { releases } = await page();
    const voice = createVoice({ releases });
    voice.stands();
    await releases.give('b', load);
    voice.stands();
    voice.failed('node-threw');
    voice.failed('call-failed');
    voice.done();
    const own = { release: 'n', arm, build: 'b1', screen: 'b', token: 'token' };
    await vi.waitFor(() =>
      expect(said()).toEqual([
        { ...own, outcome: 'visit' },
        { ...own, outcome: 'failure', code: 'node-threw' },
        { ...own, outcome: 'done' },
      ]),
    );
  },
);

it('says nothing where nothing is tried, or not on people like this one', async () => {
  const { stable, next, shelved } = two();
  for (const given of [null, { ...next, salt: 'x', share: 100, who: { country: 'IN' as const } }]) {
    write(blockOf({ stable, next: given }, shelved.bundles));
    const { releases } = await page();
    await releases.give('b', load);
    expect(releases.trial).toBeUndefined();
    createVoice({ releases }).stands();
  }
  expect(beacon).not.toHaveBeenCalled();
});

it('is on no side of what is switched off, and stays on its own where the release could not be shown', async () => {
  const { stable, next, shelved } = two();
  const tried = { ...next, salt: 'x', share: 99.99, who: {} };
  const off = { screens: {}, layouts: [], widgets: [], calls: {}, releases: ['n'], all: false };
  write(blockOf({ stable, next: tried, off }, shelved.bundles));
  expect((await page()).releases.trial).toBeUndefined();
  sessionStorage.clear();
  write(blockOf({ stable, next: tried }, shelved.bundles));
  const { releases, see } = await page();
  await releases.refuse('a', 'broken');
  expect([await see('a'), releases.trial?.arm]).toEqual(['s: s', 'next']);
});
