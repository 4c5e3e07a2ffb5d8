/** Marks over pages and reloads, on a phone that several pages share. */
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { createPhone } from '../../tests/support/phone.ts';
import type { Mark } from '../engine/ports.ts';
import { hashOf, plainHash } from './hash.ts';
import { createLedger } from './ledger.ts';
import { openLedger } from './ledger-store.ts';

const mark = (guard: string, more: Partial<Mark> = {}): Mark => ({
  guard,
  operation: 'pay',
  intent: 'i',
  key: 'k',
  state: 'pending',
  time: 0,
  sequence: 1,
  done: {},
  ...more,
});
const open = async (phone = createPhone()) => ({ phone, ledger: await openLedger(phone.page().phone) });

it('is found again after a reload, with the number of the last ending', async () => {
  const { phone, ledger } = await open();
  await ledger.change('g', (_, next) => mark('g', { sequence: next + 4 }));
  const { ledger: again } = await open(phone);
  expect(again.open()).toEqual([mark('g', { sequence: 5 })]);
  expect(again.sequence()).toBe(5);
  await again.change('h', (before, next) => (expect(before).toBeUndefined(), mark('h', { sequence: next })));
  expect(again.sequence()).toBe(6);
});

it('holds a guard for one page, until that lets go or is gone', async () => {
  const phone = createPhone();
  const [one, two] = [phone.page(), phone.page()];
  const [a, b] = [await openLedger(one.phone), await openLedger(two.phone)];
  const free = await a.hold('g');
  expect([free === undefined, await a.hold('g'), await b.hold('g')]).toEqual([false, undefined, undefined]);
  expect([...(await b.living())]).toEqual(['g']);
  free?.();
  await vi.waitFor(async () => expect(await b.hold('g')).toBeDefined());
  two.crash();
  expect(await a.hold('g')).toBeDefined();
});

it('tells other pages at once', async () => {
  const phone = createPhone();
  const [a, b] = [await openLedger(phone.page().phone), await openLedger(phone.page().phone)];
  const told = vi.fn<() => void>();
  b.subscribe(told);
  await a.change('g', () => mark('g', { state: 'unknown' }));
  await vi.waitFor(() => expect(b.open()).toHaveLength(1));
  expect(told).toHaveBeenCalled();
});

it('lets go of what is long over, and never of what is unknown', async () => {
  const { phone, ledger } = await open();
  const day = 86_400_000;
  await ledger.change('old', () => mark('old', { state: 'done', time: day }));
  await ledger.change('unknown', () => mark('unknown', { state: 'unknown', time: day }));
  await ledger.change('untold', () => mark('untold', { state: 'refused', time: 0 }));
  await ledger.change('new', () => mark('new', { state: 'done', time: 92 * day }), 92 * day);
  const { ledger: again } = await open(phone);
  const there = async (guard: string): Promise<boolean> => {
    let found = false;
    await again.change(guard, (before) => void (found = before !== undefined));
    return found;
  };
  expect([await there('old'), await there('unknown'), await there('untold'), await there('new')]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it('looking at a mark changes nothing, on a full phone neither', async () => {
  const { ledger } = await open();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await ledger.change('g', () => mark('g'));
  await ledger.change('g', () => undefined);
  expect(ledger.open()).toEqual([mark('g')]);
  full.mockRestore();
});

it.each([
  ['nothing', {}],
  [
    'a database that throws',
    {
      indexedDB: {
        open: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      } as unknown as IDBFactory,
    },
  ],
  [
    'locks that throw',
    {
      locks: { request: () => Promise.reject(new Error('no')), query: () => Promise.reject(new Error('no')) },
    },
  ],
  [
    'a channel that throws',
    {
      channel: () => {
        throw new Error('no');
      },
    },
  ],
])('works on a page that has %s', async (_, phone) => {
  const ledger = await openLedger(phone);
  const free = await ledger.hold('g');
  expect(await ledger.hold('g')).toBeUndefined();
  expect([...(await ledger.living())]).toEqual(['g']);
  await ledger.change('g', () => mark('g'));
  expect(ledger.open()).toHaveLength(1);
  free?.();
  expect(await ledger.hold('g')).toBeDefined();
});

it('asks for open marks without making a database', async () => {
  const factory = new IDBFactory();
  vi.stubGlobal('indexedDB', factory);
  expect([await createLedger({}).any(), await factory.databases()]).toEqual([false, []]);
  const ledger = await openLedger({ indexedDB: factory });
  await ledger.change('g', () => mark('g', { state: 'done' }));
  expect(await createLedger({}).any()).toBe(false);
  await ledger.change('h', () => mark('h', { state: 'unknown' }));
  expect(await createLedger({}).any()).toBe(true);
  vi.unstubAllGlobals();
  expect(await createLedger({}).any()).toBe(false);
});

it('names texts', async () => {
  expect(await hashOf('a')).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb');
  const plain = ['', 'a', 'b', 'ab', 'ba', '[["orderId","174"]]', '[["orderId","175"]]'].map(plainHash);
  expect(new Set(plain).size).toBe(plain.length);
  expect(plain.every((each) => /^[\da-f]{16}$/.test(each))).toBe(true);
});
