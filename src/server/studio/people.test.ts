// @vitest-environment node
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { quickPasswords } from '../../../tests/support/quick-passwords.ts';
import type { Invitation, People, SharedPreview, StudioProject, StudioSession } from '../../model/studio.ts';
import { resetFor } from './invitations.ts';
import { busy, onHost, openStudio, type Browser, type OpenStudio } from './testing.ts';

const password = 'correct horse battery';
quickPasswords();
const tokenOf = ({ path }: Invitation): string => path.replace('/studio#/join/', '');

async function join(by: Browser, token: string, more: object = {}) {
  by.token = ((await by.ask('session')).body as StudioSession).token;
  const answer = await by.ask('invitation/join', { body: { token, password, ...more } });
  if (answer.status === 200) by.token = (answer.body as StudioSession).token;
  return answer;
}

/** The first person of a studio of its own, as a link at the first start lets them in. */
async function begun(): Promise<OpenStudio & { readonly eva: Browser }> {
  const studio = await openStudio({ place: onHost });
  const eva = studio.browser();
  const told = studio.lines.find((line) => line.includes('is the first')) ?? '';
  const [, token = ''] = /studio#\/join\/([\w-]{43})/.exec(told) ?? [];
  expect(await join(eva, token, { name: 'Eva', email: 'eva@example.com' })).toMatchObject({
    status: 200,
    body: { person: { name: 'Eva', roles: ['editor', 'reviewer', 'publisher', 'admin'] }, fresh: true },
  });
  return { ...studio, eva };
}

