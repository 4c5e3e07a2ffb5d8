/**
 * Loads `/config.json` and fills in its defaults; a missing or wrong one becomes a failure in plain words for
 * operators. It must not know what any setting is used for.
 */
import type { Config } from '../model/config.ts';
import type { Result } from '../lib/result.ts';
import { failure, success } from '../lib/result.ts';

export interface ConfigFailure {
  readonly kind: 'missing' | 'unreachable' | 'not-json' | 'wrong';
  /** Which setting is wrong and how, e.g. `brand.primary must be string`; empty for the others. */
  readonly detail: string;
}

/** ajv's compiled validator: false leaves the errors at `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly { readonly instancePath: string; readonly keyword: string; readonly params: Readonly<Record<string, unknown>> }[] | null;
}

const defaults: Config = {
  apiBase: '/gateway',
  appName: '',
  brand: { primary: '#0e5c4e', onPrimary: '#ffffff', accent: '#0e5c4e', danger: '#c42727', success: '#167a4a', warning: '#b45309' },
  servicePhone: '',
  serviceEmail: '',
  schemeUrl: '',
  company: { name: '', phone: '', email: '', address: '', copyright: '' },
  privacyUrl: '/PrivacyPolicy',
  merchantNumber: '0',
  download: { android: '', ios: '', links: {} },
  products: [],
  allowedOrigins: [],
  bridge: { name: 'NativeBridge' },
};

export async function loadConfig(fetcher: typeof fetch, validate: Validator): Promise<Result<Config, ConfigFailure>> {
  let text: string;
  try {
    const response = await fetcher('/config.json', { cache: 'no-cache', credentials: 'same-origin' });
    if (!response.ok) return failure({ kind: response.status === 404 ? 'missing' : 'unreachable', detail: '' });
    text = await response.text();
  } catch {
    return failure({ kind: 'unreachable', detail: '' });
  }
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return failure({ kind: 'not-json', detail: '' });
  }
  if (!validate(given)) return failure({ kind: 'wrong', detail: describe(validate) });
  return success(withDefaults(given as Partial<Config>));
}

function withDefaults(given: Partial<Config>): Config {
  return {
    ...defaults,
    ...given,
    apiBase: `/${(given.apiBase ?? defaults.apiBase).replace(/^\/+|\/+$/g, '')}`,
    brand: { ...defaults.brand, ...given.brand },
    company: { ...defaults.company, ...given.company },
    download: { ...defaults.download, ...given.download },
    bridge: { ...defaults.bridge, ...given.bridge },
  };
}

/** The first complaint of the validator, as `field: what it must be`. */
function describe(validate: Validator): string {
  const first = validate.errors?.[0];
  if (first === undefined) return '';
  const place = first.instancePath.split('/').slice(1).join('.');
  const { missingProperty, type, pattern, allowedValues } = first.params;
  const wanted = missingProperty ?? type ?? pattern ?? allowedValues ?? '';
  return `${place === '' ? 'config.json' : place}: ${first.keyword} ${typeof wanted === 'string' ? wanted : JSON.stringify(wanted)}`.trim();
}
