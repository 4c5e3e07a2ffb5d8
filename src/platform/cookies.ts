/** Cookies of the page; memory where the browser blocks them. It must not know what is kept. */
import type { CookiePort } from '../engine/ports.ts';

/** "Cookies expire at the end of year 9999" (docs/product-spec.md 9). */
const end = 'Fri, 31 Dec 9999 23:59:59 GMT';

export function createCookies(): CookiePort {
  const memory = new Map<string, string>();
  return {
    read: (name) => memory.get(name) ?? stored(name),
    write(name, value) {
      // Blocked cookies are dropped without a word: memory always has the last value.
      memory.set(name, value);
      const secure = window.location.protocol === 'https:' ? '; Secure' : '';
      try {
        document.cookie = `${name}=${encodeURIComponent(value)}; expires=${end}; path=/; SameSite=Lax${secure}`;
      } catch {
        // A frame without an origin has none at all.
      }
    },
  };
}

function stored(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
