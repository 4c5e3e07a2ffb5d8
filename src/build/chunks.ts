/**
 * Which modules come to the phone together: few requests for a cold screen, and nothing twice. It must not know what a screen
 * shows.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Tongue } from '../lib/figures.ts';
import { fallbackLayout } from '../lib/promotion.ts';
import type { Library } from '../release/library.ts';
import { pascal } from './part-names.ts';

/** Modules that each screen needs though the entry loads them with `import()`. */
export const isAlways =
  (tongue: Tongue) =>
  (id: string): boolean =>
    id.endsWith(`/locales/${tongue}.json`);

/** React and what stands beside it in every screen. */
const isShared = (id: string): boolean =>
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|mustache)[\\/]/.test(
    id,
  );

/** What keeps a write from happening twice: one chunk, for the screens that need it; what it shares with all is the app's. */
const guard = {
  name: 'writes',
  test: /[\\/]src[\\/](?:engine[\\/](?:writes|write-settle|write-notes|judge-write)|platform[\\/](?:ledger-store|hash))\.ts$/,
  priority: 0,
};

/** A part of the language; nothing for any other module. */
function partOf(id: string): { readonly kind: 'widget' | 'action'; readonly name: string } | undefined {
  const [, kind, name = ''] = /^\0virtual:(widget|action)\/([\w-]+)$/.exec(id) ?? [];
  return kind === 'widget' || kind === 'action' ? { kind, name } : undefined;
}

/** Bytes of source: a file for less would cost more to ask for than to bring along. */
const least = 750;

/** `list-item` in `src/widgets/list-item/ListItem.tsx`. */
const isSmall = (root: string, name: string): boolean =>
  statSync(join(root, 'src/widgets', name, `${pascal(name)}.tsx`)).size < least;

/**
 * The program, with every shared action (they are small), the widgets that a fifth of the screens use, and shared ones that are
 * small: one chunk, so that a cold screen takes few requests. The bundler finds the best place for the rest.
 */
function isInApp(id: string, library: Library, root: string): boolean {
  const part = partOf(id);
  // The frame of a field is small, and every field of every form would share a file for it.
  if (part === undefined)
    return isShared(id) || /[\\/]src[\\/](?:app[\\/]main|ui[\\/]FieldFrame)\.tsx$/.test(id);
  const { count, share } = library.users(`${part.kind}/${part.name}`);
  if (part.kind === 'action') return count > 1;
  return share >= 0.2 || (count > 1 && isSmall(root, part.name));
}

/** The promotion's program, and what its first screen is made of. */
function isInPromotion(id: string, library: Library): boolean {
  const part = partOf(id);
  if (part === undefined) return isShared(id) || /[\\/]src[\\/]app[\\/]promotion[\\/]main\.tsx$/.test(id);
  return library.uses(fallbackLayout)[part.kind === 'widget' ? 'widgets' : 'actions'].includes(part.name);
}

/** @param root the project's folder. */
export const appChunks = (library: () => Library, root: string) => [
  guard,
  { name: 'app', test: (id: string) => isInApp(id, library(), root), priority: 1 },
];

/** The program has what it shares with the guard, and fetches the guard when a campaign is opened. */
export const promotionChunks = (library: () => Library) => [
  { ...guard, priority: 2, includeDependenciesRecursively: false },
  { name: 'promotion', test: (id: string) => isInPromotion(id, library()), priority: 1 },
];
