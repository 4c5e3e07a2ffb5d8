import { describe, expect, it } from 'vitest';
import type { DataWords } from './names.ts';
import { statesOf } from './states.ts';
import { input } from './testing.ts';

const meanings = {
  '174': { es: 'Por pagar', en: 'To be repaid' },
  '180': { es: 'Vencido', en: 'Overdue' },
};
const answer = {
  type: 'object',
  required: ['status'],
  properties: {
    status: {
      type: 'string',
      'x-known-values': ['174', '180', '200'],
      'x-meanings': meanings,
      examples: ['174'],
    },
    note: { type: ['string', 'null'], examples: ['Nota'] },
    pays: { type: 'array', items: { type: 'object', properties: {} } },
  },
};
const screen = {
  version: 2,
  data: { order: { call: 'read' } },
  body: [
    { type: 'text', if: { 'order.status': '174' }, text: '@pay' },
    { type: 'text', if: { 'order.status': ['180', '200'] }, text: '{{order.status}}' },
    {
      type: 'box',
      if: { some: 'order.note' },
      body: [
        { type: 'text', if: { 'order.status': '180' }, text: 'Not always' },
        { type: 'text', text: 'Note: {{order.note}}' },
      ],
    },
    { type: 'text', each: '{{order.pays}}', as: 'pay', text: '@days' },
  ],
};
const namesIn = (language: 'es' | 'en') =>
  statesOf('order', {
    ...input,
    screens: { order: screen },
    widgets: { ...input.widgets, box: { body: 'nodes' } },
    known: { ...input.known, answers: { read: answer } },
    texts: { pay: 'Pagar', days_one: 'Un día', days_other: '{{order.status}} días' },
    language,
  }).states;

describe('the names of states', () => {
  const states = namesIn('en');
  const names = states.map(({ name }) => name);

  it('say what values mean by the contract, and what it has no words for', () => {
    expect([...new Set(states.map(({ group }) => group))]).toEqual([
      'To be repaid',
      'Overdue',
      'another value (200)',
      'another value (999)',
      'Before there is data, or without it',
    ]);
    expect(namesIn('es').map(({ group }) => group)).toContain('Vencido');
  });

  it('stand together by their group', () => {
    const groups = states.map(({ group }) => group);
    const turns = groups.filter((group, index) => group !== groups[index - 1]);
    expect(turns).toEqual([...new Set(groups)]);
  });

  it('say what is no longer drawn by words that are always in it, with a gap for data', () => {
    expect(names.some((name) => name.includes('without «Note: …»'))).toBe(true);
    expect(names.join()).not.toContain('Not always');
  });

  it('call data that nothing is said of by its path, else by what it is called, counted where two are called the same', () => {
    const said = { type: ['string', 'null'], examples: ['Nota'] };
    const properties = { note: said, reply: said, open: { type: 'boolean', examples: [true] } };
    const shown = (name: string) => ({
      type: 'text',
      if: { some: `order.${name}` },
      text: `{{order.${name}}}`,
    });
    const silent = (dataWords?: DataWords): string =>
      statesOf('silent', {
        ...input,
        screens: {
          silent: {
            version: 2,
            data: { order: { call: 'read' } },
            body: [
              shown('note'),
              shown('reply'),
              { type: 'text', if: { 'order.open': true }, text: '{{order.note}}' },
            ],
          },
        },
        known: { ...input.known, answers: { read: { type: 'object', properties } } },
        ...(dataWords && { dataWords }),
      })
        .states.map(({ name }) => name)
        .join();
    expect(silent()).toMatch(/order\.note is missing/);
    expect(silent()).toMatch(/order\.open is no/);
    const called = silent({
      nameOf: () => 'the words',
      clauseOf: (_path, holds) => (holds ? 'it is open' : 'it is closed'),
      meaningOf: () => undefined,
    });
    expect(called).toMatch(/the words 1 is missing/);
    expect(called).toMatch(/the words 2 is missing/);
    expect(called).not.toContain('order.');
    const alone = silent({
      nameOf: (path) => `«${path.slice(6)}»`,
      clauseOf: (path, holds) =>
        path === 'order.open' ? (holds ? 'it is open' : 'it is closed') : undefined,
      meaningOf: () => undefined,
    });
    expect(alone).toMatch(/«note» is missing/);
    expect(alone).toMatch(/it is closed/);
  });

  it('say of a text that stands for any other that it is there, not what it says', () => {
    const typed = statesOf('typed', {
      ...input,
      screens: {
        typed: {
          version: 2,
          state: { phone: '', picked: '' },
          body: [
            { type: 'text', if: { some: 'state.phone' }, text: '{{state.phone}}' },
            { type: 'text', if: { 'state.picked': 'card' }, text: '{{state.picked}}' },
            { type: 'text', if: { some: 'state.picked' }, text: '{{state.picked}}' },
          ],
        },
      },
    }).states.map(({ name }) => name);
    expect(typed).toEqual([
      'everything is there',
      'state.picked is card',
      'state.picked is another value',
      'state.phone is filled in',
      'state.phone is filled in · state.picked is card',
      'state.phone is filled in · state.picked is another value',
    ]);
  });

  it('count what is drawn for each entry', () => {
    expect(names.some((name) => name.includes('«… días»: 1 entry'))).toBe(true);
    expect(names.some((name) => name.includes('without «… días»'))).toBe(true);
  });
});
