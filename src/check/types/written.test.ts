import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readScreenSchema } from '../../build/project.ts';
import { writtenSchema } from './written.ts';

describe('a schema that a definition writes', () => {
  it('is taken as it is where it keeps the rules', () => {
    const sections = {
      type: 'array',
      items: { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] },
    };
    expect(writtenSchema(sections)).toEqual(sections);
  });

  it('is known by the formats that a value may have, and by no other', () => {
    const { valueDefinition } = readScreenSchema(join(import.meta.dirname, '../../..')).$defs;
    const formats = valueDefinition?.properties?.['format']?.enum ?? [];
    expect(formats).toContain('minor');
    for (const format of formats) {
      const known = { type: 'string', format: String(format) };
      expect(writtenSchema(known)).toEqual(known);
    }
    expect(writtenSchema({ type: 'integer', format: 'money' })).toEqual({});
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
