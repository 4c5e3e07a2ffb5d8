import { describe, expect, it } from 'vitest';
import { kindsOf } from './kinds.ts';

const ref = (kind: string) => ({ $ref: `#/$defs/${kind}` });

describe('kindsOf', () => {
  it('takes the kind of a prop from its reference and leaves literals out', () => {
    const schema = {
      properties: {
        type: { const: 'x' },
        text: ref('text'),
        size: { type: 'integer' },
        press: ref('actions'),
      },
    };
    expect(kindsOf(schema)).toEqual({ text: 'text', press: 'actions' });
  });

  it('looks into objects, lists and records, and leaves them out when all in them is literal', () => {
    const schema = {
      properties: {
        of: {
          type: 'array',
          items: { properties: { if: ref('test'), then: ref('actions'), note: { type: 'string' } } },
        },
        send: { additionalProperties: ref('value') },
        names: { items: { type: 'string' } },
        plain: { properties: { a: { type: 'number' } } },
        open: { additionalProperties: true },
      },
    };
    expect(kindsOf(schema)).toEqual({
      of: { items: { object: { if: 'test', then: 'actions', note: 'literal' } } },
      send: { record: 'value' },
    });
  });

  it('refuses a reference to no kind', () => {
    expect(() => kindsOf({ title: 'Card', properties: { a: ref('texts') } })).toThrow(
      'Card/a: "#/$defs/texts"',
    );
  });
});
