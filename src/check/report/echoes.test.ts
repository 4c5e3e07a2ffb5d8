/** A mistake is told once, and two that stand apart are both told. */
import { describe, expect, it } from 'vitest';
import { found, screen } from '../../../tests/invalid/checked.ts';
import type { Problem } from '../../lib/problem.ts';
import { withoutEchoes } from './echoes.ts';

const codes = (files: Parameters<typeof found>[0]): readonly string[] =>
  found(files)
    .filter(({ code }) => code !== 'literal-text')
    .map(({ code, pointer }) => `${pointer} ${code}`);
const words = { type: 'text', text: '{{config.appName}}' };
const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };

describe('of one mistake', () => {
  it('a part that stands there twice is told as that', () => {
    const at = (id: string) => ({ ...words, if: { 'query.id': id } });
    const files = screen([words, at('1'), at('2'), at('2')], { query: { id: {} } });
    expect(codes(files)).toEqual(['/body/3 repeated-part']);
  });

  it('a part that stands there twice with its name is told as that', () => {
    const named = { ...words, id: 'a' };
    expect(codes(screen([named, named]))).toEqual(['/body/1 repeated-part']);
    expect(codes(screen([named, { ...named, tone: 'muted' }]))).toEqual(['/body/1/id duplicate-id']);
  });

  it('a way that lacks a parameter is told as that, not as one unlike the others', () => {
    const all = [problem('odd-copy', '/body/0/press'), problem('missing-query', '/body/0/press/to')];
    expect(withoutEchoes(all).map(({ code }) => code)).toEqual(['missing-query']);
    expect(withoutEchoes([...all.slice(0, 1), problem('missing-query', '/body/1/press/to')])).toHaveLength(2);
  });

  it.each<[Problem['code'], Problem['code']]>([
    ['unknown-call', 'unguarded-write'],
    ['unknown-dialog', 'early-result'],
    ['unknown-fragment', 'test-always'],
    ['unknown-state', 'bad-figure'],
    ['unknown-data', 'unlike-document'],
    ['bad-template', 'unlike-document'],
  ])('a name or text that cannot be read is told as %s, not as %s besides', (cause, effect) => {
    const all = [problem(cause, '/body/0/x'), problem(effect, '/body/7/y')];
    expect(withoutEchoes(all).map(({ code }) => code)).toEqual([cause]);
    expect(withoutEchoes(all.slice(1)).map(({ code }) => code)).toEqual([effect]);
  });

  it('what is not handed on is told, not that it does not arrive', () => {
    const all = [problem('unused-query', '/query/a'), problem('unsent-name', '/query/a', 'screens/b.json')];
    expect(withoutEchoes(all).map(({ code }) => code)).toEqual(['unused-query']);
  });

  it('an action that cannot be read is told, not what is done in another order without it', () => {
    const all = [problem('missing-prop', '/body/0/press/1'), problem('left-already', '/body/0/press/2')];
    expect(withoutEchoes(all).map(({ code }) => code)).toEqual(['missing-prop']);
    expect(
      withoutEchoes([all[1] ?? problem('left-already', ''), problem('missing-prop', '/x', 'screens/b.json')]),
    ).toHaveLength(2);
  });

  it('a test that is the wrong way round is told, not that its part is shown beside another', () => {
    const row = (test: object) => ({
      type: 'list-item',
      title: '@home.title',
      text: '{{loan.note}}',
      if: test,
    });
    const one = row({ some: 'loan.note', 'query.id': '1' });
    const other = row({ not: { some: 'loan.note' } });
    expect(codes(screen([words, one, other], { data, query: { id: {} } }))).toEqual([
      '/body/2/if never-there',
    ]);
  });

  it('what cannot be read is told, not what is lacking without it', () => {
    const rows = { each: '{{loan.rows}}', as: 'row', type: 'text', text: '{{row.text}}' };
    const empty = { ...words, text: '@home.title', if: { not: { some: 7 } } };
    expect(codes(screen([words, rows, empty], { data }))).toEqual(['/body/2/if/not/some wrong-value']);
  });

  it('the name of the entries is told, not each place that reads it', () => {
    const rows = { each: '{{loan.rows}}', as: 7, body: [{ type: 'text', text: '{{row.text}}' }] };
    expect(codes(screen([words, { type: 'card', ...rows }], { data }))).toEqual(['/body/1/as wrong-value']);
  });

  it('a list that is misspelt is told, not that it shows nothing where it is empty', () => {
    const all = [problem('unknown-data', '/body/1/each'), problem('missing-empty-state', '/body/1/each')];
    expect(withoutEchoes(all).map(({ code }) => code)).toEqual(['unknown-data']);
  });

  it('a dialog that is misspelt where it is opened is told there', () => {
    const dialogs = { ask: { title: '@home.title', body: [words], isDismissible: false } };
    const press = { do: 'open', dialog: 'aks' };
    const all = found(screen([words, { type: 'button', text: '@home.title', press }], { dialogs }));
    expect(all.map(({ code }) => code)).not.toContain('trapped-dialog');
  });
});

