/** The screens of a project with the names that staff know them by: what stands above each on the phone. It must not know how one is drawn. */
import { tongues, type Tongue } from '../../lib/figures.ts';
import { testRoute } from '../../lib/developer-pages.ts';
import { routePaths } from '../../lib/routes.ts';
import { idOf } from '../../check/document/document.ts';
import type { Texts } from '../core/draft.ts';
import { once, parsedAt } from '../core/parsed.ts';

export type Group = 'app' | 'site' | 'campaign' | 'test';

/** In the order in which they are shown. */
export const groups: readonly Group[] = ['app', 'site', 'campaign', 'test'];

export interface ScreenName {
  readonly id: string;
  readonly file: string;
  readonly group: Group;
  readonly name: Readonly<Record<Tongue, string>>;
  /** What else borrowers read above it: the promise of a campaign. */
  readonly titles?: readonly string[];
}

export type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing for a text that is no object now: somebody is typing in it. */
export function parsedOf(texts: Texts, file: string): Json | undefined {
  const value = parsedAt(texts, file);
  return isObject(value) ? value : undefined;
}

/** What a campaign looks like. */
export const isLayout = (file: string): boolean => file.startsWith('screens/promotion/');

export const isScreenFile = (file: string): boolean => /^screens\/(?:promotion\/)?[^/]+\.json$/.test(file);

export type Words = Readonly<Record<Tongue, Json>>;

export const wordsIn = (texts: Texts): Words => ({
  es: parsedOf(texts, 'locales/es.json') ?? {},
  en: parsedOf(texts, 'locales/en.json') ?? {},
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
  if (isLayout(file) || id.startsWith('promotion-')) return 'campaign';
  if (routePaths(definition['routes']).includes(testRoute)) return 'test';
  return definition['frame'] === 'public' ? 'site' : 'app';
}

const spaced = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** Letters of what tells two screens of one name apart. */
const longest = 32;

/**
 * The first short words that a screen says in its own file besides its title; empty where it says none.
 * @param always what shows now and then does not count.
 */
function saidFirst(value: unknown, words: Json, besides: string, always: boolean): string {
  if (typeof value === 'string') {
    const said = value.startsWith('@') ? plainWords(value, words) : '';
    return said === besides || said.length > longest ? '' : said;
  }
  if (typeof value !== 'object' || value === null || (always && 'if' in value)) return '';
  for (const member of Object.values(value)) {
    const said = saidFirst(member, words, besides, always);
    if (said !== '') return said;
  }
  return '';
}

const kinds: Readonly<Record<Group, Readonly<Record<Tongue, string>>>> = {
  app: { es: 'en la app', en: 'in the app' },
  site: { es: 'en el sitio', en: 'on the site' },
  campaign: { es: 'en campañas', en: 'in campaigns' },
  test: { es: 'de pruebas', en: 'for tests' },
};

/** The legal text that a screen shows. */
const documentIn = once(
  (definition: Json): string => /"document":"([\w-]+)"/.exec(JSON.stringify(definition))?.[1] ?? '',
);

/** What a campaign says on top, in each language. */
function promisesOf({ values }: Json, words: Words): readonly string[] {
  const { heroTitle } = isObject(values) ? values : {};
  const said = isObject(heroTitle) ? heroTitle['default'] : undefined;
  return [...new Set([plainWords(said, words.es), plainWords(said, words.en)])].filter((each) => each !== '');
}

/**
 * In groups, each by name. Of two with one name each says which it is: where it stands, the name that its campaign was given, or what it
 * says first.
 * @param base what a text that cannot be read said last.
 */
export function screensIn(texts: Texts, base: Texts = texts): readonly ScreenName[] {
  const words = wordsIn(texts);
  const definitionOf = (file: string): Json => parsedOf(texts, file) ?? parsedOf(base, file) ?? {};
  const firstIn = (file: string, tongue: Tongue, besides: string): string => {
    const { body, footer } = definitionOf(file);
    const said = (always: boolean): string => saidFirst([body, footer], words[tongue], besides, always);
    return said(true) || said(false);
  };
  /** A page of a legal text is called as that text. */
  const documentTitle = (definition: Json, tongue: Tongue): string => {
    const { title } = parsedOf(texts, `locales/documents/${documentIn(definition)}.${tongue}.json`) ?? {};
    return typeof title === 'string' ? title : '';
  };
  const found = [...texts.keys()].filter(isScreenFile).map((file): ScreenName => {
    const definition = definitionOf(file);
    const nameIn = (tongue: Tongue): string =>
      plainWords(definition['title'], words[tongue]) ||
      documentTitle(definition, tongue) ||
      spaced(idOf(file));
    return {
      id: idOf(file),
      file,
      group: groupOf(file, definition),
      name: { es: nameIn('es'), en: nameIn('en') },
      ...(isLayout(file) && { titles: promisesOf(definition, words) }),
    };
  });
  const distinct = ({ id, file, group, name: names }: ScreenName, tongue: Tongue): string => {
    const name = names[tongue];
    const namesakes = found.filter((other) => other.name[tongue] === name && other.id !== id);
    if (namesakes.length === 0) return name;
    if (namesakes.every((other) => other.group !== group)) return `${name} (${kinds[group][tongue]})`;
    if (isLayout(file)) return tongue === 'es' ? `${name} «${id}»` : `${name} “${id}”`;
    const first = firstIn(file, tongue, name);
    const isOwn = namesakes.every((other) => firstIn(other.file, tongue, name) !== first);
    return `${name} (${isOwn && first !== '' ? first : spaced(id).toLowerCase()})`;
  };
  return found
    .map((screen) => ({ ...screen, name: { es: distinct(screen, 'es'), en: distinct(screen, 'en') } }))
    .sort(
      (one, other) =>
        groups.indexOf(one.group) - groups.indexOf(other.group) ||
        one.name.es.localeCompare(other.name.es, tongues.es),
    );
}
