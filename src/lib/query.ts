/**
 * The page's query string: start-up parameters read once and kept through navigation, header parameters sent with
 * every call, and the rest for screens (docs/contract.md 2). It must not know the page or any screen.
 */
import { isSafeName } from './path.ts';
import type { Language } from '../model/language.ts';

/** Sent in the query of every request. */
export const commonNames = [
  'appVersion',
  'deviceName',
  'deviceId',
  'osVersion',
  'sessionId',
  'gps_adid',
] as const;
/** Sent as request headers of the same name. */
export const headerNames = ['crp_phe', 'dearest', 'showy', 'dearer', 'language', 'swift', 'eyes'] as const;

/** Kept in the URL through in-app navigation. */
export const keptNames = [...commonNames, 'isNeedPop', ...headerNames] as const;

type Values = Readonly<Record<string, string>>;

export interface StartUp {
  readonly common: Values;
  readonly headers: Values;
  /** What stays in the URL through in-app navigation. */
  readonly kept: Values;
}

/** A value longer than this is ignored: nothing the app is given is that long. */
const longest = 4096;

/**
 * Every parameter of a query string. Of repeated ones the first counts, also when it is ignored for its length:
 * what stands behind it cannot take its place. Unsafe and over-long names are ignored. Never throws.
 */
export function readQuery(search: string): Record<string, string> {
  const values: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (seen.has(name)) continue;
    seen.add(name);
    if (isSafeName(name) && name.length <= 64 && value.length <= longest) values[name] = value;
  }
  return values;
}

export function readStartUp(search: string): StartUp {
  const query = readQuery(search);
  const pick = (names: readonly string[]): Record<string, string> => {
    const picked: Record<string, string> = {};
    for (const name of names) {
      const value = query[name];
      // Header values: visible ASCII only, or the request itself would fail.
      if (value !== undefined && value !== '' && value.length <= 512) picked[name] = value;
    }
    return picked;
  };
  const headers = Object.fromEntries(
    Object.entries(pick(headerNames)).filter(([, value]) => /^[\x20-\x7e]*$/.test(value)),
  );
  return { common: pick(commonNames), headers, kept: pick(keptNames) };
}

/**
 * The address of a page for somebody else, as a person copies it or passes it on: in its language, and of nobody's session, device or
 * order.
 */
export function sharedAddress(pathname: string, search: string): string {
  const language = readStartUp(search).kept['isNeedPop'];
  return language === undefined ? pathname : `${pathname}?isNeedPop=${encodeURIComponent(language)}`;
}

/** 1 is English with rupees; 2, absent or anything else is Spanish with pesos (docs/product-spec.md 1). */
export const languageOf = ({ kept }: Pick<StartUp, 'kept'>): Language =>
  kept['isNeedPop'] === '1' ? { tag: 'en-IN', currency: '₹' } : { tag: 'es-MX', currency: '$' };