const problem = (code: Problem['code'], pointer: string, file = 'screens/a.json'): Problem => ({
  code,
  file,
  pointer,
  line: 1,
  column: 1,
  severity: 'error',
  message: '',
  remedy: '',
  facts: { name: '' },
});

describe('what follows from another', () => {
  it.each([
    [
      'a dialog without its parts has no way out',
      ['empty-part', '/dialogs/ask/body'],
      ['trapped-dialog', '/dialogs/ask'],
    ],
    [
      'a widget without its type may have been the way out',
      ['missing-prop', '/dialogs/ask/body'],
      ['trapped-dialog', '/dialogs/ask'],
    ],
    [
      'a field that binds nothing is no field',
      ['unknown-prop', '/body/1/bnid'],
      ['unknown-field', '/body/2/press/fields/0'],
    ],
    ['a number is no pattern', ['wrong-value', '/body/1/if/a/pattern'], ['bad-pattern', '/body/1/if/a']],
    ['two at once share what they are called', ['shown-together', '/body/1'], ['same-name', '/body/1/title']],
    [
      'a list that is none has no entries',
      ['wrong-value', '/body/1/each'],
      ['unknown-root', '/body/1/body/0/text'],
    ],
    [
      'what is not declared is not emptied',
      ['unknown-state', '/body/1/bind'],
      ['odd-copy', '/body/2/press/1'],
    ],
    [
      'what is written for people is no bare amount',
      ['formatted-value', '/body/press/send/a'],
      ['raw-money', '/body/press/send/a'],
    ],
    [
      'a row that stands twice stands for another',
      ['duplicate-name', '/body/is/21'],
      ['forgotten-row', '/body/is'],
    ],
    [
      'a dialog that nobody can leave does not close',
      ['trapped-dialog', '/dialogs/ask'],
      ['still-open', '/dialogs/ask/buttons/0/press'],
    ],
    [
      'what asked for an address asked for where it leads',
      ['maybe-missing', '/body/press/digits'],
      ['foreign-address', '/body/press/url'],
    ],
    [
      'a write that nobody asked for is not sent',
      ['unasked-write', '/on/enter/1/call'],
      ['left-but-goes-on', '/on/enter/0'],
    ],
    [
      'words that are prescribed are written anew',
      ['prescribed-words', '/order.repay'],
      ['foreign-words', '/order.repay'],
    ],
    [
      'what was set when it was done was handed over then',
      ['constant-state', '/state/done'],
      ['unsent-word', '/query/from/enum/0'],
    ],
    [
      'a test that is the wrong way round lets the empty list in',
      ['never-there', '/body/1/if'],
      ['missing-empty-state', '/body/1/body/each'],
    ],
    [
      'a part that stands twice says everything twice',
      ['repeated-part', '/body/1'],
      ['same-name', '/body/1/body/0/title'],
    ],
    [
      'an action of another name has other parameters',
      ['missing-prop', '/body/press/4'],
      ['unknown-parameter', '/body/press/4/send'],
    ],
    [
      'a fragment of another name takes other parameters',
      ['missing-fragment-parameter', '/body/0/of'],
      ['unknown-fragment-parameter', '/body/0/with/seen'],
    ],
    [
      'a limit that is none is kept by no default',
      ['wrong-value', '/values/a/maxLength'],
      ['unfit-default', '/values/a/default'],
    ],
    [
      'a dialog that nothing opens needs no variable',
      ['unused-dialog', '/dialogs/ask'],
      ['unused-state', '/state/score'],
    ],
    [
      'a source that lacks what it sends is never loaded',
      ['maybe-missing', '/data/loan/send/orderId'],
      ['never-loaded', '/on/refresh/data', 'loan'],
    ],
    ['a part that is gone takes its words along', ['unreachable-screen', ''], ['unused-text', '/home.title']],
    [
      'a code that is none is not sent again',
      ['impossible-value', '/body/press/send/sendMsg'],
      ['unguarded-write', '/body/press/send'],
    ],
    [
      'an entry that is called as a source is not read',
      ['reserved-name', '/body/1/as'],
      ['unknown-root', '/body/1/body/0/text'],
    ],
  ] as const)('is not told: %s', (_name, [code, pointer], [other, at, name = '']) => {
    const both = [problem(code, pointer), { ...problem(other, at), facts: { name } }];
    expect(withoutEchoes(both)).toEqual([both[0]]);
  });
});

