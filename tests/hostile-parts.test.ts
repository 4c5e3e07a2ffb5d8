/**
 * What version 2 of the language adds, at and beyond the limits and with each of its rules broken, as a server might send it:
 * refused with a reason, or run without an overflow and in little time (docs/language.md, "Limits").
 */
import { describe, expect, it } from 'vitest';
import { compileStandalone } from '../src/build/standalone.ts';
import { readScreenSchema } from '../src/build/project.ts';
import { checkProject } from '../src/check/project.ts';
import { admit, loadScreen } from '../src/engine/load.ts';
import { homes, readInner } from '../src/engine/inner.ts';
import { createScreen } from '../src/engine/screen.ts';
import { limits } from '../src/lib/limits.ts';
import type { FragmentDefinition } from '../src/model/definition.ts';
import { baseFiles, inputOf, type Files } from './invalid/base.ts';
import { createTestPorts, settle } from './support/ports.ts';
import { root } from './support/project.ts';
import { allActions, testWidgets } from './support/screen.ts';

const code = compileStandalone(readScreenSchema(root));
const { default: validate } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
  readonly default: (definition: unknown) => boolean;
};

/** As JSON has it: `__proto__` is a member like any other. */
const sent = (text: string): unknown => JSON.parse(text);

const shown = (more: object): unknown => ({ version: 2, body: { type: 'text', text: 'x', ...more } });
const pressed = (press: unknown): unknown => ({ version: 2, body: { type: 'button', text: 'x', press } });
const asked = (declared: unknown): unknown => ({ version: 2, query: { a: declared }, body: [] });
const routed = (routes: unknown): unknown => ({ version: 2, routes, body: [] });

describe('a rule of version 2 that is broken', () => {
  it.each<[string, unknown]>([
    ['show nothing', shown({ each: '{{query.a}}', show: 0 })],
    ['show half an entry', shown({ each: '{{query.a}}', show: 1.5 })],
    ['show as many as data say', shown({ each: '{{query.a}}', show: '{{query.a}}' })],
    ['some of nothing', shown({ if: { some: [] } })],
    ['some of what is no path', shown({ if: { some: 1 } })],
    ['some in a rule', shown({ type: 'text-field', rules: [{ test: { some: 'a' }, message: 'x' }] })],
    ['a table of two values', shown({ match: ['{{query.a}}', '{{query.b}}'], is: {}, else: {} })],
    ['a row that repeats', shown({ match: '{{query.a}}', is: { x: { each: '{{query.a}}' } }, else: {} })],
    ['a row with a test', shown({ match: '{{query.a}}', is: { x: { if: {} } }, else: {} })],
    ['a table in a row', shown({ match: '{{query.a}}', is: { x: { match: 'x' } }, else: {} })],
    [
      'a table of fragments',
      { version: 2, body: { type: 'fragment', of: 'a', match: '{{query.a}}', is: {}, else: {} } },
    ],
    ['two ways without a test', pressed({ then: { do: 'back' } })],
    ['one way and another thing', pressed({ if: {}, then: [], match: '{{query.a}}' })],
    ['a table of actions without a rest', pressed({ match: '{{query.a}}', is: { x: [] } })],
    ['else alone', pressed({ if: {}, else: [] })],
    ['pass of everything', pressed({ do: 'navigate', to: '/a', pass: true })],
    ['pass of data', pressed({ do: 'navigate', to: '/a', pass: [{ a: 1 }] })],
    ['words for no ending', pressed({ do: 'call', call: 'a', say: { late: 'x' } })],
    ['words that are none', pressed({ do: 'call', call: 'a', say: { done: 1 } })],
    ['a parameter of no kind', asked({ kind: 'planet' })],
    ['a parameter of one value that is none', asked({ enum: '1' })],
    ['a parameter of an unknown form', asked({ format: 'x' })],
    ['a parameter that is as long as may be', asked({ maxLength: 1_000_000 })],
    ['a route that gives data', routed({ '/a': { plan: '{{query.a}}' } })],
    ['a route that gives an object', routed({ '/a': { plan: {} } })],
    ['routes under __proto__', sent('{"version":2,"routes":{"__proto__":{"plan":true},"/a":{}},"body":[]}')],
    ['own things of a screen that is none', { version: 2, params: {}, keep: ['state.a'], body: [] }],
    [
      'an event that fragments do not have',
      { version: 2, params: {}, state: {}, on: { refresh: [] }, body: [] },
    ],
    ['dialogs of a fragment', { version: 2, params: {}, state: {}, dialogs: {}, body: [] }],
  ])('%s: is refused', (_, definition) => {
    const admitted = admit(definition, { validate });
    expect(admitted.ok ? 'admitted' : admitted.error).toBe('breaks the schema');
  });
});

