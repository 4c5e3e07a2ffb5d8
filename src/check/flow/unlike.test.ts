/** Places that have to be alike, or apart, and what stands beside each mistake and is none. */
import { describe, expect, it } from 'vitest';
import { baseFiles, type Files } from '../../../tests/invalid/base.ts';
import { screen, told } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

const toast: Json = { do: 'toast', text: '@app.hello' };
const button = (press: Json, more: More = {}): Json => ({
  type: 'button',
  text: '@home.title',
  press,
  ...more,
});
const words = (es: Readonly<Record<string, string>>, en: Readonly<Record<string, string>>): Files => ({
  'locales/es.json': { ...baseFiles['locales/es.json'], ...es },
  'locales/en.json': { ...baseFiles['locales/en.json'], ...en },
});

describe('a variable', () => {
  const set = (value: Json, before: readonly Json[] = [], path = 'state.more'): Json =>
    button({ if: { [path]: true }, then: [...before, { do: 'set', 'state.more': value }], else: toast });
  const at = (node: Json): readonly string[] =>
    told('idle-set', screen(node, { state: { more: false, name: '' } }));

  it('is not set to what the test around it says it is', () => {
    expect(at(set(true))).toEqual(['/body/press/then/0/state.more']);
    expect(at(set(false))).toEqual([]);
  });

  it('may be set so behind what has changed it, or may have', () => {
    expect(at(set(true, [{ do: 'set', 'state.more': false }]))).toEqual([]);
    expect(at(set(true, [{ do: 'wait', ms: 1000 }]))).toEqual([]);
    expect(
      at(button({ if: { any: [{ 'state.more': true }] }, then: { do: 'set', 'state.more': true } })),
    ).toEqual([]);
  });

  it('is not emptied by its own field, but under a test', () => {
    const field = (change: Json): Json => ({
      type: 'text-field',
      bind: 'state.name',
      label: '@home.phone',
      change,
    });
    expect(at(field({ do: 'set', 'state.name': '' }))).toEqual(['/body/change/state.name']);
    expect(at(field({ do: 'set', 'state.name': '', if: { 'state.name': ' ' } }))).toEqual([]);
    expect(at(field({ do: 'set', 'state.more': true }))).toEqual([]);
  });
});

describe('what is kept', () => {
  const early = (press: readonly Json[]): readonly string[] =>
    told('forgotten-too-early', screen(button([...press]), { state: { note: '' }, keep: ['state.note'] }));
  const send = (call: string): Json => ({ do: 'call', call, send: { orderId: '1' } });

  it('is forgotten behind the write that it was kept for', () => {
    expect(early([{ do: 'forget' }, send('repay')])).toEqual(['/body/press/0']);
    expect(early([send('repay'), { do: 'forget' }])).toEqual([]);
    expect(early([{ do: 'forget' }, send('quote')])).toEqual([]);
    expect(early([{ do: 'forget' }, { do: 'navigate', to: '/list', query: { id: '1' } }])).toEqual([]);
  });

  const noted = (enter: Json, press: Json): readonly string[] =>
    told(
      'kept-forever',
      screen([button(press), { type: 'text', text: '@home.phone', if: { 'state.told': true } }], {
        state: { told: false },
        keep: ['state.told'],
        on: { enter: { if: { 'state.told': true }, then: enter } },
      }),
    );
  const note: Json = { do: 'set', 'state.told': true };

  it('is noted once', () => {
    expect(noted(toast, note)).toEqual(['/body/0/press/state.told']);
    expect(noted(toast, [{ ...(send('repay') as object), ends: true }, note])).toEqual([
      '/body/0/press/1/state.told',
    ]);
    expect(noted([toast, { do: 'forget' }], note)).toEqual([]);
    // Shown once and never again.
    expect(
      told(
        'kept-forever',
        screen(button(note), {
          state: { told: false },
          keep: ['state.told'],
          on: { enter: { if: { 'state.told': false }, then: toast } },
        }),
      ),
    ).toEqual([]);
    expect(noted([toast, { do: 'set', 'state.told': false }], note)).toEqual([]);
  });
});

describe('a source', () => {
  const at = (press: Json, test: Json): readonly string[] =>
    told(
      'never-loaded',
      screen([button(press), { type: 'text', text: '{{loan.note}}' }], {
        query: { id: {} },
        state: { more: false },
        data: { loan: { call: 'loanDetails', send: { orderId: '1' }, if: test } },
      }),
    );
  const reload: Json = { do: 'reload', data: 'loan' };

  it('is loaded again where it is loaded', () => {
    expect(at({ if: { some: 'query.id' }, then: reload }, { not: { some: 'query.id' } })).toEqual([
      '/body/0/press/then/data',
    ]);
    expect(at({ if: { some: 'query.id' }, then: reload }, { some: 'query.id' })).toEqual([]);
    expect(at({ if: { 'state.more': true }, then: reload }, { 'state.more': false })).toEqual([]);
  });
});

