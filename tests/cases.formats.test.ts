/** Formats of values: runs their JSON cases, and properties that hold for every value. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { absent, format } from '../src/lib/format.ts';
import type { Format } from '../src/lib/template.ts';
import type { Language } from '../src/model/language.ts';
import formatCases from './cases/formats.json' with { type: 'json' };
import { english, spanish } from './support/ports.ts';

interface FormatCase {
  readonly name: string;
  readonly format: Format;
  readonly value?: unknown;
  readonly language?: Language['tag'];
  readonly expected: string;
}

const names: readonly Format[] = ['money', 'date', 'datetime', 'number', 'unsigned', 'phone', 'card'];
const anything = fc.oneof(fc.anything(), fc.jsonValue(), fc.double(), fc.maxSafeInteger(), fc.string());

describe('formats', () => {
  it.each(formatCases.cases as readonly FormatCase[])('$format: $name', (given) => {
    const language = given.language === 'en-IN' ? english : spanish;
    expect(format(given.format, given.value, language)).toBe(given.expected);
  });

  it('give text for every value, and never NaN, undefined or an object', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        anything,
        fc.constantFrom(spanish, english),
        (name, value, language) => {
          const text = format(name, value, language);
          expect(text).toMatch(/^(?:—|-?[$₹]?[\d,.]+|[\d: *•-]+)$/);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('write every amount exactly', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(spanish, english), (minor, language) => {
        const text = format('money', minor, language);
        expect(BigInt(text.replace(/[^\d-]/g, ''))).toBe(BigInt(minor));
        expect(text).toMatch(/^-?[$₹](?:\d{1,3}|\d{1,3}(?:,\d{2,3})+)\.\d{2}$/);
        expect(text.startsWith('-')).toBe(minor < 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('group every amount as the market does, whatever the engine knows of it', async () => {
    const groupings = [spanish, english].map((language) => ({
      language,
      grouping: new Intl.NumberFormat(language.tag, { useGrouping: true, maximumFractionDigits: 0 }),
    }));
    vi.stubGlobal('Intl', {});
    // Loaded anew: what was learnt from an engine before does not count.
    vi.resetModules();
    const { format: ours } = await import('../src/lib/format.ts');
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), fc.constantFrom(...groupings), (minor, given) => {
        const { language, grouping } = given;
        const whole = grouping.format(BigInt(minor) / 100n);
        expect(ours('money', minor, language).slice(1, -3)).toBe(whole);
      }),
    );
    vi.unstubAllGlobals();
  });

  it('do not know the zone of the phone', () => {
    const zone = process.env['TZ'];
    const moment = 1_783_091_040_000;
    try {
      for (const TZ of ['UTC', 'America/Tijuana', 'Asia/Tokyo', 'Pacific/Kiritimati']) {
        process.env['TZ'] = TZ;
        expect(format('datetime', moment, spanish)).toBe('2026-07-03 09:04:00');
        expect(format('datetime', moment, english)).toBe('2026-07-03 20:34:00');
      }
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  it('are a dash where there is nothing', () => {
    for (const name of names) expect(format(name, undefined, spanish)).toBe(absent);
  });
});
