/**
 * The configuration that operators write: read and held against its schema before anything is served, and again when the file
 * changes. A changed file that is wrong changes nothing: the last good one stays, and operators are told once.
 */
import { readFileSync, statSync } from 'node:fs';
import schema from '../../schemas/config.schema.json' with { type: 'json' };
import { pageBrand, type PageBrand } from './brand.ts';
import { complaints, slips } from './config-problems.ts';
import { securityHeaders, type Headers } from './headers.ts';
import type { Brand } from '../model/config.ts';
import type { Everyone } from './render/outcomes.ts';
import { SetUpError } from './set-up-error.ts';
import { nothingInline, type Inline } from './site.ts';

/** What a good configuration comes to. */
export interface Configuration {
  /** As JSON without blanks. */
  readonly text: string;
  readonly apiBase: string;
  readonly brand: PageBrand;
  /** What a release may ask of everyone. */
  readonly everyone: Everyone;
  /** Whether the worker is switched on. */
  readonly offline: boolean;
  /** The security headers for the origins that it allows. */
  readonly headers: Headers;
  /** What works for nobody although it keeps the schema, one sentence each. */
  readonly slips: readonly string[];
}

export interface ConfigFile {
  /** As it is now: looks whether the file has changed, where nobody has looked for a moment. */
  now(): Configuration;
  /** As it was when somebody looked last: one request has one configuration. */
  last(): Configuration;
}

/** @throws SetUpError */
function readConfiguration(file: string, inline: Inline): Configuration {
  let given: string;
  try {
    // Some editors begin a file with a mark that is no part of it.
    given = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    throw new SetUpError(`The configuration ${file} cannot be read.`);
  }
  const found = complaints(given);
  if (found.length > 0) throw new SetUpError(`The configuration ${file} is wrong. ${found.join(' ')}`);
  const config = JSON.parse(given) as {
    readonly apiBase?: string;
    readonly allowedOrigins?: readonly string[];
    readonly offline?: boolean;
    readonly appName?: string;
    readonly country?: string;
    readonly brand?: Partial<Brand>;
  };
  const { allowedOrigins: origins = [], offline = false } = config;
  const brand = pageBrand(config);
  const allowed = { ...inline, styles: [...inline.styles, brand.source] };
  return {
    text: JSON.stringify(config),
    apiBase: config.apiBase ?? schema.properties.apiBase.default,
    brand,
    everyone: { country: config.country, brand: config.appName ?? schema.properties.appName.default },
    offline,
    headers: securityHeaders({ origins, inline: allowed, worker: offline }),
    slips: slips(given).map((slip) => `In the configuration ${file} ${slip}`),
  };
}

/** Milliseconds that what was seen of the file holds: on a busy server the look would be a good part of what a file takes. */
const moment = 100;

/** Which state of the file it is; a file that is replaced is another one. */
function stateOf(file: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    // Missing, or in a folder that may not be looked into.
    return 'missing';
  }
}

/**
 * @param inline what the content policy allows besides files.
 * @param tell hears, once for each change of the file, why it is not taken.
 * @param clock in milliseconds.
 * @throws SetUpError where the file is wrong from the start.
 */
export function openConfig(
  file: string,
  inline: Inline = nothingInline,
  tell: (sentence: string) => void = console.error,
  clock: () => number = () => performance.now(),
): ConfigFile {
  let state = stateOf(file);
  let seen = clock();
  let last = readConfiguration(file, inline);
  return {
    now() {
      const time = clock();
      if (time - seen < moment) return last;
      seen = time;
      const current = stateOf(file);
      if (current === state) return last;
      state = current;
      try {
        const changed = readConfiguration(file, inline);
        if (changed.apiBase !== last.apiBase)
          throw new SetUpError(
            `The configuration ${file} has another apiBase, for which a restart is needed.`,
          );
        last = changed;
      } catch (error) {
        if (!(error instanceof SetUpError)) throw error;
        tell(`${error.message} What it was before stays in force.`);
      }
      return last;
    },
    last: () => last,
  };
}
