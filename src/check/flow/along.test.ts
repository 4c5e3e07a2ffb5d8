/** What is handed over from screen to screen, and what the phone fills in; and what stands beside each mistake and is none. */
import { describe, expect, it } from 'vitest';
import type { Files } from '../../../tests/invalid/base.ts';
import { screen, told } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

const button = (press: Json, more: More = {}): Json => ({
  type: 'button',
  text: '@home.title',
  press,
  ...more,
});

describe('a field', () => {
  const at = (...fields: readonly More[]): readonly string[] =>
    told(
      'unfit-filling',
      screen(
        fields.map((field, index) => ({
          type: 'text-field',
          bind: `state.f${index}`,
          label: '@home.phone',
          ...field,
        })),
        { state: { f0: '', f1: '' } },
      ),
    );

  it('is filled in with what it is for', () => {
    expect(at({ autocomplete: 'tel', keyboard: 'email' })).toEqual(['/body/0/autocomplete']);
    expect(at({ autocomplete: 'tel' }, { autocomplete: 'tel' })).toEqual([]);
    expect(
      at({ autocomplete: 'tel', keyboard: 'tel' }, { autocomplete: 'email', keyboard: 'email' }),
    ).toEqual([]);
    expect(at({ keyboard: 'tel' }, { keyboard: 'tel' })).toEqual([]);
  });
});

describe('a parameter', () => {
  const files = (query: Json, tab: Json = {}): Files => ({
    'screens/first.json': {
      version: 2,
      routes: ['/first'],
      title: '@home.title',
      query: { tab: {} },
      body: [
        { type: 'text', text: '{{query.tab}}' },
        button({ do: 'navigate', to: '/second', ...(query as object) }),
        button({ do: 'navigate', to: '/first', query: { tab: '1' } }, { text: '@home.phone' }),
      ],
    },
    ...screen({ type: 'text', text: '{{query.tab}}' }, { routes: ['/second'], query: { tab } }),
  });

  it('that a screen has is handed on to the one that reads it', () => {
    expect(told('unsent-name', files({}))).toEqual(['/query/tab']);
    expect(told('unsent-name', files({ pass: ['tab'] }))).toEqual([]);
    expect(told('unsent-name', files({}, { default: '1' }))).toEqual([]);
  });

  it('goes along with the same words each time', () => {
    const go = (more: More): Json => ({ do: 'navigate', to: '/home', query: { from: 'confirm' }, ...more });
    const at = (one: More, other: More): readonly string[] =>
      told(
        'odd-copy',
        screen([button(go(one)), button(go(other), { text: '@home.phone' })], {
          query: { orderId: {}, tab: {} },
        }),
      );
    expect(at({ pass: ['orderId'] }, { pass: ['orderId', 'tab'] })).toEqual(['/body/0/press']);
    expect(at({ pass: ['orderId'] }, { pass: ['orderId'] })).toEqual([]);
    expect(at({ pass: ['orderId'] }, { pass: ['orderId', 'tab'], query: { from: 'told' } })).toEqual([]);
  });

  it('of a screen that hands on the others is handed on as well', () => {
    const gate = (pass: Json): Files => ({
      ...screen(button({ do: 'navigate', to: '/home', pass }), {
        routes: ['/gate'],
        query: { orderId: { required: true }, from: {} },
      }),
      'screens/first.json': {
        version: 2,
        body: button({ do: 'navigate', to: '/gate', query: { orderId: '1', from: 'confirm' } }),
      },
    });
    expect(told('unused-query', gate(['orderId']))).toEqual(['/query/from']);
    expect(told('unused-query', gate(['orderId', 'from']))).toEqual([]);
  });
});
