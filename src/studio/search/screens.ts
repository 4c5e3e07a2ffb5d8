/** The screens of a project with the names that staff know them by: what stands above each on the phone. It must not know how one is drawn. */
import { tongues, type Tongue } from '../../lib/figures.ts';
import { idOf } from '../../check/document/document.ts';
import type { Texts } from '../core/draft.ts';

export type Group = 'app' | 'site' | 'campaign';

export interface ScreenName {
  readonly id: string;
  readonly file: string;
  readonly group: Group;
  readonly name: Readonly<Record<Tongue, string>>;
}

export type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing for a text that is no object now: somebody is typing in it. */
export function parsedOf(text: string | undefined): Json | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isScreenFile = (file: string): boolean => /^screens\/(?:promotion\/)?[^/]+\.json$/.test(file);

export type Words = Readonly<Record<Tongue, Json>>;

export const wordsIn = (texts: Texts): Words => ({
  es: parsedOf(texts.get('locales/es.json')) ?? {},
  en: parsedOf(texts.get('locales/en.json')) ?? {},
});

/** `@order.title` in a language, without its tags; empty where it says nothing by itself. */
export function plainWords(value: unknown, words: Json): string {
  const written = typeof value === 'string' && value.startsWith('@') ? words[value.slice(1)] : value;
  return typeof written === 'string'
    ? written
        .replaceAll(/\s*\{\{[^}]*\}\}/g, '…')
        .replaceAll(/…+/g, ' … ')
        .trim()
        .replaceAll(/^[…\s]+$/g, '')
    : '';
}

function groupOf(file: string, definition: Json): Group {
  const id = idOf(file);
  if (file.startsWith('screens/promotion/') || id.startsWith('promotion-')) return 'campaign';
  return definition['frame'] === 'public' ? 'site' : 'app';
}

const spaced = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** In the order in which they are shown: the app, the site, campaigns, each by name. Names that two have say which is which. */
export function screensIn(texts: Texts): readonly ScreenName[] {
  const words = wordsIn(texts);
  const found = [...texts.keys()].filter(isScreenFile).map((file): ScreenName => {
    const definition = parsedOf(texts.get(file)) ?? {};
    const nameIn = (tongue: Tongue): string =>
      plainWords(definition['title'], words[tongue]) || spaced(idOf(file));
    return {
      id: idOf(file),
      file,
      group: groupOf(file, definition),
      name: { es: nameIn('es'), en: nameIn('en') },
    };
  });
  const order: readonly Group[] = ['app', 'site', 'campaign'];
  const distinct = (screen: ScreenName, tongue: Tongue): string => {
    const name = screen.name[tongue];
    const alone = found.filter((other) => other.name[tongue] === name).length === 1;
    return alone ? name : `${name} (${spaced(screen.id).toLowerCase()})`;
  };
  return found
    .map((screen) => ({ ...screen, name: { es: distinct(screen, 'es'), en: distinct(screen, 'en') } }))
    .sort(
      (one, other) =>
        order.indexOf(one.group) - order.indexOf(other.group) ||
        one.name.es.localeCompare(other.name.es, tongues.es),
    );
}
