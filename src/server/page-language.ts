/** Which language a page is in, by its address, as the page itself reads it. It must not know what is said in it. */
import { languageOf } from '../lib/query.ts';
import type { Language } from '../model/language.ts';

/** A name that is written otherwise than it is. */
const escapedName = /(?:^|&)[^=&]*[%+]/;
const itself = /(?:^|&)isNeedPop(?:=([^&]*)|(?=&|$))/;

/** The first of that name counts. Taking all parameters apart would be a good part of what a page takes. */
function isNeedPopIn(query: string): string | null {
  const found = itself.exec(query)?.[1];
  return escapedName.test(query) || found?.includes('%') === true
    ? new URLSearchParams(`?${query}`).get('isNeedPop')
    : (found ?? null);
}

export function languageIn(url: string): Language['tag'] {
  const start = url.indexOf('?');
  const isNeedPop = start < 0 ? null : isNeedPopIn(url.slice(start + 1));
  return languageOf({ kept: isNeedPop === null ? {} : { isNeedPop } }).tag;
}
