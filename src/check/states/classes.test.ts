import { describe, expect, it } from 'vitest';
import { presence } from '../../lib/presence.ts';
import { classesOf, type Subject } from './classes.ts';
import { listOf, sampleOf, samplePicture } from './sample.ts';

const of = (schema: Subject['schema'], absent = false): Subject => ({ schema, absent });
const lengths = (values: readonly unknown[]): readonly unknown[] =>
  values.map((value) => (Array.isArray(value) ? value.length : value));

describe('the values that tests can tell apart', () => {
  it('are each literal and another value', () => {
    const status = of({
      type: ['string', 'integer'],
      format: 'id',
      'x-known-values': ['21', '174', '180'],
      examples: ['174'],
    });
    expect(classesOf(status, [['174', '180'], '174'])).toEqual(['174', '180', '21']);
    expect(classesOf(of({ type: 'string', examples: ['a'] }), ['a'])).toEqual(['a', '999']);
  });

  it('are those that are refused, too', () => {
    const product = of({ type: 'string', examples: ['1'] });
    expect(classesOf(product, [{ not: { const: '2' } }])).toEqual(['1', '2']);
    expect(classesOf(product, [{ not: { enum: ['2', '3'] } }])).toEqual(['1', '2']);
  });

  it('are there and missing, for a text that must be there', () => {
    const filled = { type: 'string', minLength: 1 };
    expect(classesOf(of({ type: ['string', 'null'], examples: ['Hola'] }, true), [filled])).toEqual([
      'Hola',
      undefined,
    ]);
    expect(classesOf(of({ type: 'string', examples: ['Hola'] }), [filled])).toEqual(['Hola', '']);
  });

  it('are there and nothing, for what must be present', () => {
    expect(classesOf(of({ type: ['string', 'null'], examples: ['Hola'] }, true), [presence])).toEqual([
      'Hola',
      undefined,
    ]);
    expect(classesOf(of({ type: 'string', examples: ['Hola'] }), [presence])).toEqual(['Hola', '']);
    const list = of({ type: 'array', items: { type: 'string', examples: ['a'] } });
    expect(lengths(classesOf(list, [presence]))).toEqual([2, 0]);
    expect(classesOf(of({ type: 'integer', examples: [0] }), [presence])).toEqual([0]);
  });

  it('are on both sides of a limit', () => {
    expect(classesOf(of({ type: 'integer', examples: [3] }), [{ maximum: 3 }])).toEqual([3, 4]);
    expect(
      classesOf(of({ type: 'integer', examples: [9] }), [{ exclusiveMinimum: 5 }, { minimum: 7 }]),
    ).toEqual([9, 4, 6]);
  });

  it('are none, one, many and too many of a list, the shortest that show it', () => {
    const list = of({ type: ['array', 'null'], items: { type: 'string', examples: ['a'] } }, true);
    const tests = [1, 2, 21].map((minItems) => ({ type: 'array', minItems }));
    expect(lengths(classesOf(list, tests))).toEqual([2, 0, 1, 21]);
  });

  it('are only the usual one where nothing tells others apart', () => {
    expect(classesOf(of({ type: 'integer', format: 'minor' }), [{ type: 'number' }])).toEqual([123_450]);
    expect(
      classesOf(
        {
          schema: { type: 'string' },
          absent: false,
          filled: true,
          fits: (text) => text.length <= 1,
          usual: '1',
        },
        [['1', '2']],
      ),
    ).toEqual(['1', 'x']);
  });

  it('of a pattern are one that fits and one that does not', () => {
    const mail = { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$' };
    expect(classesOf(of({ type: 'string', examples: ['Escríbenos'] }), [mail])).toEqual([
      'Escríbenos',
      'ana@correo.mx',
    ]);
  });
});

describe('a sample', () => {
  it('is the example, with a picture of our own for one that exists nowhere', () => {
    expect(sampleOf({ type: 'string', format: 'uri-reference', examples: ['/assets/logo.png'] })).toBe(
      samplePicture,
    );
    expect(sampleOf({ type: 'string', format: 'uri-reference', examples: ['/contrato?orderId=174'] })).toBe(
      '/contrato?orderId=174',
    );
    expect(sampleOf({ type: ['integer', 'null'], format: 'flag', examples: [1] })).toBe(true);
    expect(sampleOf({ type: ['integer', 'null'], format: 'nonzero', examples: [2] })).toBe(true);
    expect(sampleOf({ type: ['string', 'integer'], format: 'id', examples: [7] })).toBe('7');
  });

  it('has a picture of our own inside an example too', () => {
    const logo = { type: 'string', format: 'uri-reference' };
    const product = { type: 'object', properties: { logo } };
    const examples = [[{ logo: '/assets/logo.png', name: '/a/name.png' }]];
    expect(sampleOf({ type: 'array', items: product, examples })).toEqual([
      { logo: samplePicture, name: '/a/name.png' },
    ]);
    expect(listOf({ type: 'array', items: product, examples }, 1)).toEqual([
      { logo: samplePicture, name: '/a/name.png' },
    ]);
  });

  it('is made by type and format without one', () => {
    const schema = {
      type: 'object',
      properties: {
        amount: { type: 'integer', format: 'minor' },
        day: { type: 'string', format: 'date' },
        note: { type: 'string' },
      },
    };
    expect(sampleOf(schema)).toEqual({ amount: 123_450, day: '2026-02-03', note: 'note' });
  });
});
