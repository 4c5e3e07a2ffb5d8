import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCalls, describeCalls } from './calls.ts';
import { readCalls } from './project.ts';

const answer = (data: object) => ({
  responses: { 200: { content: { 'application/json': { schema: { properties: { data } } } } } },
});
const document = (operation: object, method = 'post') => ({
  paths: { '/a': { [method]: { operationId: 'a', 'x-envelope': 'A', 'x-effect': 'read', ...operation } } },
  components: {
    schemas: { Row: { type: 'object', description: 'A row.', properties: { text: { type: 'string' } } } },
  },
});

describe('compileCalls', () => {
  it('takes the parameters of a form and those it must have', () => {
    const schema = { properties: { b: {}, c: {} }, required: ['b'] };
    const spec = compileCalls(
      document({ requestBody: { content: { 'application/x-www-form-urlencoded': { schema } } } }),
    )['a'];
    expect(spec).toMatchObject({
      method: 'POST',
      path: '/a',
      body: 'form',
      parameters: ['b', 'c'],
      required: ['b'],
      data: null,
    });
  });

  it('takes those of a query, without the common ones, which are references', () => {
    const parameters = [
      { name: 'id', in: 'query', required: true },
      { name: 'from', in: 'query' },
      { $ref: '#/components/parameters/appVersion' },
    ];
    expect(compileCalls(document({ parameters }, 'get'))['a']).toMatchObject({
      method: 'GET',
      body: 'query',
      parameters: ['id', 'from'],
      required: ['id'],
    });
  });

  it('leaves out what the app fills in itself', () => {
    const parameters = [
      { name: 'sid', in: 'query', required: true },
      { name: 'a', in: 'query', required: true, 'x-fill': 'timestamp' },
    ];
    expect(compileCalls(document({ parameters }, 'get'))['a']).toMatchObject({
      parameters: ['sid'],
      required: ['sid'],
      stamps: ['a'],
    });
    expect(describeCalls(document({ parameters }, 'get')).parameters['a']).toEqual({ sid: {} });
    const unknown = [{ name: 'a', in: 'query', 'x-fill': 'random' }];
    expect(() => compileCalls(document({ parameters: unknown }, 'get'))).toThrow('"x-fill": "random"');
  });

  it('knows a picture as an address', () => {
    expect(describeCalls(document({ 'x-envelope': 'image' }, 'get')).answers['a']).toEqual({
      type: 'string',
      format: 'uri-reference',
      'x-kind': 'picture-to-read',
    });
  });

  it('writes references out and leaves out what only people read', () => {
    const data = {
      type: 'object',
      description: 'All.',
      required: ['rows'],
      properties: {
        rows: { type: 'array', items: { $ref: '#/components/schemas/Row' } },
        first: { anyOf: [{ $ref: '#/components/schemas/Row' }, { type: 'null' }] },
        amount: { type: ['integer', 'null'], format: 'minor', minimum: 0, examples: [1] },
      },
    };
    const row = { type: 'object', properties: { text: { type: 'string' } } };
    expect(compileCalls(document(answer(data)))['a']?.data).toEqual({
      type: 'object',
      required: ['rows'],
      properties: {
        rows: { type: 'array', items: row },
        first: { ...row, type: ['object', 'null'] },
        amount: { type: ['integer', 'null'], format: 'minor', minimum: 0 },
      },
    });
  });

  it('has no shape of data where an answer has none to read', () => {
    expect(compileCalls(document(answer({ description: 'Nothing.' })))['a']?.data).toBeNull();
  });

  it.each([
    [{ 'x-envelope': 'Z' }, 'x-envelope'],
    [{ 'x-effect': undefined }, 'x-effect'],
    [{ 'x-repeatable': false }, 'x-repeatable'],
    [{ 'x-repeatable': true, 'x-effect': 'write' }, 'x-repeatable'],
    [answer({ $ref: '#/components/schemas/Nobody' }), 'leads nowhere'],
    [answer({ anyOf: [{ type: 'string' }, { type: 'number' }] }), 'can only add null'],
  ])('refuses %j', (operation, words) => {
    expect(() => compileCalls(document(operation))).toThrow(words);
  });

  it('tells which reads may be asked for twice: all but those that draw, begin or make something', () => {
    expect(compileCalls(document({ 'x-repeatable': true }))['a']?.repeatable).toBe(true);
    expect(compileCalls(document({}))['a']).not.toHaveProperty('repeatable');
    const calls = Object.values(readCalls(join(import.meta.dirname, '../..')));
    const not = calls.filter(({ effect, repeatable }) => effect === 'read' && repeatable !== true);
    expect(not.map(({ name }) => name).sort()).toEqual(['generateVoucher', 'getCaptcha', 'getSid']);
  });

  it('reads all calls of the contract', () => {
    const calls = readCalls(join(import.meta.dirname, '../..'));
    expect(Object.keys(calls)).toHaveLength(25);
    expect(calls['loanDetails']).toMatchObject({
      envelope: 'B',
      effect: 'read',
      parameters: ['productId', 'orderId'],
    });
    expect(calls['uploadProblemImage']).toMatchObject({ body: 'multipart', parameters: ['problemImage'] });
    expect(calls['getCaptcha']).toMatchObject({ envelope: 'image', method: 'GET', body: 'query' });
    expect(JSON.stringify(calls)).not.toMatch(/\$ref|x-known-values|"examples"/);
  });
});
