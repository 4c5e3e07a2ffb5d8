// @vitest-environment node
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openConfig } from './config-file.ts';
import { sandboxConfig } from './settings.ts';
import { makeFolder, makeServer } from './testing.ts';

const problemsOf = async (text: string): Promise<string> =>
  (await openConfig(join(makeFolder({ 'config.json': text }), 'config.json')).problems()).join('\n');

describe('/config.json', () => {
  it('is read anew for every request', async () => {
    const configFile = join(makeFolder({ 'config.json': '{"appName":"One"}' }), 'config.json');
    const app = await makeServer({ configFile });
    const first = await app.inject('/config.json');
    expect(first.json()).toEqual({ appName: 'One' });
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    writeFileSync(configFile, '{"appName":"Two"}');
    expect((await app.inject('/config.json')).json()).toEqual({ appName: 'Two' });
    rmSync(configFile);
    const gone = await app.inject('/config.json');
    expect(gone.statusCode).toBe(404);
    expect(gone.json()).toMatchObject({ code: '404', success: false });
  });

  it.each(['{"apiBase": 7', '[]', 'null', '', '{"brand":"red"}'])('serves %j as it is', async (text) => {
    const answer = await (await makeServer({}, text)).inject('/config.json');
    expect([answer.statusCode, answer.body]).toEqual([200, text]);
  });
});

describe('problems', () => {
  it.each([
    '{}',
    JSON.stringify({
      apiBase: '/api',
      appName: 'Lendora',
      brand: {
        primary: '#0a5',
        onPrimary: 'white',
        accent: 'rgb(1 2 3 / 50%)',
        danger: '#a00',
        success: '#0a0',
        warning: '#aa0',
      },
      servicePhone: '1',
      serviceEmail: 'a@b.c',
      schemeUrl: 'lendora://',
      company: { name: 'a', phone: 'b', email: 'c', address: 'd', copyright: 'e' },
      privacyUrl: 'https://lendora.example/privacy',
      merchantNumber: '0',
      download: { android: 'https://x/a', ios: 'https://x', links: { a: 'https://x' } },
      products: [
        {
          productId: '1',
          name: 'n',
          logo: '/l.svg',
          amount: 100,
          termDays: 7,
          dailyRate: 0.1,
          description: 'd',
        },
      ],
      allowedOrigins: [
        'https://pay.example',
        'http://127.0.0.1:8081',
        'http://[::1]:80',
        'https://lendora.example',
        'https://x',
      ],
      bridge: { name: 'NativeBridge', offers: ['saveFile'] },
      openOrigins: ['https://wa.me'],
      phone: { digits: 10, pattern: '^[6-9]\\d{9}$', example: '9876543210' },
      country: 'IN',
      exampleRate: { name: 'APR', value: '98%', assumptions: { es: 'a', en: 'b' }, date: '2026-11-01' },
      complaintReplyDays: 5,
      serviceHours: { es: 'a', en: 'b' },
      $comment: 'known to nobody',
    }),
  ])('none with %s', async (text) => {
    expect(await problemsOf(text)).toBe('');
  });

  it('none with the configuration of the sandbox', async () => {
    expect(await openConfig(sandboxConfig).problems()).toEqual([]);
  });

  it.each([
    ['{"apiBase":"/a/b"}', 'apiBase must be one path segment like /gateway.'],
    ['{"apiBase":"gateway"}', 'apiBase must be one path segment like /gateway.'],
    ['{"apiBase":"/.."}', 'apiBase must be one path segment like /gateway.'],
    ['{"apiBase":"/sandbox"}', 'apiBase must be one path segment like /gateway.'],
    ['{"appName":7}', 'appName must be a text in quotes.'],
    ['{"brand":{"primary":"red;x"}}', 'brand.primary must be a CSS color like #0e5c4e.'],
    ['{"brand":{"main":"red"}}', 'brand.main is not a setting.'],
    ['{"products":[{"productId":"1","name":"n","amount":1.5}]}', 'products.0.amount must be a whole number.'],
    ['{"allowedOrigins":["https://a.example/path"]}', 'allowedOrigins.0 must be an origin like'],
    ['{"allowedOrigins":["https://a.example; script-src *"]}', 'allowedOrigins.0 must be an origin like'],
    ['{"privacyUrl":"javascript:alert(1)"}', 'privacyUrl must be a path like'],
    ['{"privacyUrl":"//a.example"}', 'privacyUrl must be a path like'],
    ['{"bridge":{"name":"a.b"}}', 'bridge.name must be a name of letters'],
    ['[]', 'config.json must be an object in { }.'],
    ['{', 'It is not JSON'],
  ])('%s: %s', async (text, expected) => {
    expect(await problemsOf(text)).toContain(expected);
  });

  it.each([
    [
      '{"privacyUrl":"https://a.example/p","allowedOrigins":["https://b.example"]}',
      'privacyUrl leads to https://a.example',
    ],
    [
      '{"download":{"android":"https://store.example/a?x=1"}}',
      'download.android leads to https://store.example',
    ],
    [
      '{"download":{"links":{"2":"https://store.example/a","3":"/a.apk"}}}',
      'download.links.2 leads to https://store.example',
    ],
  ])('%s: %s, which it does not allow', async (text, expected) => {
    const found = await problemsOf(text);
    expect(found).toContain(`${expected}, which is not among the allowedOrigins`);
    expect(found.split('leads to')).toHaveLength(2);
    const allowed = { ...(JSON.parse(text) as object), allowedOrigins: [/https:[^ ]*/.exec(expected)?.[0]] };
    expect(await problemsOf(JSON.stringify(allowed))).toBe('');
  });

  it.each([
    [{ digits: 10 }, 'phone.example has 11 digits, and phone.digits says 10'],
    [
      { pattern: '^[6-9]\\d{9}$', digits: 10, example: '1234567890' },
      'phone.example does not keep phone.pattern',
    ],
    [{ pattern: '[' }, 'phone.pattern cannot be read'],
  ])('a rule for telephones that nobody can keep: %j', async (phone, expected) => {
    expect(await problemsOf(JSON.stringify({ phone }))).toContain(expected);
  });

  it('none for a store that only a press leads to, but a page to embed is not there', async () => {
    const config = {
      openOrigins: ['https://store.example'],
      download: { android: 'https://store.example/a', links: { 1: 'https://store.example/b' } },
    };
    expect(await problemsOf(JSON.stringify(config))).toBe('');
    const embedded = { ...config, privacyUrl: 'https://store.example/privacy' };
    expect(await problemsOf(JSON.stringify(embedded))).toContain('privacyUrl leads to');
  });

  it('none for a deep link and a path of its own', async () => {
    const config = {
      schemeUrl: 'lendora://',
      download: { android: 'lendora://get', ios: '/get', links: { 1: '' } },
    };
    expect(await problemsOf(JSON.stringify(config))).toBe('');
  });

  it('says when the file is missing', async () => {
    expect((await openConfig(join(makeFolder({}), 'none.json')).problems()).join('')).toMatch(
      /none\.json cannot be read/,
    );
  });
});

it.each([
  ['{"apiBase":"/api"}', '/api'],
  ['{"apiBase":"/a/b"}', '/gateway'],
  ['{}', '/gateway'],
  ['nothing', '/gateway'],
])('with %s calls go to %s', async (text, base) => {
  expect(await openConfig(join(makeFolder({ 'c.json': text }), 'c.json')).apiBase()).toBe(base);
});