it.each([['{{query.a}}'], ['__proto__.a'], ['query.constructor'], ['nothing.a']])(
  'some of %s: is reported, and never holds',
  (some) => {
    const { plan, screen, reports } = run(shown({ if: { some } }));
    expect(plan.body[0]?.test?.evaluate((path) => screen.read(path))).toBe(false);
    expect(reports.map((report) => report.code)).toEqual([
      some === 'nothing.a' ? 'unknown-path' : 'bad-definition',
    ]);
  },
);

type Fragments = Readonly<Record<string, FragmentDefinition>>;

function run(definition: unknown, fragments: Fragments = {}, texts: Readonly<Record<string, string>> = {}) {
  const { ports, recorded } = createTestPorts();
  const loaded = loadScreen({
    validate,
    id: 'test',
    definition,
    fragments,
    parts: { widgets: testWidgets, actions: allActions, calls: {} },
    language: ports.texts.language,
    features: new Set(),
    text: (key) => texts[key],
    report: (report) => ports.reporter.report(report),
  });
  if (!loaded.ok) throw new Error(loaded.error);
  const actions = Object.fromEntries(Object.entries(allActions).map(([name, { action }]) => [name, action]));
  const plan = loaded.value;
  const input = { plan, actions, ports, query: { a: '1' }, config: {}, owner: '' };
  const screen = createScreen(input);
  screen.start();
  return { plan, screen, reports: recorded.reports };
}

/** A fragment with state that writes as it begins. */
const home = (body: FragmentDefinition['body'], more: object = {}): FragmentDefinition => ({
  version: 2,
  params: {},
  state: { open: false },
  body,
  ...more,
});
const line = { type: 'text', if: { 'state.open': true }, text: 'x' };
const inTime = (ms: number, act: () => void): void => {
  const before = performance.now();
  act();
  expect(performance.now() - before).toBeLessThan(ms);
};

