/**
 * What those who find or share a page are told: nothing for a screen of the app, title, description and addresses for a
 * page of the web site; robots.txt and sitemap.xml. Addresses are paths: the server puts its origin before them
 * (src/server/site-origin.ts). It must not know what a page shows.
 */
import { membersOf } from '../check/document/document.ts';
import { routePaths } from '../lib/routes.ts';
import { parseTemplate, textKey } from '../lib/template.ts';
import type { Library } from '../release/library.ts';
import { frameOf } from '../release/variants.ts';

type Texts = Readonly<Record<string, string>>;

/** 1200 × 630, the size that previews of links ask for; in the folder `public/`. */
const picture = '/share.jpg';

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A text of a definition where it is plain words in this language. */
export function plainWords(text: unknown, texts: Texts): string | undefined {
  if (typeof text !== 'string') return undefined;
  const key = textKey(text);
  const template = parseTemplate(key === undefined ? text : (texts[key] ?? ''));
  return template.ok && template.value.kind === 'literal' && template.value.text !== ''
    ? template.value.text
    : undefined;
}

/** The first route of a page of the web site is its address; a screen of the app has none. */
export function addressOf(screen: unknown): string | undefined {
  const [route] = routePaths(membersOf(screen)['routes']);
  return frameOf(screen) === 'public' ? route : undefined;
}

/** Lines for the head of a page. */
export function headOf(screen: unknown, texts: Texts): readonly string[] {
  const address = addressOf(screen);
  if (address === undefined) return ['<meta name="robots" content="noindex">'];
  const path = escape(address);
  const title = plainWords(membersOf(screen)['title'], texts);
  const description = plainWords(membersOf(screen)['description'], texts);
  const meta = (name: string, content: string | undefined, kind: 'name' | 'property' = 'property') =>
    content === undefined ? [] : [`<meta ${kind}="${name}" content="${escape(content)}">`];
  return [
    ...meta('description', description, 'name'),
    `<link rel="canonical" href="${path}">`,
    `<link rel="alternate" hreflang="es-MX" href="${path}">`,
    `<link rel="alternate" hreflang="en-IN" href="${path}?isNeedPop=1">`,
    ...meta('og:type', 'website'),
    ...meta('og:title', title),
    ...meta('og:description', description),
    ...meta('og:url', address),
    ...meta('og:locale', 'es_MX'),
    ...meta('og:locale:alternate', 'en_IN'),
    ...meta('og:image', picture),
    ...meta('twitter:card', 'summary_large_image', 'name'),
  ];
}

/** Screens of the app say themselves that they are not for an index: a page that may not be read could not. */
export const robots = 'User-agent: *\nAllow: /\n\nSitemap: /sitemap.xml\n';

export function sitemap({ screens }: Pick<Library, 'screens'>): string {
  const addresses = Object.values(screens)
    .map(addressOf)
    .filter((address) => address !== undefined)
    .sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escape(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
