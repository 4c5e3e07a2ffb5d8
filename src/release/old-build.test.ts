/**
 * Holds what becomes of a release for a build of two versions ago, which lacks a widget, an action and a call of today: that build
 * keeps what it shows where the release uses them, and takes the rest.
 */
import { describe, expect, it } from 'vitest';
import { checkProject } from '../check/project.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { PartName } from '../model/release.ts';
import { digest, ownSnapshot, ownValues } from '../../tests/support/release.ts';
import { changeOf } from './changes.ts';
import { pack, unpack } from './packed.ts';
import type { Source } from './library.ts';
import { prove, type Proof } from './prove.ts';
import { rebase } from './rebase.ts';
import { contractOf, openSnapshot, withValues, type Snapshot } from './snapshot.ts';

const lacks = { widgets: ['status', 'rating'], actions: ['save-date'], calls: ['delayPlan'] } as const;

const without = <T>(
  record: Readonly<Record<string, T>>,
  names: readonly string[],
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** A union of the schema without some of its names. */
function withoutNames(union: Json | undefined, tag: 'type' | 'do', names: readonly string[]): JsonObject {
  const { properties, oneOf, ...rest } = union as JsonObject & {
    readonly oneOf: readonly { $ref: string }[];
  };
  const named = (properties as JsonObject)[tag] as JsonObject & { readonly enum: readonly string[] };
  return {
    ...rest,
    oneOf: oneOf.filter(
      ({ $ref }) =>
        !names.some((name) => $ref.endsWith(`/widget-${name}`) || $ref.endsWith(`/action-${name}`)),
    ),
    properties: { [tag]: { ...named, enum: named.enum.filter((name) => !names.includes(name)) } },
  };
}

function olderSchema(screen: JsonObject): JsonObject {
  const defs = screen['$defs'] as JsonObject;
  const gone = [...lacks.widgets, ...lacks.actions].flatMap((name) => [
    `widget-${name}`,
    `row-${name}`,
    `action-${name}`,
  ]);
  return {
    ...screen,
    $defs: {
      ...without(defs, gone),
      node: withoutNames(defs['node'], 'type', lacks.widgets),
      action: withoutNames(defs['action'], 'do', lacks.actions),
    },
  };
}

/** Definitions of a time before those parts: whatever names one of them was not there. */
function before(value: Json): Json | undefined {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((item) => before(item) ?? []);
  if (typeof value !== 'object' || value === null) return value;
  const object = value as JsonObject;
  const named = [object['type'], object['do'], object['call']];
  if ([...lacks.widgets, ...lacks.actions, ...lacks.calls].some((name) => named.includes(name)))
    return undefined;
  return Object.fromEntries(
    Object.entries(object).flatMap(([name, member]) => {
      const kept = before(member);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

/** Screens that were not yet there, or of another kind than taking parts away leaves. */
const later = ['loan-detail', 'repay-delay', 'complaint-detail', 'repay'];

function oldSnapshot(): Snapshot {
  const own = ownSnapshot();
  const old = Object.fromEntries(
    Object.entries(ownValues()).map(([name, value]) => [
      name,
      name.startsWith('words/') ? value : (before(value) ?? null),
    ]),
  );
  const simple = (id: string): Json => {
    const { routes } = ownValues()[`screens/${id}`] as JsonObject;
    return { ...(ownValues()['screens/login-failed'] as JsonObject), routes: routes ?? [] };
  };
  const changed = { ...old, ...Object.fromEntries(later.map((id) => [`screens/${id}`, simple(id)])) };
  const { input } = withValues(openSnapshot(own), changed);
  const source = unpack(own.project) as Source;
  const project: Source = {
    ...source,
    screens: input.screens,
    fragments: input.fragments,
    layouts: input.layouts,
    examples: [],
    widgets: without(source.widgets, lacks.widgets),
    actions: without(source.actions, lacks.actions),
    calls: without(source.calls, lacks.calls),
  };
  return {
    ...own,
    schemas: { ...own.schemas, screen: olderSchema(own.schemas.screen) },
    project: pack(project),
  };
}

let snapshot: Snapshot | undefined;
const old = (): Snapshot => (snapshot ??= oldSnapshot());

/** A release made on the build of today, taken to the old one. */
function proved(values: Readonly<Record<PartName, Json>>): Proof {
  const parts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, changeOf(name, value, ownValues(), digest)]),
  );
  return prove({ snapshot: old(), parts, digest });
}

const errors = ({ problems }: Proof): readonly string[] =>
  problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);

const failed = (): JsonObject => ownValues()['screens/login-failed'] as JsonObject;
const withNode = (node: JsonObject): JsonObject => ({ ...failed(), body: [failed()['body'] ?? null, node] });

describe('a build of two versions ago', () => {
  it('lacks parts, and has a contract that says so', () => {
    const contract = contractOf(old(), digest);
    expect(Object.keys(contract.widgets)).not.toContain('rating');
    expect(Object.keys(contract.actions)).not.toContain('save-date');
    expect(Object.keys(contract.calls)).not.toContain('delayPlan');
    expect(contract.id).not.toBe(contractOf(ownSnapshot(), digest).id);
  });

  it('takes words, though a checker of today finds fault with the build itself', () => {
    const own = checkProject(openSnapshot(old()).input).filter(({ severity }) => severity === 'error');
    expect(own.length).toBeGreaterThan(0);
    const found = proved({ 'words/es/login.failed': 'No pudimos verificarte' });
    expect([found.ok, errors(found), found.refusals]).toEqual([true, [], []]);
    expect(Object.keys(found.manifest.screens)).toContain('login-failed');
  });

  it.each<readonly [what: string, node: () => JsonObject, says: RegExp]>([
    ['a widget', () => ({ type: 'status', text: '@login.title' }), /status/],
    ['an action', () => ({ type: 'button', text: '@login.title', press: { do: 'save-date' } }), /save-date/],
    [
      'a call',
      () => ({ type: 'button', text: '@login.title', press: { do: 'call', call: 'delayPlan' } }),
      /delayPlan/,
    ],
  ])('keeps what it shows where a release uses %s that it lacks', (_what, node, says) => {
    const found = proved({ 'screens/login-failed': withNode(node()) });
    expect([found.ok, found.bundles]).toEqual([false, {}]);
    expect(errors(found)).toContainEqual(expect.stringMatching(says));
  });

  it('names what both changed', () => {
    const changed = { ...(ownValues()['screens/loan-detail'] as JsonObject), title: '@app.back' };
    expect(proved({ 'screens/loan-detail': changed }).conflicts.map(({ part }) => part)).toEqual([
      'screens/loan-detail',
    ]);
  });

  it('says nothing of a release that it is the base of, when a new build has the same', () => {
    const wanted = ownValues()['screens/loan-detail'] ?? null;
    const parts = {
      'screens/loan-detail': changeOf('screens/loan-detail', wanted, openSnapshot(old()).values, digest),
    };
    expect(rebase(parts, ownValues(), digest)).toEqual({
      parts: {},
      dropped: ['screens/loan-detail'],
      conflicts: [],
    });
  });
});
