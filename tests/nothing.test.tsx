/** What has nothing to show is not drawn: JSON cases, and any tree of widgets against a model of a few lines. */
import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { FragmentDefinition } from '../src/model/definition.ts';
import type { Json } from '../src/model/json.ts';
import nothingCases from './cases/nothing.json' with { type: 'json' };
import { outline } from './support/outline.ts';
import { answer, failed, type Answer } from './support/ports.ts';
import { drawnScreen, renders, settled, show } from './support/renderer.tsx';
import { callSpec } from './support/screen.ts';

afterEach(cleanup);

interface Change {
  readonly write?: Readonly<Record<string, Json>>;
  readonly answer?: Json;
  readonly drawn: readonly string[];
}

interface Case {
  readonly name: string;
  readonly body: unknown;
  readonly loan?: Json;
  readonly captcha?: 'failed';
  readonly state?: Json;
  readonly texts?: Readonly<Record<string, string>>;
  readonly fragments?: Readonly<Record<string, FragmentDefinition>>;
  readonly drawn: readonly string[];
  readonly then?: readonly Change[];
}

const calls = [callSpec('loanDetails'), { ...callSpec('getCaptcha'), envelope: 'image' as const }];

describe('nothing to show', () => {
  it.each(nothingCases.cases as unknown as readonly Case[])('$name', async (given) => {
    let arrive: (value: Awaited<Answer>) => void = () => undefined;
    const { loan, captcha } = given;
    const data = {
      ...(loan === undefined ? {} : { loan: { call: 'loanDetails', ...idleWhere(loan === 'idle') } }),
      ...(captcha === undefined ? {} : { captcha: { call: 'getCaptcha' } }),
    };
    show({
      definition: { data, body: given.body, state: given.state ?? {} },
      calls,
      texts: given.texts ?? {},
      fragments: given.fragments ?? {},
      answers: {
        loanDetails: () =>
          loan === 'loading' ? new Promise((resolve) => (arrive = resolve)) : answer(loan ?? null),
        getCaptcha: () => failed('network'),
      },
    });
    await settled();
    expect(outline()).toEqual(given.drawn);
    for (const change of given.then ?? []) {
      if (change.answer !== undefined) arrive(answer(change.answer));
      write(change.write ?? {});
      await settled();
      expect(outline()).toEqual(change.drawn);
    }
  });
});

const idleWhere = (idle: boolean): object => (idle ? { if: { 'state.never': 'x' } } : {});

function write(values: Readonly<Record<string, unknown>>): void {
  act(() => {
    for (const [name, value] of Object.entries(values)) drawnScreen().store.write([name], value);
  });
}

/** A tree of containers, texts, tests and repeats over `state`: each entry of a list is again such data. */
type Tree = { readonly kind: 'words' } | { readonly kind: 'text' | 'dated'; readonly member: Member } | Box;
interface Box {
  readonly kind: 'box' | 'each';
  readonly test: Member | undefined;
  readonly body: readonly Tree[];
}
type Member = 'a' | 'b';
interface Data {
  readonly a?: string | null;
  readonly b?: string;
  readonly list?: readonly Data[];
}

const member = fc.constantFrom<Member>('a', 'b');
const test = fc.option(member, { nil: undefined });
const several = (one: fc.Arbitrary<Tree>): fc.Arbitrary<readonly Tree[]> => fc.array(one, { maxLength: 3 });
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 1, arbitrary: fc.constant<Tree>({ kind: 'words' }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('text' as const, 'dated' as const), member }) },
    {
      weight: 8,
      arbitrary: fc.record<Box>({ kind: fc.constantFrom('box', 'each'), test, body: several(tie('tree')) }),
    },
  ),
}));

const { data } = fc.letrec<{ data: Data }>((tie) => ({
  data: fc.record(
    {
      a: fc.constantFrom('x', '', null),
      b: fc.constantFrom('y', ''),
      list: fc.array(tie('data'), { maxLength: 2, depthIdentifier: 'data' }),
    },
    { requiredKeys: [] },
  ),
}));

const given = (value: unknown): boolean => typeof value === 'string' && value !== '';

