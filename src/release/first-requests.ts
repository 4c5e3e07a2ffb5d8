/**
 * What a screen asks for as it opens, as far as its page can ask for it before the program has come: harmless reads whose
 * parameters are literals or stand in the address. It must not know any screen, nor send anything.
 */
import { isObject } from '../check/document/document.ts';
import { does, objectOf, type Known } from '../check/walk/deeds.ts';
import type { CallSpec } from '../model/call.ts';
import type { First, FirstParameter, FirstRequest, FirstValue } from '../model/first.ts';
import { defaultLength } from '../lib/parameters.ts';
import { routePaths } from '../lib/routes.ts';
import { parseTemplate } from '../lib/template.ts';

type Members = Readonly<Record<string, unknown>>;
type Calls = { readonly [name: string]: CallSpec };

const membersOf = (value: unknown): Members => (isObject(value) ? value : {});

/** What the page can judge without the program's tests; `undefined`: not this one. */
function parameterOf(declared: Members): FirstParameter | undefined {
  const { required, default: otherwise, maxLength, enum: words, pattern, format } = declared;
  if (pattern !== undefined || format !== undefined) return undefined;
  return {
    ...(required === true ? { required } : {}),
    ...(typeof otherwise === 'string' ? { default: otherwise } : {}),
    most: typeof maxLength === 'number' ? maxLength : defaultLength,
    ...(Array.isArray(words) ? { enum: words.map(String) } : {}),
  };
}

/** `undefined`: only the running screen knows it. */
function valueOf(sent: unknown, names: ReadonlySet<string>): FirstValue | undefined {
  if (typeof sent === 'number' || typeof sent === 'boolean') return { value: sent };
  if (typeof sent !== 'string' || sent.startsWith('@')) return undefined;
  const template = parseTemplate(sent);
  if (!template.ok || template.value.kind === 'parts') return undefined;
  if (template.value.kind === 'literal') return { value: template.value.text };
  const [root, name, ...rest] = template.value.path;
  return root === 'query' && typeof name === 'string' && names.has(name) && rest.length === 0
    ? { query: name }
    : undefined;
}

function requestOf(source: Members, calls: Calls, names: ReadonlySet<string>): FirstRequest | undefined {
  const call = calls[String(source['call'])];
  // One with a test waits for it; a picture is shown by an address that the client makes.
  if (call?.repeatable !== true || call.envelope === 'image' || source['if'] !== undefined) return undefined;
  const send: Record<string, FirstValue> = {};
  for (const [name, sent] of Object.entries(membersOf(source['send']))) {
    const value = valueOf(sent, names);
    if (value === undefined) return undefined;
    send[name] = value;
  }
  const { name: operation, method, path, body, stamps } = call;
  return { operation, method, path, body, ...(stamps === undefined ? {} : { stamps }), send };
}

/** Whether something in it leads to a route that is none of these. */
function leadsElsewhere(value: unknown, routes: readonly string[], facts: Known): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (isObject(value)) {
    if (does('leadsBack', value, facts) || does('opensAddress', value, facts)) return true;
    const to = objectOf('leadsTo', value, facts);
    if (does('leadsTo', value, facts) && !routes.some((route) => route === to)) return true;
  }
  return Object.values(value).some((part) => leadsElsewhere(part, routes, facts));
}

const nothing: First = { query: {}, requests: [] };

/**
 * Nothing is asked early for a screen that may be left as it opens, or with a required parameter that the page cannot judge.
 * @param facts what the actions do.
 */
export function firstRequests(screen: unknown, calls: Calls, facts: Known): First {
  const members = membersOf(screen);
  if (leadsElsewhere(membersOf(members['on'])['enter'], routePaths(members['routes']), facts)) return nothing;
  const query: Record<string, FirstParameter> = {};
  for (const [name, declared] of Object.entries(membersOf(members['query']))) {
    if (name === '$comment') continue;
    const parameter = parameterOf(membersOf(declared));
    if (parameter !== undefined) query[name] = parameter;
    else if (membersOf(declared)['required'] === true) return nothing;
  }
  const names = new Set(Object.keys(query));
  const requests = Object.values(membersOf(members['data'])).flatMap(
    (source) => requestOf(membersOf(source), calls, names) ?? [],
  );
  // A question has one answer: two sources that ask the same share no request.
  const used = new Set(
    requests.flatMap(({ send }) =>
      Object.values(send).flatMap((value) => ('query' in value ? value.query : [])),
    ),
  );
  const needed = Object.entries(query).filter(([name, { required }]) => required === true || used.has(name));
  return { query: Object.fromEntries(needed), requests };
}
