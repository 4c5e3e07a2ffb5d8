/** Holds the named rules to what they mean: one list in program and schema, no trick gets through, none takes for ever. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import base from '../build/screen.base.schema.json' with { type: 'json' };
import { namedRules } from './named-rules.ts';
import { compileRule } from './test.ts';

const names = Object.keys(namedRules);

it('are the names that the schema offers', () => {
  expect(base.$defs.ruleName.enum).toEqual(names);
});

it.each(names)('%s is short for a format', (name) => {
  const [short, long] = [compileRule(name), compileRule({ format: name })];
  if (!short.ok || !long.ok) throw new Error('refused');
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress(), fc.webUrl(), fc.integer()), (value) => {
      expect(short.value(value)).toBe(long.value(value));
    }),
  );
});

it('a name that there is not is refused', () => {
  expect(compileRule('mail')).toEqual({ ok: false, error: { code: 'unknown-rule', text: 'mail' } });
  expect(compileRule(5)).toMatchObject({ ok: false, error: { code: 'not-a-test' } });
});

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/);
const host = fc
  .tuple(fc.array(label, { minLength: 1, maxLength: 3 }), fc.constantFrom('mx', 'in', 'com'))
  .map(([labels, end]) => [...labels, end].join('.'));

describe('hold for', () => {
  it('addresses of mail', () => {
    const local = fc.stringMatching(/^[a-z0-9._+-]{1,30}$/);
    fc.assert(fc.property(local, host, (name, of) => namedRules['email']?.(`${name}@${of}`) === true));
  });

  it('telephones, however their digits are grouped', () => {
    const mark = fc.constantFrom('', ' ', '-', '.');
    const digits = fc.array(fc.tuple(fc.nat(9), mark), { minLength: 7, maxLength: 15 });
    fc.assert(
      fc.property(digits, fc.constantFrom('', '+'), (parts, plus) => {
        const text = plus + parts.map(([digit, sign]) => `${digit}${sign}`).join('');
        expect(namedRules['phone']?.(text)).toBe(true);
      }),
    );
  });

  it('web addresses that a browser reads in the same way', () => {
    const path = fc.stringMatching(/^(\/[a-z0-9._~-]{0,8}){0,3}(\?[a-z0-9=&]{0,10})?$/);
    fc.assert(
      fc.property(fc.constantFrom('http', 'https'), host, path, (scheme, of, rest) => {
        expect(namedRules['url']?.(`${scheme}://${of}${rest}`)).toBe(true);
        expect(new URL(`${scheme}://${of}${rest}`).hostname).toBe(of);
      }),
    );
  });
});

describe('do not hold for', () => {
  it('anything with white space or a line break in it, telephones aside', () => {
    fc.assert(
      fc.property(host, fc.constantFrom(' ', '\n', '\t', '\u00a0'), fc.nat(40), (of, space, at) => {
        const mail = `ana@${of}`;
        const url = `https://${of}/a`;
        const put = (text: string): string => text.slice(0, at) + space + text.slice(at);
        expect(namedRules['email']?.(put(mail))).toBe(false);
        expect(namedRules['url']?.(put(url))).toBe(false);
      }),
    );
  });

  it('another scheme', () => {
    const scheme = fc.stringMatching(/^[a-z][a-z0-9+.-]{0,8}$/).filter((name) => !/^https?$/.test(name));
    fc.assert(fc.property(scheme, host, (name, of) => namedRules['url']?.(`${name}://${of}`) === false));
  });

  it('long texts, without taking long', () => {
    const long = [
      'a'.repeat(50_000),
      'a.'.repeat(25_000),
      '1 '.repeat(25_000),
      '@'.repeat(50_000),
      '-'.repeat(50_000),
    ];
    const started = performance.now();
    for (const rule of Object.values(namedRules))
      for (const text of long)
        for (const whole of [text, `a@${text}`, `https://${text}`, `+${text}`])
          expect(rule(whole)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
