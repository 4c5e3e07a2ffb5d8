/** The URL rule on this page, and opening what passed it. */
import type { UrlPort } from '../engine/ports.ts';
import { checkUrl } from '../lib/url.ts';

export interface UrlSetting {
  readonly allowedOrigins: readonly string[];
  readonly openOrigins: readonly string[];
  readonly schemeUrl: string;
  /** Start-up parameters: a page of this origin gets them, unless its URL says otherwise. */
  readonly kept: Readonly<Record<string, string>>;
  /** Goes to a URL of the app itself without a new page; false when it is none of its routes. */
  readonly openOwn: (url: URL, options: { readonly replace: boolean }) => boolean;
}

export function createUrls({ openOwn, kept, ...rule }: UrlSetting): UrlPort {
  return {
    check: (url, use) => checkUrl(url, use, { ...rule, base: window.location.href }),
    open(url, options = { replace: false }) {
      const target = new URL(url, window.location.href);
      if (target.origin === window.location.origin) {
        if (openOwn(target, options)) return;
        for (const [name, value] of Object.entries(kept)) {
          if (!target.searchParams.has(name)) target.searchParams.set(name, value);
        }
      }
      if (options.replace) window.location.replace(target.href);
      else window.location.assign(target.href);
    },
  };
}