describe('the same words', () => {
  const dialogs = (press: Json, text = '@home.title'): More => ({
    dialogs: { sure: { title: '@app.hello', buttons: [{ text, press }] } },
  });
  const go = (id: string): Json => ({ do: 'navigate', to: '/list', query: { id } });
  const body: Json = [
    { type: 'stack', body: button(go('1')) },
    { type: 'stack', body: button(go('2')) },
    button({ do: 'open', dialog: 'sure' }, { text: '@home.phone' }),
  ];

  it('lead to the same place', () => {
    expect(told('other-press', screen(body, dialogs({ do: 'close' })))).toEqual([
      '/dialogs/sure/buttons/0/text',
    ]);
    expect(told('other-press', screen(body, dialogs(go('3'))))).toEqual([]);
    expect(told('other-press', screen(body, dialogs({ do: 'close' }, '@app.hello')))).toEqual([]);
  });

  const two = (en: string): readonly string[] =>
    told('same-in-one', {
      ...words({ 'home.day': 'Fecha', 'home.sum': 'Monto' }, { 'home.day': en, 'home.sum': 'Amount' }),
      ...screen([
        { type: 'figure', label: '@home.sum', value: '{{config.appName}}' },
        { type: 'figure', label: '@home.day', value: '{{device.client}}' },
      ]),
    });

  it('stand for two names in one language alone', () => {
    expect(two('Amount')).toEqual(['/body/1/label']);
    expect(two('Date')).toEqual([]);
  });
});

describe('the same ways', () => {
  const rated = (test: Json, then: Json = toast): Json => [
    { type: 'rating', bind: 'state.score', label: '@home.title' },
    button({ if: test, then, else: { do: 'bridge', message: 'goHome' } }),
  ];
  const at = (one: Json, other: Json): readonly string[] =>
    told('apart-choice', {
      ...screen(one, { state: { score: 0 } }),
      'screens/third.json': { version: 2, state: { score: 0 }, body: other },
    });

  it('are chosen by the same test on two screens', () => {
    const low: Json = { 'state.score': { maximum: 3 } };
    const high: Json = { 'state.score': { minimum: 3 } };
    expect(at(rated(low), rated(high))).toEqual(['/body/1/press/if']);
    expect(at(rated(low), rated(low))).toEqual([]);
    expect(at(rated(low), rated({ 'state.score': { maximum: 2 } }))).toEqual([]);
    expect(at(rated(low), rated({ 'state.score': { exclusiveMaximum: 4 } }))).toEqual([]);
    expect(at(rated(low), rated(high, { do: 'toast', text: '@home.phone' }))).toEqual([]);
  });

  const failing = (tests: readonly Json[]): readonly string[] =>
    told(
      'apart-choice',
      screen(
        tests.map((test, index) =>
          button(
            {
              do: 'call',
              call: 'rate',
              send: { words: String(index) },
              failed: { do: 'toast', text: '@app.hello', if: test },
            },
            { id: `b${index}` },
          ),
        ),
      ),
    );

  it('say the same words for the same failures', () => {
    const refused: Json = { 'event.kind': 'refused' };
    const other: Json = { not: refused };
    expect(failing([other, other, refused])).toEqual(['/body/2/press/failed/if']);
    expect(failing([other, other, other])).toEqual([]);
    expect(failing([other, refused])).toEqual([]);
  });
});

describe('parts for numbers', () => {
  const part = (test: Json, more: More = {}): Json => ({
    type: 'text',
    text: '@home.title',
    if: test,
    ...more,
  });
  const at = (code: string, parts: readonly Json[]): readonly string[] =>
    told(
      code,
      screen([...parts], { query: {}, data: { loan: { call: 'loanDetails', send: { orderId: '1' } } } }),
    );
  const days = (asks: Json): Json => ({ 'loan.daysLeft': asks });

  it('of which one meets all others', () => {
    const parts = (first: Json): readonly Json[] => [
      part(days(first)),
      part(days(0), { text: '@home.phone' }),
      part(days({ minimum: 1 }), { text: '@app.hello' }),
    ];
    expect(at('shown-twice', parts({ minimum: -1 }))).toEqual(['/body/0/if']);
    expect(at('shown-twice', parts({ maximum: -1 }))).toEqual([]);
  });

  it('and a remark on a part of one', () => {
    expect(
      at('shown-twice', [
        part(days({ maximum: -1 })),
        part(days(0), { text: '@home.phone' }),
        part(days({ maximum: -10 }), { text: '@app.hello' }),
      ]),
    ).toEqual([]);
  });

  it('that are divided at one number', () => {
    const two = (first: number, second: number): readonly Json[] => [
      part({ 'loan.status': '21', ...(days({ maximum: first }) as object) }),
      part({ all: [{ 'loan.status': '21' }, { not: days({ maximum: second }) }] }, { text: '@home.phone' }),
    ];
    expect(at('shown-twice', two(1, -1))).toEqual(['/body/1/if']);
    expect(at('uncovered-values', two(-3, -1))).toEqual(['/body/1/if']);
    expect([...at('shown-twice', two(-1, -1)), ...at('uncovered-values', two(-1, -1))]).toEqual([]);
  });

  it('that show the same once more', () => {
    const shown: Json = { type: 'text', text: '{{loan.name}}' };
    const line: Json = { type: 'heading', text: '@home.title' };
    expect(at('repeated-part', [shown, line, shown])).toEqual(['/body/2']);
    expect(at('repeated-part', [line, shown, line])).toEqual([]);
  });
});
