/** The one URL rule: runs its JSON cases, and properties that hold for every text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUrl, type UrlRule, type UrlUse, withQuery } from '../src/lib/url.ts';
import urlCases from './cases/urls.json' with { type: 'json' };

interface UrlCase {
  readonly name: string;
  readonly raw: string;
  readonly use?: UrlUse;
  readonly expected?: string;
}

const rule: UrlRule = {
  base: 'https://app.example/loans/inThe?orderId=174',
  allowedOrigins: ['https://pay.example', 'http://localhost:8443'],
  openOrigins: ['https://chat.example'],
  schemeUrl: 'lendora://',
};
const origins = new Set(['https://app.example', ...rule.allowedOrigins]);
const opened = new Set([...origins, ...rule.openOrigins]);
const uses: readonly UrlUse[] = ['image', 'link', 'press', 'navigate'];

/** What the rule promises, said another way than the rule itself says it. */
function isPromised(url: string, use: UrlUse): boolean {
  const { protocol, origin, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  if (protocol === 'http:' || protocol === 'https:')
    return (use === 'link' || use === 'press' ? opened : origins).has(origin);
  const own = {
    image: /^(?:data:image\/(?:png|jpeg|webp);base64,[\w+/]+=*|blob:https:\/\/app\.example\/.*)$/,
    link: /^(?:tel|mailto|lendora):/,
    press: /^lendora:/,
    navigate: /^lendora:/,
  };
  return own[use].test(url);
}

/** Pieces that URLs and attacks on them are made of. */
const pieces = fc.constantFrom(
  'https:',
  'http:',
  'javascript:',
  'data:',
  'image/png;base64,',
  'blob:',
  'tel:',
  'lendora:',
  'intent:',
  'app.example',
  'pay.example',
  'chat.example',
  'evil.example',
  'localhost:8443',
  ':443',
  ':8443',
  '.',
  '..',
  '@',
  '?',
  '#',
  '/',
  '//',
  '\\',
  '\\\\',
  '%2f',
  '%5c',
  '%00',
  '\t',
  '\n',
  '\0',
  ' ',
  '\u202e',
  '\u200b',
  '。',
  'а',
  'x',
  '&=',
  ';',
);
const urls = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: 'binary' }),
);

describe('the URL rule', () => {
  it.each(urlCases.cases as readonly UrlCase[])('$name', ({ raw, use, expected }) => {
    expect(checkUrl(raw, use ?? 'navigate', rule)).toBe(expected);
  });

  it('lets nothing through that it does not promise', () => {
    fc.assert(
      fc.property(urls, fc.constantFrom(...uses), (raw, use) => {
        const url = checkUrl(raw, use, rule);
        if (url !== undefined) expect([url, isPromised(url, use)]).toEqual([url, true]);
      }),
      { numRuns: 5000 },
    );
  });

  it('says the same of what it let through', () => {
    fc.assert(
      fc.property(urls, fc.constantFrom(...uses), (raw, use) => {
        const url = checkUrl(raw, use, rule);
        if (url !== undefined) expect(checkUrl(url, use, rule)).toBe(url);
      }),
      { numRuns: 2000 },
    );
  });

  it('has its limits of length', () => {
    expect(checkUrl(`/${'a'.repeat(2047)}`, 'navigate', rule)).toBeDefined();
    expect(checkUrl(`/${'a'.repeat(2048)}`, 'navigate', rule)).toBeUndefined();
    const image = (length: number): string => `data:image/png;base64,${'A'.repeat(length)}`;
    expect(checkUrl(image(500 * 1024), 'image', rule)).toBeDefined();
    expect(checkUrl(image(512 * 1024), 'image', rule)).toBeUndefined();
  });

  it.each(['javascript:', 'data:', 'blob:', 'intent://', 'file://', 'vbscript:', 'about:', 'content://', ''])(
    'takes no deep link by the configured scheme "%s"',
    (schemeUrl) => {
      const loose = { ...rule, schemeUrl };
      for (const use of ['link', 'press', 'navigate'] as const) {
        expect(checkUrl(`${schemeUrl}x:1`, use, loose)).toBeUndefined();
      }
    },
  );

  it('never takes a configured origin that is none for permission', () => {
    for (const allowed of ['*', 'null', '', 'evil.example', 'data:', 'https://']) {
      expect(
        checkUrl('https://evil.example/', 'navigate', { ...rule, allowedOrigins: [allowed] }),
      ).toBeUndefined();
    }
  });

  it('refuses everything absolute where the page itself has no origin', () => {
    const lost = { ...rule, base: 'about:blank', allowedOrigins: [] };
    expect(checkUrl('/x', 'navigate', lost)).toBeUndefined();
    expect(checkUrl('https://evil.example/', 'navigate', lost)).toBeUndefined();
    expect(checkUrl('blob:null/1', 'image', lost)).toBeUndefined();
  });
});

describe('withQuery', () => {
  it.each([
    ['/inThe', '/inThe?from=confirm'],
    ['/inThe?a=1', '/inThe?a=1&from=confirm'],
    ['/inThe?', '/inThe?from=confirm'],
    ['/inThe?a=1&', '/inThe?a=1&from=confirm'],
    ['/inThe#top', '/inThe?from=confirm#top'],
    ['/inThe?a=1#top?x', '/inThe?a=1&from=confirm#top?x'],
    ['#top', '?from=confirm#top'],
    ['?a=1', '?a=1&from=confirm'],
    ['https://pay.example', 'https://pay.example?from=confirm'],
    ['https://pay.example/a?b=%20+c', 'https://pay.example/a?b=%20+c&from=confirm'],
    ['', '?from=confirm'],
  ])('adds to "%s"', (url, expected) => {
    expect(withQuery(url, { from: 'confirm' })).toBe(expected);
  });

  it('leaves a URL alone when there is nothing to add', () => {
    expect(withQuery('/inThe#x', {})).toBe('/inThe#x');
  });

  it('keeps what is there, and gives back what was added, whatever it is', () => {
    const path = fc.stringMatching(/^\/[a-z]{0,5}(?:\?[a-z]=[a-z]{0,3})?(?:#[a-z]{0,3})?$/);
    fc.assert(
      fc.property(path, fc.string({ unit: 'binary' }), (url, value) => {
        const before = new URL(url, rule.base);
        const after = new URL(withQuery(url, { ADDED: value }), rule.base);
        expect(after.pathname + after.hash).toBe(before.pathname + before.hash);
        for (const [name, kept] of before.searchParams)
          expect(after.searchParams.getAll(name)).toContain(kept);
        expect(after.searchParams.get('ADDED')).toBe(value);
      }),
    );
  });

  it('does not stumble over half a character', () => {
    expect(withQuery('/x', { a: 'b\ud83dc', d: '😀' })).toBe('/x?a=b%EF%BF%BDc&d=%F0%9F%98%80');
  });
});
