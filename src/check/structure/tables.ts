/**
 * What a widget needs stands beside its table or in each of its rows: tried row by row, as the widget that it then is. It
 * must not know any widget by name.
 */
import type { Report } from '../report/report.ts';
import type { Document, Members, Place } from '../document/document.ts';
import { inside, isList, isObject, keyOf, nameFrom, own } from '../document/document.ts';
import { sameSpot, type Validate } from './located.ts';
import { reportStructure } from './structure.ts';
import type { Kinds } from '../../model/definition.ts';
import { currentVersion } from '../../lib/migrate.ts';
import { isTable, rowsOf } from '../walk/ways.ts';

type Widgets = { readonly [type: string]: Kinds };

export function reportRows(
  value: unknown,
  document: Document,
  validate: Validate,
  widgets: Widgets,
  report: Report,
  place: Place = { document, pointer: [] },
): void {
  const inner = (item: unknown, step: string | number): void =>
    reportRows(item, document, validate, widgets, report, inside(place, step));
  if (isList(value)) value.forEach(inner);
  if (!isObject(value)) return;
  const kinds = own(widgets, nameFrom(value['type']));
  if (kinds !== undefined && isTable(value)) tryRows(value, kinds, place, validate, report);
  else if (kinds !== undefined && value['else'] !== undefined && value['is'] === undefined)
    report(keyOf(place, 'else'), 'misplaced-else', { name: 'else', of: `a ${nameFrom(value['type'])}` });
  else if (kinds !== undefined && (value['is'] !== undefined || value['else'] !== undefined))
    report(place, 'missing-prop', { name: 'match', of: 'a table' });
  for (const [name, member] of Object.entries(value)) inner(member, name);
}

/** What stands inside of it is looked at elsewhere. */
const shallow = (props: Members, kinds: Kinds): Members =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const kind = own(kinds, name);
      return [name, kind === 'nodes' || kind === 'actions' ? [] : value];
    }),
  );

function tryRows(node: Members, kinds: Kinds, place: Place, validate: Validate, report: Report): void {
  const { match: _match, is: _is, else: _else, fallback: _fallback, ...beside } = node;
  const lacking: (readonly [Place, Parameters<Report>[2]])[] = [];
  const rows = rowsOf(node).filter(({ taken }) => isObject(taken));
  for (const { taken, at } of rows) {
    const row = inside(place, ...at);
    const body = shallow({ ...beside, ...(isObject(taken) ? taken : {}) }, kinds);
    const subject: Document = { ...place.document, value: { version: currentVersion, body } };
    const there = (pointer: Place['pointer']): Place['pointer'] => [...row.pointer, ...pointer.slice(1)];
    const found: Report = (spot, code, args) => {
      if (code === 'missing-prop' && sameSpot(spot.pointer, row.pointer)) lacking.push([row, args]);
    };
    reportStructure(validate(subject.value), place.document, found, subject, there);
  }
  for (const name of new Set(lacking.map(([, args]) => args.name))) {
    const without = lacking.filter(([, args]) => args.name === name);
    // What no row has is missing beside the table.
    const [first] = without;
    if (rows.length === 1 || without.length < rows.length || first === undefined) continue;
    report(place, 'missing-prop', first[1]);
    for (const each of without) lacking.splice(lacking.indexOf(each), 1);
  }
  // A row lacks all of what it lacks at once.
  for (const row of new Set(lacking.map(([at]) => at))) {
    const all = lacking.filter(([at]) => at === row).map(([, args]) => args);
    const detail = all.map(({ name, detail: how }) => how ?? `"${name}"`).join(' and ');
    const { of } = all[0] ?? {};
    report(row, 'missing-prop', { name: all.map(({ name }) => name).join('" and "'), of, detail });
  }
}
