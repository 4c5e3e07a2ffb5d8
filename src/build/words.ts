/**
 * Which texts only the web site shows: they come with it, and are no load for a borrower in the app. It must not know
 * the words.
 */
import { textKey } from '../lib/template.ts';
import type { CodeText } from '../check/texts.ts';
import { usesOf } from './uses.ts';
import { frameOf } from './variants.ts';

/** The program of the site's frame; a key that only its code names is a word of the site. */
export const siteFolder = 'src/app/site/';

function keysIn(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    const key = textKey(value);
    if (key !== undefined) found.add(key);
  } else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) keysIn(member, found);
  }
}

export interface Wordings {
  readonly screens: { readonly [id: string]: unknown };
  readonly fragments: { readonly [name: string]: unknown };
  readonly codeTexts: readonly CodeText[];
}

/** Whether a text key belongs to the site alone; a key that nothing names stays with the app. */
export function siteTexts({ screens, fragments, codeTexts }: Wordings): (key: string) => boolean {
  const site = new Set<string>();
  const app = new Set<string>();
  const widgets = { site: new Set<string>(), app: new Set<string>() };
  for (const screen of Object.values(screens)) {
    const found = frameOf(screen) === 'public' ? site : app;
    keysIn(screen, found);
    const uses = usesOf(screen, fragments);
    for (const name of uses.fragments) keysIn(fragments[name], found);
    for (const type of uses.widgets) widgets[found === site ? 'site' : 'app'].add(type);
  }
  const families: string[] = [];
  for (const { key, file } of codeTexts) {
    const type = /^src\/widgets\/([\w-]+)\//.exec(file)?.[1] ?? '';
    const ofSite = widgets.site.has(type) && !widgets.app.has(type);
    if (ofSite || file.startsWith(siteFolder)) site.add(key);
    else {
      app.add(key);
      if (key.endsWith('.')) families.push(key);
    }
  }
  return (key) => site.has(key) && !app.has(key) && !families.some((family) => key.startsWith(family));
}

/** The members of a locale file that pass; anything else than an object of texts is left as it is. */
export function pickTexts(json: string, wanted: (key: string) => boolean): string {
  const texts: unknown = JSON.parse(json);
  if (typeof texts !== 'object' || texts === null) return json;
  return JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([key]) => wanted(key))));
}
