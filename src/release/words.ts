/**
 * Which texts belong to which part of the product: the web site's and the promotion's words come with them, those of a few
 * screens with these, and are no load for a borrower elsewhere. It must not know the words.
 */
import { quotedOf } from '../lib/meaning.ts';
import { formOf } from '../lib/plural.ts';
import { textKey } from '../lib/template.ts';
import type { CodeText } from '../check/texts/texts.ts';
import { usesOf } from './uses.ts';
import { frameOf } from './variants.ts';

/** The program of the site's frame; a key that only its code names is a word of the site. */
export const siteFolder = 'src/app/site/';
const promotionFolder = 'src/app/promotion/';
/** Pages of their own, for developers: no person who borrows sees them. */
const apart = /^src\/app\/(?:map|states)\//;

/** Adds the text keys in a definition, or a part of one; what is for its authors names none. */
export function keysIn(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    const key = textKey(value);
    if (key !== undefined) found.add(key);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) if (name !== '$comment') keysIn(member, found);
  }
}

/** The keys that a definition and the fragments it inserts name, as they are written. */
export function keysNamed(definition: unknown, fragments: Wordings['fragments']): ReadonlySet<string> {
  const found = new Set<string>();
  keysIn(definition, found);
  for (const name of usesOf(definition, fragments).fragments) keysIn(fragments[name], found);
  return found;
}

/** Whether a key is among those that are named: itself, as a form of one, or as the meaning of one. */
export const holdsKey = (named: { has(key: string): boolean }, key: string): boolean =>
  named.has(key) || named.has(formOf(key)?.of ?? quotedOf(key) ?? key);

/** Whether the program's code names a key, by itself or as one of a family. */
export function namedByCode(codeTexts: readonly CodeText[]): (key: string) => boolean {
  const keys = new Set(codeTexts.map(({ key }) => key));
  const families = [...keys].filter((key) => key.endsWith('.'));
  return (key) => holdsKey(keys, key) || families.some((family) => key.startsWith(family));
}

/** Words of more screens than these come once, with the app. */
const few = 3;

type Part = 'app' | 'site' | 'promotion';
const parts: readonly Part[] = ['app', 'site', 'promotion'];

export interface Wordings {
  readonly screens: { readonly [id: string]: unknown };
  readonly fragments: { readonly [name: string]: unknown };
  readonly codeTexts: readonly CodeText[];
  isPromotion(id: string): boolean;
}

export interface TextOwners {
  /** What every screen of the app may show; a key that nothing names stays with it. */
  app(key: string): boolean;
  /** What this screen of the app shows besides, and few others do. */
  screen(id: string, key: string): boolean;
  /** What the web site alone shows. */
  site(key: string): boolean;
  /** Everything that the promotion shows. */
  promotion(key: string): boolean;
}

export function textOwners({ screens, fragments, codeTexts, isPromotion }: Wordings): TextOwners {
  const keys = { app: new Set<string>(), site: new Set<string>(), promotion: new Set<string>() };
  const widgets = { app: new Set<string>(), site: new Set<string>(), promotion: new Set<string>() };
  const byScreen = new Map<string, ReadonlySet<string>>();
  for (const [id, screen] of Object.entries(screens)) {
    const part: Part = isPromotion(id) ? 'promotion' : frameOf(screen) === 'public' ? 'site' : 'app';
    const own = keysNamed(screen, fragments);
    for (const type of usesOf(screen, fragments).widgets) widgets[part].add(type);
    if (part === 'app') byScreen.set(id, own);
    else for (const key of own) keys[part].add(key);
  }
  const screensWith = countKeys([...byScreen.values()]);
  for (const [key, count] of screensWith) if (count > few) keys.app.add(key);
  const families: Record<Part, string[]> = { app: [], site: [], promotion: [] };
  for (const { key, file } of codeTexts) {
    const owners = ownersOf(file, widgets);
    for (const part of owners) {
      keys[part].add(key);
      if (key.endsWith('.')) families[part].push(key);
    }
  }
  const has = (part: Part, key: string): boolean =>
    holdsKey(keys[part], key) || families[part].some((family) => key.startsWith(family));
  const app = (key: string): boolean =>
    has('app', key) || !(holdsKey(screensWith, key) || parts.some((part) => has(part, key)));
  return {
    app,
    screen: (id, key) => holdsKey(byScreen.get(id) ?? new Set(), key) && !app(key),
    site: (key) => has('site', key) && !app(key),
    promotion: (key) => has('promotion', key),
  };
}

/** For who reads each language as one file: no word comes with a screen. */
export const withWholeWords = <T extends { readonly texts: TextOwners }>(library: T): T => ({
  ...library,
  texts: { ...library.texts, screen: () => false },
});

/** In how many of these each key is. */
function countKeys(sets: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of sets.flatMap((keys) => [...keys])) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Who runs a source file; the site's frame stands around words of the app, which come with the app. */
function ownersOf(file: string, widgets: Readonly<Record<Part, ReadonlySet<string>>>): readonly Part[] {
  if (file.startsWith(siteFolder)) return ['site'];
  if (file.startsWith(promotionFolder)) return ['promotion'];
  if (apart.test(file)) return ['app'];
  const type = /^src\/widgets\/([\w-]+)\//.exec(file)?.[1];
  if (type === undefined) return ['app', 'promotion'];
  const users = parts.filter((part) => widgets[part].has(type));
  return users.length === 0 ? ['app'] : users;
}

/** The members of a locale file that pass; anything else than an object of texts is left as it is. */
export function pickTexts(json: string, wanted: (key: string) => boolean): string {
  const texts: unknown = JSON.parse(json);
  if (typeof texts !== 'object' || texts === null) return json;
  return JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([key]) => wanted(key))));
}
