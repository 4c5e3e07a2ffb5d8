// @vitest-environment node
import { describe, expect, it } from 'vitest';
import config from './config.json' with { type: 'json' };
import { call, newSession, sandbox, startSandbox, status } from './testing.ts';

startSandbox();

describe('the page', () => {
  it('escapes whatever a session calls itself or sends', async () => {
    const session = '"><img src=x onerror=alert(1)>';
    await call('loanDetails', encodeURIComponent(session), { productId: '<b>', orderId: '1' });
    const page = await sandbox.inject(`/sandbox/session/${encodeURIComponent(session)}`);
    expect(page.body).not.toContain('<img');
    expect(page.body).not.toContain('<b>');
    expect(page.body).toContain('&lt;b&gt;');
  });

  it('lists the worlds, and its forms lead back to it', async () => {
    const session = newSession();
    await call('loanDetails', session, { productId: '1', orderId: '174' });
    expect((await sandbox.inject('/sandbox')).body).toContain(`/sandbox/session/${session}`);
    const posted = await sandbox.inject({
      method: 'POST',
      url: `/sandbox/session/${session}/pay`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: 'order=174',
    });
    expect([posted.statusCode, posted.headers.location]).toEqual([303, `/sandbox/session/${session}`]);
    expect(await status(session, '174')).toBe('200');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another origin', { origin: 'http://evil.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['its own origin', { origin: 'http://sandbox.example', host: 'sandbox.example' }, 303],
  ])('knows what comes from %s', async (_from, headers: Record<string, string>, code) => {
    const session = newSession();
    const posted = await sandbox.inject({
      method: 'POST',
      url: `/sandbox/session/${session}/pay`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'order=174',
    });
    expect(posted.statusCode).toBe(code);
    expect(await status(session, '174')).toBe(code === 303 ? '200' : '174');
  });

  it('lets the browser name it as the origin of its forms', async () => {
    const page = await sandbox.inject(`/sandbox/session/${newSession()}`);
    expect(page.headers['referrer-policy']).toBe('same-origin');
  });

  it('says where the app would be downloaded, for each address of its configuration', async () => {
    const { android, ios, links } = config.download;
    for (const address of [android, ios, ...Object.values(links)]) {
      const page = await sandbox.inject(address);
      expect([page.statusCode, page.body.includes('Here a phone would get the app')]).toEqual([200, true]);
    }
  });
});
