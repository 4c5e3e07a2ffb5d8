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
      'order.status: 200',
      'another order.status',
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
    expect(silent()).toMatch(/without order\.note/);
    expect(silent()).toMatch(/without order\.open/);
    const called = silent({
      nameOf: () => 'the words',
      clauseOf: (_path, holds) => (holds ? 'it is open' : 'it is closed'),
      meaningOf: () => undefined,
    });
    expect(called).toMatch(/without the words 1/);
    expect(called).toMatch(/without the words 2/);
    expect(called).not.toContain('order.');
    const alone = silent({
      nameOf: (path) => `«${path.slice(6)}»`,
      clauseOf: (path, holds) =>
        path === 'order.open' ? (holds ? 'it is open' : 'it is closed') : undefined,
      meaningOf: () => undefined,
    });
    expect(alone).toMatch(/without «note»/);
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
      'state.picked: card',
      'another state.picked',
      'with state.phone',
      'with state.phone · state.picked: card',
      'with state.phone · another state.picked',
    ]);
  });

  const shown = (path: string, condition: unknown, text = `{{${path}}}`): object => ({
    type: 'text',
    if: { [path]: condition },
    text,
  });
  const namesOf = (properties: object, body: readonly object[], words: Partial<DataWords> = {}): string[] =>
    statesOf('named', {
      ...input,
      screens: { named: { version: 2, data: { loan: { call: 'read' } }, body } },
      known: { ...input.known, answers: { read: { type: 'object', properties } as never } },
      widgets: { ...input.widgets, legal: { document: 'text' } },
      dataWords: {
        nameOf: (path) => `${path.slice(5)} of the loan`,
        nounOf: (path) => path.slice(5),
        clauseOf: () => undefined,
        meaningOf: () => undefined,
        ...words,
      },
    }).states.map(({ name }) => name);

  it('say that data are there or not, not what the sample of them says', () => {
    const names = namesOf(
      {
        phone: { type: ['string', 'null'], examples: ['5512345678'] },
        fee: { type: 'integer', format: 'minor', examples: [123_450] },
      },
      [shown('loan.phone', { minLength: 1 }), shown('loan.fee', { minimum: 1 })],
    );
    expect(names).toContain('without phone · without fee');
    expect(names.join()).not.toMatch(/\d/);
  });

  it('say between which limits a number lies, money in its main unit', () => {
    const names = namesOf({ fee: { type: 'integer', format: 'minor', examples: [500] } }, [
      shown('loan.fee', { minimum: 10_000 }),
      shown('loan.fee', { exclusiveMinimum: 20_000 }),
    ]);
    expect(names.slice(0, 3)).toEqual([
      'everything is there',
      'fee: from 100, up to 200',
      'fee: more than 200',
    ]);
  });

  it('say what a text looks like where its tests ask for that', () => {
    const names = namesOf({ mail: { type: 'string', examples: ['Pay here'] } }, [
      shown('loan.mail', { pattern: '^[^@]+@[^@]+$' }),
      shown('loan.mail', { pattern: '^https?://' }),
    ]);
    expect(names).toContain('mail: an e-mail address');
    expect(names).toContain('mail: a web address');
  });

  it('say which data it is where one and the same thing is drawn for several', () => {
    const some = { type: ['string', 'null'], examples: ['a'] };
    const both = { type: 'text', if: { some: ['loan.card', 'loan.permit'] }, text: 'Pay by card' };
    const names = namesOf({ card: some, permit: some }, [both]);
    expect(names).toContain('without card');
    expect(names).toContain('without permit');
    expect(names.join()).not.toContain('Pay by card');
  });

  it('take no setting of a part for its words', () => {
    const some = { type: ['string', 'null'], examples: ['a'] };
    const names = namesOf({ note: some }, [
      { type: 'legal', if: { some: 'loan.note' }, title: 'printed', document: 'terms' },
    ]);
    expect(names.join()).not.toContain('printed');
  });

  it('say that two data are of two owners only where one name would not tell them apart', () => {
    const some = { type: ['string', 'null'], examples: ['a'] };
    const body = ['card', 'permit', 'note'].map((name) => shown(`loan.${name}`, { minLength: 1 }));
    const names = namesOf({ card: some, permit: some, note: some }, body, {
      nounOf: (path) => (path === 'loan.note' ? 'note' : 'number'),
    });
    expect(names).toContain('without note');
    expect(names.some((name) => name.includes('without card of the loan'))).toBe(true);
  });

  it('count what is drawn for each entry', () => {
    expect(names.some((name) => name.includes('«… días», only once'))).toBe(true);
    expect(names.some((name) => name.includes('without «… días»'))).toBe(true);
  });
});
