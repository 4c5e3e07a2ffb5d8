/** The configuration: its defaults, and every way in which it can be missing or wrong (docs/contract.md 1). */
import { afterEach, describe, expect, it, vi } from 'vitest';
import configSchema from 'virtual:config-schema';
import validate from 'virtual:validate-config';
import schema from '../../schemas/config.schema.json' with { type: 'json' };
import { describeConfig } from '../lib/config-words.ts';
import { loadConfig } from './config.ts';

const explain = (given: unknown): Promise<string> => Promise.resolve(describeConfig(given, validate));
const answering = (body: string, status = 200) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
const load = (body: string, status = 200) =>
  loadConfig(answering(body, status), configSchema, explain, 'es-MX');
const wrong = (detail: string) => ({ ok: false, error: { kind: 'wrong', detail } });

afterEach(() => {
  vi.useRealTimers();
});

interface Described {
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Described>>;
}

/** The defaults as the schema states them. */
function defaultsOf({ default: own, properties }: Described): unknown {
  if (properties === undefined) return own;
  const members = Object.entries(properties)
    .filter(([name]) => name !== '$schema')
    .map(([name, property]) => [name, defaultsOf(property)] as const)
    .filter(([, value]) => value !== undefined);
  // Colors of the dark, say: nothing where a brand names none.
  return members.length === 0 ? own : Object.fromEntries(members);
}

describe('a configuration', () => {
  it('that says nothing has the defaults of its schema', async () => {
    expect(await load('{}')).toEqual({ ok: true, value: defaultsOf(schema as Described) });
  });

  it('keeps what it says, in every part', async () => {
    const given = {
      apiBase: '/api',
      appName: 'Lendora',
      brand: { primary: '#123456' },
      company: { name: 'Lendora S.A.' },
      download: { links: { a: 'https://store.example/a' } },
      products: [{ productId: '1', name: 'Uno', amount: 500000, dailyRate: '0.05%' }],
      allowedOrigins: ['https://pay.example'],
      bridge: { name: 'Lender', offers: ['saveFile'] },
      openOrigins: ['https://wa.me'],
      phone: { digits: 10, pattern: '^[6-9]\\d{9}$', example: '9876543210' },
      complaintReplyDays: 5,
      offline: true,
    };
    expect(await load(JSON.stringify(given))).toMatchObject({
      ok: true,
      value: { ...given, merchantNumber: '0', company: { name: 'Lendora S.A.', phone: '' } },
    });
  });

  it.each([
    ['es-MX', 'Efectivo', 'Lunes a viernes', 'CAT', 'Promedio'],
    ['en-IN', 'Cash', 'Lunes a viernes', 'APR', 'Average'],
  ] as const)('in %s has the texts of that language, or the one there is', async (tag, ...texts) => {
    const body = JSON.stringify({
      products: [{ productId: '1', name: { es: 'Efectivo', en: 'Cash' } }],
      serviceHours: 'Lunes a viernes',
      exampleRate: {
        name: { es: 'CAT', en: 'APR' },
        value: '98.4%',
        assumptions: { es: 'Promedio', en: 'Average' },
        date: '2026-11-01',
      },
    });
    const config = await loadConfig(answering(body), configSchema, explain, tag);
    expect(
      config.ok && [
        config.value.products[0]?.['name'],
        config.value.serviceHours,
        config.value.exampleRate?.name,
        config.value.exampleRate?.assumptions,
      ],
    ).toEqual(texts);
  });

  it('is never taken from a cache', async () => {
    const fetcher = answering('{}');
    await loadConfig(fetcher, configSchema, explain, 'es-MX');
    expect(fetcher.mock.calls[0]?.[0]).toBe('/config.json');
    expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
  });
});

