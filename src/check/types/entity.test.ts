/** Numbers of one thing where another's is wanted: wherever a value is handed on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { found, said, screen } from '../../../tests/invalid/checked.ts';
import { readScreenSchema } from '../../build/project.ts';
import { entityNames } from '../../lib/entities.ts';
import type { Json } from '../../model/json.ts';

const query = {
  orderId: { kind: 'order', required: true },
  productId: { kind: 'product', required: true },
  any: { required: true },
};
const data = { loan: { call: 'loanDetails', send: { orderId: '{{query.orderId}}' } } };
const pressed = (press: Json) =>
  said(screen({ type: 'button', text: '{{config.appName}}', press }, { query, data }));
const wrong = (press: Json) =>
  pressed(press)
    .map((line) => line.split(':')[0])
    .filter((code) => code === 'wrong-kind');

const shownAlways = { type: 'text', text: '{{config.appName}}' };

describe('a number of another kind', () => {
  it('is said with what it is, what is wanted, and what would be', () => {
    expect(pressed({ do: 'reload', data: 'loan', send: { orderId: '{{query.productId}}' } })).toContain(
      'wrong-kind: {{query.productId}} is the number of a product; "orderId" of call "loanDetails" takes the number of an order. Hand on {{query.orderId}}.',
    );
  });

  it('is found where a source or a call sends it', () => {
    const source = { loan: { call: 'loanDetails', send: { orderId: '{{query.productId}}' } } };
    expect(
      said(screen({ type: 'text', text: '{{loan.name}}' }, { query, data: source })).map(
        (line) => line.split(':')[0],
      ),
    ).toEqual(['wrong-kind']);
    expect(wrong({ do: 'call', call: 'loanDetails', send: { orderId: '{{query.productId}}' } })).toEqual([
      'wrong-kind',
    ]);
    expect(
      wrong({
        do: 'call',
        call: 'loanDetails',
        send: { orderId: '{{loan.orderNo}}', productId: '{{loan.orderNo}}' },
      }),
    ).toEqual(['wrong-kind']);
  });

  it('is found in a message to the host app', () => {
    expect(wrong({ do: 'bridge', message: 'callPhone', payload: { phone: '{{query.orderId}}' } })).toEqual([
      'wrong-kind',
    ]);
    expect(wrong({ do: 'bridge', message: 'callPhone', payload: { phone: '{{loan.phone}}' } })).toEqual([]);
  });

  it('is none where nothing says what it is, where it is put together, and where it is written down', () => {
    for (const orderId of ['{{query.any}}', '{{query.productId}}-1', '7'])
      expect([orderId, wrong({ do: 'reload', data: 'loan', send: { orderId } })]).toEqual([orderId, []]);
  });

  it('is found through the parameters of a fragment', () => {
    const files = {
      ...screen({ type: 'fragment', of: 'again', with: { id: '{{query.productId}}' } }, { query, data }),
      'screens/fragments/again.json': {
        version: 2,
        params: { id: {} },
        body: {
          type: 'button',
          text: '{{config.appName}}',
          press: { do: 'call', call: 'loanDetails', send: { orderId: '{{id}}' } },
        },
      },
    };
    expect(said(files).map((line) => line.split(':')[0])).toContain('unfit-argument');
  });

  it('is found where an address of the app itself takes it, and where a list is looked through', () => {
    const taker = {
      'screens/taker.json': {
        version: 2,
        routes: ['/taker'],
        title: '@home.title',
        query: { productId: { kind: 'product' } },
        body: [shownAlways, { ...shownAlways, if: { some: 'query.productId' } }],
      },
    };
    const opens = (append: Json, url = '/taker') =>
      said({
        ...screen(
          { type: 'button', text: '{{config.appName}}', press: { do: 'open-url', url, append } },
          { query },
        ),
        ...taker,
      })
        .map((line) => line.split(':')[0])
        .filter((code) => code !== 'unused-query');
    expect(opens({ productId: '{{query.productId}}' })).toEqual([]);
    expect(opens({ productId: '{{query.orderId}}' })).toEqual(['wrong-kind']);
    expect(opens({}, '/taker?productId={{query.orderId}}')).toEqual(['wrong-kind']);
    const config = {
      type: 'object',
      properties: {
        appName: { type: 'string' },
        products: {
          type: 'array',
          items: { type: 'object', properties: { productId: { type: 'string', 'x-kind': 'product' } } },
        },
      },
      required: ['appName', 'products'],
    } as const;
    const picks = (value: string) =>
      found(
        screen([shownAlways, { ...shownAlways, if: { some: 'one' } }], {
          query,
          pick: { one: { from: '{{config.products}}', where: { productId: value } } },
        }),
        ({ known }) => ({ known: { ...known, config } }),
      )
        .map(({ code }) => code)
        .filter((code) => code !== 'unused-query');
    expect(picks('{{query.productId}}')).toEqual([]);
    expect(picks('{{query.orderId}}')).toEqual(['wrong-kind']);
  });

  it('is one that the language knows', () => {
    expect(said(screen([], { query: { id: { kind: 'oder' } } }))[0]).toMatch(/^wrong-value: .*"order"/);
    const parameter = readScreenSchema(join(import.meta.dirname, '../../..')).$defs['queryParameter'];
    expect(parameter?.properties?.['kind']?.enum).toEqual(entityNames);
    for (const file of ['backend.openapi.json', 'config.schema.json', 'bridge.schema.json']) {
      const text = readFileSync(join(import.meta.dirname, '../../../schemas', file), 'utf8');
      const kinds = [...text.matchAll(/"x-kind": "([^"]*)"/g)].map(([, kind]) => kind);
      expect(kinds.length).toBeGreaterThan(0);
      expect(kinds.filter((kind) => !entityNames.includes(kind ?? ''))).toEqual([]);
    }
  });
});
