/** Holds what the phone keeps of releases: within limits, with an end, and never in the way where nothing can be kept. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nothingOff } from '../../tests/support/release-objects.ts';
import { bundleOf, lotOf, readJourney, Unfit, writeJourney, type Journey } from './releases.ts';

const day = 86_400_000;
const journey = (given: Partial<Journey> = {}): Journey => ({
  seq: 1,
  off: nothingOff,
  shown: 'r',
  began: Date.now(),
  deaths: 0,
  busy: false,
  bad: [],
  ...given,
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('the lot', () => {
  it('stays the same, through a logout too, for as long as the phone comes back', () => {
    vi.useFakeTimers({ now: Date.parse('2026-01-01') });
    const lot = lotOf(undefined);
    expect(lot).toMatch(/^[\da-f]{32}$/);
    for (let visit = 0; visit < 5; visit += 1) {
      vi.setSystemTime(Date.now() + 300 * day);
      expect(lotOf('device')).toBe(lot);
    }
    vi.setSystemTime(Date.now() + 401 * day);
    expect(lotOf(undefined)).not.toBe(lot);
    expect(localStorage.length).toBe(1);
  });

  it.each(['', 'x', '1', ' y', `${Date.now()} `])('that cannot be read is drawn again: %j', (kept) => {
    localStorage.setItem('h5-lot', kept);
    expect(lotOf(undefined)).toMatch(/^[\da-f]{32}$/);
  });

  it('that was kept stays where the phone is full', () => {
    vi.useFakeTimers({ now: Date.parse('2026-01-01') });
    const lot = lotOf(undefined);
    vi.setSystemTime(Date.now() + 60 * day);
    const full = { getItem: (name: string) => localStorage.getItem(name), setItem: vi.fn() };
    full.setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const stored = localStorage.getItem('h5-lot');
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({ ...full, getItem: () => stored } as never);
    expect(lotOf('device')).toBe(lot);
  });

  it('that cannot be kept is the device, if the app names one', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect([lotOf('device'), lotOf(undefined)]).toEqual(['device', undefined]);
  });
});

describe('a journey', () => {
  it('comes back as it was left', () => {
    const left = journey({ bad: ['x'], busy: true });
    writeJourney(left);
    expect(readJourney()).toEqual(left);
  });

  it('too large to keep is none, and takes the one before with it', () => {
    writeJourney(journey());
    writeJourney(journey({ bad: ['x'.repeat(20_000)] }));
    expect(readJourney()).toBeUndefined();
  });

  it('of a day ago, or of a clock that was set back, is over', () => {
    writeJourney(journey({ began: Date.now() - day }));
    expect(readJourney()).toBeUndefined();
    writeJourney(journey({ began: Date.now() + 2 * day }));
    expect(readJourney()).toBeUndefined();
  });

  it('is none where the phone keeps nothing', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    writeJourney(journey());
    expect(readJourney()).toBeUndefined();
  });
});

it('takes nothing for a bundle where it cannot be checked', async () => {
  vi.stubGlobal('crypto', {});
  await expect(bundleOf('h', { h: {} as never })).rejects.toBeInstanceOf(Unfit);
});
