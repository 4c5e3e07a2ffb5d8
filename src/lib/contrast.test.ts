/** Holds the arithmetic of color against the WCAG definitions and the promise that any brand stays readable. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AA, brandVariables, contrast, parseColor, readable, schemes, textOn, toHex } from './contrast.ts';
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
    [' Red ', '#ff0000'],
    ['#FFF', '#ffffff'],
    ['#ffff', '#ffffff'],
    ['#7a2e8e', '#7a2e8e'],
    ['#12345678', '#8f9faf'],
    ['rgba(1 2 3 / 50%)', '#808181'],
    ['hsl(120deg 10% 20%)', '#2e382e'],
  ])('reads %s', (text, hex) => {
    const color = parseColor(text);
    expect(color && toHex(color)).toBe(hex);
  });

  it.each(
    (
      'black white gray grey silver red maroon crimson orange gold yellow olive lime green teal cyan aqua blue navy ' +
      'purple magenta fuchsia pink'
    ).split(' '),
  )('knows the name %s', (name) => {
    expect(parseColor(name)).toBeDefined();
  });

  it.each([
    '',
    '#',
    '#12',
    '#12345',
    '#1234567',
    '7a2e8e',
    'rojo',
    'tomato',
    'transparent',
    'rgb(1,2)',
    'rgb(a,b,c)',
    'hsl(a, b, c)',
    'url(x)',
    'var(--x)',
    'red; } body {',
    'constructor',
  ])('refuses %j', (text) => {
    expect(parseColor(text)).toBeUndefined();
  });

  it('gives whole channels from 0 to 255 for whatever it reads', () => {
    const channel = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 255;
    const like = (pattern: RegExp) => fc.stringMatching(pattern);
    const any = fc.oneof(
      fc.string(),
      like(/^#[0-9a-fA-F]{1,9}$/),
      like(/^(rgb|hsl)a?\(([0-9]{1,3}(\.[0-9])?(%|deg)?[ ,/]){2,3}[+-]?[0-9]{1,3}%?\)$/),
    );
    let read = 0;
    fc.assert(
      fc.property(any, (text) => {
        const color = parseColor(text);
        if (color === undefined) return;
        read += 1;
        expect([text, ...Object.values(color).map(channel)]).toEqual([text, true, true, true]);
      }),
    );
    expect(read).toBeGreaterThan(0);
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

describe('readable', () => {
  it('keeps what passes', () => {
    expect(readable({ r: 14, g: 92, b: 78 })).toEqual({ r: 14, g: 92, b: 78 });
  });

  it('passes AA for any color on any ground', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, ground) => contrast(ground, readable(color, ground)) >= AA),
    );
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
        const variables = brandVariables({ ...brandOf(toHex(color)), dark: {} });
        const pairs = [
          ['on-primary', 'primary'],
          ['on-primary', 'primary-pressed'],
          ['primary-text', 'primary-soft'],
          ['danger-text', 'danger-soft'],
        ] as const;
        return (
          [
            ['light', '--brand'],
            ['dark', '--brand-dark'],
          ] as const
        ).every(([scheme, prefix]) => {
          const part = (name: string): Rgb => read(variables, `${prefix}-${name}`);
          const surface = parseColor(schemes[scheme].surface) ?? white;
          return (
            pairs.every(([text, ground]) => contrast(part(text), part(ground)) >= AA) &&
            contrast(part('primary-text'), surface) >= AA
          );
        });
      }),
    );
  });

  it('uses its own palette for colors it cannot read', () => {
    expect(brandVariables(brandOf('url(x)'))['--brand-primary']).toBe('#0e5c4e');
  });

  it('has a dark scheme only where the brand has one, with the light color for what it leaves out', () => {
    const light = brandOf('#0e5c4e');
    expect(Object.keys(brandVariables(light)).filter((name) => name.startsWith('--brand-dark'))).toEqual([]);
    const { '--brand-dark-primary': primary, '--brand-dark-danger-soft': soft } = brandVariables({
      ...light,
      dark: { primary: '#4fb8a3' },
    });
    expect([primary, soft]).toEqual(['#4fb8a3', '#172a30']);
  });

  it('knows the surfaces of the style sheet', () => {
    const tokens = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8');
    const surfaces = [...tokens.matchAll(/--surface: (#[0-9a-f]+);/g)].map(([, color = '']) => color);
    expect(surfaces.map((color) => toHex(parseColor(color) ?? black))).toEqual(
      Object.values(schemes).map(({ surface }) => surface),
    );
  });
});
