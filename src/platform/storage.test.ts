/** Kept state in the storage of the phone, and in memory where that is blocked, full or switched off. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

/** Replaces the session's storage; a throw is what a WebView does when storage is blocked. */
const replace = (get: () => Storage | null): void => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(get as () => Storage);
};
const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

function behaves(): void {
  const storage = createStorage();
  expect(storage.read('text')).toBeUndefined();
  storage.write('text', { a: ['x', null, 1] });
  expect(storage.read('text')).toEqual({ a: ['x', null, 1] });
  storage.write('text', null);
  expect(storage.read('text')).toBeNull();
  storage.remove('text');
  expect(storage.read('text')).toBeUndefined();
  storage.remove('text');
}

describe('storage', () => {
  it('survives a reload', () => {
    createStorage().write('text', ['a']);
    expect(createStorage().read('text')).toEqual(['a']);
    createStorage().remove('text');
    expect(createStorage().read('text')).toBeUndefined();
  });

  it('keeps to names of its own', () => {
    window.localStorage.setItem('text', '"foreign"');
    const storage = createStorage();
    expect(storage.read('text')).toBeUndefined();
    storage.write('text', 'own');
    storage.remove('text');
    expect(window.localStorage.getItem('text')).toBe('"foreign"');
    expect(window.localStorage).toHaveLength(1);
  });

  it('takes what is no JSON for nothing', () => {
    const storage = createStorage();
    storage.write('text', 'x');
    const [name = ''] = Object.keys(window.localStorage);
    window.localStorage.setItem(name, '{"cut o');
    expect(storage.read('text')).toBeUndefined();
  });

  it('works as usual', behaves);

  it.each<[string, () => Storage | null]>([
    ['blocked', blocked],
    ['switched off', () => null],
    ['without room', () => ({ ...emptyStorage, setItem: quota })],
    [
      'blocked in every part',
      () => ({ ...emptyStorage, setItem: blocked, getItem: blocked, removeItem: blocked }),
    ],
  ])('works from memory where it is %s', (_, get) => {
    replace(get);
    behaves();
  });

  it('works from memory once it is full, and shows no older value after a reload', () => {
    const items = new Map<string, string>();
    let full = false;
    replace(() => ({
      ...emptyStorage,
      getItem: (name) => items.get(name) ?? null,
      setItem: (name, value) => (full ? quota() : void items.set(name, value)),
      removeItem: (name) => void items.delete(name),
    }));
    const storage = createStorage();
    storage.write('text', 'old');
    full = true;
    storage.write('text', 'new');
    expect(storage.read('text')).toBe('new');
    full = false;
    expect(createStorage().read('text')).toBeUndefined();
    storage.write('text', 'newest');
    expect(createStorage().read('text')).toBe('newest');
  });
});

/** A storage as its parts, so that each can fail on its own. */
type Parts = Pick<Storage, 'length' | 'clear' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

function quota(): never {
  throw new DOMException('full', 'QuotaExceededError');
}

const emptyStorage: Parts = {
  length: 0,
  clear: () => undefined,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};
