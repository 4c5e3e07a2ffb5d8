/** What an address or a message of a definition leads to. It must not know when. */
import { own } from '../document/document.ts';
import type { MapPlace, PlaceKind } from './graph.ts';

export interface Routes {
  /** Screen ids by route. */
  readonly screens: { readonly [route: string]: string };
  /** Routes of developers' pages that are no definitions. */
  readonly pages: readonly string[];
}

export type Target = Pick<MapPlace, 'id' | 'kind' | 'name'>;

const target = (kind: PlaceKind, name: string): Target => ({
  id: name === '' ? kind : `${kind}:${name}`,
  kind,
  name,
});

export const screenTarget = (id: string): Target => target('screen', id);
export const backTarget = target('back', '');

/** A route, without its query; a slash at its end forgiven, as in the app. */
export function routeTarget(address: string, { screens, pages }: Routes): Target {
  const path = address.startsWith('#') ? address.replace(/\?.*$/, '') : address.replace(/[?#].*$/, '');
  const route = path.length > 2 ? path.replace(/\/+$/, '') : path;
  const id = own(screens, route);
  if (id !== undefined) return screenTarget(id);
  return target(pages.includes(route) ? 'page' : 'missing', route);
}

/** An address as the action `open-url` and the prop `url` take it, data in it still as tags. */
export function addressTarget(address: string, routes: Routes): Target {
  const deepLink = /^\{\{\s*config\.schemeUrl\s*\}\}(.*)$/s.exec(address);
  if (deepLink !== null) return target('native', pageName(deepLink[1] ?? ''));
  // What comes before the first tag is all that is certain.
  if (/^\{\{\s*config\./.test(address)) return target('config', '');
  if (address.startsWith('{{') || address === '') return target('server', '');
  const scheme = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?/i.exec(address);
  if (scheme === null && /^#?\//.test(address) && !address.startsWith('//'))
    return routeTarget(address, routes);
  return target('outside', scheme?.[2] ?? `${scheme?.[1] ?? address}:`);
}

const pageName = (path: string): string => path.replace(/[?#{].*$/s, '') || 'app';

/** Messages after which the person is still where they were and nothing has opened: they are counted by the host. */
const reports: ReadonlySet<string> = new Set(['confirmBurialPoint', 'adConversion']);

/** A message to the host app; one that goes to a page is known by that page. */
export function messageTarget(message: string, payload: unknown): Target & { readonly stays: boolean } {
  const page = (payload as { page?: unknown } | null | undefined)?.page;
  const name = message === 'goToPage' && typeof page === 'string' ? `goToPage ${page}` : message;
  return { ...target('native', name), stays: reports.has(message) };
}
