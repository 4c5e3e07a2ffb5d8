/** Kept state where no storage is given: it outlives a reload with the entry of the history, and disturbs nothing there. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEntryMemory } from './entry-memory.ts';
import { createStorage } from './storage.ts';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState({ idx: 2, key: 'abc', usr: { before: '/a' } }, '');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.history.replaceState(null, '');
});

const blockStorage = (): void => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
};

describe('a page without storage', () => {
  it('finds after a reload that a loan was sent, and no more once it is forgotten', () => {
    blockStorage();
    createStorage().write('keep:sending', true);
    const reloaded = createStorage();
    expect(reloaded.read('keep:sending')).toBe(true);
    reloaded.remove('keep:sending');
    expect(createStorage().read('keep:sending')).toBeUndefined();
  });

  it('leaves to others what is theirs in the entry', () => {
    blockStorage();
    const storage = createStorage();
    storage.write('a', 1);
    expect(window.history.state).toMatchObject({ idx: 2, key: 'abc', usr: { before: '/a' } });
    storage.remove('a');
    vi.runAllTimers();
    expect(window.history.state).toEqual({ idx: 2, key: 'abc', usr: { before: '/a' } });
  });
});

it('a page with storage puts nothing into the entry', () => {
  const storage = createStorage();
  storage.write('a', 1);
  storage.remove('a');
  expect(window.history.state).toEqual({ idx: 2, key: 'abc', usr: { before: '/a' } });
  window.localStorage.clear();
});

it('writes the first at once, and what follows quickly together, below the limit of Safari', () => {
  const written = vi.spyOn(window.history, 'replaceState');
  const memory = createEntryMemory();
  for (let count = 0; count < 300; count += 1) {
    memory.set('text', 'x'.repeat(count));
    if (count === 0) expect(written).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
  }
  vi.runAllTimers();
  expect(written.mock.calls.length).toBeLessThanOrEqual(80);
  expect(createEntryMemory().get('text')).toHaveLength(299);
});

it('what is refused, or stands there from elsewhere, breaks nothing', () => {
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  const memory = createEntryMemory();
  memory.set('a', 1);
  expect(memory.get('a')).toBe(1);
  vi.restoreAllMocks();
  for (const state of ['text', 5, null, { kept: null }]) {
    window.history.replaceState(state, '');
    expect(createEntryMemory().get('a')).toBeUndefined();
  }
});
