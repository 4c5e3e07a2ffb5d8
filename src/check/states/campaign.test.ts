import { describe, expect, it } from 'vitest';
import { fallbackLayout } from '../../lib/promotion.ts';
import { facts } from '../../../tests/support/facts.ts';
import { statesOf, type ScreenState, type StatesInput } from './states.ts';

const values = {
  image: { type: 'string', format: 'uri-reference', description: 'A picture.', default: '' },
  title: { type: 'string', minLength: 1, maxLength: 12, description: 'A title.', default: '@title' },
  note: { type: 'string', maxLength: 20, description: 'A note.', default: 'Note' },
  amount: { type: 'integer', format: 'minor', maximum: 900_000, description: 'A loan.', default: 0 },
  parts: {
    type: 'array',
    maxItems: 3,
    description: 'What is told.',
    items: {
      type: 'object',
      properties: { title: { type: 'string', minLength: 1, maxLength: 10 }, text: { type: 'string' } },
      required: ['title'],
    },
    default: [{ title: '@title', text: 'One' }, { title: 'Two' }],
  },
  colors: {
    type: 'object',
    description: 'Colors.',
    properties: { primary: { type: 'string', format: 'color' } },
    default: {},
  },
};
const layout = {
  version: 2,
  values,
  body: [
    { type: 'text', text: '{{values.title}}' },
    { type: 'text', if: { 'values.amount': { exclusiveMinimum: 0 } }, text: '{{values.amount}}' },
    { type: 'text', each: '{{values.parts}}', as: 'part', text: '{{part.title}}' },
  ],
};
const plain = { version: 2, body: { type: 'text', text: 'Plain' } };
const input: StatesInput = {
  screens: { story: layout, [fallbackLayout]: layout, plain },
  fragments: {},
  widgets: { text: { text: 'text' } },
  facts,
  known: { answers: {}, parameters: {}, config: undefined },
  texts: { title: 'Your loan' },
  language: 'en',
};

const statesIn = (id: string): readonly ScreenState[] => statesOf(id, input).states;
const valuesIn = (name: string) => statesIn('story').find((state) => state.name === name)?.values;

describe('what a campaign may give a layout', () => {
  it('is in few states: what its tests tell apart, all of it, as little as may be, as much as may be', () => {
    expect(statesIn('story').map(({ name }) => name)).toEqual([
      'everything is there',
      'without values.parts',
      'values.parts: only 1',
      'with values.amount',
      'with values.amount · without values.parts',
      'with values.amount · values.parts: only 1',
      'the campaign gives everything',
      'the campaign leaves out what it may',
      'the campaign gives as much as it may',
    ]);
  });

  it('is usually what the layout says itself, in words', () => {
    expect(valuesIn('everything is there')).toEqual({
      image: '',
      title: 'Your loan',
      note: 'Note',
      amount: 0,
      parts: [{ title: 'Your loan', text: 'One' }, { title: 'Two' }],
      colors: {},
    });
    expect(valuesIn('values.parts: only 1')).toMatchObject({
      parts: [{ title: 'Your loan', text: 'One' }],
    });
  });

  it('is all that its schema has', () => {
    expect(valuesIn('the campaign gives everything')).toMatchObject({
      image: '/sample-picture',
      title: 'Your loan',
      amount: 123_450,
      parts: [
        { title: 'Your loan', text: 'One' },
        { title: 'Two', text: 'text' },
      ],
      colors: { primary: '#7a2e8e' },
    });
  });

  it('is nothing but what must be there', () => {
    expect(valuesIn('the campaign leaves out what it may')).toEqual({
      image: '',
      title: 'Your loan',
      note: '',
      amount: 0,
      parts: [{ title: 'Your loan' }, { title: 'Two' }],
      colors: {},
    });
  });

  it('is as long as its schema lets it be, in words that can be broken', () => {
    const longest = valuesIn('the campaign gives as much as it may');
    expect(longest).toMatchObject({ title: 'Your loan Yo', note: 'Note Note Note Note…', amount: 900_000 });
    expect(longest?.['parts']).toHaveLength(3);
    expect(longest?.['parts']).toMatchObject([{ title: 'Your loan…' }, { title: 'Two Two Tw' }, {}]);
  });

  it('is not known yet where a layout stands in for the others', () => {
    const still = statesIn(fallbackLayout).filter((state) => state.still);
    expect(still.map(({ name }) => name)).toEqual(['the campaign is on its way']);
    expect(statesIn('story').some((state) => state.still)).toBe(false);
  });

  it('is nothing to a screen that declares no values', () => {
    expect(statesIn('plain').map(({ name, values: given }) => [name, given])).toEqual([
      ['everything is there', {}],
    ]);
  });

  it('is said in Spanish too', () => {
    const names = statesOf('story', { ...input, language: 'es' }).states.map(({ name }) => name);
    expect(names.slice(-3)).toEqual([
      'la campaña da todo',
      'la campaña omite lo que puede',
      'la campaña da tanto como puede',
    ]);
  });
});
