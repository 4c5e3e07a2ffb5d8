/** What is read where there is none of it, with neighbors that are right. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../model/json.ts';
import { placed, screen } from '../../../tests/invalid/checked.ts';

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const words = { type: 'text', text: '{{config.appName}}' };
const of = (code: string, files: Parameters<typeof placed>[0]): readonly string[] =>
  placed(files).flatMap((each) => (each.endsWith(` ${code}`) ? [each.split(' ')[0] ?? ''] : []));

describe('what is read only where there is none of it', () => {
  const found = (node: Json, more = {}): readonly string[] =>
    of('never-there', screen([words, node], { data, ...more }));
  const note = { type: 'list-item', title: 'x', text: '{{loan.note}}' };

  it.each<[string, Json, string]>([
    ['a text', { ...note, if: { not: { some: 'loan.note' } } }, '/body/1/if'],
    ['a member of what is not there', { ...note, if: { not: { some: 'loan' } } }, '/body/1/if'],
    ['a text that is empty', { ...note, if: { 'loan.note': '' } }, '/body/1/if'],
    [
      'an amount that is none',
      {
        type: 'figure',
        label: 'x',
        value: '{{#money}}{{loan.amount}}{{/money}}',
        if: { not: { some: 'loan.amount' } },
      },
      '/body/1/if',
    ],
    [
      'a list',
      {
        type: 'card',
        if: { not: { some: 'loan.told' } },
        body: { type: 'text', each: '{{loan.told}}', text: 'x' },
      },
      '/body/1/if',
    ],
    [
      'two of the same below one test',
      { type: 'card', if: { not: { some: 'loan.note' } }, body: [note, { ...note, title: 'y' }] },
      '/body/1/if',
    ],
  ])('%s is told at the test', (_what, node, place) => {
    expect(found(node)).toEqual([`screens/other.json${place}`]);
  });

  it('is told at the test of a choice, for its other way', () => {
    const then = { do: 'toast', text: 'x' };
    const press = { if: { some: 'loan.note' }, then, else: { do: 'copy', text: '{{loan.note}}' } };
    expect(found({ type: 'button', text: 'x', press })).toEqual(['screens/other.json/body/1/press/if']);
  });

  it.each<[string, Json]>([
    ['other data', { ...note, if: { not: { some: 'loan.name' } } }],
    ['what is there', { ...note, if: { some: 'loan.note' } }],
    ['what may be either', { ...note, if: { any: [{ some: 'loan.note' }, { 'loan.open': true }] } }],
    [
      'a flag',
      {
        type: 'button',
        text: 'x',
        press: { do: 'navigate', to: '/list', query: { id: '{{loan.open}}' }, if: { 'loan.open': false } },
      },
    ],
    [
      'what is set before it is read',
      {
        type: 'button',
        text: 'x',
        if: { 'state.phone': '' },
        press: [
          { do: 'set', 'state.phone': '1' },
          { do: 'copy', text: '{{state.phone}}' },
        ],
      },
    ],
  ])('is silent about %s', (_what, node) => {
    expect(found(node, { state: { phone: '' } })).toEqual([]);
  });

  it('is what a fragment reads in each of its uses', () => {
    const fragment = {
      version: 2,
      params: {
        asked: { description: 'The words that are asked for.' },
        text: { description: 'The words.' },
      },
      body: { type: 'list-item', title: 'x', text: '{{text}}', if: { not: { some: 'asked' } } },
    };
    const uses = (...all: readonly string[]): readonly string[] =>
      of('never-there', {
        'screens/fragments/words.json': fragment,
        ...screen(
          [
            words,
            ...all.map((text) => ({ type: 'fragment', of: 'words', with: { asked: '{{loan.note}}', text } })),
          ],
          { data },
        ),
      });
    expect(uses('{{loan.note}}')).toEqual(['screens/fragments/words.json/body/if']);
    expect(uses('{{loan.note}}', '{{loan.name}}')).toEqual([]);
  });
});