describe('what is within the limits runs', () => {
  it('fragments with state in one another', async () => {
    const depth = 25;
    const on = { enter: { do: 'set', 'state.open': true } };
    const fragments = Object.fromEntries(
      Array.from({ length: depth }, (_, level) => {
        const inner = level + 1 === depth ? line : { type: 'fragment', of: `level${level + 1}` };
        return [`level${level}`, home([inner, line], { on })];
      }),
    );
    const { plan, screen } = run({ version: 2, body: { type: 'fragment', of: 'level0' } }, fragments);
    await settle();
    expect(plan.homes).toHaveLength(depth);
    const own = Object.values(readInner(screen.store, homes) ?? {});
    expect(own.map((each) => (each as { state: unknown }).state)).toEqual(
      Array.from({ length: depth }, () => ({ open: true })),
    );
    screen.dispose();
  });

  it('as many uses as there may be widgets', () => {
    const body = Array.from({ length: limits.nodes }, () => ({ type: 'fragment', of: 'one' }));
    inTime(4000, () => {
      const { plan, screen } = run({ version: 2, body }, { one: home([line]) });
      expect(plan.homes).toHaveLength(limits.nodes);
      screen.dispose();
    });
  });

  it('a use for each of many entries, which come and go', () => {
    const definition = {
      version: 2,
      state: { list: [] },
      body: { type: 'fragment', of: 'one', each: '{{state.list}}', key: 'id' },
    };
    inTime(4000, () => {
      const { screen } = run(definition, { one: home([line]) });
      const list = Array.from({ length: 10_000 }, (_, id) => ({ id }));
      screen.store.write(['state', 'list'], list);
      const entries = (): readonly string[] =>
        Object.values(readInner(screen.store, homes) ?? {}).flatMap((place) => Object.keys(place));
      expect(entries()).toHaveLength(list.length + 1);
      screen.store.write(['state', 'list'], []);
      expect(entries()).toHaveLength(1);
      screen.dispose();
    });
  });

  it('fragments that insert one another without an end are cut', () => {
    const fragments = {
      one: home([{ type: 'fragment', of: 'two' }]),
      two: home([{ type: 'fragment', of: 'one' }]),
    };
    const { plan } = run({ version: 2, body: { type: 'fragment', of: 'one' } }, fragments);
    expect(plan.homes.length).toBeLessThanOrEqual(limits.depth * 2);
  });

  it('some of 10 000 paths', () => {
    const some = Array.from({ length: 10_000 }, (_, index) => `state.a${index}`);
    const { plan, screen } = run({ version: 2, state: {}, body: { type: 'text', text: 'x', if: { some } } });
    inTime(1000, () => expect(plan.body[0]?.test?.evaluate((path) => screen.read(path))).toBe(false));
  });

  it('a text with each form that there is, and a form of a form', () => {
    const texts = Object.fromEntries(
      ['zero', 'one', 'two', 'few', 'many', 'other', 'other_other', 'one_other'].map((form) => [
        `n_${form}`,
        `${form} {{query.a}}`,
      ]),
    );
    const body = ['@n', '@n_one', '@n_other'].map((text) => ({ type: 'text', text }));
    const { plan, screen } = run({ version: 2, query: { a: {} }, body }, {}, texts);
    const read = plan.body.map(({ props: [first] }) =>
      first?.[1].kind === 'value' ? first[1].expression.evaluate((path) => screen.read(path)) : undefined,
    );
    // A parameter is a text and counts nothing; a key that is there is that text.
    expect(read).toEqual(['other 1', 'one 1', 'other 1']);
  });

  it('a value of a route that is called like what every object has is refused or read by nobody', () => {
    const text =
      '{"version":2,"routes":{"/a":{"constructor":true}},"body":{"type":"text","text":"{{route.constructor}}"}}';
    const { plan, screen } = run(sent(text));
    const [first] = plan.body[0]?.props ?? [];
    expect(first?.[1].kind === 'value' && first[1].expression.evaluate((path) => screen.read(path))).toBe('');
  });
});

describe('the checker', () => {
  const codes = (files: Files): ReadonlySet<string> =>
    new Set(checkProject(inputOf({ ...baseFiles, ...files })).map((problem) => problem.code));

  it('reads 10 000 forms of plurals', () => {
    const forms = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [
        `k.${index >> 1}_${index % 2 === 0 ? 'one' : 'other'}`,
        '{{n}}',
      ]),
    );
    const { 'locales/es.json': es, 'locales/en.json': en } = baseFiles;
    const files = { 'locales/es.json': { ...es, ...forms }, 'locales/en.json': { ...en, ...forms } };
    const codeTexts = [{ key: 'k.', file: 'src/app/a.ts', line: 1, column: 1 }];
    inTime(20_000, () => {
      expect(checkProject({ ...inputOf({ ...baseFiles, ...files }), codeTexts })).toEqual([]);
    });
  });

  it('says what is wrong with routes under __proto__, and gives no object a value', () => {
    const text = '{"version":2,"routes":{"__proto__":{"plan":true},"/a":{}},"body":[]}';
    expect(codes({ 'screens/other.json': text }).size).toBeGreaterThan(0);
    expect(({} as { readonly plan?: unknown }).plan).toBeUndefined();
  });

  it('reads some of 10 000 paths', () => {
    const some = Array.from({ length: 10_000 }, (_, index) => `query.a${index}`);
    const other = JSON.stringify({ version: 2, body: { type: 'text', text: '@app.hello', if: { some } } });
    inTime(20_000, () => expect([...codes({ 'screens/other.json': other })]).toEqual(['unknown-query']));
  });

  it('walks fragments with state that are used as often as there may be widgets', () => {
    const one = { version: 2, params: {}, state: { open: false }, keep: ['state.open'], body: line };
    const body = Array.from({ length: 900 }, () => ({ type: 'fragment', of: 'one' }));
    const other = JSON.stringify({ version: 2, body });
    inTime(20_000, () => {
      const found = codes({ 'screens/other.json': other, 'screens/fragments/one.json': one });
      expect(found).toContain('shared-keep');
    });
  });
});
