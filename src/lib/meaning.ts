/**
 * Texts that are quoted as they are prescribed, whatever the language of the page: `key_meaning` says the same as `key` in the
 * language of its file (docs/language.md, Text keys). It must not know who shows them.
 */
const suffix = '_meaning';

/** The text whose meaning a key gives; `undefined` for any other key. */
export const quotedOf = (key: string): string | undefined =>
  key.endsWith(suffix) ? key.slice(0, -suffix.length) : undefined;

/** By quoted words, the key of what they mean; those that say it as well as it can be said have none. */
export function meaningsIn(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  for (const [key, meaning] of Object.entries(words)) {
    const quoted = words[quotedOf(key) ?? ''];
    if (quoted !== undefined && quoted !== meaning) meanings.set(quoted, key);
  }
  return meanings;
}

/** The language of quoted words: the specification quotes Chinese, English and, with its accents, Spanish. */
export function quotedLanguage(text: string): string {
  if (/[\u4e00-\u9fff]/.test(text)) return 'zh-CN';
  return /[\u00a1-\u024f]/.test(text) ? 'es' : 'en';
}
