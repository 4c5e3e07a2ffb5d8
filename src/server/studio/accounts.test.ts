// @vitest-environment node
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { kinds } from '../../../tests/releases/stores.ts';
import { quickPasswords } from '../../../tests/support/quick-passwords.ts';
import { openAccounts, type Accounts } from './accounts.ts';
import { codeAt } from './testing-codes.ts';

const ana = { name: 'Ana', email: 'ana@example.com', roles: ['editor', 'admin'] } as const;
const password = 'correct horse battery';
const hashed = quickPasswords();

describe.each(kinds)('accounts in the $name store', (kind) => {
  afterAll(() => kind.end());
  afterEach(() => {
    vi.useRealTimers();
  });

  async function open(origin = 'https://studio.example.com'): Promise<Accounts> {
    const place = await kind.place();
    const store = await place.open();
    onTestFinished(async () => {
      await store.close();
      await place.end();
    });
    return openAccounts(store, origin);
  }

  const cookieOf = (cookies: readonly string[] | string = []): string => {
    expect(cookies).not.toBeTypeOf('string');
    return [cookies]
      .flat()
      .map((each) => each.replace(/;.*$/s, ''))
      .join('; ');
  };

  it('a person comes in with a password, and nobody else', async () => {
    const accounts = await open();
    const { id } = await accounts.welcome(ana, password);
    // Who has the rows must work for each guess.
    expect(hashed.at(-1)).toMatchObject({ N: 16_384, r: 16, p: 1 });
    const cookies = await accounts.signIn('Ana@Example.com', password);
    expect(cookies).toHaveLength(1);
    expect(cookies?.[0]).toMatch(
      /^__Host-studio=.+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const { value } = await accounts.session(cookieOf(cookies));
    expect(value).toMatchObject({ person: { id, ...ana, roles: [...ana.roles] }, fresh: true });
    expect(await accounts.signIn(ana.email, 'correct horse batterY')).toBeUndefined();
    expect(await accounts.signIn('nobody@example.com', password)).toBeUndefined();
    expect(await accounts.signIn("' OR 1=1 --", password)).toBeUndefined();
    expect((await accounts.session('__Host-studio=forged.signature')).value).toBeUndefined();
  });

  it('a session ends after an hour without use, after twelve with it, and when it is ended', async () => {
    const accounts = await open('http://localhost:8080');
    await accounts.welcome(ana, password);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:00Z') });
    const later = (minutes: number): void => void vi.setSystemTime(Date.now() + minutes * 60_000);
    const cookie = cookieOf(await accounts.signIn(ana.email, password));
    expect(cookie).toMatch(/^studio=/);
    later(14);
    expect((await accounts.session(cookie)).value?.fresh).toBe(true);
    later(2);
    expect((await accounts.session(cookie)).value?.fresh).toBe(false);
    for (let step = 0; step < 14; step += 1) {
      later(50);
      expect((await accounts.session(cookie)).value?.person.name).toBe('Ana');
    }
    later(50);
    expect((await accounts.session(cookie)).value).toBeUndefined();
    const other = cookieOf(await accounts.signIn(ana.email, password));
    later(61);
    expect((await accounts.session(other)).value).toBeUndefined();
    const third = cookieOf(await accounts.signIn(ana.email, password));
    const cleared = await accounts.signOut(third);
    expect(cleared.join()).toMatch(/^studio=; Max-Age=0/);
    expect((await accounts.session(third)).value).toBeUndefined();
  });

  it('a new password ends all sessions; who leaves is gone at once, and comes in no more', async () => {
    const accounts = await open();
    const { id } = await accounts.welcome(ana, password);
    const before = cookieOf(await accounts.signIn(ana.email, password));
    await accounts.welcome(ana, 'another long password');
    expect((await accounts.session(before)).value).toBeUndefined();
    expect(await accounts.signIn(ana.email, password)).toBeUndefined();
    const now = cookieOf(await accounts.signIn(ana.email, 'another long password'));
    await accounts.setRoles(id, ['reviewer']);
    expect((await accounts.session(now)).value?.person.roles).toEqual(['reviewer']);
    await accounts.leave(id);
    expect((await accounts.session(now)).value).toBeUndefined();
    expect(await accounts.signIn(ana.email, 'another long password')).toBeUndefined();
    expect(await accounts.people()).toEqual([]);
  });

  /** One with a second factor, and what lets her in. */
  async function withFactor() {
    const accounts = await open();
    const { id } = await accounts.welcome(ana, password);
    const cookie = cookieOf(await accounts.signIn(ana.email, password));
    expect(await accounts.factor.begin(cookie, 'another password')).toBeUndefined();
    const begun = await accounts.factor.begin(cookie, password);
    const code = (steps = 0): string => codeAt(begun?.uri ?? '', Date.now() + steps * 30_000);
    // Nothing is asked for as long as no code was given.
    expect(await accounts.signIn(ana.email, password)).toHaveLength(1);
    expect(await accounts.factor.confirm(cookie, '000000')).toBeUndefined();
    const confirmed = await accounts.factor.confirm(cookie, code());
    return { accounts, id, code, codes: begun?.codes ?? [], cookie: cookieOf(confirmed) };
  }

  it('who set up a second factor comes in with a code of it, or one to recover by, each once', async () => {
    const { accounts, code, codes, cookie } = await withFactor();
    expect((await accounts.session(cookie)).value?.person.factor).toBe(true);
    expect(codes).toHaveLength(10);
    expect(await accounts.signIn(ana.email, password)).toBe('code');
    expect(await accounts.signIn(ana.email, 'another password', code())).toBeUndefined();
    expect(await accounts.signIn(ana.email, password, code(-20))).toBe('wrongCode');
    expect(await accounts.signIn(ana.email, password, 'abcde-fghij')).toBe('wrongCode');
    const entered = await accounts.signIn(ana.email, password, ` ${code().slice(0, 3)} ${code().slice(3)} `);
    expect(entered).toEqual([expect.stringMatching(/^__Host-studio=.+HttpOnly; Secure; SameSite=Strict$/)]);
    expect((await accounts.session(cookieOf(entered))).value?.person.name).toBe('Ana');
    const [kept = '', other = ''] = codes;
    expect(await accounts.signIn(ana.email, password, kept)).toHaveLength(1);
    expect(await accounts.signIn(ana.email, password, kept)).toBe('wrongCode');
    const anew = await accounts.factor.codes(cookie, password);
    expect(anew).toHaveLength(10);
    expect(await accounts.signIn(ana.email, password, other)).toBe('wrongCode');
    expect(await accounts.signIn(ana.email, password, anew?.[0])).toHaveLength(1);
  });

  it('ten wrong codes in a row keep the right one out for a quarter of an hour', async () => {
    const { accounts, code } = await withFactor();
    for (let at = 0; at < 10; at += 1)
      expect(await accounts.signIn(ana.email, password, code(-20 - at))).toBe('wrongCode');
    expect(await accounts.signIn(ana.email, password, code())).toBe('tooOften');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    expect(await accounts.signIn(ana.email, password, code())).toHaveLength(1);
  }, 60_000);

  it('a second factor ends with the password, when it is ended, and with another password', async () => {
    const { accounts, cookie } = await withFactor();
    expect(await accounts.factor.end(cookie, 'another password')).toBeUndefined();
    const ended = cookieOf(await accounts.factor.end(cookie, password));
    expect((await accounts.session(ended)).value?.person.factor).toBe(false);
    expect(await accounts.signIn(ana.email, password)).toHaveLength(1);
    const again = await accounts.factor.begin(ended, password);
    await accounts.factor.confirm(ended, codeAt(again?.uri ?? '', Date.now()));
    expect(await accounts.signIn(ana.email, password)).toBe('code');
    await accounts.welcome(ana, 'another long password');
    expect(await accounts.signIn(ana.email, 'another long password')).toHaveLength(1);
    expect(await accounts.people()).toMatchObject([{ name: 'Ana', factor: false }]);
  });
});
