/** The names of what a release can change, and the files in which each is written. It must not know what is in them. */
import type { PartName } from '../model/release.ts';
import type { Tongue } from '../lib/figures.ts';

/** A part that is a file of its own, or one key of a locale file. */
export type Spot =
  | { readonly kind: 'screens'; readonly id: string }
  | { readonly kind: 'fragments'; readonly id: string }
  | { readonly kind: 'layouts'; readonly id: string }
  | { readonly kind: 'documents'; readonly id: string; readonly tongue: Tongue }
  | { readonly kind: 'figures' }
  | { readonly kind: 'words'; readonly tongue: Tongue; readonly key: string };

const folders = {
  screens: 'screens',
  fragments: 'screens/fragments',
  layouts: 'screens/promotion',
  documents: 'locales/documents',
} as const;

export const figuresFile = 'locales/documents/constants.json';
export const wordsFile = (tongue: Tongue): string => `locales/${tongue}.json`;

/** What a definition and its file may be called; an underscore is the variants' (variants.ts). */
const id = '[a-z0-9]+(?:-[a-z0-9]+)*';
const named = new RegExp(`^(screens|fragments|layouts)/(${id})$`);
const document = new RegExp(`^documents/(${id})\\.(es|en)$`);
const words = /^words\/(es|en)\/(.+)$/s;

/** `undefined`: nothing is called so. */
export function spotOf(name: PartName): Spot | undefined {
  if (name === 'figures') return { kind: 'figures' };
  const [, kind, of] = named.exec(name) ?? [];
  if (of !== undefined) return { kind: kind as 'screens' | 'fragments' | 'layouts', id: of };
  const [, written, tongue] = document.exec(name) ?? [];
  if (written !== undefined) return { kind: 'documents', id: written, tongue: tongue as Tongue };
  const [, spoken, key] = words.exec(name) ?? [];
  return key === undefined ? undefined : { kind: 'words', tongue: spoken as Tongue, key };
}

/** The file that holds it. */
export function fileOf(spot: Spot): string {
  if (spot.kind === 'figures') return figuresFile;
  if (spot.kind === 'words') return wordsFile(spot.tongue);
  const name = spot.kind === 'documents' ? `${spot.id}.${spot.tongue}` : spot.id;
  return `${folders[spot.kind]}/${name}.json`;
}

/** The part that a file is; `words` of a tongue where it is a locale file; `undefined` where it is nothing of a release. */
export function partOf(file: string): PartName | { readonly words: Tongue } | undefined {
  if (file === figuresFile) return 'figures';
  const [, tongue] = /^locales\/(es|en)\.json$/.exec(file) ?? [];
  if (tongue !== undefined) return { words: tongue as Tongue };
  const [, folder, name] = /^(.+)\/([^/]+)\.json$/.exec(file) ?? [];
  const kind = Object.entries(folders).find(([, each]) => each === folder)?.[0];
  const part = kind === undefined ? '' : `${kind}/${name ?? ''}`;
  return spotOf(part) === undefined ? undefined : part;
}

export const wordsPart = (tongue: Tongue, key: string): PartName => `words/${tongue}/${key}`;

/** Of a screen as it is drawn: what a variant of it is made of is the same part. */
export const partOfScreen = (drawn: string, kind: 'screen' | 'layout' = 'screen'): PartName =>
  `${kind}s/${drawn.replace(/_.*$/, '')}`;
