/**
 * Legal texts as they are shipped: the figures they name written in, and words that say so wherever a value of the data is
 * absent. The build does this; it must not know any document, nor how one is drawn.
 */
import type { Language } from '../model/language.ts';
import { formats } from './template.ts';

export type Tongue = 'es' | 'en';

/** `locales/documents/constants.json`: each figure once, and how its unit is written. */
export interface Register {
  /** By unit: the words around the number `{n}`, for one and for many. */
  readonly units: { readonly [unit: string]: { readonly [tongue in Tongue]: readonly string[] } };
  readonly figures: {
    readonly [name: string]: {
      readonly value: number;
      readonly unit: string;
      /** Keys of the locale files' texts that say it too. */
      readonly texts?: readonly string[];
    };
  };
  /** What stands where a value of the data is absent: whoever agrees must read that it was not stated. */
  readonly absent?: { readonly [tongue in Tongue]: string };
}

export const tongues: { readonly [tongue in Tongue]: Language['tag'] } = { es: 'es-MX', en: 'en-IN' };

/** What stands for a figure that nobody registered, and for a value where the register has no words: a line to fill. */
export const blank = '________________';

/** A tag that names a figure: `{{figure.vat}}`. */
export const figureTag = /\{\{figure\.([\w-]+)\}\}/g;

const tag = new RegExp(
  `\\{\\{#(${formats.join('|')})\\}\\}\\s*\\{\\{([\\w.]+)\\}\\}\\s*\\{\\{/\\1\\}\\}|\\{\\{([\\w.]+)\\}\\}`,
  'g',
);

/** `18%`, `10 días hábiles`, `Rs.1,000`; `undefined` for a name or unit that is not in the register. */
export function figureText(name: string, { figures, units }: Register, tongue: Tongue): string | undefined {
  const figure = Object.prototype.hasOwnProperty.call(figures, name) ? figures[name] : undefined;
  const unit = figure === undefined ? undefined : units[figure.unit];
  if (figure === undefined || unit === undefined) return undefined;
  const number = new Intl.NumberFormat(tongues[tongue], { maximumFractionDigits: 6 }).format(figure.value);
  return unit[tongue][figure.value === 1 ? 0 : 1]?.replace('{n}', number);
}

function fillText(text: string, register: Register, tongue: Tongue): string {
  return text.replace(tag, (whole: string, _format, formatted?: string, plain?: string) => {
    const path = formatted ?? plain ?? '';
    if (path.startsWith('figure.'))
      return figureText(path.slice('figure.'.length), register, tongue) ?? blank;
    return `{{#${path}}}${whole}{{/${path}}}{{^${path}}}${register.absent?.[tongue] ?? blank}{{/${path}}}`;
  });
}

/** A document with every figure and absence written out: plain templates over the data of the screen that shows it. */
export function fillDocument(value: unknown, register: Register, tongue: Tongue): unknown {
  if (typeof value === 'string') return fillText(value, register, tongue);
  if (Array.isArray(value)) return value.map((item) => fillDocument(item, register, tongue));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, fillDocument(item, register, tongue)]),
  );
}
