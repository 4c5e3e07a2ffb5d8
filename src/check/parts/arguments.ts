/**
 * Tells what is wrong with a fragment from what is wrong with what it is given: a problem that only some uses have, or that
 * all a fragment reads of a value has, is said where the value is given. It must not know what is found wrong.
 */
import { readPath } from '../../lib/path.ts';
import { problem, type ProblemCode } from '../../lib/problem.ts';
import type { ProblemArguments } from '../../lib/problems/entry.ts';
import { inside, isObject, nameFrom, own, type Place } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import type { Report } from '../report/report.ts';

/** What is found of a value by its type. */
const ofValues: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'wrong-kind',
  'formatted-value',
  'wrong-type',
  'not-a-list',
  'not-an-object',
  'not-repeatable',
  'unknown-data',
  'raw-money',
  'not-money',
  'raw-date',
  'not-date',
  'unfit-parameter',
  'unknown-route',
  'bad-address',
  'foreign-address',
  'not-words',
  'unguarded',
  'maybe-missing',
]);

interface Found {
  readonly place: Place;
  readonly code: ProblemCode;
  readonly args: ProblemArguments;
}

/** A problem through a parameter at one use. */
interface Through extends Found {
  readonly fragment: string;
  readonly parameter: string;
  /** Where the parameter is given. */
  readonly at: Place;
  readonly given: unknown;
  /** All of what is given may be missing there. */
  readonly isMissing: boolean;
}

/** Parameters of which more is known than what is written: those that are given what may be anything, and what may be missing. */
export interface Given {
  readonly unknown: ReadonlySet<string>;
  readonly missing: ReadonlySet<string>;
}

export interface Arguments {
  /** Says what a fragment reports where it is used: `place` is that of its node, `given` its parameters there. */
  readonly through: (
    fragment: string,
    place: Place,
    given: Readonly<Record<string, unknown>>,
    report: Report,
    /** Of what may be anything nothing is found. */
    known: Given,
  ) => Report;
  /** What a fragment reports of itself, whatever it is given. */
  readonly alone: (report: Report) => Report;
  readonly report: (report: Report) => void;
}

const spotOf = ({ document, pointer }: Place): string => `${document.file}/${pointer.join('/')}`;
const keyOf = ({ place, code, args }: Found): string => [spotOf(place), code, args.name, args.of].join('|');

/** The name at the beginning of a path, with or without braces. */
const rootOf = (text: string): string => /^\{*\s*(\w+)/.exec(text)?.[1] ?? '';

/** The parameter that a name at a place comes from: itself, or one whose entries a repeat around the place names so. */
function parameterOf(
  name: string,
  { document, pointer }: Place,
  names: ReadonlySet<string>,
): string | undefined {
  let root = name;
  for (let length = pointer.length; length >= 0; length -= 1) {
    const holder = readPath(document.value, pointer.slice(0, length).map(String));
    if (!isObject(holder) || typeof holder['each'] !== 'string') continue;
    const list = parseTemplate(holder['each']);
    if ((nameFrom(holder['as']) || 'item') === root && list.ok && list.value.kind === 'tag')
      root = list.value.path[0] ?? root;
  }
  return names.has(root) ? root : undefined;
}

export function collectArguments(): Arguments {
  const uses = new Map<string, Map<string, ReadonlySet<string>>>();
  const found: Through[] = [];
  const ofItself = new Set<string>();
  return {
    through(fragment, place, given, report, { unknown, missing }) {
      uses.set(
        fragment,
        (uses.get(fragment) ?? new Map<string, ReadonlySet<string>>()).set(spotOf(place), unknown),
      );
      const names = new Set(Object.keys(given));
      return (where, code, args) => {
        // Which member of what it is given a fragment shows is its own choice.
        const isChosen = code === 'not-words' && args.name.includes('.');
        const parameter =
          ofValues.has(code) && !isChosen
            ? [args.name, args.of ?? '', args.missing ?? '']
                .map((text) => parameterOf(rootOf(text), where, names))
                .find((name) => name !== undefined)
            : undefined;
        if (parameter === undefined) return report(where, code, args);
        const at = inside(place, 'with', parameter);
        const isMissing = missing.has(parameter);
        found.push({
          place: where,
          code,
          args,
          fragment,
          parameter,
          at,
          given: own(given, parameter),
          isMissing,
        });
      };
    },
    alone: (report) => (place, code, args) => {
      ofItself.add(keyOf({ place, code, args }));
      report(place, code, args);
    },
    report(report) {
      const told = new Set<string>();
      for (const each of found) {
        if (ofItself.has(keyOf(each))) continue;
        const known = [...(uses.get(each.fragment) ?? [])].flatMap(([spot, unknown]) =>
          unknown.has(each.parameter) ? [] : [`${spot}/with/${each.parameter}`],
        );
        if (isOfFragment(each, found, known)) {
          report(each.place, each.code, each.args);
          continue;
        }
        if (told.has(spotOf(each.at))) continue;
        told.add(spotOf(each.at));
        report(each.at, 'unfit-argument', {
          name: typeof each.given === 'string' ? each.given : 'This',
          of: `"${each.parameter}" of the fragment "${each.fragment}"`,
          detail: problem(each.code, each.args).message,
          wanted: each.place.document.file,
          near: each.args.missing === undefined ? undefined : each.args.near,
          missing:
            each.code === 'unguarded' || each.code === 'maybe-missing' ? pathIn(each.given) : undefined,
        });
      }
    },
  };
}

/** The path of a tag that stands alone. */
function pathIn(given: unknown): string | undefined {
  const template = typeof given === 'string' ? parseTemplate(given) : undefined;
  return template?.ok === true && template.value.kind === 'tag' ? template.value.path.join('.') : undefined;
}

/** `voucher.expireTime`, with or without braces. */
const isMember = (text: string): boolean => /^\{*\s*\w+\./.test(text);

/**
 * Every use has it; or the only one does, and it is the one thing that is wrong with what is read.
 * @param uses where the parameter is given something that is known, wherever the use itself stands.
 */
function isOfFragment(one: Through, all: readonly Through[], uses: readonly string[]): boolean {
  const same = all.filter((other) => keyOf(other) === keyOf(one)).map(({ at }) => spotOf(at));
  if (uses.length > 1) return uses.every((use) => same.includes(use));
  // Whether the one use or the fragment should have asked, nobody knows: it is said where it is needed.
  if (one.code === 'maybe-missing' || one.args.detail === 'empty') return true;
  // What it reads of something that is not there is missing, whatever it asks.
  if (one.code === 'unguarded' && one.isMissing) return false;
  const beside = all.filter(({ at }) => spotOf(at) === spotOf(one.at));
  // What is put together where it is given is written there, member by member: only a name that is not there is not.
  const isRead = typeof one.given === 'string' && [one.args.name, one.args.of ?? ''].some(isMember);
  return (one.code === 'unknown-data' || isRead) && new Set(beside.map(({ args }) => args.name)).size === 1;
}
