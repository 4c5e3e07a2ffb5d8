/** Kept state in the storage of the phone, and in memory where that is blocked, full or switched off. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.history.replaceState(null, '');
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
  it('keeps nothing of a session that has ended, and nothing more', () => {
    window.localStorage.setItem('foreign', '1');
    const storage = createStorage();
    storage.write('text', 'own');
    storage.end();
    storage.write('text', 'late');
    expect([storage.read('text'), window.localStorage.length]).toEqual([undefined, 1]);
    expect(createStorage().read('text')).toBeUndefined();
  });

  it('of another session nothing is left, whoever comes without one', () => {
    const names = ['keep:a:complaint:state.text', 'keep:b:complaint:state.text', 'keep::public:state.text'];
    const first = createStorage('a');
    for (const name of names) first.write(name, 'x');
    const read = (owner?: string): readonly unknown[] => {
      const storage = createStorage(owner);
      return names.map((name) => storage.read(name));
    };
    expect(read()).toEqual(['x', 'x', 'x']);
    expect(read('b')).toEqual([undefined, 'x', 'x']);
    // A name that begins like another is another.
    expect(read('bb')).toEqual([undefined, undefined, 'x']);
  });

  it('keeps nothing in the entry of the history either', () => {
    replace(blocked);
    const storage = createStorage();
    storage.write('text', 'own');
    storage.write('more', 'own');
    storage.end();
    expect(window.history.state).toEqual({});
    expect(createStorage().read('text')).toBeUndefined();
  });

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

  describe('after a while', () => {
    const later = (days: number): void => {
      vi.useFakeTimers({ now: Date.now() + days * 86_400_000 });
    };
    afterEach(() => void vi.useRealTimers());

    it('has forgotten what nobody came back for, and nothing else', () => {
      window.localStorage.setItem('foreign', '1 "x"');
      createStorage().write('old', 'x');
      later(29);
      createStorage().write('new', 'y');
      expect(createStorage().read('old')).toBe('x');
      later(2);
      const storage = createStorage();
      expect([storage.read('old'), storage.read('new')]).toEqual([undefined, 'y']);
      expect(Object.keys(window.localStorage).sort()).toEqual(['foreign', 'h5:new']);
    });

    it('keeps for as long again what is written again', () => {
      createStorage().write('text', 'x');
      later(20);
      createStorage().write('text', 'y');
      later(20);
      expect(createStorage().read('text')).toBe('y');
    });

    it('gives its time to what was kept without one', () => {
      window.localStorage.setItem('h5:text', '{"a":"12 x"}');
      expect(createStorage().read('text')).toEqual({ a: '12 x' });
      later(31);
      createStorage();
      expect(Object.keys(window.localStorage)).toEqual([]);
    });

    it('keeps nothing for ever because a clock was set back', () => {
      createStorage().write('text', 'x');
      later(-31);
      expect(createStorage().read('text')).toBeUndefined();
    });
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

  it('works from memory once it is full, and a reload finds that value, none that is older', () => {
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
    const entry: unknown = window.history.state;
    expect(createStorage().read('text')).toBe('new');
    storage.write('text', 'newest');
    expect(createStorage().read('text')).toBe('newest');
    // Back at an entry from before.
    window.history.replaceState(entry, '');
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

it('knows whether something of a kind was kept of late', () => {
  vi.useFakeTimers();
  const storage = createStorage();
  const of = (start: string) => (name: string) => name.startsWith(start);
  storage.write('keep:a:x', 1);
  expect([storage.any(of('keep:a:'), 1000), storage.any(of('keep:b:'), 1000)]).toEqual([true, false]);
  vi.setSystemTime(Date.now() + 1000);
  expect(storage.any(of('keep:a:'), 1000)).toBe(false);
  vi.useRealTimers();
});
