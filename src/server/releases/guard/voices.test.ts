import { describe, expect, it } from 'vitest';
import type { Pointer } from '../../../model/release.ts';
import { noReleases } from '../no-releases.ts';
import type { PageToken } from './page-token.ts';
import { createVoiceBox, type Counted, type Said } from './voices.ts';

const now = Date.UTC(2026, 10, 23, 12);
const pointer = (seq: number, share = 10, release = 'r-1'): Pointer => {
  const { pointer: none } = noReleases.live();
  const next = { release, salt: '', share, who: {}, from: null, until: null, held: false };
  return { ...none, seq, lanes: [{ contract: 'b', stable: null, next }] };
};
let pages = 0;
const token = (more: Partial<PageToken> = {}): PageToken => ({
  seq: 3,
  at: now / 1000,
  network: 77,
  page: String((pages += 1)),
  ...more,
});
const said = (more: Partial<Said> = {}): Said => ({
  release: 'r-1',
  arm: 'next',
  build: 'b',
  screen: 'repay',
  outcome: 'visit',
  code: '',
  ...more,
});
const failure = { outcome: 'failure', code: 'node-threw' } as const;
const sum = (counted: readonly Counted[]): number => counted.reduce((all, { count }) => all + count, 0);

describe('a voice', () => {
  it('is one more in a count, by its share, day and cell, and nothing else of it is kept', () => {
    const box = createVoiceBox();
    for (let page = 0; page < 3; page += 1)
      box.hear(token({ network: 256 * 9 + 5 }), said({ screen: `s${page}` }), pointer(3), now);
    // Of a failure alone it is asked where it was.
    expect(box.take()).toEqual([
      { ...said(), screen: '', share: 10, step: 3, day: Math.floor(now / 86_400_000), cell: 5, count: 3 },
    ]);
    expect(box.take()).toEqual([]);
  });

  it('of a call that failed counts on neither side as long as one is switched off, every other does', () => {
    const box = createVoiceBox();
    const off = { ...noReleases.live().pointer.off, calls: { loanPush: null } };
    const failed = { outcome: 'failure', code: 'call-failed' } as const;
    for (const arm of ['next', 'stable'] as const) {
      const heard = [{ ...failed, arm }, { ...failure, arm }, { arm }].map((more) =>
        box.hear(token(), said(more), { ...pointer(3), off }, now),
      );
      expect([arm, heard]).toEqual([arm, [false, true, true]]);
      expect(box.hear(token(), said({ ...failed, arm }), pointer(3), now)).toBe(true);
    }
  });

  it('counts once for a page, and a finished press once for each screen', () => {
    const box = createVoiceBox();
    const one = token();
    const hear = (more: Partial<Said>): boolean => box.hear(one, said(more), pointer(3), now);
    const done = { outcome: 'done' } as const;
    const heard = [
      {},
      {},
      failure,
      { ...failure, code: 'other' },
      done,
      done,
      { ...done, screen: 'detail' },
    ].map(hear);
    expect(heard).toEqual([true, false, true, false, true, false, true]);
  });

  it.each<[string, Partial<PageToken>, Partial<Said>]>([
    ['a page of before the share was what it is', { seq: 2 }, {}],
    ['another release', {}, { release: 'r-2' }],
    ['a build that has nothing on trial', {}, { build: 'c' }],
  ])('of %s does not count', (_name, given, what) => {
    expect(createVoiceBox().hear(token(given), said(what), pointer(3), now)).toBe(false);
  });

  it('goes on counting when something else becomes live, and begins anew with another share', () => {
    const box = createVoiceBox();
    const at = (seq: number): PageToken => token({ seq });
    expect(box.hear(at(3), said(), pointer(3), now)).toBe(true);
    expect(box.hear(at(3), said(), pointer(4), now)).toBe(true);
    expect(box.hear(at(4), said(), pointer(5, 25), now)).toBe(false);
    expect(box.hear(at(5), said(), pointer(5, 25), now)).toBe(true);
  });
});

describe('of one network', () => {
  it('so many count in a minute, of both arms together, and no other has less for it', () => {
    const box = createVoiceBox();
    const arms = ['next', 'stable'] as const;
    for (let voice = 0; voice < 500; voice += 1)
      box.hear(token(), said({ ...failure, arm: arms[voice % 2] ?? 'next' }), pointer(3), now);
    expect(sum(box.take())).toBe(6);
    expect(box.hear(token({ network: 78 }), said(failure), pointer(3), now)).toBe(true);
    expect(box.hear(token(), said(failure), pointer(3), now + 59_000)).toBe(false);
    expect(box.hear(token(), said(failure), pointer(3), now + 61_000)).toBe(true);
  });
});

describe('what is kept', () => {
  it('has an end, whatever names are invented, and however long the store is away', () => {
    const box = createVoiceBox();
    for (let index = 0; index < 6000; index += 1)
      box.hear(
        token({ network: index }),
        said({ ...failure, screen: `s${index}`, code: `c${index}` }),
        pointer(3),
        now,
      );
    const counted = box.take();
    expect(counted.length).toBeLessThanOrEqual(5000);
    expect(new Set(counted.map(({ screen }) => screen)).size).toBeLessThanOrEqual(101);
    expect(counted.some(({ screen, code }) => screen === 'other' && code === 'other')).toBe(true);
  });

  it('comes back whole where it could not be kept', () => {
    const box = createVoiceBox();
    box.hear(token(), said(), pointer(3), now);
    const first = box.take();
    box.hear(token(), said(), pointer(3), now);
    box.giveBack(first);
    expect([box.take()].map(sum)).toEqual([2]);
  });

  it('survives a clock that jumps either way', () => {
    const box = createVoiceBox();
    for (const jump of [0, 1e12, -1e12, 0])
      expect(box.hear(token(), said(), pointer(3), now + jump)).toBe(true);
  });
});
