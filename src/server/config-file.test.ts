// @vitest-environment node
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../tests/support/console.ts';
import { openConfig } from './config-file.ts';
import { SetUpError } from './set-up-error.ts';
import { sandboxConfig } from './settings.ts';
import { makeFolder, makeServer } from './testing.ts';

/** What an operator reads at the start, whether the server then begins or not. */
function problemsOf(text: string): string {
  try {
    return openConfig(join(makeFolder({ 'config.json': text }), 'config.json'))
      .last()
      .slips.join('\n');
  } catch (error) {
    return error instanceof SetUpError ? error.message : 'another error';
  }
}

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
  });

  it.each([
    ['{"apiBase": 7', 'is wrong. It is not JSON'],
    ['[]', 'is wrong. config.json must be an object'],
    ['{"brand":"red"}', 'is wrong. brand must be'],
    ['{"allowedOrigins":["https://*.evil.example"]}', 'is wrong. allowedOrigins.0 must be an origin'],
    ['{"apiBase":"/api"}', 'has another apiBase, for which a restart is needed.'],
    [undefined, 'cannot be read.'],
  ])('stays as it was when it becomes %s', async (text, why) => {
    const configFile = join(makeFolder({ 'config.json': '{"appName":"One"}' }), 'config.json');
    const app = await makeServer({ configFile });
    if (text === undefined) rmSync(configFile);
    else writeFileSync(configFile, text);
    for (let time = 0; time < 3; time += 1)
      expect((await app.inject('/config.json')).json()).toEqual({ appName: 'One' });
    // Told once.
    expectConsole(why);
    writeFileSync(configFile, '{"appName":"Three"}');
    expect((await app.inject('/config.json')).json()).toEqual({ appName: 'Three' });
  });

  it('stays as it was when nobody may look at the file any more', async () => {
    const configFile = join(makeFolder({ 'config.json': '{"appName":"One"}' }), 'config.json');
    const app = await makeServer({ configFile });
    rmSync(configFile);
    // A link in a circle cannot be looked at either, whoever asks.
    symlinkSync(configFile, configFile);
    for (let time = 0; time < 3; time += 1)
      expect((await app.inject('/config.json')).json()).toEqual({ appName: 'One' });
    expectConsole('cannot be read.');
    rmSync(configFile);
    writeFileSync(configFile, '\ufeff{"appName":"Two"}');
    expect((await app.inject('/config.json')).json()).toEqual({ appName: 'Two' });
  });

  it.each([
    ['{"apiBase": 7', 'is wrong. It is not JSON'],
    ['root:x:0:0:root:/root:/bin/bash', 'is wrong. It is not JSON'],
    ['', 'is wrong. It is not JSON'],
    ['null', 'is wrong. config.json must be an object'],
  ])('nothing is served with %j at the start', async (text, why) => {
    const started = makeServer({}, text);
    await expect(started).rejects.toThrow(SetUpError);
    await expect(started).rejects.toThrow(why);
  });

  it('nor where there is none', async () => {
    const configFile = join(makeFolder({}), 'none.json');
    await expect(makeServer({ configFile })).rejects.toThrow(`${configFile} cannot be read.`);
    const within = join(makeFolder({ 'file.json': '{}' }), 'file.json', 'none.json');
    await expect(makeServer({ configFile: within })).rejects.toThrow(`${within} cannot be read.`);
  });
});

it('is looked at again when a moment is over, not with each request', () => {
  const configFile = join(makeFolder({ 'config.json': '{"appName":"One"}' }), 'config.json');
  let time = 0;
  const config = openConfig(configFile, undefined, undefined, () => time);
  writeFileSync(configFile, '{"appName":"Two"}');
  time = 99;
  expect(config.now().text).toBe('{"appName":"One"}');
  time = 100;
  expect(config.now().text).toBe('{"appName":"Two"}');
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
    expect(problemsOf(text)).toBe('');
  });

  it('none with the configuration of the sandbox', async () => {
    expect(openConfig(sandboxConfig).now().slips).toEqual([]);
  });

  it.each([
    ['{"apiBase":"/a/b"}', 'apiBase must be one path segment like /gateway.'],
    ['{"apiBase":"gateway"}', 'apiBase must be one path segment like /gateway.'],
    ['{"apiBase":"/.."}', 'apiBase must be one path segment like /gateway.'],
    ['{"apiBase":"/sandbox"}', 'apiBase must be one path segment like /gateway.'],
    ['{"apiBase":"/release"}', 'apiBase must be one path segment like /gateway.'],
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
    expect(problemsOf(text)).toContain(expected);
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
    const found = problemsOf(text);
    expect(found).toContain(`${expected}, which is not among the allowedOrigins`);
    expect(found.split('leads to')).toHaveLength(2);
    const allowed = { ...(JSON.parse(text) as object), allowedOrigins: [/https:[^ ]*/.exec(expected)?.[0]] };
    expect(problemsOf(JSON.stringify(allowed))).toBe('');
  });

  it.each([
    [{ digits: 10 }, 'phone.example has 11 digits, and phone.digits says 10'],
    [
      { pattern: '^[6-9]\\d{9}$', digits: 10, example: '1234567890' },
      'phone.example does not keep phone.pattern',
    ],
    [{ pattern: '[' }, 'phone.pattern cannot be read'],
  ])('a rule for telephones that nobody can keep: %j', async (phone, expected) => {
    expect(problemsOf(JSON.stringify({ phone }))).toContain(expected);
  });

  it('none for a store that only a press leads to, but a page to embed is not there', async () => {
    const config = {
      openOrigins: ['https://store.example'],
      download: { android: 'https://store.example/a', links: { 1: 'https://store.example/b' } },
    };
    expect(problemsOf(JSON.stringify(config))).toBe('');
    const embedded = { ...config, privacyUrl: 'https://store.example/privacy' };
    expect(problemsOf(JSON.stringify(embedded))).toContain('privacyUrl leads to');
  });

  it('none for a deep link and a path of its own', async () => {
    const config = {
      schemeUrl: 'lendora://',
      download: { android: 'lendora://get', ios: '/get', links: { 1: '' } },
    };
    expect(problemsOf(JSON.stringify(config))).toBe('');
  });
});

it.each([
  ['{"apiBase":"/api"}', '/api'],
  ['{}', '/gateway'],
])('with %s calls go to %s', (text, base) => {
  expect(openConfig(join(makeFolder({ 'c.json': text }), 'c.json')).now().apiBase).toBe(base);
});
