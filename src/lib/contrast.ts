/**
 * Makes a theme readable: from the brand's colors to the custom properties of the style sheets, with every pair of
 * text and ground at WCAG AA. Pure arithmetic; it knows neither the DOM nor where the brand comes from.
 */
import type { Brand, Colors } from '../model/config.ts';

export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** WCAG 2.2, 1.4.3: text of ordinary size. */
export const AA = 4.5;

const white: Rgb = { r: 255, g: 255, b: 255 };
/** Not pure black: the darkest color of the theme, so that text on a light brand color looks like the other text. */
const ink: Rgb = { r: 16, g: 24, b: 32 };

const names: { readonly [name: string]: string } = {
  black: '#000',
  white: '#fff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  red: '#f00',
  maroon: '#800000',
  crimson: '#dc143c',
  orange: '#ffa500',
  gold: '#ffd700',
  yellow: '#ff0',
  olive: '#808000',
  lime: '#0f0',
  green: '#008000',
  teal: '#008080',
  cyan: '#0ff',
  aqua: '#0ff',
  blue: '#00f',
  navy: '#000080',
  purple: '#800080',
  magenta: '#f0f',
  fuchsia: '#f0f',
  pink: '#ffc0cb',
};

const clamp = (value: number, top: number): number => Math.min(top, Math.max(0, value));

const over = ({ r, g, b }: Rgb, alpha: number): Rgb => mix(white, { r, g, b }, clamp(alpha, 1));

/** `weight` 0 gives the first color, 1 the second. */
export function mix(from: Rgb, to: Rgb, weight: number): Rgb {
  const part = (a: number, b: number): number => Math.round(a + (b - a) * weight);
  return { r: part(from.r, to.r), g: part(from.g, to.g), b: part(from.b, to.b) };
}

function parseHex(digits: string): Rgb | undefined {
  const short = digits.length <= 4;
  if (![3, 4, 6, 8].includes(digits.length)) return undefined;
  const channel = (index: number): number => {
    const part = short ? (digits[index] ?? '0').repeat(2) : digits.slice(index * 2, index * 2 + 2);
    return Number.parseInt(part, 16);
  };
  const alpha = digits.length % 4 === 0 ? channel(3) / 255 : 1;
  return over({ r: channel(0), g: channel(1), b: channel(2) }, alpha);
}

const amount = (part: string, whole: number): number =>
  part.endsWith('%') ? (Number.parseFloat(part) / 100) * whole : Number.parseFloat(part);

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const turn = (((hue % 360) + 360) % 360) / 30;
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const k = (offset + turn) % 12;
    return Math.round(255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return { r: channel(0), g: channel(8), b: channel(4) };
}

/** Reads hex, `rgb()`, `hsl()` in their old and new spellings and the common names; a transparent color lies on white. */
export function parseColor(text: string): Rgb | undefined {
  const color = text.trim().toLowerCase();
  const hex = /^#([0-9a-f]+)$/.exec(names[color] ?? color);
  if (hex) return parseHex(hex[1] ?? '');
  const called = /^(rgb|hsl)a?\(([^()]+)\)$/.exec(color);
  if (!called) return undefined;
  const parts = (called[2] ?? '').split(/[\s,/]+/).filter(Boolean);
  const [first = '', second = '', third = '', alpha = '1'] = parts;
  const isNumber = (part: string): boolean => /^[+-]?(\d+\.?\d*|\.\d+)(%|deg)?$/.test(part);
  if (parts.length < 3 || parts.length > 4 || !parts.every(isNumber)) return undefined;
  const opaque =
    called[1] === 'rgb'
      ? {
          r: clamp(Math.round(amount(first, 255)), 255),
          g: clamp(Math.round(amount(second, 255)), 255),
          b: clamp(Math.round(amount(third, 255)), 255),
        }
      : fromHsl(Number.parseFloat(first), clamp(amount(second, 1), 1), clamp(amount(third, 1), 1));
  return over(opaque, amount(alpha, 1));
}

export const isColor = (text: string): boolean => parseColor(text) !== undefined;

export function toHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function luminance({ r, g, b }: Rgb): number {
  const linear = (part: number): number => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG contrast, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The given text color where it passes on the ground, else white or the dark ink, whichever is clearer. */
export function textOn(ground: Rgb, wanted: Rgb): Rgb {
  if (contrast(ground, wanted) >= AA) return wanted;
  const best = contrast(ground, white) >= contrast(ground, ink) ? white : ink;
  return contrast(ground, best) >= AA ? best : { r: 0, g: 0, b: 0 };
}

/** The color itself where it passes on its grounds, else the nearest shade towards black or white that does. */
export function readable(color: Rgb, ground: Rgb = white, ...others: readonly Rgb[]): Rgb {
  const end = textOn(ground, ground);
  for (let weight = 0; weight < 1; weight += 0.04) {
    const shade = mix(color, end, weight);
    if ([ground, ...others].every((each) => contrast(shade, each) >= AA)) return shade;
  }
  return end;
}

const fallback: { readonly [name in keyof Colors]: Rgb } = {
  primary: { r: 14, g: 92, b: 78 },
  onPrimary: white,
  accent: { r: 14, g: 92, b: 78 },
  danger: { r: 196, g: 39, b: 39 },
  success: { r: 22, g: 122, b: 74 },
  warning: { r: 180, g: 83, b: 9 },
};

/** What cards lie on in each scheme, as tokens.css has it, and how much of a color its soft tint has. */
export const schemes = {
  light: { surface: '#ffffff', tint: 0.1 },
  dark: { surface: '#19212a', tint: 0.16 },
} as const;

type Scheme = keyof typeof schemes;
type Variables = { readonly [property: string]: string };

/** The properties of one scheme. A color that cannot be read counts as absent. */
function schemeVariables(brand: Colors, scheme: Scheme): Variables {
  const prefix = scheme === 'light' ? '--brand' : '--brand-dark';
  const surface = parseColor(schemes[scheme].surface) ?? white;
  const color = (name: keyof Colors): Rgb => parseColor(brand[name]) ?? fallback[name];
  const primary = color('primary');
  const onPrimary = textOn(primary, color('onPrimary'));
  const away = luminance(onPrimary) > luminance(primary) ? { r: 0, g: 0, b: 0 } : white;
  const variables: { [property: string]: string } = {
    [`${prefix}-primary`]: toHex(primary),
    [`${prefix}-on-primary`]: toHex(onPrimary),
    [`${prefix}-primary-pressed`]: toHex(mix(primary, away, 0.14)),
  };
  for (const name of ['primary', 'accent', 'danger', 'success', 'warning'] as const) {
    // The lightest tint, or the darkest, for the ground behind its own text.
    const soft = mix(surface, color(name), schemes[scheme].tint);
    variables[`${prefix}-${name}-soft`] = toHex(soft);
    variables[`${prefix}-${name}-text`] = toHex(readable(color(name), soft, surface));
  }
  return variables;
}

/** All `--brand-*` properties that tokens.css reads; those of the dark only where the brand has it. */
export const brandVariables = ({ dark, ...light }: Brand): Variables => ({
  ...schemeVariables(light, 'light'),
  ...(dark === undefined ? {} : schemeVariables({ ...light, ...dark }, 'dark')),
});
