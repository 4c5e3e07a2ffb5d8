/**
 * The file served as `/config.json`: read anew for every request, so that a change needs no restart. It must not
 * refuse a wrong one: the app shows what is wrong; operators are told at start.
 */
import { readFile, stat } from 'node:fs/promises';
import schema from '../../schemas/config.schema.json' with { type: 'json' };
import { complaints, slips } from './config-problems.ts';
import { securityHeaders, type Headers } from './headers.ts';

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
      return slips(text).map((slip) => `In the configuration ${file} ${slip}`);
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
