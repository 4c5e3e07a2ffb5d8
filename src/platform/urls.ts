/** The URL rule on this page, and opening what passed it. */
import type { UrlPort } from '../engine/ports.ts';
import { checkUrl } from '../lib/url.ts';

export interface UrlSetting {
  readonly allowedOrigins: readonly string[];
  readonly schemeUrl: string;
  /** Goes to a URL of the app itself without a new page; false when it is none of its routes. */
  readonly openOwn: (url: URL) => boolean;
}

export function createUrls({ openOwn, ...rule }: UrlSetting): UrlPort {
  return {
    check: (url, use) => checkUrl(url, use, { ...rule, base: window.location.href }),
    open(url) {
      const target = new URL(url, window.location.href);
      if (target.origin === window.location.origin && openOwn(target)) return;
      window.location.assign(target.href);
    },
  };
}
