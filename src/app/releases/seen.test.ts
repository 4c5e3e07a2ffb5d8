import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSeen, tokenOfPage, type Seen, type Trial } from './seen.ts';

const whole = { release: 'r1', arm: 'next', build: 'b', token: 't' };
const trial: Trial = { release: 'r1', arm: 'next', share: 10, build: 'b' };
afterEach(() => localStorage.clear());

/** A page of this phone, and what it says. */
function page(
  more: Partial<Trial> = {},
  token: string | undefined = 't',
): Seen & { readonly said: unknown[] } {
  const said: unknown[] = [];
  return { ...createSeen({ ...trial, ...more }, token, (body) => void said.push(JSON.parse(body))), said };
}

describe('a phone', () => {
  it('says a visit, its first failure and each finished press once, however many pages it opens', () => {
    const first = page();
    first.visit('repay');
    first.failure('repay', 'node-threw');
    first.failure('repay', 'other');
    first.done('repay');
    expect(first.said).toEqual([
      { ...whole, screen: 'repay', outcome: 'visit' },
      {
        ...whole,
        screen: 'repay',
        outcome: 'failure',
        code: 'node-threw',
      },
      { ...whole, screen: 'repay', outcome: 'done' },
    ]);
    const second = page();
    second.visit('repay');
    second.failure('detail', 'node-threw');
    second.done('repay');
    second.done('confirm');
    expect(second.said).toMatchObject([{ screen: 'confirm', outcome: 'done' }]);
  });

  it.each<[string, Partial<Trial>, number]>([
    ['another share', { share: 25 }, 0],
    ['the other side', { arm: 'stable' }, 0],
    ['another release', { release: 'r12' }, 1],
  ])('that has spoken says of %s so many things: %#', (_name, more, count) => {
    page().visit('repay');
    const later = page(more);
    later.visit('repay');
    expect(later.said).toHaveLength(count);
  });

  it('says nothing without a token, and nothing where nothing can be kept', () => {
    const none = createSeen(trial, undefined, () => expect.unreachable());
    expect(tokenOfPage()).toBeUndefined();
    none.visit('repay');
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new Error('full');
      },
      clear: () => undefined,
    });
    const full = page();
    full.visit('repay');
    expect(full.said).toEqual([]);
  });

  it.each(['{', 'null', '[]', '{"of":7}', '{"of":"r1 next 10"}', '{"of":"r1 next 10","said":["visit"]}'])(
    'that keeps %s begins anew or is silent',
    (kept) => {
      localStorage.setItem('release-seen', kept);
      const one = page();
      one.visit('repay');
      expect(one.said.length).toBe(kept === '{' || kept === 'null' ? 0 : 1);
    },
  );
});

it('finds its token in the answer that brought the page, and sends a beacon', () => {
  const timing = [{ serverTiming: [{ name: 'x' }, { name: 'release', description: 'abc' }] }];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(timing as never);
  const send = vi.fn(() => true);
  vi.stubGlobal('navigator', { sendBeacon: send });
  createSeen(trial).visit('repay');
  expect(send).toHaveBeenCalledWith('/release/seen', expect.stringContaining('"token":"abc"'));
});
