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
    expect([posted.statusCode, posted.headers.location]).toEqual([
      303,
      `/sandbox/session/${session}?isNeedPop=2`,
    ]);
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

  const titles = (body: string): readonly string[] =>
    [...body.matchAll(/<h[12]>\s*([^<]*?)\s*<\/h[12]>/g)].map(([, title = '']) => title);

  it.each([
    ['/sandbox', ['Sandbox', 'Mundos', 'Promoción'], ['Sandbox', 'Worlds', 'Promotion']],
    [
      '/sandbox/session/me',
      ['Mundo de me', 'Pedidos', 'Comprobantes', 'Pagos con tarjeta', 'Quejas', 'Promoción', 'Fallas'],
      ['World of me', 'Orders', 'Vouchers', 'Payments by card', 'Complaints', 'Promotion', 'Faults'],
    ],
    ['/sandbox/partner?orderId=174', ['Página de pago del socio'], ['Payment page of the partner']],
    [
      '/sandbox/wallet?world=me&orderId=174',
      ['Página de pago de la billetera'],
      ['Payment page of the wallet'],
    ],
    ['/download/app.apk', ['Descarga'], ['Download']],
  ])('%s is read in Spanish and in English', async (path, spanish, english) => {
    const read = (url: string, language = '') =>
      sandbox.inject({ url, headers: { 'accept-language': language } });
    const browser = await read(path, 'en-IN,en;q=0.9,es;q=0.5');
    expect(titles(browser.body)).toEqual(expect.arrayContaining(english));
    expect(browser.body).toContain('<html lang="en">');
    expect(titles((await read(path)).body)).toEqual(expect.arrayContaining(spanish));
    // What a person chooses counts more than what the browser asks for.
    const [, other = ''] = /<nav><a href="([^"]+)" lang="es">/.exec(browser.body) ?? [];
    const chosen = await read(other.replaceAll('&amp;', '&'), 'en');
    expect(titles(chosen.body)).toEqual(expect.arrayContaining(spanish));
    expect(chosen.body).toContain('<html lang="es">');
    for (const words of english.filter((words) => !spanish.includes(words)))
      expect(titles(chosen.body)).not.toContain(words);
  });

  it('stays in its language from page to page', async () => {
    const english = (await sandbox.inject('/sandbox/session/me?isNeedPop=1')).body;
    const own = [...english.matchAll(/(?:href|action)="(\/(?:sandbox|inThe)[^"]*)"/g)].map(
      ([, at = '']) => at,
    );
    const rest = own.filter((at) => !at.endsWith('.css') && !at.includes('isNeedPop=1'));
    // The link to the other language alone.
    expect(rest).toEqual(['/sandbox/session/me?isNeedPop=2']);
    expect(own.length).toBeGreaterThan(10);
    const posted = await sandbox.inject({
      method: 'POST',
      url: '/sandbox/session/me/heal?isNeedPop=1',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(posted.headers.location).toBe('/sandbox/session/me?isNeedPop=1');
  });

  it('says where the app would be downloaded, for each address of its configuration', async () => {
    const { android, ios, links } = config.download;
    for (const address of [android, ios, ...Object.values(links)]) {
      const page = await sandbox.inject(address);
      expect([page.statusCode, page.body.includes('Aquí un teléfono recibiría la app')]).toEqual([200, true]);
    }
  });
});
