import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readPath } from '../lib/path.ts';
import { createStore, shareEqual } from './store.ts';

/** JSON as it arrives: it has no negative zero. */
const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

describe('a store', () => {
  it('wakes who reads the written path, above it and below it, and nobody else', () => {
    const store = createStore({
      loan: { amount: 1, rows: [{ text: 'a' }, { text: 'b' }] },
      state: { text: '' },
    });
    const readers = { root: vi.fn(), amount: vi.fn(), first: vi.fn(), second: vi.fn(), state: vi.fn() };
    store.subscribe([['loan']], readers.root);
    store.subscribe([['loan', 'amount']], readers.amount);
    store.subscribe([['loan', 'rows', '0', 'text']], readers.first);
    store.subscribe([['loan', 'rows', '1', 'text']], readers.second);
    store.subscribe([['state', 'text']], readers.state);
    store.write(['loan'], { amount: 1, rows: [{ text: 'a' }, { text: 'c' }] });
    expect(
      [readers.root, readers.amount, readers.first, readers.second, readers.state].map(
        (reader) => reader.mock.calls.length,
      ),
    ).toEqual([1, 0, 0, 1, 0]);
  });

  it('wakes nobody when an equal value is written', () => {
    const store = createStore({ loan: { rows: [{ text: 'a' }] } });
    const before = store.read(['loan']);
    const reader = vi.fn();
    store.subscribe([['loan']], reader);
    store.write(['loan'], { rows: [{ text: 'a' }] });
    expect(reader).not.toHaveBeenCalled();
    expect(store.read(['loan'])).toBe(before);
  });

  it('counts its changes, and nothing else', () => {
    const store = createStore({ loan: { amount: 1 } });
    const before = store.version();
    store.write(['loan'], { amount: 1 });
    store.read(['loan']);
    expect(store.version()).toBe(before);
    store.write(['loan'], { amount: 2 });
    expect(store.version()).not.toBe(before);
  });

  it('calls a reader of several changed paths once', () => {
    const store = createStore({ loan: { a: 1, b: 1 } });
    const reader = vi.fn();
    store.subscribe(
      [
        ['loan', 'a'],
        ['loan', 'b'],
      ],
      reader,
    );
    store.write(['loan'], { a: 2, b: 2 });
    expect(reader).toHaveBeenCalledTimes(1);
  });

  it('forgets a reader that left, and keeps no trace of its paths', () => {
    const store = createStore({ loan: { rows: [1, 2, 3] } });
    const reader = vi.fn();
    const leave = store.subscribe([['loan', 'rows', '2'], ['loan']], reader);
    expect(store.size()).toBe(2);
    leave();
    store.write(['loan', 'rows', '2'], 4);
    expect(reader).not.toHaveBeenCalled();
    expect(store.size()).toBe(0);
  });

  it('wakes a reader of a path exactly when the value there changed, for any data', () => {
    const names = fc.array(fc.constantFrom('a', 'b', '0', '1'), { maxLength: 3 });
    fc.assert(
      fc.property(json, json, names, (before, after, path) => {
        const store = createStore({ root: before });
        const reader = vi.fn();
        const full = ['root', ...path];
        const old = JSON.stringify(store.read(full));
        store.subscribe([full], reader);
        store.write(['root'], after);
        expect(reader.mock.calls.length > 0).toBe(JSON.stringify(readPath({ root: after }, full)) !== old);
      }),
    );
  });

  it('gives what stands there now as a whole that later writes leave alone', () => {
    const store = createStore({ a: 1, b: { c: 2 } });
    const whole = store.read([]);
    expect(store.read([])).toBe(whole);
    store.write(['b', 'c'], 3);
    expect([whole, store.read([])]).toEqual([
      { a: 1, b: { c: 2 } },
      { a: 1, b: { c: 3 } },
    ]);
  });

  it('shares equal parts and yields what was given', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(shareEqual(before, after)).toEqual(after);
        expect(shareEqual(before, JSON.parse(JSON.stringify(before)))).toBe(before);
      }),
    );
  });
});