describe('of two mistakes', () => {
  it.each([
    ['a part and another part', ['repeated-part', '/body/3'], ['shown-together', '/body/5']],
    ['what misses a value and another', ['wrong-kind', '/body/1/text'], ['maybe-missing', '/body/2/text']],
    ['an action and another', ['unknown-query', '/body/1/press/0/pass'], ['odd-copy', '/body/1/press/1']],
    [
      'a dialog and another',
      ['trapped-dialog', '/dialogs/ask'],
      ['still-open', '/dialogs/other/buttons/0/press'],
    ],
    [
      'an action and another list',
      ['unasked-write', '/on/enter/1/call'],
      ['left-but-goes-on', '/on/ready/0'],
    ],
    ['a part and what it stands beside', ['repeated-part', '/body/1'], ['same-name', '/body/2/title']],
    [
      'a source and another',
      ['maybe-missing', '/data/loan/send/orderId'],
      ['never-loaded', '/on/refresh/data'],
    ],
    ['a text and another', ['prescribed-words', '/order.repay'], ['foreign-words', '/order.delay']],
    ['a test and another part', ['never-there', '/body/1/if'], ['same-name', '/body/2/title']],
  ] as const)('%s are both told', (_name, [code, pointer], [other, at]) => {
    const both = [problem(code, pointer), problem(other, at)];
    expect(withoutEchoes(both)).toEqual(both);
  });

  it('what is asked in vain is asked in vain inside as well, of the same and of nothing else', () => {
    const of = (pointer: string, name: string): Problem => ({
      ...problem('impossible-value', pointer),
      facts: { name: '"21"', of: name },
    });
    const test = of('/body/1/if/loan.status/0', '"loan.status"');
    expect(withoutEchoes([test, of('/body/1/body/is/21', '"loan.status"')])).toEqual([test]);
    const others = [of('/body/1/body/is/21', '"loan.state"'), of('/body/2/is/21', '"loan.status"')];
    const beside = of('/body/1/if/loan.status/1', '"loan.status"');
    expect(withoutEchoes([test, beside, ...others])).toEqual([test, beside, ...others]);
  });

  it('what stands outside of a test hides no list without an empty state', () => {
    const both = [problem('unknown-widget', '/body/1/type'), problem('missing-empty-state', '/body/2/each')];
    expect(withoutEchoes(both)).toEqual(both);
  });

  it('what cannot be read in one screen hides nothing of another, and in a fragment may be of any', () => {
    const other = problem('idle-refresh', '/on/refresh', 'screens/b.json');
    const here = problem('wrong-value', '/on/refresh/do');
    expect(withoutEchoes([here, other])).toEqual([here, other]);
    const inFragment = problem('wrong-value', '/body/if', 'screens/fragments/c.json');
    expect(withoutEchoes([inFragment, other])).toEqual([inFragment]);
  });
});
