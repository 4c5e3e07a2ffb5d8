/**
 * The colors and the name of the brand for the pages that the build has drawn without one. It must not know what else a page
 * shows.
 */
import { createHash } from 'node:crypto';
import { brandVariables } from '../lib/contrast.ts';
import type { Brand } from '../model/config.ts';

export interface PageBrand {
  /** A style sheet of custom properties. */
  readonly sheet: string;
  /** The sheet as the content policy names it. */
  readonly source: string;
  /** Empty where the configuration names no app. */
  readonly name: string;
}

/** What no configuration names is as the style sheets have it. */
const none: Brand = { primary: '', onPrimary: '', accent: '', danger: '', success: '', warning: '' };

export function pageBrand({
  appName = '',
  brand,
}: {
  readonly appName?: string;
  readonly brand?: Partial<Brand>;
}): PageBrand {
  const lines = Object.entries(brandVariables({ ...none, ...brand }));
  const sheet = `:root{${lines.map(([name, value]) => `${name}:${value}`).join(';')}}`;
  const hash = createHash('sha256').update(sheet).digest('base64');
  return { sheet, source: `'sha256-${hash}'`, name: appName };
}

/** Of what stands before the program, as src/app/ahead/still.tsx draws it. */
const uncolored = 'class="ahead uncolored"';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** In the place that src/app/site/SiteHeader.tsx has for it. */
const put = (html: string, place: string, text: string): string =>
  html.replaceAll(
    new RegExp(`(<span[^>]* data-brand="${place}"[^>]*>)[^<]*`, 'g'),
    (_whole, start: string) => start + escape(text),
  );

/** The page in the brand's colors and with its name; one that has nothing drawn as it is. */
export function withBrand(html: string, { sheet, name }: PageBrand): string {
  if (!html.includes(uncolored)) return html;
  const colored = html
    .replace(uncolored, 'class="ahead"')
    .replace(/ *<\/head>/, (end) => `    <style>${sheet}</style>\n${end}`);
  return name === '' ? colored : put(put(colored, 'name', name), 'mark', Array.from(name)[0] ?? '');
}
