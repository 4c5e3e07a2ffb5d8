import { describe, expect, it } from 'vitest';
import { writtenSchema } from './written.ts';

describe('a schema that a definition writes', () => {
  it('is taken as it is where it keeps the rules', () => {
    const sections = {
      type: 'array',
      items: { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] },
    };
    expect(writtenSchema(sections)).toEqual(sections);
  });

  it('says nothing where it breaks them', () => {
    expect(writtenSchema(null)).toEqual({});
    expect(
      writtenSchema({
        type: 5,
        format: {},
        enum: 'a',
        minimum: '1',
        properties: { a: 7, b: { type: 'string' } },
        required: { a: true },
        items: [],
      }),
    ).toEqual({ properties: { a: {}, b: { type: 'string' } }, items: {} });
  });
});