describe('no configuration', () => {
  it.each([
    [404, 'missing'],
    [403, 'unreachable'],
    [500, 'unreachable'],
  ])('by the status %i is "%s"', async (status, kind) => {
    expect(await load('{}', status)).toEqual({ ok: false, error: { kind, detail: '' } });
  });

  it.each(['', '{', '<!doctype html><title>Portal</title>', '{"appName":"x"', "{'a':1}"])(
    'in %j is "not-json"',
    async (body) => {
      expect(await load(body)).toEqual({ ok: false, error: { kind: 'not-json', detail: '' } });
    },
  );

  it('is "unreachable" when nothing comes, and when nothing ends', async () => {
    const unreachable = { ok: false, error: { kind: 'unreachable', detail: '' } };
    const lost = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await loadConfig(lost, configSchema, explain, 'es-MX')).toEqual(unreachable);
    vi.useFakeTimers();
    const silent = vi.fn<typeof fetch>(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const loading = loadConfig(silent, configSchema, explain, 'es-MX');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await loading).toEqual(unreachable);
  });
});

describe('a wrong configuration', () => {
  it.each<[unknown, string]>([
    [[], 'config.json must be an object in { }'],
    ['x', 'config.json must be an object in { }'],
    [{ appName: 5 }, 'appName must be a text in quotes'],
    [{ brand: { primary: 'url(x)y' } }, 'brand.primary must be a CSS color like #0e5c4e'],
    [{ brand: [] }, 'brand must be an object in { }'],
    [{ apiBase: 'https://evil.example' }, 'apiBase must be one path segment like /gateway'],
    [{ schemeUrl: 'lendora' }, 'schemeUrl must be a deep link like lendora://'],
    [{ privacyUrl: '//evil.example' }, 'privacyUrl must be a path like /PrivacyPolicy or a full URL'],
    [{ allowedOrigins: 'https://pay.example' }, 'allowedOrigins must be a list in [ ]'],
    [
      { allowedOrigins: ['https://pay.example/path'] },
      'allowedOrigins.0 must be an origin like https://pay.lendora.example, without a path',
    ],
    [{ bridge: { name: '1 2' } }, 'bridge.name must be a name of letters, digits, _ and $'],
    [{ products: [{ productId: '1' }] }, 'products.0.name is missing'],
    [{ products: [{ productId: '1', name: 'Uno', amount: -1 }] }, 'products.0.amount must be 0 or more'],
    [
      { products: [{ productId: '1', name: 'Uno', amount: 1.5 }] },
      'products.0.amount must be a whole number',
    ],
    [{ download: { links: { a: 5 } } }, 'download.links.a must be a text in quotes'],
    [
      { serviceHours: 9 },
      'serviceHours must be a text in quotes, or one per language like { "es": "…", "en": "…" }',
    ],
    [{ bridge: { offers: ['share'] } }, 'bridge.offers.0 must be saveFile'],
    [{ country: 'mx' }, 'country must be one of MX, IN'],
    [{ complaintReplyDays: 91 }, 'complaintReplyDays must be 90 or less'],
    [{ openOrigins: ['wa.me'] }, 'openOrigins.0 must be an origin like https://wa.me, without a path'],
    [{ phone: { example: '55-12' } }, 'phone.example must be a number of digits alone'],
    [{ brand: { dark: { primary: 'url(x)y' } } }, 'brand.dark.primary must be a CSS color like #0e5c4e'],
    [{ exampleRate: { name: 'CAT', value: '9%', date: '2026-11-01' } }, 'exampleRate.assumptions is missing'],
  ])('%j: %s', async (given, detail) => {
    expect(await load(JSON.stringify(given))).toEqual(wrong(detail));
  });

  it.each<[unknown, string]>([
    [{ products: [{ productId: '1', name: { es: 'Uno' } }] }, 'products.0.name.en is missing'],
    [{ phone: { pattern: '' } }, 'phone.pattern must not be empty'],
    [
      { exampleRate: { name: 'CAT', value: '9%', assumptions: 'x', date: '1/11/2026' } },
      'exampleRate.date must be a day like 2026-11-01',
    ],
  ])('%j is told to who starts the server, and a page goes on with it: %s', async (given, detail) => {
    expect(describeConfig(given, validate)).toBe(detail);
    expect(await load(JSON.stringify(given))).toMatchObject({ ok: true });
  });

  it('is named briefly where its words could not be loaded', async () => {
    const lost = (): Promise<string> => Promise.reject(new TypeError('Failed to fetch'));
    expect(await loadConfig(answering('{"appName":5}'), configSchema, lost, 'es-MX')).toEqual(
      wrong('data.appName should be string'),
    );
  });
});
