/** From a definition to a plan: versions, migrations, limits, validation of what came from a server. */
import { describe, expect, it } from 'vitest';
import { createTestPorts } from '../../tests/support/ports.ts';
import { allActions, testWidgets } from '../../tests/support/screen.ts';
import { limits } from '../lib/limits.ts';
import { loadScreen } from './load.ts';
import { liftFrom1 } from '../lib/lift-1.ts';
import { currentVersion, migrate, type Migration, type Migrations } from '../lib/migrate.ts';
import { failure, success } from '../lib/result.ts';

function load(
  definition: unknown,
  validate?: (definition: unknown) => boolean,
  migrations: Migrations = {},
): ReturnType<typeof loadScreen> {
  const { ports } = createTestPorts();
  return loadScreen({
    id: 'test',
    definition,
    fragments: {},
    parts: { widgets: testWidgets, actions: allActions, calls: {} },
    language: ports.texts.language,
    features: new Set(),
    text: (key) => key,
    report: (report) => ports.reporter.report(report),
    migrations,
    ...(validate === undefined ? {} : { validate }),
  });
}

const nested = (depth: number): object =>
  depth === 0 ? { type: 'text', text: 'x' } : { type: 'box', body: nested(depth - 1) };

describe('a definition', () => {
  it('of the current version becomes a plan', () => {
    const loaded = load({ version: currentVersion, body: { type: 'text', text: 'Hola' } });
    expect(loaded).toMatchObject({ ok: true, value: { id: 'test', frame: 'app', body: [{ type: 'text' }] } });
  });

  it.each([
    ['a list', [], 'not an object'],
    ['a text', '{}', 'not an object'],
    ['nothing', null, 'not an object'],
    ['one without a version', { body: [] }, 'no version'],
    [
      'one of a newer version',
      { version: currentVersion + 1, body: [] },
      `version ${currentVersion + 1} is newer than this app`,
    ],
    ['one of a broken version', { version: '1', body: [] }, 'no version'],
  ])('that is %s is refused', (_, definition, error) => {
    expect(load(definition)).toEqual({ ok: false, error });
  });

  it('from a server is validated, and refused when it breaks the schema', () => {
    expect(load({ version: currentVersion, body: [] }, () => false)).toEqual({
      ok: false,
      error: 'breaks the schema',
    });
    expect(load({ version: currentVersion, body: [] }, () => true).ok).toBe(true);
  });

  it.each([
    [
      'nodes',
      {
        version: currentVersion,
        body: Array.from({ length: limits.nodes + 1 }, () => ({ type: 'text', text: '' })),
      },
    ],
    ['bytes', { version: currentVersion, body: { type: 'text', text: 'x'.repeat(limits.bytes) } }],
    ['depth', { version: currentVersion, body: nested(limits.depth * 2) }],
  ])('from a server over the limit of %s is refused before anything walks it', (_, definition) => {
    expect(load(definition, () => true)).toEqual({ ok: false, error: 'larger than the limits' });
  });

  it('nested 20 000 deep is refused and nothing overflows', () => {
    const text = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    expect(load({ version: currentVersion, body: JSON.parse(text) as unknown }, () => true)).toEqual({
      ok: false,
      error: 'larger than the limits',
    });
  });
});

describe('a migration', () => {
  const step = (lift: Migration['lift'], more: Partial<Migration> = {}): Migration => ({ lift, ...more });
  const steps = {
    1: step((old) => success({ ...old, renamed: true })),
    2: step((old) => success({ ...old, again: true })),
  };

  it('lifts an older version step by step', () => {
    expect(migrate({ version: 1, body: [] }, steps, 3)).toEqual({
      ok: true,
      value: { version: 3, body: [], renamed: true, again: true },
    });
  });

  it('that is missing refuses the definition', () => {
    expect(migrate({ version: 1 }, {}, 2)).toEqual({ ok: false, error: 'no migration from version 1' });
  });

  it.each<[string, Migration, string]>([
    ['throws', step(() => JSON.parse('{') as never), 'cannot be lifted from version 2: '],
    ['gives a reason', step(() => failure('because')), 'cannot be lifted from version 2: because'],
    ['knows a better schema', step(success, { validate: () => false }), 'breaks the schema of version 2'],
  ])('that %s half-way refuses the definition whole', (_, second, error) => {
    const given = { version: 1, body: [] };
    const lifted = migrate(given, { ...steps, 2: second }, 3);
    expect(lifted.ok).toBe(false);
    expect(lifted.ok ? '' : lifted.error).toContain(error);
    expect(given).toEqual({ version: 1, body: [] });
  });

  it('asks the schema of its own version before, and of the current one after', () => {
    const asked: unknown[] = [];
    const validate = (definition: unknown): boolean =>
      asked.push((definition as { version: number }).version) > 0;
    const loaded = load({ version: 1, body: [] }, validate, { 1: { lift: liftFrom1, validate } });
    expect([loaded.ok, asked]).toEqual([true, [1, 2]]);
  });

  it('is not in the way of a definition that was built with the app', () => {
    expect(load({ version: 1, body: [] })).toEqual({ ok: false, error: 'no migration from version 1' });
  });
});
