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
  /** As JSON without blanks, as it was when the headers were last asked for; empty where it cannot be read. */
  lastText(): string;
}

function parse(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** @param scripts what the content policy allows besides files (`Site.scripts`). */
export function openConfig(file: string, scripts: readonly string[] = []): ConfigFile {
  const read = (): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);
  let last = securityHeaders([], scripts);
  let version = '';
  let page = '';
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
        const given = parse(await read());
        const origins = given?.['allowedOrigins'];
        last = securityHeaders(Array.isArray(origins) ? origins : [], scripts);
        page = given === undefined ? '' : JSON.stringify(given);
        version = current;
      }
      return last;
    },
    lastHeaders: () => last,
    lastText: () => page,
  };
}
