/**
 * The one URL rule (docs/language.md, The URL rule): what a URL from data or a definition may be before it reaches an attribute or a
 * navigation. Decided on the parsed origin, never on prefixes. It must not know the page; the base is given.
 */

/** A picture; an address that a person presses; one that an action opens for a press, and one it goes to by itself. */
export type UrlUse = 'image' | 'link' | 'press' | 'navigate';

export interface UrlRule {
  /** The page's own URL; relative URLs are read against it. */
  readonly base: string;
  /** Origins besides the page's own. */
  readonly allowedOrigins: readonly string[];
  /** Origins where only a press leads. */
  readonly openOrigins: readonly string[];
  /** The app's deep links, e.g. `lendora://`. */
  readonly schemeUrl: string;
}

const longest = 2048;
const longestImage = 512 * 1024;
/** Controls, white space, backslashes and bidirectional marks: read differently by different parsers and people. */
const tricks =
  /[\u0000-\u0020\u007f-\u00a0\\\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/u;
const dataImage = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/** The absolute URL, or `undefined` when the rule refuses it. */
export function checkUrl(raw: string, use: UrlUse, rule: UrlRule): string | undefined {
  if (use === 'image' && raw.startsWith('data:')) {
    return raw.length <= longestImage && dataImage.test(raw) ? raw : undefined;
  }
  if (raw === '' || raw.length > longest || tricks.test(raw)) return undefined;
  const url = parse(raw, rule.base);
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  if (url.protocol === 'http:' || url.protocol === 'https:')
    return isAllowed(url, use, rule) ? url.href : undefined;
  if (use === 'image') return isOwnBlob(url, rule) ? url.href : undefined;
  // With nothing behind it there is nobody to call or write to.
  if (use === 'link' && (url.protocol === 'tel:' || url.protocol === 'mailto:'))
    return url.pathname === '' ? undefined : url.href;
  return isDeepLink(url, rule) ? url.href : undefined;
}

/** As the browser writes it: parsers forgive `blob:https:host`, which names no object of this page. */
function isOwnBlob(url: URL, rule: UrlRule): boolean {
  const origin = originOf(rule.base);
  return origin !== undefined && url.origin === origin && url.href.startsWith(`blob:${origin}/`);
}

function isAllowed(url: URL, use: UrlUse, { base, allowedOrigins, openOrigins }: UrlRule): boolean {
  const pressed = use === 'link' || use === 'press' ? openOrigins : [];
  return [base, ...allowedOrigins, ...pressed].some((allowed) => originOf(allowed) === url.origin);
}

/** Schemes that a browser itself gives a meaning; never a brand's. */
const reserved = new Set([
  'javascript:',
  'data:',
  'blob:',
  'tel:',
  'mailto:',
  'sms:',
  'file:',
  'content:',
  'intent:',
  'vbscript:',
  'view-source:',
  'about:',
  'ws:',
  'wss:',
  'ftp:',
  'filesystem:',
  'android-app:',
  'chrome:',
  'chrome-extension:',
]);

function isDeepLink(url: URL, rule: UrlRule): boolean {
  const scheme = parse(rule.schemeUrl)?.protocol;
  return scheme !== undefined && scheme === url.protocol && !reserved.has(scheme);
}

function parse(raw: string, base?: string): URL | undefined {
  try {
    return new URL(raw, base);
  } catch {
    return undefined;
  }
}

const originOf = (url: string): string | undefined => {
  const origin = parse(url)?.origin;
  return origin === 'null' ? undefined : origin;
};

/** Half a character, which data may hold, is no reason to throw. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Adds parameters to the query of an absolute or relative URL; what is there already stays. */
export function withQuery(url: string, add: Readonly<Record<string, string>>): string {
  const at = url.indexOf('#');
  const base = at < 0 ? url : url.slice(0, at);
  const hash = at < 0 ? '' : url.slice(at);
  const query = Object.entries(add)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  if (query === '') return url;
  const joint = !base.includes('?') ? '?' : /[?&]$/.test(base) ? '' : '&';
  return `${base}${joint}${query}${hash}`;
}
