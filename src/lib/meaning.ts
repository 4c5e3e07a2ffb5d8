/**
 * Texts that are quoted as they are prescribed, whatever the language of the page: `key_meaning` says the same as `key` in the
 * language of its file (docs/language.md, Text keys). It must not know who shows them.
 */
import type { Language } from '../model/language.ts';

const suffix = '_meaning';

/** The text whose meaning a key gives; `undefined` for any other key. */
export const quotedOf = (key: string): string | undefined =>
  key.endsWith(suffix) ? key.slice(0, -suffix.length) : undefined;

/** By quoted words, the key of what they mean; those that are in the page's own language mean what they say. */
export function meaningsIn(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  for (const [key, meaning] of Object.entries(words)) {
    const quoted = words[quotedOf(key) ?? ''];
    if (quoted !== undefined && quoted !== meaning) meanings.set(quoted, key);
  }
  return meanings;
}

/** The language of words that are not in the page's: the specification quotes Chinese, English and Spanish. */
export function quotedLanguage(text: string, page: Language['tag']): string {
  if (/[\u4e00-\u9fff]/.test(text)) return 'zh-CN';
  return page === 'es-MX' ? 'en' : 'es';
}
