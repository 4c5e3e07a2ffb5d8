/** What an operator should know of a configuration before anybody opens the app. It must not know where the text is from. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import schema from '../../schemas/config.schema.json' with { type: 'json' };
import { describeError } from '../lib/config-words.ts';
import { checkUrl } from '../lib/url.ts';
import type { Config } from '../model/config.ts';

// A format says what a value means, not how it is written.
const validate = new Ajv2020({
  strict: true,
  allErrors: true,
  allowUnionTypes: true,
  validateFormats: false,
  // Tests hold it against what a schema is: at a start that would take longer than what it is for.
  validateSchema: false,
  // What a number is the number of is for the checker alone; which texts have languages, for the app.
  keywords: ['x-kind', 'x-purpose', 'x-words'],
}).compile(schema);

/** Where it breaks its schema, a sentence each: the app will not start. */
export function complaints(text: string): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [`It is not JSON: ${error instanceof Error ? error.message : String(error)}.`];
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${describeError(error)}.`);
}

/** As an operator writes it: whatever has a default may be left out. */
interface Given extends Partial<Omit<Config, 'phone'>> {
  readonly phone?: Partial<Config['phone']>;
}

/** What keeps the schema and does not do what it was meant to: it works for nobody, and nobody is told. */
export function slips(text: string): readonly string[] {
  const config = JSON.parse(text) as Given;
  return [...refusals(config), ...phoneSlips(config)];
}

/** Where a setting leads that the app will refuse to follow. */
function refusals({
  privacyUrl,
  download,
  allowedOrigins = [],
  openOrigins = [],
  schemeUrl = '',
}: Given): readonly string[] {
  const { links = {}, ...stores } = download ?? {};
  // The app's own origin is not known here; whatever is relative belongs to it.
  const rule = { base: 'https://own.invalid/', allowedOrigins, openOrigins, schemeUrl };
  const refused = (name: string, url: string | undefined, use: 'press' | 'navigate'): readonly string[] =>
    url === undefined || url === '' || checkUrl(url, use, rule) !== undefined
      ? []
      : [
          `${name} leads to ${originIn(url)}, which is not among the allowedOrigins: the app does not go there.`,
        ];
  return [
    ...refused('privacyUrl', privacyUrl, 'navigate'),
    ...named('download', stores).flatMap(([name, url]) => refused(name, url, 'press')),
    ...named('download.links', links).flatMap(([name, url]) => refused(name, url, 'press')),
  ];
}

const named = (of: string, urls: Readonly<Record<string, string | undefined>>) =>
  Object.entries(urls).map(([name, url]) => [`${of}.${name}`, url] as const);

/** `https://a.example` of `https://a.example/b?c`; what has no such beginning stays whole. */
const originIn = (url: string): string => /^[^/]*\/\/[^/?#]+/.exec(url)?.[0] ?? url;

const defaults = schema.properties.phone.properties;

/** A rule that its own example breaks lets nobody register. */
function phoneSlips({ phone }: Given): readonly string[] {
  if (phone === undefined) return [];
  const { digits = defaults.digits.default, pattern = defaults.pattern.default } = phone;
  const { example = defaults.example.default } = phone;
  if (patternOf(pattern) === undefined)
    return ['phone.pattern cannot be read as a regular expression: nobody could register.'];
  if (example.length !== digits)
    return [`phone.example has ${example.length} digits, and phone.digits says ${digits}.`];
  return patternOf(pattern)?.test(example) === true
    ? []
    : ['phone.example does not keep phone.pattern: one of the two is wrong, and nobody could register.'];
}

function patternOf(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u');
  } catch {
    return undefined;
  }
}
