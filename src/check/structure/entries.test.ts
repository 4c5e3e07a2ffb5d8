/** Entries that choose and widgets with tables, as the checker sees them: what is wrong is said once, what is right not at all. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../model/json.ts';
import { baseFiles, inputOf } from '../../../tests/invalid/base.ts';
import { checkProject } from '../project.ts';

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };

function found(more: { readonly [key: string]: Json }, version = 2): readonly string[] {
  const screen = { version, data, body: { type: 'text', text: '{{loan.name}}' }, ...more };
  return checkProject(inputOf({ ...baseFiles, 'screens/other.json': screen }))
    .filter(({ file, code }) => file === 'screens/other.json' && code !== 'literal-text')
    .map(({ code, pointer, message, remedy }) => `${code} ${pointer}: ${message} ${remedy}`);
}
const ofList = (entry: Json): readonly string[] => found({ on: { ready: entry } });
const ofNode = (node: Json): readonly string[] => found({ body: node });

const back = { do: 'back' };
const hello = { do: 'toast', text: '@app.hello' };

describe('an entry', () => {
  it.each<[Json]>([
    [{ if: { 'loan.status': '21' }, then: back }],
    [{ if: { 'loan.status': '21' }, then: back, else: [] }],
    [
      [
        {
          if: { 'loan.status': '21' },
          then: back,
          else: { if: { 'loan.status': '151' }, then: back, else: [] },
        },
        back,
      ],
    ],
    [{ match: '{{loan.status}}', is: { '21': back, '151': [], '200': [back] }, else: [] }],
    [{ match: '{{loan.status}}', is: { '21': back }, else: hello }],
    [{ match: '{{loan.status}}', is: { '21': back }, else: [], $comment: 'Otherwise nothing.' }],
    [{ match: '{{loan.open}}', is: { true: back }, else: hello }],
    [{ do: 'back', if: { 'loan.status': '21' } }],
  ])('that is right is silent: %j', (entry) => {
    expect(ofList(entry)).toEqual([]);
  });

  it.each<[Json, string]>([
    [{ do: 'back', then: back }, 'mixed-entry /on/ready: This entry has "do" and "then"'],
    [
      { do: 'back', match: '{{loan.status}}', is: {}, else: [] },
      'mixed-entry /on/ready: This entry has "do" and "match"',
    ],
    [
      { if: { 'loan.status': '21' }, then: back, match: '{{loan.status}}' },
      'mixed-entry /on/ready: This entry has "then" and "match"',
    ],
    [{}, 'missing-prop /on/ready: Action needs "do". Add "do", for an action, or { "if", "then", "else" }'],
    [{ if: { 'loan.status': '21' } }, 'missing-prop /on/ready: Action needs "do".'],
    [
      { if: { 'loan.status': '21' }, else: back },
      'missing-prop /on/ready: A choice by a test needs "then". Add "then".',
    ],
    [
      { is: { '21': back }, else: back },
      'missing-prop /on/ready: A table by a value needs "match". Add "match".',
    ],
    [{ then: back }, 'missing-prop /on/ready: A choice by a test needs "if".'],
    [
      { match: '{{loan.status}}', is: { '21': back } },
      'missing-prop /on/ready: A table of actions by a value needs "else".',
    ],
    [
      { if: { 'loan.status': '21' }, then: back, other: back },
      'unknown-key /on/ready/other: Unknown key "other" of a choice by a test.',
    ],
    [{ match: 'x', is: {}, else: [] }, 'not-one-tag /on/ready/match: "x" gives a text'],
    [
      { match: '{{loan.statuss}}', is: {}, else: back },
      'unknown-data /on/ready/match: "loan" has no "statuss".',
    ],
    [
      { match: '{{loan.status}}', is: { '22': back }, else: back },
      'impossible-value /on/ready/is/22: "loan.status" is never "22". It is one of:',
    ],
    [{ match: '{{loan.open}}', is: { yes: back }, else: back }, 'impossible-value /on/ready/is/yes'],
    [
      { match: '{{loan.status}}', is: { '21': back, '151': back }, else: [] },
      'uncovered-values /on/ready/else: Nothing is said for "loan.status" when it is 200. Add a row for each',
    ],
    [
      { if: { 'loan.status': '21' }, then: back, else: { if: { 'loan.status': '151' }, then: back } },
      'uncovered-values /on/ready/if: Nothing is said for "loan.status" when it is 200. Add an "else"',
    ],
    [
      { if: { 'loan.status': '21' }, then: { do: 'back', if: { 'loan.status': '21' } } },
      'test-always /on/ready/then/if',
    ],
    [
      { if: { 'loan.status': '21' }, then: back, else: { do: 'back', if: { 'loan.status': '21' } } },
      'test-never /on/ready/else/if',
    ],
    [
      { match: '{{loan.status}}', is: { '21': { do: 'back', if: { 'loan.status': '151' } } }, else: back },
      'test-never /on/ready/is/21/if',
    ],
    [
      { match: '{{loan.status}}', is: { '21': back }, else: { do: 'back', if: { 'loan.status': '21' } } },
      'test-never /on/ready/else/if',
    ],
    [
      [
        {
          if: { 'loan.open': true },
          then: { do: 'stop' },
          else: [{ do: 'toast', text: '@app.hello' }, { do: 'stop' }],
        },
        back,
      ],
      'unreachable-action /on/ready/1',
    ],
    [
      [{ match: '{{loan.status}}', is: { '21': { do: 'stop' } }, else: [hello, { do: 'stop' }] }, back],
      'unreachable-action /on/ready/1',
    ],
    [
      [
        { if: { 'loan.status': '21' }, then: { do: 'stop' } },
        { do: 'back', if: { 'loan.status': '21' } },
      ],
      'test-never /on/ready/1/if',
    ],
    [{ if: { 'loan.status': '21' }, then: { do: 'bakc' } }, 'unknown-action /on/ready/then/do'],
  ])('that is wrong is one problem: %j', (entry, words) => {
    const all = ofList(entry);
    expect(all.map((one) => one.slice(0, words.length))).toEqual([words]);
  });
});

describe('a widget with a table', () => {
  const status = { type: 'notice', match: '{{loan.status}}' };

  it.each<[Json]>([
    [{ ...status, is: { '21': { tone: 'info' } }, else: { tone: 'success' }, text: '{{loan.name}}' }],
    [{ ...status, is: { '21': { text: '{{loan.name}}' } }, else: { text: '@app.hello', $comment: 'x' } }],
    [
      {
        type: 'text',
        match: '{{loan.note}}',
        is: { a: { text: '{{loan.note}}' } },
        else: { text: '@app.hello' },
      },
    ],
  ])('that is right is silent: %j', (node) => {
    expect(ofNode(node)).toEqual([]);
  });

  it.each<[Json, string]>([
    [
      { ...status, is: { '21': {} }, else: { text: '@app.hello' } },
      'missing-prop /body/is/21: Notice needs "text". Add "text": "@your.key".',
    ],
    [{ ...status, is: { '21': {} }, else: {} }, 'missing-prop /body: Notice needs "text".'],
    [
      { ...status, is: { '21': { txt: '@app.hello' } }, else: { text: '@app.hello' } },
      'unknown-prop /body/is/21/txt: Unknown prop "txt" of a row of notice. Did you mean "text"?',
    ],
    [
      { ...status, is: { '21': { type: 'text' } }, else: {}, text: '@app.hello' },
      'not-in-row /body/is/21/type: A row of notice cannot have "type". Write "type" beside "match"',
    ],
    [
      { ...status, is: { '21': { if: { 'loan.open': true } } }, else: {}, text: '@app.hello' },
      'not-in-row /body/is/21/if',
    ],
    [
      { ...status, is: { '22': { tone: 'info' } }, else: { tone: 'info' }, text: '@app.hello' },
      'impossible-value /body/is/22',
    ],
    [
      { ...status, is: { '21': { tone: 'info' } }, else: {}, text: '@app.hello' },
      'uncovered-values /body/else',
    ],
    [
      { ...status, is: { '21': { tone: 'blue' } }, else: { tone: 'info' }, text: '@app.hello' },
      'wrong-value /body/is/21/tone',
    ],
    [
      { ...status, is: { '21': { text: '{{loan.amount}}' } }, else: { text: '@app.hello' } },
      'raw-money /body/is/21/text',
    ],
    [
      { ...status, type: 'spinner', is: { '21': { text: '{{loan.note}}' } }, else: { text: '@app.hello' } },
      'unguarded /body/is/21/text',
    ],
    [{ type: 'notice', text: '@app.hello', is: {}, else: {} }, 'missing-prop /body: A table needs "match".'],
    [{ ...status, text: '@app.hello' }, 'missing-prop /body: Notice needs "is"'],
    [
      {
        type: 'fragment',
        of: 'note',
        with: { text: '@app.hello' },
        match: '{{loan.status}}',
        is: {},
        else: {},
      },
      'unknown-prop /body/match',
    ],
    [
      {
        type: 'button',
        text: '@app.hello',
        match: '{{loan.status}}',
        is: { '21': { press: { do: 'back', if: { 'loan.status': '200' } } } },
        else: { press: back },
      },
      'test-never /body/is/21/press/if',
    ],
  ])('that is wrong is said at the row: %j', (node, words) => {
    const all = ofNode(node);
    expect(all.map((one) => one.slice(0, words.length))).toContain(words);
  });
});

describe('a file of version 1', () => {
  const choose = (then: Json): Json => ({
    do: 'choose',
    of: [{ if: { 'loan.status': '21' }, then }, { then: hello }],
  });

  it('is checked as it is lifted, with one remark', () => {
    expect(found({ on: { ready: choose(back) } }, 1)).toEqual([
      expect.stringContaining('old-version /version'),
    ]);
  });

  it('has its problems at the deepest part that the file has', () => {
    const problems = found({ on: { ready: choose({ do: 'back', if: { 'loan.status': '200' } }) } }, 1);
    expect(problems.map((each) => each.split(':')[0])).toEqual([
      'old-version /version',
      'test-never /on/ready/then/if',
    ]);
  });

  it('is held against the schema of its own version', () => {
    const entry = { if: { 'loan.status': '21' }, then: back };
    const problems = found({ on: { ready: entry } }, 1);
    expect(problems.map((each) => each.split(' ')[0])).toEqual(['old-version', 'missing-prop']);
  });

  it('is refused where it uses a name that the language has taken', () => {
    const [first] = found({ data: { route: data.loan }, body: { type: 'text', text: '{{route.name}}' } }, 1);
    expect(first).toContain(
      '"route" means something of its own since version 2; give a source another name.',
    );
  });
});
