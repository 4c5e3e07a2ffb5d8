/** Compares what was seen with what a case expects, in words. It must not know how it was seen. */
import type { Json } from '../../src/model/json.ts';
import { asSent, type Asked } from './backend.ts';
import type { Expected } from './case.ts';

/** Everything that a case can be held against; the same from memory and from a browser. */
export interface Seen {
  /** Lines of the accessible outline. */
  readonly outline: string;
  /** Titles of the open dialogs, the lowest first. */
  readonly dialogs: readonly string[];
  readonly route: string;
  readonly calls: readonly Asked[];
  readonly toasts: readonly string[];
  readonly bridge: readonly Json[];
  readonly goes: readonly string[];
  readonly opens: readonly string[];
  readonly reports: readonly string[];
}

const effects = ['toasts', 'bridge', 'goes', 'opens', 'reports'] as const;

const shown = (list: readonly unknown[]): string =>
  list.length === 0 ? 'none' : list.map((item) => JSON.stringify(item)).join('\n    ');

const unlike = (what: string, expected: readonly unknown[], seen: readonly unknown[]): readonly string[] =>
  JSON.stringify(expected) === JSON.stringify(seen)
    ? []
    : [`${what}\n  expected:\n    ${shown(expected)}\n  but was:\n    ${shown(seen)}`];

/** Lines of the outline for a role with a name; a heading of any level is a `heading`. */
function linesOf(outline: string, role: string, name: string): readonly string[] {
  const quoted = `"${name}"`;
  return outline.split('\n').filter((line) => {
    const [, said = '', rest = ''] = /^\s*([\w-]+)(?: \d)? (.*)$/.exec(line) ?? [];
    return said === role && (rest === quoted || rest.startsWith(`${quoted} `));
  });
}

function unlikeOutline(expected: Expected, outline: string): readonly string[] {
  const found: string[] = [];
  for (const [role, name] of expected.shows ?? [])
    if (linesOf(outline, role, name).length === 0) found.push(`shows: there is no ${role} "${name}"`);
  for (const [role, name] of expected.hides ?? [])
    if (linesOf(outline, role, name).length > 0) found.push(`hides: there is a ${role} "${name}"`);
  for (const [role, name] of expected.disabled ?? [])
    if (!linesOf(outline, role, name).some((line) => line.includes('[disabled]')))
      found.push(`disabled: the ${role} "${name}" is not there or can be used`);
  for (const words of expected.says ?? [])
    if (!outline.includes(words)) found.push(`says: nowhere does it say "${words}"`);
  for (const words of expected.silent ?? [])
    if (outline.includes(words)) found.push(`silent: it says "${words}"`);
  return found.length === 0 ? [] : [...found, `The page, as it is read out:\n${outline}`];
}

/**
 * What differs, one sentence or block each; none when all is as expected. `final`: at the end of a case an effect
 * that is not named must not have happened; after a step only what is named is compared.
 */
export function differences(expected: Expected, seen: Seen, final: boolean): readonly string[] {
  const found: string[] = [];
  for (const effect of effects)
    if (final || expected[effect] !== undefined)
      found.push(...unlike(effect, expected[effect] ?? [], seen[effect]));
  if (expected.calls !== undefined) found.push(...unlikeCalls(expected.calls, seen.calls));
  if (final || expected.dialog !== undefined || expected.alerts !== undefined) {
    const titles = [...(expected.dialog === undefined ? [] : [expected.dialog]), ...(expected.alerts ?? [])];
    found.push(...unlike('dialog', titles, seen.dialogs));
  }
  if (expected.route !== undefined) found.push(...unlike('route', [expected.route], [seen.route]));
  return [...found, ...unlikeOutline(expected, seen.outline)];
}

/** Parameters are compared as they are sent, in any order: `7` and `"7"` are the same. */
function unlikeCalls(expected: NonNullable<Expected['calls']>, seen: readonly Asked[]): readonly string[] {
  const line = (name: string, parameters: Readonly<Record<string, unknown>>): string =>
    `${name} ${JSON.stringify(
      Object.fromEntries(
        Object.entries(parameters)
          .map(([key, value]) => [key, asSent(value as Json)] as const)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    )}`;
  return unlike(
    'calls',
    expected.map(([name, parameters]) => line(name, parameters as Readonly<Record<string, unknown>>)),
    seen.map(({ call, parameters }) => line(call, parameters)),
  );
}

/** The same words asked for twice in a row stand there once. */
export const withoutRepeats = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => text !== texts[index - 1]);
