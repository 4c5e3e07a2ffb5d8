/** A compacted schema accepts what the schema accepts, and nothing else. */
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compact } from './compact.ts';
import { readScreenSchema } from './project.ts';
import { compileValidator } from '../release/validator.ts';

const schema = readScreenSchema(join(import.meta.dirname, '../..'));

it('says once what several definitions share', () => {
  const member = { type: 'string' };
  const closed = (more: object = {}): object => ({
    type: 'object',
    properties: { a: member, b: member, ...more },
    additionalProperties: false,
  });
  const $defs = {
    one: closed({ c: { type: 'number' } }),
    two: closed(),
    three: closed(),
    open: { type: 'object' },
  };
  const short = compact({ $defs }).$defs as Record<string, object>;
  expect(short['one']).toEqual({
    type: 'object',
    properties: { a: {}, b: {}, c: { type: 'number' } },
    additionalProperties: false,
    allOf: [{ $ref: '#/$defs/shared-0' }],
  });
  expect(short['shared-0']).toEqual({ type: 'object', properties: { a: member, b: member } });
  expect(short['open']).toBe($defs.open);
});

it('of the language accepts the same definitions', () => {
  const whole = compileValidator(schema);
  const short = compileValidator(compact(schema));
  const text = fc.constantFrom<unknown>('x', '{{a.b}}', 5, true, null, [], {});
  const props = fc.dictionary(
    fc.constantFrom('text', 'tone', 'if', 'id', 'title', 'body', 'press', 'each', 'sparkle', 'label'),
    fc.oneof(text, fc.constantFrom<unknown>('info', { 'a.b': 1 }, { do: 'back' }, { type: 'divider' })),
    { maxKeys: 4 },
  );
  const type = fc.constantFrom('text', 'notice', 'button', 'card', 'fragment', 'buton');
  const table = fc.record(
    { match: text, is: fc.dictionary(fc.constantFrom('1', '2'), props), else: props },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(type, props, fc.option(table, { nil: {} }), (name, own, more) => {
      const definition = { version: 2, body: { type: name, ...own, ...more } };
      expect(short(definition).length === 0).toBe(whole(definition).length === 0);
    }),
    { numRuns: 300 },
  );
});
