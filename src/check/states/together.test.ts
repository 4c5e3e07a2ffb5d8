/** Facts of one example that go together, by the schema of the answer. */
import { describe, expect, it } from 'vitest';
import type { KnownSchema } from '../types/type.ts';
import { statesOf } from './states.ts';
import { input } from './testing.ts';
import { inAgreement } from './together.ts';

const order: KnownSchema = {
  type: 'object',
  required: ['status'],
  properties: {
    status: { type: 'string', 'x-known-values': ['due', 'late', 'paid'], examples: ['due'] },
    said: { type: 'string', examples: ['Pay before the 3rd.'] },
    days: { type: ['integer', 'null'], examples: [6, -4] },
    fee: { type: 'integer', format: 'minor', examples: [0, 4500] },
    owed: { type: ['integer', 'null'], format: 'minor', examples: [1000] },
    parts: { type: 'array', items: { type: 'object', properties: { state: { type: 'string' } } } },
  },
  'x-together': [
    { if: { status: 'due' }, then: { days: { minimum: 0 }, fee: 0 } },
    {
      if: { status: 'late' },
      then: { days: { maximum: -1 }, fee: { minimum: 1 }, said: 'It was due on the 3rd.', owed: 5500 },
    },
    { if: { status: 'paid' }, then: { days: null, fee: 0, owed: null, 'parts.0.state': 'paid' } },
  ],
};
const text = (path: string, condition: unknown): object => ({
  type: 'text',
  if: { [path]: condition },
  text: `{{${path}}}`,
});

describe('facts of an answer that go together', () => {
  const { states } = statesOf('loan', {
    ...input,
    screens: {
      loan: {
        version: 2,
        data: { loan: { call: 'read' } },
        body: [
          text('loan.status', 'due'),
          text('loan.status', 'late'),
          text('loan.status', 'paid'),
          text('loan.days', { maximum: -1 }),
          text('loan.days', 0),
          text('loan.days', { minimum: 1 }),
          text('loan.fee', { minimum: 1 }),
        ],
      },
    },
    known: { ...input.known, answers: { read: order } },
  });
  const answers = states.flatMap(({ name, sources }) => {
    const ending = sources['loan'];
    return ending?.kind === 'ready'
      ? [{ name, answer: ending.data as Readonly<Record<string, unknown>> }]
      : [];
  });
  const of = (status: string) => answers.filter(({ answer }) => answer['status'] === status);

  it('are in no state against each other, and what is asked for is in one', () => {
    expect(of('due').map(({ answer }) => [answer['days'], answer['fee']])).toEqual([
      [6, 0],
      [0, 0],
      [undefined, 0],
    ]);
    expect(of('late').map(({ answer }) => [answer['days'], answer['fee']])).toEqual([
      [-4, 4500],
      [undefined, 4500],
    ]);
    expect(of('paid').map(({ answer }) => [answer['days'], answer['owed']])).toEqual([
      [undefined, undefined],
    ]);
  });

  it('hold of data that no test asks for', () => {
    expect(of('late')[0]?.answer).toMatchObject({ said: 'It was due on the 3rd.', owed: 5500 });
    expect(of('due')[0]?.answer).toMatchObject({ said: 'Pay before the 3rd.', owed: 1000 });
  });

  it('go without saying', () => {
    expect(of('late').map(({ name }) => name)).toEqual([
      'loan.status: late',
      'loan.status: late · without loan.days',
    ]);
    expect(of('paid').map(({ name }) => name)).toEqual(['loan.status: paid']);
  });

  it('are those of each entry of a list', () => {
    const paid = { status: 'paid', days: 6, fee: 0, parts: [{ state: 'due' }, { state: 'due' }] };
    expect(inAgreement({ type: 'array', items: order }, [paid, { status: 'due', days: -4 }])).toEqual([
      { status: 'paid', fee: 0, parts: [{ state: 'paid' }, { state: 'due' }] },
      { status: 'due', days: 6 },
    ]);
  });

  it('make nothing of what is not there', () => {
    expect(inAgreement(order, { status: 'late' })).toEqual({ status: 'late' });
    expect(inAgreement(order, { status: 'paid', parts: [] })).toEqual({ status: 'paid', parts: [] });
  });
});
