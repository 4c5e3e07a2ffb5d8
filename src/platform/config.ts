/**
 * Loads `/config.json` and fills in its defaults; a missing or wrong one becomes a failure in plain words for
 * operators. It must not know what any setting is used for.
 */
import type { DataSchema } from '../model/call.ts';
import type { Config } from '../model/config.ts';
import type { Language } from '../model/language.ts';
import { readData } from '../lib/reader.ts';
import type { Result } from '../lib/result.ts';
import { failure, success } from '../lib/result.ts';
import { spoken } from '../lib/spoken.ts';
import { apiBaseOf } from './request.ts';

export interface ConfigFailure {
  readonly kind: 'missing' | 'unreachable' | 'not-json' | 'wrong';
  /** Which setting is wrong and how, e.g. `brand.primary must be a CSS color like #0e5c4e`; empty for the others. */
  readonly detail: string;
}

/** As the page asks for it, before the program or by it. */
export const askForConfig = (fetcher: typeof fetch, signal?: AbortSignal): Promise<Response> =>
  fetcher('/config.json', { cache: 'no-store', credentials: 'same-origin', ...(signal && { signal }) });

/** A page without its configuration is blank: rather say so and offer to try again. */
const timeout = 15_000;

/** Those of `schemas/config.schema.json`; a test holds the two together. */
export const defaults: Config = {
  apiBase: /* @__PURE__ */ apiBaseOf(),
  appName: '',
  brand: {
    primary: '#0e5c4e',
    onPrimary: '#ffffff',
    accent: '#0e5c4e',
    danger: '#c42727',
    success: '#167a4a',
    warning: '#b45309',
  },
  servicePhone: '',
  serviceEmail: '',
  schemeUrl: '',
  company: { name: '', phone: '', email: '', address: '', copyright: '' },
  privacyUrl: '/PrivacyPolicy',
  merchantNumber: '0',
  download: { android: '', ios: '', links: {} },
  products: [],
  allowedOrigins: [],
  openOrigins: [],
  phone: { digits: 11, pattern: '^1[3-9]\\d{9}$', example: '13812345678' },
  offline: false,
  vitals: 0,
  bridge: { name: 'NativeBridge', offers: [] },
};

/**
 * @param early the text that the page has or has asked for already, if any; asked for here where nothing comes of it.
 * @param explain says what is wrong with a configuration that the reader refused; it is large, and loaded only then.
 */
export async function loadConfig(
  fetcher: typeof fetch,
  schema: DataSchema,
  explain: (given: unknown) => Promise<string>,
  tag: Language['tag'],
  early?: Promise<string>,
): Promise<Result<Config, ConfigFailure>> {
  const text = (await earlyText(early)) ?? (await fetchText(fetcher));
  if (!text.ok) return failure({ kind: text.error, detail: '' });
  let given: unknown;
  try {
    given = JSON.parse(text.value);
  } catch {
    return failure({ kind: 'not-json', detail: '' });
  }
  const read = readData(schema, spoken(schema, given, tag));
  if (read.ok) return success(withDefaults(read.value as Partial<Config>));
  return failure({ kind: 'wrong', detail: await explain(given).catch(() => read.error) });
}

async function earlyText(early: Promise<string> | undefined): Promise<Result<string, never> | undefined> {
  if (early === undefined) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  const text = await Promise.race([early, late]).catch(() => undefined);
  clearTimeout(timer);
  return text === undefined ? undefined : success(text);
}

async function fetchText(fetcher: typeof fetch): Promise<Result<string, 'missing' | 'unreachable'>> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    const response = await askForConfig(fetcher, controller.signal);
    if (!response.ok) return failure(response.status === 404 ? 'missing' : 'unreachable');
    return success(await response.text());
  } catch {
    return failure('unreachable');
  } finally {
    clearTimeout(timer);
  }
}

function withDefaults(given: Partial<Config>): Config {
  return {
    ...defaults,
    ...given,
    apiBase: apiBaseOf(given.apiBase),
    brand: { ...defaults.brand, ...given.brand },
    company: { ...defaults.company, ...given.company },
    download: { ...defaults.download, ...given.download },
    phone: { ...defaults.phone, ...given.phone },
    bridge: { ...defaults.bridge, ...given.bridge },
  };
}
