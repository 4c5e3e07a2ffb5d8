/**
 * The HTML of one page, made of the entry page: its own chunks, what it asks for first, and what is to be seen before any
 * script has come. It must not know which pages there are.
 */
import type { Tongue } from '../lib/figures.ts';
import { tongues } from '../lib/figures.ts';
import { pageBlock } from '../lib/page-blocks.ts';
import type { First } from '../model/first.ts';
import { escape, headOf } from './site-head.ts';

/** What all pages of an entry have in common. */
export interface Entry {
  /** The entry page as it was built. */
  readonly html: string;
  /** What asks for the first data (src/app/early). */
  readonly script: string;
  /** The style sheet, which stands in the page: a request for it would hold up all that is seen. */
  readonly sheet: string;
}

/** How a page differs from others. */
export interface Own {
  readonly tongue: Tongue;
  readonly title: string | undefined;
  /** Lines for the head. */
  readonly head: readonly string[];
  /** Chunks that it needs besides those of the entry. */
  readonly files: Iterable<string>;
  readonly first: First;
  /** What is seen until the program draws; nothing: a mark that it is on its way. */
  readonly drawn: string | undefined;
}

const link = (source: string): string => `<link rel="modulepreload" crossorigin href="${source}">`;

/**
 * What is drawn in the page is painted as a whole, when what stands behind it is read (src/app/failed.html): a slow phone paints
 * what it has read so far, and what comes then moves it. Browsers that do not know it are as they were.
 * Source: https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
const painted = '<link rel="expect" href="#failed" blocking="render">';

const scripts = / *<script type="module" crossorigin src="([^"]+)"><\/script>\n?/g;

/**
 * Vite writes a script for each chunk that the entry imports; a link says the same and leaves the order to the browser. The
 * entry's own stands behind what the page shows, and is waited for by nothing: a browser looks for what the address names
 * (`:target`) once the page is read to its end, which a script in the head would put off until it has come.
 */
function withLinks(html: string, files: Iterable<string>): string {
  const sources = [...html.matchAll(scripts)].map(([, source = '']) => source);
  const last = sources.at(-1) ?? '';
  const named = new Set([...sources, ...[...files].map((file) => `/${file}`)]);
  return html
    .replaceAll(scripts, '')
    .replace(/^ +/gm, '')
    .replace('</head>', (end) => `${[...named].map(link).join('\n')}\n${end}`)
    .replace('</body>', (end) => `<script type="module" async crossorigin src="${last}"></script>\n${end}`);
}

/** No screen's page, and nothing in it that the server fills: the same for every visit. Its style sheet is kept as a file. */
export const shellHtml = (html: string): string =>
  withLinks(html, []).replace('</head>', (end) => `${headOf(undefined, {}).join('')}\n${end}`);

/** What a page asks for, in two blocks, of which the server fills one (src/server/page-filler.ts), and the script that reads them. */
const blocks = (first: First, script: string): string =>
  [pageBlock('config', ''), pageBlock('first', JSON.stringify(first)), `<script>${script}</script>`]
    .map((line) => `${line}\n`)
    .join('');

export function pageHtml({ html, script, sheet }: Entry, own: Own): string {
  const { tongue, title, head, files, first, drawn } = own;
  const whole = drawn === undefined ? [] : [painted];
  const lines = [...head, ...whole, `<style>${sheet}</style>`].map((line) => `${line}\n`).join('');
  const page = withLinks(html, files)
    .replace(/<html lang="[^"]*"/, `<html lang="${tongues[tongue]}"`)
    .replace(/<link rel="stylesheet"[^>]*>\n?/, '')
    .replace('</head>', (end) => lines + end)
    .replace(/<title>([^<]*)/, (asBuilt) => (title === undefined ? asBuilt : `<title>${escape(title)}`))
    // Before everything that is to be fetched.
    .replace('<title>', (start) => blocks(first, script) + start);
  return drawn === undefined
    ? page
    : page.replace(/<div id="app">.*<\/div>/, () => `<div id="app">${drawn}</div>`);
}
