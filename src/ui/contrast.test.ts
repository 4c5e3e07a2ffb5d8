/** Holds the arithmetic of color against the WCAG definitions and the promise that any brand stays readable. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AA, brandVariables, contrast, darkened, parseColor, textOn, toHex } from './contrast.ts';
import type { Rgb } from './contrast.ts';

const white: Rgb = { r: 255, g: 255, b: 255 };
const black: Rgb = { r: 0, g: 0, b: 0 };
const anyColor = fc.record({
  r: fc.integer({ min: 0, max: 255 }),
  g: fc.integer({ min: 0, max: 255 }),
  b: fc.integer({ min: 0, max: 255 }),
});

describe('parseColor', () => {
  it.each([
    ['#0e5c4e', '#0e5c4e'],
    ['#ABC', '#aabbcc'],
    ['#00000080', '#7f7f7f'],
    [' rgb(255, 0, 10) ', '#ff000a'],
    ['rgb(100% 0% 0%)', '#ff0000'],
    ['rgba(0, 0, 0, 0.5)', '#808080'],
    ['rgb(0 0 0 / 50%)', '#808080'],
    ['hsl(120, 100%, 25%)', '#008000'],
    ['hsl(-120deg 100% 50%)', '#0000ff'],
    ['rgb(300, -4, 0)', '#ff0000'],
    ['Teal', '#008080'],
  ])('reads %s', (text, hex) => {
    const color = parseColor(text);
    expect(color && toHex(color)).toBe(hex);
  });

  it.each([
    '',
    '#12',
    '#12345',
    'rgb(1,2)',
    'rgb(a,b,c)',
    'url(x)',
    'var(--x)',
    'red; } body {',
    'constructor',
  ])('refuses %j', (text) => {
    expect(parseColor(text)).toBeUndefined();
  });
});

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrast(black, white)).toBeCloseTo(21);
    expect(contrast(white, white)).toBe(1);
  });

  it('agrees with the value published for #767676 on white', () => {
    expect(contrast({ r: 0x76, g: 0x76, b: 0x76 }, white)).toBeCloseTo(4.54, 2);
  });
});

describe('textOn', () => {
  it('keeps a color that passes and replaces one that fails', () => {
    expect(textOn(black, white)).toEqual(white);
    expect(toHex(textOn({ r: 255, g: 220, b: 0 }, white))).toBe('#101820');
  });

  it('passes AA on any ground with any wish', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (ground, wish) => contrast(ground, textOn(ground, wish)) >= AA),
    );
  });
});

describe('darkened', () => {
  it('keeps what passes', () => {
    expect(darkened({ r: 14, g: 92, b: 78 })).toEqual({ r: 14, g: 92, b: 78 });
  });

  it('passes AA on white for any color', () => {
    fc.assert(fc.property(anyColor, (color) => contrast(white, darkened(color)) >= AA));
  });
});

describe('brandVariables', () => {
  const brandOf = (color: string) => ({
    primary: color,
    onPrimary: color,
    accent: color,
    danger: color,
    success: color,
    warning: color,
  });
  const read = (variables: { readonly [name: string]: string }, name: string): Rgb =>
    parseColor(variables[name] ?? '') ?? white;

  it('gives readable pairs for any brand color, even when text and ground are the same', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const variables = brandVariables(brandOf(toHex(color)));
        const pairs = [
          ['--brand-on-primary', '--brand-primary'],
          ['--brand-on-primary', '--brand-primary-pressed'],
          ['--brand-primary-text', '--brand-primary-soft'],
          ['--brand-danger-text', '--brand-danger-soft'],
        ] as const;
        return pairs.every(
          ([text, ground]) => contrast(read(variables, text), read(variables, ground)) >= AA,
        );
      }),
    );
  });

  it('uses its own palette for colors it cannot read', () => {
    expect(brandVariables(brandOf('url(x)'))['--brand-primary']).toBe('#0e5c4e');
  });
});
