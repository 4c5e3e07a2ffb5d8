// @vitest-environment node
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { kinds } from '../../../tests/releases/stores.ts';
import { openAccounts, type Accounts } from './accounts.ts';

const ana = { name: 'Ana', email: 'ana@example.com', roles: ['editor', 'admin'] } as const;
const password = 'correct horse battery';

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

  const cookieOf = (cookies: readonly string[] = []): string =>
    cookies.map((each) => each.replace(/;.*$/s, '')).join('; ');

  it('a person comes in with a password, and nobody else', async () => {
    const accounts = await open();
    const { id } = await accounts.welcome(ana, password);
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
});
