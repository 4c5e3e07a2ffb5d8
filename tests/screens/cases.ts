/** From the file of a case to its situation, with what it takes over. It must not know where it is run. */
import type { JsonObject } from '../../src/model/json.ts';
import type { Case, CaseFile, Given, Situation } from './case.ts';
import { overWords } from './case-words.ts';
import { inWords, textsIn } from './keyed-words.ts';

/** The origin of the page; tests/screens/config.json trusts one more. */
export const origin = 'https://app.test';
/** Where every phone of a case is. */
export const place = { latitude: 19.43, longitude: -99.13 };
/** A day on which the dates of the files lie ahead. */
const usualMoment = '2026-11-23T16:00:00Z';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

const hostOf = (given: string | undefined): Situation['host'] =>
  given === 'none' || given === 'throws' ? given : 'takes';

/** `{ "$times": 21, "$of": … }` becomes a list of that many. */
function spelledOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spelledOut);
  if (typeof value !== 'object' || value === null) return value;
  const { $times: times, $of: one } = value as { readonly $times?: unknown; readonly $of?: unknown };
  if (typeof times === 'number') return Array.from({ length: times }, () => spelledOut(one));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spelledOut(inner)]));
}

/** As it is run: what the file shares is in it, and texts named by their keys are words of its language. */
export function complete(file: CaseFile, keyed: Case): Situation {
  const texts = textsIn(keyed.language);
  const given = overWords(keyed, (words) => inWords(words, texts));
  const answers: Record<string, Given | readonly Given[]> = { ...file.answers, ...given.answers };
  for (const [call, members] of Object.entries(given.change ?? {})) {
    const known = answers[call];
    const data = known !== undefined && 'data' in known ? known.data : {};
    answers[call] = { data: { ...(data as JsonObject), ...members } };
  }
  for (const [call, given] of Object.entries(answers)) answers[call] = spelledOut(given) as Given;
  const query = Object.entries({ ...file.query, ...given.query }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return {
    name: given.name,
    english: given.language === 'en',
    at: given.at,
    query: Object.fromEntries(query),
    answers,
    config: given.config ?? {},
    clock: given.clock ?? usualMoment,
    userAgent: given.phone === 'ios' ? iPhone : undefined,
    host: hostOf(given.host),
    steps: given.steps ?? [],
    expect: given.expect,
    golden: given.golden === true,
  };
}

/** Name of the file that keeps the outline of a case. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The address at which a case begins, without its origin. English is asked for as a host app does. */
export function addressOf(situation: Situation, route: string): string {
  const query = new URLSearchParams(situation.query);
  if (situation.english) query.set(...englishParameter);
  const text = query.toString();
  const [path = '', hash] = route.split('#');
  return `${path}${text === '' ? '' : `?${text}`}${hash === undefined ? '' : `#${hash}`}`;
}

export const englishParameter: readonly [string, string] = ['isNeedPop', '1'];

/** Removes from an address of the app what was only added to choose the language. */
export function withoutLanguage(address: string, situation: Situation): string {
  if (!situation.english || situation.query[englishParameter[0]] !== undefined) return address;
  const [head = '', hash] = address.split('#');
  const [path = '', query = ''] = head.split('?');
  const left = query.split('&').filter((part) => part !== englishParameter.join('=') && part !== '');
  return `${path}${left.length === 0 ? '' : `?${left.join('&')}`}${hash === undefined ? '' : `#${hash}`}`;
}