describe('people', () => {
  it(
    'the first comes by a link, others by theirs, each once',
    async () => {
      const { eva, browser, releases } = await begun();
      const late = browser();
      expect(await join(late, 'x'.repeat(43), { name: 'Mal', email: 'mal@example.com' })).toMatchObject({
        status: 404,
      });
      const given = { name: 'Ciro', email: 'Ciro@example.com', roles: ['editor'] };
      const invitation = (await eva.ask('people', { body: given })).body as Invitation;
      expect((await eva.ask('people')).body).toMatchObject({
        invited: [{ name: 'Ciro', email: 'ciro@example.com' }],
      });
      const ciro = browser();
      ciro.token = ((await ciro.ask('session')).body as StudioSession).token;
      expect((await ciro.ask('invitation', { body: { token: tokenOf(invitation) } })).body).toMatchObject({
        name: 'Ciro',
        roles: ['editor'],
      });
      expect(await join(ciro, tokenOf(invitation), { name: 'Eva' })).toMatchObject({
        status: 200,
        body: { person: { name: 'Ciro' } },
      });
      expect(await join(browser(), tokenOf(invitation))).toMatchObject({ status: 404 });
      for (const again of [
        given,
        { ...given, name: ' EVA ', email: 'x@example.com' },
        { ...given, email: 'EVA@example.com' },
        { ...given, name: 'host', email: 'x@example.com' },
      ])
        expect([again, (await eva.ask('people', { body: again })).status]).toEqual([again, 409]);
      const lines = (await eva.ask('releases/log')).body as { lines: { who: string; words: string }[] };
      expect(lines.lines.map(({ who, words }) => `${who}: ${words}`)).toEqual([
        'Ciro: Ciro set a password.',
        'Eva: Ciro was invited: the role of editor.',
        'Eva: Eva set a password.',
      ]);
      expect(releases.live.live().pointer.seq).toBe(0);
    },
    busy,
  );

  it(
    'an invitation is cancelled: its link is over, its roles are seen until then, and the log says so',
    async () => {
      const { eva, browser } = await begun();
      const given = { name: 'Ciro', email: 'ciro@example.com', roles: ['editor', 'reviewer'] };
      const invitation = (await eva.ask('people', { body: given })).body as Invitation;
      expect((await eva.ask('people')).body).toMatchObject({ invited: [{ roles: ['editor', 'reviewer'] }] });
      const cancelled = await eva.ask('invitation/cancel', { body: { email: 'CIRO@example.com' } });
      expect(cancelled).toMatchObject({ status: 200, body: { invited: [] } });
      expect((await join(browser(), tokenOf(invitation))).status).toBe(404);
      // Neither what is over nor who has joined is cancelled.
      for (const email of ['ciro@example.com', 'eva@example.com', 'nobody@example.com'])
        expect((await eva.ask('invitation/cancel', { body: { email } })).status).toBe(404);
      const { lines } = (await eva.ask('releases/log')).body as { lines: { words: string }[] };
      expect(lines[0]?.words).toBe('The invitation of Ciro was cancelled.');
    },
    busy,
  );

  it(
    'is cancelled by who signed in lately alone',
    async () => {
      const { eva } = await begun();
      await eva.ask('people', { body: { name: 'Ciro', email: 'ciro@example.com', roles: ['editor'] } });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
      onTestFinished(() => void vi.useRealTimers());
      expect(await eva.ask('invitation/cancel', { body: { email: 'ciro@example.com' } })).toMatchObject({
        status: 403,
        body: { asks: 'sign-in' },
      });
      expect((await eva.ask('session')).body).toMatchObject({ fresh: false, freshFor: 0 });
    },
    busy,
  );

  it(
    'a new link takes the place of the one before, and ends after a week',
    async () => {
      const { eva, browser } = await begun();
      const given = { name: 'Ciro', email: 'ciro@example.com', roles: ['editor'] };
      const one = (await eva.ask('people', { body: given })).body as Invitation;
      const two = (await eva.ask('people', { body: given })).body as Invitation;
      expect((await join(browser(), tokenOf(one))).status).toBe(404);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 });
      onTestFinished(() => void vi.useRealTimers());
      expect((await join(browser(), tokenOf(two))).status).toBe(404);
    },
    busy,
  );

  it(
    'the last administrator stays; who leaves is out at once, and no link brings them back',
    async () => {
      const { eva, browser, store } = await begun();
      const invitation = (
        await eva.ask('people', { body: { name: 'Ciro', email: 'ciro@example.com', roles: ['editor'] } })
      ).body as Invitation;
      const ciro = browser();
      await join(ciro, tokenOf(invitation));
      const { people } = (await eva.ask('people')).body as People;
      const [first_, second] = people;
      for (const [path, body] of [
        [`people/${first_?.id}/roles`, { roles: ['editor'] }],
        [`people/${first_?.id}/leave`, {}],
      ] as const)
        expect([path, (await eva.ask(path, { body })).status]).toEqual([path, 409]);
      await eva.ask(`people/${second?.id}/roles`, { body: { roles: ['reviewer'] } });
      expect((await ciro.ask('session')).body).toMatchObject({ person: { roles: ['reviewer'] } });
      if (second === undefined) throw new Error('nobody');
      const reset = await resetFor(store, second, 'host', new Date());
      await eva.ask(`people/${second.id}/leave`, { body: {} });
      expect((await ciro.ask('session')).body).toMatchObject({ person: null });
      expect((await join(browser(), tokenOf(reset))).status).toBe(404);
    },
    busy,
  );

  it(
    'what concerns people asks for a sign-in of just now',
    async () => {
      const { eva } = await begun();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
      onTestFinished(() => void vi.useRealTimers());
      const given = { name: 'Ciro', email: 'ciro@example.com', roles: ['editor'] };
      expect(await eva.ask('people', { body: given })).toMatchObject({
        status: 403,
        body: { asks: 'sign-in' },
      });
      await eva.signIn('eva@example.com', password);
      expect((await eva.ask('people', { body: given })).status).toBe(200);
    },
    busy,
  );
});

it(
  'a link shows one change to who has no account, until it is ended or a week is over',
  async () => {
    const { as, browser } = await openStudio();
    const ana = await as('ana');
    await ana.ask('changes', { body: { title: 'Try it' } });
    const { files } = (await ana.ask('project')).body as StudioProject;
    const en = 'locales/en.json';
    await ana.ask('changes/c1', {
      method: 'PUT',
      headers: { 'if-match': '"1"' },
      body: { files: { [en]: files[en]?.replace('"Back"', '"Return"') }, history: [] },
    });
    const { path } = (await ana.ask('changes/c1/link', { body: {} })).body as Invitation;
    const stranger = browser();
    stranger.token = ((await stranger.ask('session')).body as StudioSession).token;
    const look = (token: string) => stranger.ask('preview', { body: { token } });
    const token = path.replace('/studio#/look/', '');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await look(token)).body).toMatchObject({ title: 'Try it', before: { [en]: files[en] } });
    expect(((await look(token)).body as SharedPreview).files[en]).toContain('"Return"');
    expect((await look(`${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`)).status).toBe(404);
    expect((await stranger.ask('changes/c1')).status).toBe(401);
    const open = async (): Promise<unknown> => (await ana.ask('changes/c1/link')).body;
    expect(await open()).toEqual({ open: 1 });
    await ana.ask('changes/c1/link', { method: 'DELETE' });
    expect(await open()).toEqual({ open: 0 });
    expect((await look(token)).status).toBe(404);
  },
  busy,
);