function definitionOf(node: Tree, at: string, depth: number): object {
  if (node.kind === 'words') return { type: 'text', text: 'words' };
  if ('member' in node)
    return { type: 'text', text: `${node.kind === 'dated' ? 'on ' : ''}{{${at}.${node.member}}}` };
  const as = `row${depth}`;
  const inner = node.kind === 'each' ? as : at;
  return {
    type: 'box',
    title: node.kind,
    ...(node.kind === 'each' ? { each: `{{${at}.list}}`, as } : {}),
    ...(node.test === undefined ? {} : { if: { [`${inner}.${node.test}`]: ['x', 'y'] } }),
    body: node.body.map((child) => definitionOf(child, inner, depth + 1)),
  };
}

/** The rule itself: children first; a container without any is not there. */
function model(node: Tree, at: Data): readonly string[] {
  if (node.kind === 'words') return ['words'];
  if ('member' in node) {
    const value = at[node.member];
    return given(value) ? [node.kind === 'text' ? String(value) : `on ${value}`] : [];
  }
  const { kind, test: needs, body: children } = node;
  const box = (inner: Data): readonly string[] => {
    if (needs !== undefined && !given(inner[needs])) return [];
    const body = children.flatMap((child) => model(child, inner));
    return body.length === 0 ? [] : [`box ${kind}`, ...body.map((line) => `  ${line}`)];
  };
  return kind === 'box' ? box(at) : (at.list ?? []).flatMap(box);
}

describe('what is drawn of any tree', () => {
  it('is what the rule says, at first and after each change', async () => {
    await fc.assert(
      fc.asyncProperty(
        several(tree),
        fc.array(data, { minLength: 1, maxLength: 4 }),
        async (body, states) => {
          try {
            show({
              definition: {
                state: { top: {} },
                body: body.map((node) => definitionOf(node, 'state.top', 0)),
              },
            });
            for (const top of states) {
              write({ state: { top } });
              await settled();
              expect(outline()).toEqual(body.flatMap((node) => model(node, top)));
            }
          } finally {
            cleanup();
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('the cost of it', () => {
  const rows = (count: number, note: string) => Array.from({ length: count }, () => ({ note }));

  it('is one row for one changed row, in a container around two thousand', async () => {
    show({
      definition: {
        state: { list: rows(2000, 'x') },
        body: [
          {
            type: 'box',
            id: 'all',
            title: 'all',
            body: [{ type: 'text', id: 'row', each: '{{state.list}}', text: '{{item.note}}' }],
          },
        ],
      },
    });
    await settled();
    renders.clear();
    const { store } = drawnScreen();
    let reads = 0;
    const { read } = store;
    store.read = (path) => {
      reads += 1;
      return read(path);
    };
    act(() => store.write(['state', 'list', '1000', 'note'], 'y'));
    expect([...renders]).toEqual([['w-row-1000', 1]]);
    expect(reads).toBeLessThan(20);
  });

  it('is nothing where a container always has something to show', async () => {
    show({
      definition: {
        state: { list: rows(3, 'x') },
        body: [
          {
            type: 'box',
            title: 'all',
            body: [
              { type: 'text', text: 'words' },
              { type: 'text', each: '{{state.list}}', text: '{{item.note}}' },
            ],
          },
        ],
      },
    });
    await settled();
    const [box] = drawnScreen().plan.body;
    expect([box?.there, box?.reads]).toEqual([undefined, []]);
  });
});

it('keeps the focus in a container whose other children come and go', async () => {
  show({
    definition: {
      state: { note: 'x', name: '' },
      body: [
        {
          type: 'box',
          title: 'a',
          body: [
            { type: 'text', text: '{{state.note}}' },
            { type: 'field', bind: 'state.name' },
          ],
        },
      ],
    },
  });
  await settled();
  const field = document.querySelector('input');
  field?.focus();
  write({ state: { note: '', name: 'Ana' } });
  write({ state: { note: 'y', name: 'Ana' } });
  expect(document.activeElement).toBe(field);
  expect(outline()).toEqual(['box a', '  y', '  field Ana']);
});
