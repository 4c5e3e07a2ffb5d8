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
  ] as const)('is not told: %s', (_name, [code, pointer], [other, at]) => {
    const both = [problem(code, pointer), problem(other, at)];
    expect(withoutEchoes(both)).toEqual([both[0]]);
  });
});

describe('of two mistakes', () => {
  it.each([
    ['a part and another part', ['repeated-part', '/body/3'], ['shown-together', '/body/5']],
    ['what misses a value and another', ['wrong-kind', '/body/1/text'], ['maybe-missing', '/body/2/text']],
    ['an action and another', ['unknown-query', '/body/1/press/0/pass'], ['odd-copy', '/body/1/press/1']],
    ['a test and another part', ['never-there', '/body/1/if'], ['same-name', '/body/2/title']],
  ] as const)('%s are both told', (_name, [code, pointer], [other, at]) => {
    const both = [problem(code, pointer), problem(other, at)];
    expect(withoutEchoes(both)).toEqual(both);
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
