/** What a template gives a layout, and what becomes of what it should not have given. */
import { describe, expect, it } from 'vitest';
import type { ValueDefinition } from '../model/definition.ts';
import { loadScreen } from './load.ts';
import { fillValues, type FilledValues } from './values.ts';

const declared: Readonly<Record<string, ValueDefinition>> = {
  headline: { type: 'string', minLength: 1, maxLength: 40, description: 'h', default: '@p.headline' },
  amount: { type: 'integer', format: 'minor', description: 'a', default: 1_000_000 },
  primary: { type: 'string', format: 'color', description: 'p', default: '' },
  colors: {
    type: 'object',
    description: 'c',
    properties: { primary: { type: 'string', format: 'color' } },
    default: {},
  },
  sections: {
    type: 'array',
    description: 's',
    items: { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] },
    default: [{ title: 'Hola {{config.appName}}' }],
  },
};

function fill(given: unknown): FilledValues {
  const loaded = loadScreen({
    id: 'spring',
    definition: { version: 2, values: declared, body: [] },
    fragments: {},
    parts: { widgets: {}, actions: {}, calls: {} },
    language: { tag: 'es-MX', currency: '$' },
    features: new Set(),
    text: (key) => (key === 'p.headline' ? 'Tu préstamo' : undefined),
    report: ({ code, detail }) => {
      throw new Error(`${code} ${detail}`);
    },
  });
  if (!loaded.ok) throw new Error(loaded.error);
  return fillValues({ plan: loaded.value, given, config: { appName: 'Lendora' } });
}

const defaults = {
  headline: 'Tu préstamo',
  amount: 1_000_000,
  primary: '',
  colors: {},
  sections: [{ title: 'Hola Lendora' }],
};

describe('values of a layout', () => {
  it.each([[undefined], [null], [{}], [{ headline: null }], [{ other: 1 }]])(
    '%j: each is its default, in the language of the page',
    (given) => {
      expect(fill(given)).toEqual({ values: defaults, wrong: [] });
    },
  );

  it('are what the template gives, in their shape', () => {
    const given = {
      headline: '{{config.appName}} @p.headline',
      amount: '250000',
      primary: '#123456',
      colors: { primary: '#fff' },
      sections: [{ title: 'Uno', more: 1 }],
      __proto__: { polluted: true },
    };
    expect(fill(given)).toEqual({
      values: {
        headline: '{{config.appName}} @p.headline',
        amount: 250_000,
        primary: '#123456',
        colors: { primary: '#fff' },
        sections: [{ title: 'Uno' }],
      },
      wrong: [],
    });
  });

  it.each([
    [{ headline: 5 }, 'headline: data should be string'],
    [{ headline: '' }, 'headline: data is not of the expected length'],
    [{ headline: 'a'.repeat(41) }, 'headline: data is not of the expected length'],
    [{ amount: -1 }, 'amount: data is no minor'],
    [{ amount: 1.5 }, 'amount: data is no minor'],
    [{ primary: 'url(x)' }, 'primary is no color'],
    [{ colors: { primary: 'red;' } }, 'colors is no color'],
    [{ sections: [{}] }, 'sections: data.0.title is missing'],
    [{ sections: 'many' }, 'sections: data should be array'],
    ['text', 'values should be an object'],
    [[1], 'values should be an object'],
  ])('%j: the default instead, and a word about it', (given, said) => {
    expect(fill(given)).toEqual({ values: defaults, wrong: [said] });
  });
});
