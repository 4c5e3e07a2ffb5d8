/**
 * The file served as `/config.json`: read anew for every request, so that a change needs no restart. It must not
 * refuse a wrong one: the app shows what is wrong; operators are told at start.
 */
import { readFile, stat } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import schema from '../../schemas/config.schema.json' with { type: 'json' };
import { checkUrl } from '../lib/url.ts';
import type { Config } from '../model/config.ts';
import { securityHeaders, type Headers } from './headers.ts';

// A format says what a value means, not how it is written.
const validate = new Ajv2020({
  strict: true,
  allErrors: true,
  allowUnionTypes: true,
  validateFormats: false,
  // What a number is the number of: for the checker alone.
  keywords: ['x-kind'],
}).compile(schema);

/** As the app takes it when the setting is missing or wrong. */
const defaultBase = schema.properties.apiBase.default;
const basePattern = new RegExp(schema.properties.apiBase.pattern);

export interface ConfigFile {
  /** The text as it is now; undefined when it cannot be read. */
  read(): Promise<string | undefined>;
  /** What an operator should know, one sentence each; empty when all is well. */
  problems(): Promise<readonly string[]>;
  apiBase(): Promise<string>;
  /** The security headers for the origins the file allows now; read again only when the file changed. */
  headers(): Promise<Headers>;
  /** The same as last known, for answers that cannot wait. */
  lastHeaders(): Headers;
}

function parse(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function complaints(text: string): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [`It is not JSON: ${error instanceof Error ? error.message : String(error)}.`];
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const place = instancePath.slice(1).replaceAll('/', '.') || 'It';
    const extra = typeof params['additionalProperty'] === 'string' ? `: ${params['additionalProperty']}` : '';
    return `${place} ${message ?? 'is wrong'}${extra}.`;
  });
}

/** Where a setting leads that the app will refuse to follow: it works for nobody, and nobody is told. */
function refusals(text: string): readonly string[] {
  const { privacyUrl, download, allowedOrigins = [], schemeUrl = '' } = JSON.parse(text) as Partial<Config>;
  const { links = {}, ...stores } = download ?? {};
  const settings = {
    privacyUrl,
    ...named('download', stores),
    ...named('download.links', links),
  };
  // The app's own origin is not known here; whatever is relative belongs to it.
  const rule = { base: 'https://own.invalid/', allowedOrigins, schemeUrl };
  return Object.entries(settings).flatMap(([name, url]) =>
    url === undefined || url === '' || checkUrl(url, 'navigate', rule) !== undefined
      ? []
      : [
          `${name} leads to ${originIn(url)}, which is not among the allowedOrigins: the app does not go there.`,
        ],
  );
}

const named = (of: string, urls: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(urls).map(([name, url]) => [`${of}.${name}`, url]));

/** `https://a.example` of `https://a.example/b?c`; what has no such beginning stays whole. */
const originIn = (url: string): string => /^[^/]*\/\/[^/?#]+/.exec(url)?.[0] ?? url;

export function openConfig(file: string): ConfigFile {
  const read = (): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);
  let last = securityHeaders([]);
  let version = '';
  return {
    read,
    async problems() {
      const text = await read();
      if (text === undefined)
        return [`The configuration ${file} cannot be read: the app will only say that it is missing.`];
      const found = complaints(text);
      if (found.length > 0)
        return [`The configuration ${file} is wrong: the app will only say so. ${found.join(' ')}`];
      return refusals(text).map((refusal) => `In the configuration ${file} ${refusal}`);
    },
    async apiBase() {
      const base = parse(await read())?.['apiBase'];
      return typeof base === 'string' && basePattern.test(base) ? base : defaultBase;
    },
    async headers() {
      const now = await stat(file).catch(() => undefined);
      const current = now === undefined ? 'missing' : `${now.mtimeMs} ${now.size} ${now.ino}`;
      if (current !== version) {
        const origins = parse(await read())?.['allowedOrigins'];
        last = securityHeaders(Array.isArray(origins) ? origins : []);
        version = current;
      }
      return last;
    },
    lastHeaders: () => last,
  };
}
