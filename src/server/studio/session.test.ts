// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { quickPasswords } from '../../../tests/support/quick-passwords.ts';
import { openAccounts } from './accounts.ts';
import { busy, onHost, openStudio } from './testing.ts';

const password = 'correct horse battery';
quickPasswords();

describe('coming in', () => {
  it(
    'on one machine two people have a name to press',
    async () => {
      const { browser } = await openStudio();
      const one = browser();
      expect((await one.ask('session')).body).toMatchObject({
        person: null,
        fresh: false,
        demo: [{ name: 'Ana' }, { name: 'Luis' }],
        phoneOrigin: 'http://127.0.0.1:8080',
        publicUrl: null,
      });
      expect((await one.ask('project')).body).toEqual({ words: ['Sign in to go on.'], asks: 'sign-in' });
      const entered = await one.signIn('ana@demo.example');
      expect(entered.body).toMatchObject({
        person: { name: 'Ana', roles: ['editor', 'publisher', 'admin'] },
        fresh: true,
      });
      expect(String(entered.headers['set-cookie'])).toMatch(/^studio=.+HttpOnly; SameSite=Strict$/);
      expect((await one.ask('session')).body).toMatchObject({ person: { name: 'Ana' } });
      await one.ask('session', { method: 'DELETE' });
      expect((await one.ask('session')).body).toMatchObject({ person: null });
    },
    busy,
  );

  it(
    'the same answer for a wrong password, an unknown name and one who has left',
    async () => {
      const { browser, store } = await openStudio({ place: onHost });
      const accounts = await openAccounts(store, 'https://studio.example.com');
      const people = [];
      for (const name of ['Eva', 'Ciro'])
        people.push(
          await accounts.welcome({ name, email: `${name}@example.com`, roles: ['editor'] }, password),
        );
      await accounts.leave(people[1]?.id ?? '');
      const answers = [];
      for (const [email, word] of [
        ['eva@example.com', 'wrong'],
        ['nobody@example.com', password],
        ['ciro@example.com', password],
        ['no address', password],
        ["' OR 1=1 --", "' OR 1=1 --"],
      ] as const)
        answers.push(await browser().signIn(email, word));
      expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(
        new Set(['401 {"words":["The address or the password is not right."]}']),
      );
      expect((await browser().signIn('eva@example.com', password)).status).toBe(200);
    },
    busy,
  );

  it(
    'who guesses has ten tries, and then the right password opens nothing either',
    async () => {
      const { browser, store } = await openStudio({ place: onHost });
      const accounts = await openAccounts(store, 'https://studio.example.com');
      await accounts.welcome({ name: 'Eva', email: 'eva@example.com', roles: ['editor'] }, password);
      for (let at = 0; at < 10; at += 1)
        expect((await browser().signIn('eva@example.com', `guess ${at}`)).status).toBe(401);
      expect(await browser().signIn('eva@example.com', password)).toMatchObject({
        status: 429,
        body: { words: ['Tried too often. Wait 15 minutes.'] },
      });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
      onTestFinished(() => void vi.useRealTimers());
      expect((await browser().signIn('eva@example.com', password)).status).toBe(200);
    },
    busy,
  );

  it(
    'a session that someone else chose is not the one that begins, and ends with it',
    async () => {
      const { browser } = await openStudio();
      const thief = browser();
      await thief.signIn('luis@demo.example');
      const one = browser();
      one.cookie = thief.cookie;
      one.token = thief.token;
      const planted = thief.cookie;
      await one.raw('session', { method: 'POST', body: { email: 'ana@demo.example' } });
      expect(one.cookie).not.toBe(planted);
      expect((await thief.ask('session')).body).toMatchObject({ person: null });
    },
    busy,
  );
});

describe('what is asked from elsewhere', () => {
  it(
    'is not done',
    async () => {
      const { as } = await openStudio();
      const ana = await as('ana');
      for (const headers of [
        { origin: 'https://evil.test' },
        // Of the phone.
        { origin: 'http://127.0.0.1:8080' },
        { origin: undefined },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'x-studio-token': undefined },
        { 'x-studio-token': 'x' },
      ]) {
        const answer = await ana.raw('session', { method: 'DELETE', headers });
        expect([headers, answer.status]).toEqual([headers, 403]);
      }
      expect((await ana.ask('session')).body).toMatchObject({ person: { name: 'Ana' } });
    },
    busy,
  );

  it(
    'nor with the token of another session, or of nobody',
    async () => {
      const { as, browser } = await openStudio();
      const [ana, luis, stranger] = [await as('ana'), await as('luis'), browser()];
      const { token } = (await stranger.ask('session')).body as { token: string };
      for (const each of [luis.token, token])
        expect(
          await ana.raw('session', { method: 'DELETE', headers: { 'x-studio-token': each } }),
        ).toMatchObject({ status: 403, body: { words: [expect.stringContaining('not asked by a page')] } });
    },
    busy,
  );
});

it(
  'the project is what everyone has, once: the files apart from the rest',
  async () => {
    const { as } = await openStudio();
    const ana = await as('ana');
    const { body, headers } = await ana.ask('project');
    const { files, snapshot, base } = body as {
      files: Record<string, string>;
      snapshot: never;
      base: string;
    };
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['locales/es.json', 'screens/repay.json']));
    expect(JSON.stringify(snapshot)).not.toContain('order.repay":');
    expect(headers['etag']).toBe(`"${base}"`);
    expect((await ana.ask('project', { headers: { 'if-none-match': `"${base}"` } })).status).toBe(304);
  },
  busy,
);
