// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FactorBegun, Invitation, People } from '../../model/studio.ts';
import { quickPasswords } from '../../../tests/support/quick-passwords.ts';
import { openAccounts } from './accounts.ts';
import { busy, onHost, openStudio, type Browser } from './testing.ts';
import { codeAt } from './testing-codes.ts';

const password = 'correct horse battery';
quickPasswords();

/** Eva administers, Ciro edits and has a second key. */
async function opened() {
  const studio = await openStudio({ place: onHost });
  const accounts = await openAccounts(studio.store, 'https://studio.example.com');
  const come = async (name: string, roles: readonly ('editor' | 'admin')[]): Promise<Browser> => {
    const email = `${name.toLowerCase()}@example.com`;
    await accounts.welcome({ name, email, roles }, password);
    const one = studio.browser();
    expect((await one.signIn(email, password)).status).toBe(200);
    return one;
  };
  const [eva, ciro] = [await come('Eva', ['admin']), await come('Ciro', ['editor'])];
  const { uri, codes } = (await ciro.ask('factor', { body: { password } })).body as FactorBegun;
  const now = (): string => codeAt(uri, Date.now());
  const confirmed = await ciro.ask('factor/confirm', { body: { code: now() } });
  expect(confirmed).toMatchObject({ status: 200, body: { person: { name: 'Ciro', factor: true } } });
  ciro.token = (confirmed.body as { token: string }).token;
  const enter = async (code?: string) => {
    const one = studio.browser();
    one.token = ((await one.ask('session')).body as { token: string }).token;
    const body = { email: 'ciro@example.com', password, ...(code !== undefined && { code }) };
    const answer = await one.ask('session', { body });
    if (answer.status === 200) one.token = (answer.body as { token: string }).token;
    return { ...answer, one };
  };
  return { ...studio, eva, ciro, codes, now, enter };
}

describe('a second key', () => {
  it(
    'is asked for after the password, and told to everyone; a code opens once, also while it is shown',
    async () => {
      const { eva, ciro, now, enter } = await opened();
      expect(await enter()).toMatchObject({ status: 401, body: { asks: 'code' } });
      expect(await enter('123')).toMatchObject({ status: 401, body: { asks: 'code' } });
      const code = now();
      expect((await enter(code)).status).toBe(200);
      const seen = await enter(code);
      expect(seen).toMatchObject({ status: 401, body: { asks: 'code' } });
      expect((await seen.one.ask('session')).body).toMatchObject({ person: null });
      expect((await eva.ask('people')).body).toMatchObject({
        people: [
          { name: 'Eva', factor: false },
          { name: 'Ciro', factor: true },
        ],
      });
      const { lines } = (await eva.ask('releases/log')).body as { lines: readonly { words: string }[] };
      expect(lines[0]?.words).toBe('Ciro comes in with a second key now.');
      // It is theirs alone, and only one.
      expect((await ciro.ask('factor', { body: { password } })).status).toBe(409);
    },
    busy,
  );

  it(
    'is ended by no open page: it takes the password, a sign-in of just now, and stops who guesses',
    async () => {
      const { ciro, enter } = await opened();
      for (const path of ['factor/end', 'factor/codes'])
        expect([path, (await ciro.ask(path, { body: { password: 'not that one' } })).status]).toEqual([
          path,
          422,
        ]);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
      onTestFinished(() => void vi.useRealTimers());
      expect(await ciro.ask('factor/end', { body: { password } })).toMatchObject({
        status: 403,
        body: { asks: 'sign-in' },
      });
      for (let at = 0; at < 9; at += 1)
        expect((await ciro.ask('factor/codes', { body: { password: `guess ${at}` } })).status).toBe(422);
      expect((await ciro.ask('factor/codes', { body: { password } })).status).toBe(429);
      expect(await enter()).toMatchObject({ status: 401, body: { asks: 'code' } });
    },
    busy,
  );

  it(
    'ends, and who was kept out comes in, by a link for another password that an administrator made',
    async () => {
      const { eva, ciro, browser, enter } = await opened();
      for (let at = 0; at < 10; at += 1) await enter('000000');
      expect((await enter('000000')).status).toBe(429);
      const { people } = (await eva.ask('people')).body as People;
      const id = people.find(({ name }) => name === 'Ciro')?.id ?? '';
      expect((await ciro.ask(`people/${id}/reset`, { body: {} })).status).toBe(403);
      expect((await eva.ask('people/nobody/reset', { body: {} })).status).toBe(404);
      const { path } = (await eva.ask(`people/${id}/reset`, { body: {} })).body as Invitation;
      const token = path.replace('/studio#/join/', '');
      const one = browser();
      one.token = ((await one.ask('session')).body as { token: string }).token;
      const joined = await one.ask('invitation/join', { body: { token, password: 'another long password' } });
      expect(joined).toMatchObject({ status: 200, body: { person: { name: 'Ciro', factor: false } } });
      expect((await ciro.ask('session')).body).toMatchObject({ person: null });
      expect((await browser().signIn('ciro@example.com', 'another long password')).status).toBe(200);
    },
    busy,
  );
});
