/**
 * A part of another kind than is meant: where a widget or action lacks what it needs and has what it does not know, and all of it
 * is as another kind has it, its kind is told in place of each of these. It must not know any widget or action by name.
 */
import type { Kinds } from '../../model/definition.ts';
import { currentVersion } from '../../lib/migrate.ts';
import type { Members, Place } from '../document/document.ts';
import { holderOf, inside, own, toPointer } from '../document/document.ts';
import { listed } from '../report/nearest.ts';
import type { Report } from '../report/report.ts';
import type { SchemaError, Validate } from './located.ts';

export interface Parts {
  readonly validate: Validate;
  readonly widgets: { readonly [type: string]: Kinds };
  readonly actions: { readonly [name: string]: Kinds };
}

type Told = Parameters<Report>;

const quoted = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => `"${name}"`).join(', ');

const foreign: ReadonlySet<Told[1]> = new Set<Told[1]>(['unknown-prop', 'unknown-parameter']);

const tags = ['type', 'do'] as const;

/** The widget or action that something is said of, by itself or in a row of its table. */
function partOf([place, code]: Told):
  | readonly [part: Place, node: Members, tag: (typeof tags)[number]]
  | undefined {
  const last = place.pointer.length - (code === 'missing-prop' ? 0 : 1);
  for (let length = last; length >= 0; length -= 1) {
    const part = { ...place, pointer: place.pointer.slice(0, length) };
    const node = holderOf(inside(part, ''));
    const tag = tags.find((each) => typeof node[each] === 'string');
    if (tag !== undefined) return [part, node, tag];
  }
  return undefined;
}

/** The kinds that all of it fits; what stands inside of it is looked at elsewhere. */
function fitting(
  node: Members,
  tag: 'type' | 'do',
  { validate, widgets, actions }: Parts,
): readonly string[] {
  const at = tag === 'type' ? '/body' : '/on/enter';
  return Object.entries(tag === 'type' ? widgets : actions).flatMap(([name, kinds]) => {
    const part = { ...node, [tag]: name };
    const screen = tag === 'type' ? { body: part } : { body: [], on: { enter: part } };
    const isInside = ({ instancePath }: SchemaError): boolean => {
      const [member = '', ...further] = instancePath.slice(at.length + 1).split('/');
      const kind = own(kinds, member);
      return further.length > 0 && (kind === 'nodes' || kind === 'actions');
    };
    return validate({ version: currentVersion, ...screen }).every(isInside) ? [name] : [];
  });
}

/** Says what was told of a structure, each mistake once. */
export function reportKinds(told: readonly Told[], parts: Parts, report: Report): void {
  const groups = new Map<string, Told[]>();
  for (const each of told) {
    const part = partOf(each)?.[0].pointer ?? each[0].pointer;
    groups.set(toPointer(part), [...(groups.get(toPointer(part)) ?? []), each]);
  }
  for (const group of groups.values())
    if (!isOtherKind(group, parts, report)) group.forEach((each) => report(...each));
}

function isOtherKind(group: readonly Told[], parts: Parts, report: Report): boolean {
  const [first] = group;
  const part = first === undefined ? undefined : partOf(first);
  const isForeign = group.some(
    ([, code, { sure, wanted }]) => foreign.has(code) && sure !== true && wanted === undefined,
  );
  if (part === undefined || group.length < 2 || !isForeign) return false;
  const [place, node, tag] = part;
  const kinds = fitting(node, tag, parts);
  const name = String(node[tag]);
  // Where it fits its own kind, it is wrong where it stands.
  if (kinds.length === 0 || kinds.includes(name)) return false;
  const isLacked = ([, code]: Told): boolean => code === 'missing-prop';
  const needed = group.flatMap((each) => (isLacked(each) ? each[2].name : (each[2].missing ?? [])));
  const unknown = group.filter((each) => !isLacked(each)).map(([at]) => String(at.pointer.at(-1)));
  report(inside(place, tag), 'unfit-type', {
    name,
    of: quoted(unknown),
    missing: needed.length === 0 ? undefined : quoted(needed),
    near: kinds.length === 1 ? kinds[0] : undefined,
    sure: true,
    detail: listed(kinds),
  });
  return true;
}
