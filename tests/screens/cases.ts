/**
 * What a case of a screen is, as data: the situation, what a person does, and what must then be true. The same file is
 * run in memory and in a browser; it must not know which. `cases.schema.json` says the same to an editor.
 */
import type { Json, JsonObject } from '../../src/model/json.ts';
import type { Wire } from './backend.ts';
import { overWords } from './case-words.ts';
import { inWords, textsIn } from './keyed-words.ts';

/** What a call answers: data as the backend sends it, or how it fails. */
export type Given =
  | { readonly data: Json }
  | { readonly fail: 'network' | 'timeout' | 'status' | 'shape' }
  | { readonly refused: { readonly code: string; readonly message: string } }
  | { readonly never: true }
  // What no file says: an answer as it comes over the wire.
  | { readonly wire: Wire };

export type GivenAnswers = Readonly<Record<string, Given | readonly Given[]>>;

/** One thing a person does, or time that passes. Names are those that are announced. */
export type Act =
  | { readonly press: string; readonly role?: string; readonly number?: number }
  | { readonly choose: string }
  | { readonly tick: string }
  | { readonly type: readonly [label: string, text: string] }
  | { readonly attach: readonly [label: string, ...files: string[]] }
  | { readonly advance: number }
  | { readonly online: boolean }
  | { readonly back: true }
  | { readonly reload: true };

/** What is named in `expect` must be true after the step; what is not named is not looked at. */
export type Step = Act & { readonly expect?: Expected };

type Named = readonly [role: string, name: string];

/** At the end of a case, an effect that is not named must not have happened. */
export interface Expected {
  readonly shows?: readonly Named[];
  readonly hides?: readonly Named[];
  readonly disabled?: readonly Named[];
  readonly says?: readonly string[];
  readonly silent?: readonly string[];
  /** Title of the open dialog; without it none may be open at the end. */
  readonly dialog?: string;
  /** Words of the alert that is open. */
  readonly alerts?: readonly string[];
  readonly calls?: readonly (readonly [name: string, parameters: Json])[];
  readonly toasts?: readonly string[];
  readonly bridge?: readonly Json[];
  /** Navigations, `/route?query`, with ` (replace)` behind those that replace; `back`, or `out` where Back leaves the app. */
  readonly goes?: readonly string[];
  /** Where one is, `/route?query`. */
  readonly route?: string;
  /** Pages and apps outside that were opened. */
  readonly opens?: readonly string[];
  readonly reports?: readonly string[];
}

/** One file of cases: what all of them share, and each with what differs. */
export interface CaseFile {
  readonly query?: Readonly<Record<string, string>>;
  readonly answers?: GivenAnswers;
  readonly cases: readonly Case[];
}

export interface Case {
  readonly name: string;
  readonly $comment?: string;
  readonly language?: string;
  /** The route it is opened at, where the screen has several. */
  readonly at?: string;
  /** Added to the file's own; `null` takes a parameter away. */
  readonly query?: Readonly<Record<string, string | null>>;
  /** By call, instead of the file's own: one answer for all, or one for each time; the last one stays. */
  readonly answers?: GivenAnswers;
  /** By call: members of the data that differ from the file's own answer. */
  readonly change?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  /** Settings of the brand that differ from tests/screens/config.json. */
  readonly config?: JsonObject;
  /** The moment at which it is opened. */
  readonly clock?: string;
  readonly phone?: string;
  /** What the host app makes of messages: it takes them, it throws, or there is none and this is a browser. */
  readonly host?: string;
  readonly steps?: readonly Step[];
  readonly expect: Expected;
  /** Keeps the accessible outline of the end under golden/. */
  readonly golden?: boolean;
}

/** A case with everything it takes over from its file. */
export interface Situation {
  readonly name: string;
  readonly english: boolean;
  readonly at: string | undefined;
  readonly query: Readonly<Record<string, string>>;
  readonly answers: GivenAnswers;
  readonly config: JsonObject;
  readonly clock: string;
  /** What the browser calls itself; as it is, unless a case says. */
  readonly userAgent: string | undefined;
  readonly host: 'takes' | 'throws' | 'none';
  readonly steps: readonly Step[];
  readonly expect: Expected;
  readonly golden: boolean;
}

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
