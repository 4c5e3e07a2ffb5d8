/**
 * Where in the studio a person is, as the address says it after its `#`: the page needs no more of the server than itself. It must
 * not know what stands there.
 */
import { useSyncExternalStore } from 'react';

export type Place =
  | { readonly page: 'screens' }
  | {
      readonly page: 'editor';
      readonly screen: string;
      /** A part, as `PartPlace` has it. */
      readonly file?: string;
      readonly pointer?: string;
      /** Words that are looked at, by key. */
      readonly words?: string;
      /** Of all that its form has, what is looked at: a place in the same file, or `@` and the key of words. */
      readonly at?: string;
    }
  /** What was published of a screen. */
  | { readonly page: 'history'; readonly screen: string }
  | { readonly page: 'changes' }
  /** Without an id: the open one. */
  | { readonly page: 'change'; readonly id?: string }
  | { readonly page: 'releases' }
  | { readonly page: 'people' }
  /** One's own. */
  | { readonly page: 'account' }
  /** By a link, without an account: to come in, or to look at one change. */
  | { readonly page: 'join' | 'look'; readonly token: string }
  | { readonly page: 'unknown' };

const optional = (query: URLSearchParams, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])));

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export function placeOf(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [page = '', ...rest] = path.split('/');
  const name = decoded(rest.join('/'));
  if (page === '') return { page: 'screens' };
  if (page === 'screen' && name !== '')
    return {
      page: 'editor',
      screen: name,
      ...optional(new URLSearchParams(query), ['file', 'pointer', 'words', 'at']),
    };
  if (page === 'history' && name !== '') return { page, screen: name };
  if (page === 'change') return { page, ...(name === '' ? {} : { id: name }) };
  if ((page === 'join' || page === 'look') && name !== '') return { page, token: name };
  if ((page === 'changes' || page === 'releases' || page === 'people' || page === 'account') && name === '')
    return { page };
  return { page: 'unknown' };
}

export function hashOf(place: Place): string {
  if (place.page === 'screens' || place.page === 'unknown') return '#/';
  if (place.page === 'change')
    return place.id === undefined ? '#/change' : `#/change/${encodeURIComponent(place.id)}`;
  if (place.page === 'join' || place.page === 'look')
    return `#/${place.page}/${encodeURIComponent(place.token)}`;
  if (place.page === 'history') return `#/history/${encodeURIComponent(place.screen)}`;
  if (place.page !== 'editor') return `#/${place.page}`;
  const { screen, page: _page, ...part } = place;
  const query = new URLSearchParams(part).toString();
  return `#/screen/${encodeURIComponent(screen)}${query === '' ? '' : `?${query}`}`;
}

export const go = (place: Place): void => {
  window.location.hash = hashOf(place);
};

/** Without a step back to what it was: the same page, another part of it. Who asks for where they are is led there again. */
export function stay(place: Place): void {
  last.hash = undefined;
  window.history.replaceState(null, '', hashOf(place));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

const hash = (): string => window.location.hash;

function listen(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** The same object as long as the address is the same. */
const last: { hash: string | undefined; place: Place } = { hash: undefined, place: { page: 'screens' } };

export const usePlace = (): Place =>
  useSyncExternalStore(listen, () => {
    if (hash() !== last.hash) Object.assign(last, { hash: hash(), place: placeOf(hash()) });
    return last.place;
  });
