/**
 * Definitions at and beyond the limits, of both versions, as a server might send them: refused with a reason, without an
 * overflow and in little time (docs/language.md, "Limits").
 */
import { describe, expect, it } from 'vitest';
import { admit, loadScreen, type Gate } from '../src/engine/load.ts';
import { compileStandalone } from '../src/build/standalone.ts';
import { readFirstSchema, readScreenSchema } from '../src/build/project.ts';
import { liftFrom1 } from '../src/lib/lift-1.ts';
import { checkProject } from '../src/check/project.ts';
import { limits } from '../src/lib/limits.ts';
import { baseFiles, inputOf } from './invalid/base.ts';
import { createTestPorts } from './support/ports.ts';
import { root } from './support/project.ts';
import { allActions, testWidgets } from './support/screen.ts';

type Validate = (definition: unknown) => boolean;

async function compiled(schema: ReturnType<typeof readScreenSchema>): Promise<Validate> {
  const code = compileStandalone(schema);
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return (module as { readonly default: Validate }).default;
}
const current = await compiled(readScreenSchema(root));
const first = await compiled(readFirstSchema(root));
const gate: Gate = { validate: current, migrations: { 1: { lift: liftFrom1, validate: first } } };

const test = { 'query.a': '1' };
const back = { do: 'back' };
const button = (press: unknown): unknown => ({ type: 'button', text: 'x', press });

function chain(length: number, form: 1 | 2, listed = false): unknown {
  let entry: unknown = back;
  for (let level = 0; level < length; level += 1) {
    const rest = listed ? [entry] : entry;
    entry =
      form === 2
        ? { if: test, then: back, else: rest }
        : { do: 'choose', of: [{ if: test, then: back }, { then: rest }] };
  }
  return entry;
}

function tables(depth: number): unknown {
  let entry: unknown = back;
  for (let level = 0; level < depth; level += 1) entry = { match: '{{query.a}}', is: { x: entry }, else: [] };
  return entry;
}

const wide = (rows: number, text: string): unknown => ({
  match: '{{query.a}}',
  is: Object.fromEntries(Array.from({ length: rows }, (_, row) => [`row${row}`, { do: 'toast', text }])),
  else: [],
});

const screen = (version: 1 | 2, press: unknown): unknown => ({
  version,
  query: { a: {} },
  body: button(press),
});

function plan(definition: unknown) {
  const { ports } = createTestPorts();
  return loadScreen({
    ...gate,
    id: 'test',
    definition,
    fragments: {},
    parts: { widgets: testWidgets, actions: allActions, calls: {} },
    language: ports.texts.language,
    features: new Set(),
    text: (key) => key,
    report: (report) => ports.reporter.report(report),
  });
}

describe('at the limits', () => {
  it.each<[string, unknown]>([
    ['a chain of else as deep as may be', screen(2, chain(limits.depth * 2 - 4, 2))],
    ['a chain of lists', screen(2, chain(limits.depth - 3, 2, true))],
    ['a chain of version 1', screen(1, chain(Math.floor((limits.depth * 2 - 4) / 3), 1))],
    ['tables in tables', screen(2, tables(limits.depth - 3))],
    ['a wide table', screen(2, wide(4000, 'x'))],
    [
      'a widget with a wide table',
      {
        version: 2,
        query: { a: {} },
        body: {
          type: 'text',
          match: '{{query.a}}',
          is: Object.fromEntries(Array.from({ length: 4000 }, (_, row) => [`row${row}`, { text: 'x' }])),
          else: { text: 'y' },
        },
      },
    ],
  ])('%s is a plan', (_, definition) => {
    const before = performance.now();
    expect(plan(definition).ok).toBe(true);
    expect(performance.now() - before).toBeLessThan(2000);
  });
});

describe('beyond the limits', () => {
  const many = Array.from({ length: limits.nodes + 1 }, () => ({ type: 'text', text: '' }));
  const rowsOfNodes = {
    type: 'card',
    match: '{{query.a}}',
    is: { x: { body: many.slice(0, 600) } },
    else: { body: many.slice(0, 600) },
  };
  it.each<[string, unknown, string]>([
    ['a chain of else', screen(2, chain(200, 2)), 'larger than the limits'],
    ['a very long chain of else', screen(2, chain(50_000, 2)), 'larger than the limits'],
    ['a very long chain of version 1', screen(1, chain(50_000, 1)), 'larger than the limits'],
    ['tables in tables', screen(2, tables(50_000)), 'larger than the limits'],
    ['a wide table', screen(2, wide(20_000, 'x'.repeat(20))), 'larger than the limits'],
    ['widgets in the rows', { version: 2, query: { a: {} }, body: rowsOfNodes }, 'larger than the limits'],
    ['widgets of version 1', { version: 1, body: many }, 'larger than the limits'],
    ['forms of version 2 in version 1', screen(1, chain(1, 2)), 'breaks the schema of version 1'],
    ['an entry that is two things', screen(2, { do: 'back', then: back }), 'breaks the schema'],
    ['an entry that is nothing', screen(2, {}), 'breaks the schema'],
    ['a table without a rest', screen(2, { match: '{{query.a}}', is: {} }), 'breaks the schema'],
    [
      'a row with a type',
      { version: 2, body: { type: 'text', match: '{{a}}', is: { x: { type: 'card' } }, else: {} } },
      'breaks the schema',
    ],
    [
      'a name that is taken',
      { version: 1, data: { route: { call: 'x' } }, body: [] },
      'cannot be lifted from version 1',
    ],
    ['another version', { version: 7, body: [] }, 'version 7 is newer than this app'],
  ])('%s is refused', (_, definition, reason) => {
    const before = performance.now();
    const admitted = admit(definition, gate);
    expect(admitted.ok ? 'admitted' : admitted.error).toContain(reason);
    expect(performance.now() - before).toBeLessThan(2000);
  });
});

describe('the checker', () => {
  it.each([
    ['a chain of else', screen(2, chain(500, 2)), 'too-deep'],
    ['a chain of version 1', screen(1, chain(500, 1)), 'too-deep'],
    ['tables in tables', screen(2, tables(500)), 'too-deep'],
    ['a wide table', screen(2, wide(20_000, '@app.hello')), 'too-large'],
  ])('says of %s that it is too much', (_, definition, code) => {
    const files = { ...baseFiles, 'screens/other.json': JSON.stringify(definition) };
    const codes = checkProject(inputOf(files)).map((problem) => problem.code);
    expect(codes).toEqual([code]);
  });

  it('walks what is within the limits', () => {
    // Compiled for the first file that needs it.
    inputOf(baseFiles).older[1]?.({});
    for (const definition of [
      screen(2, chain(55, 2)),
      screen(1, chain(18, 1)),
      screen(2, tables(27)),
      screen(2, wide(3000, '@app.hello')),
    ]) {
      const before = performance.now();
      checkProject(inputOf({ ...baseFiles, 'screens/other.json': JSON.stringify(definition) }));
      expect(performance.now() - before).toBeLessThan(5000);
    }
  });
});
