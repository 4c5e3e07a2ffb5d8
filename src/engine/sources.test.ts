/** Sources of a screen: loading, failing, trying again, leaving. */
import { describe, expect, it } from 'vitest';
import { busyWords, readInner } from './inner.ts';
import { rootFrame } from './instance.ts';
import { answer, failed, settle } from '../../tests/support/ports.ts';
import { callSpec, enter, later, press, view } from '../../tests/support/screen.ts';

const loan = callSpec('loanDetails');

describe('sources', () => {
  const definition = {
    query: { orderId: {} },
    data: { order: { call: 'loanDetails', send: { orderId: '{{query.orderId}}' } } },
    body: [{ type: 'text', text: '{{order.name}}' }],
  };

  it('are loaded on entry with what send says, and show placeholders until they are there', async () => {
    const first = later();
    const made = await enter({
      definition,
      calls: [loan],
      query: { orderId: '174' },
      answers: { loanDetails: () => first.promise },
    });
    expect(made.recorded.calls.map(({ call, parameters }) => ({ call, parameters }))).toEqual([
      { call: 'loanDetails', parameters: { orderId: '174' } },
    ]);
    expect(view(made)).toMatchObject({ phase: 'pending', props: { text: '\u00a0'.repeat(12) } });
    first.resolve(answer({ name: 'Ana' }));
    await settle();
    expect(view(made)).toMatchObject({ phase: 'shown', props: { text: 'Ana' } });
  });

  it('say what is loaded, for as long as nothing of it is there', async () => {
    const first = later();
    const made = await enter({
      definition: { ...definition, data: { order: { ...definition.data.order, busy: 'Getting it' } } },
      calls: [loan],
      query: { orderId: '174' },
      answers: { loanDetails: (_, count) => (count === 1 ? first.promise : later().promise) },
    });
    const words = (): unknown => readInner(made.screen.store, busyWords);
    expect(words()).toBe('Getting it');
    first.resolve(failed('network'));
    await settle();
    expect(words()).toBeUndefined();
    void made.screen.retry('order');
    await settle();
    expect(words()).toBe('Getting it');
  });

  it('that are long in coming are said to be on their way, until they are there or have failed', async () => {
    const answers = [later(), later()] as const;
    const made = await enter({
      definition,
      calls: [loan],
      query: { orderId: '174' },
      texts: { 'app.slow': 'It takes long' },
      answers: { loanDetails: (_, count) => (answers[count - 1] ?? later()).promise },
    });
    const words = (): unknown => readInner(made.screen.store, busyWords);
    await made.advance(9_999);
    expect(words()).toBeUndefined();
    await made.advance(1);
    expect(words()).toBe('It takes long');
    answers[0].resolve(failed('timeout'));
    await settle();
    expect(words()).toBeUndefined();
    void made.screen.retry('order');
    await made.advance(10_000);
    expect(words()).toBe('It takes long');
    answers[1].resolve(answer({ name: 'Ana' }));
    await settle();
    expect(words()).toBeUndefined();
    await made.advance(60_000);
    expect(words()).toBeUndefined();
  });

  it('that are quick, or of a screen that was left, are never said to take long', async () => {
    const answers = [later(), later()] as const;
    const made = await enter({
      definition: { ...definition, data: { ...definition.data, other: { call: 'loanPlan' } } },
      calls: [loan, callSpec('loanPlan')],
      query: { orderId: '174' },
      texts: { 'app.slow': 'It takes long' },
      answers: { loanDetails: () => answers[0].promise, loanPlan: () => answers[1].promise },
    });
    const words = (): unknown => readInner(made.screen.store, busyWords);
    answers[0].resolve(answer({ name: 'Ana' }));
    await settle();
    made.screen.dispose();
    answers[1].resolve(failed('aborted'));
    await made.advance(60_000);
    expect(words()).toBeUndefined();
  });

  it('run in parallel, but one that reads another waits for it', async () => {
    const made = await enter({
      calls: [loan, callSpec('loanPlan'), callSpec('score')],
      definition: {
        data: {
          second: { call: 'loanPlan', send: { id: '{{order.id}}' } },
          order: { call: 'loanDetails' },
          other: { call: 'score' },
        },
      },
      answers: {
        loanDetails: () => answer({ id: '9' }),
        loanPlan: () => answer({}),
        score: () => answer({}),
      },
    });
    expect(made.recorded.calls.map(({ call }) => call)).toEqual(['loanDetails', 'score', 'loanPlan']);
    expect(made.recorded.calls[2]?.parameters).toEqual({ id: '9' });
  });

  it('that fail say why, and load on retry', async () => {
    const made = await enter({
      definition,
      calls: [loan],
      answers: { loanDetails: (_, count) => (count === 1 ? failed('network') : answer({ name: 'Ana' })) },
    });
    expect(made.screen.status('order')).toBe('failed');
    expect(made.screen.failure('order')?.kind).toBe('network');
    await made.screen.retry('order');
    expect(made.screen.status('order')).toBe('ready');
  });

  it('that fail take along what needs them, and retry loads both', async () => {
    const made = await enter({
      calls: [loan, callSpec('loanPlan')],
      definition: {
        data: { order: { call: 'loanDetails' }, plan: { call: 'loanPlan', send: { id: '{{order.id}}' } } },
      },
      answers: {
        loanDetails: (_, count) => (count === 1 ? failed('timeout') : answer({ id: '1' })),
        loanPlan: () => answer({}),
      },
    });
    expect([made.screen.status('order'), made.screen.status('plan')]).toEqual(['failed', 'failed']);
    await made.screen.retry('plan');
    expect([made.screen.status('order'), made.screen.status('plan')]).toEqual(['ready', 'ready']);
  });

  it('show the message of a server that refuses', async () => {
    const made = await enter({
      definition,
      calls: [loan],
      answers: { loanDetails: () => failed('refused', '7', 'Pedido no encontrado') },
    });
    expect(made.recorded.toasts).toEqual(['Pedido no encontrado']);
    expect(made.screen.status('order')).toBe('failed');
  });

  it('keep what is shown while they load again, and when that fails', async () => {
    const made = await enter({
      definition: { ...definition, on: { refresh: { do: 'reload', data: 'order' } } },
      calls: [loan],
      texts: { 'app.failure.network': 'Sin conexión' },
      answers: { loanDetails: (_, count) => (count === 1 ? answer({ name: 'Ana' }) : failed('network')) },
    });
    await made.screen.refresh?.();
    expect(view(made)).toMatchObject({ phase: 'shown', props: { text: 'Ana' } });
    expect(made.recorded.toasts).toEqual(['Sin conexión']);
  });

  it('drop an answer that comes after a later one', async () => {
    const slow = later();
    const made = await enter({
      definition: {
        ...definition,
        body: [
          ...definition.body,
          { type: 'button', text: 'x', press: { do: 'reload', data: 'order', send: { isType: '1' } } },
        ],
      },
      calls: [loan],
      answers: {
        loanDetails: (_, count) =>
          count === 1 ? answer({ name: 'one' }) : count === 2 ? slow.promise : answer({ name: 'three' }),
      },
    });
    await press(made, 1);
    const again = made.screen.run({ actions: [] }, rootFrame, undefined);
    expect(again).toBeUndefined();
    expect(made.recorded.calls[1]?.parameters).toEqual({ isType: '1' });
    const reload = made.plan.body[1]?.props.find(([name]) => name === 'press')?.[1];
    if (reload?.kind === 'actions') void made.screen.run(reload.actions, rootFrame, undefined);
    await settle();
    slow.resolve(answer({ name: 'two' }));
    await settle();
    expect(view(made).props['text']).toBe('three');
    expect(made.recorded.calls[1]?.signal.aborted).toBe(true);
  });

  it('are aborted when the screen is left, and what comes then is dropped', async () => {
    const slow = later();
    const made = await enter({ definition, calls: [loan], answers: { loanDetails: () => slow.promise } });
    made.screen.dispose();
    expect(made.recorded.calls[0]?.signal.aborted).toBe(true);
    slow.resolve(failed('network'));
    await settle();
    expect(made.recorded.toasts).toEqual([]);
    expect(made.recorded.reports).toEqual([]);
  });

  it('are empty when their test says so', async () => {
    const made = await enter({
      definition: { data: { order: { call: 'loanDetails', empty: { 'order.rows': { maxItems: 0 } } } } },
      calls: [loan],
      answers: { loanDetails: () => answer({ rows: [] }) },
    });
    expect(made.screen.status('order')).toBe('empty');
  });

  it('whose if does not hold are not loaded', async () => {
    const made = await enter({
      definition: {
        query: { orderId: {} },
        data: { order: { call: 'loanDetails', if: { 'query.orderId': '1' } } },
      },
      calls: [loan],
    });
    expect(made.recorded.calls).toEqual([]);
    expect(made.screen.status('order')).toBe('idle');
  });
});

describe('a picture', () => {
  const captcha = { ...callSpec('getCaptcha'), envelope: 'image' as const };
  const definition = {
    state: { sid: 'a' },
    data: { captcha: { call: 'getCaptcha', send: { sid: '{{state.sid}}' } }, order: { call: 'loanDetails' } },
    on: { refresh: { do: 'reload', data: 'captcha' } },
    body: [{ type: 'box', body: [{ type: 'image', src: '{{captcha}}' }] }],
  };
  const order = { loanDetails: () => answer({}) };
  const calls = [captcha, loan];

  it('is let go when another has come in its place, not before, and when the screen is left', async () => {
    const second = later();
    const made = await enter({
      definition,
      calls,
      answers: {
        ...order,
        getCaptcha: (_, count) =>
          count === 1 ? answer('blob:1') : count === 2 ? second.promise : failed('network'),
      },
    });
    expect(made.screen.read(['captcha'])).toBe('blob:1');
    void made.screen.refresh?.();
    await settle();
    expect([made.screen.read(['captcha']), made.recorded.released]).toEqual(['blob:1', []]);
    second.resolve(answer('blob:2'));
    await settle();
    expect([made.screen.read(['captcha']), made.recorded.released]).toEqual(['blob:2', ['blob:1']]);
    // One that does not come leaves the last where it is.
    await made.screen.refresh?.();
    expect([made.screen.read(['captcha']), made.recorded.released]).toEqual(['blob:2', ['blob:1']]);
    made.screen.dispose();
    expect(made.recorded.released).toEqual(['blob:1', 'blob:2']);
  });

  it('that comes after the screen was left is let go at once', async () => {
    const late = later();
    const made = await enter({ definition, calls, answers: { ...order, getCaptcha: () => late.promise } });
    made.screen.dispose();
    late.resolve(answer('blob:1'));
    await settle();
    expect(made.recorded.released).toEqual(['blob:1']);
  });

  it('is waited for by what shows it alone, and its failure is told there', async () => {
    const made = await enter({
      definition,
      calls,
      answers: { ...order, getCaptcha: () => failed('network') },
    });
    expect(made.plan.body[0]?.deepSources).toEqual([]);
    expect(made.screen.failedAside(['order', 'captcha'])).toBe('captcha');
    expect(made.screen.failedAside(['order'])).toBeUndefined();
  });

  it('is no picture where the answer is text', async () => {
    const made = await enter({
      definition,
      calls,
      answers: { ...order, loanDetails: () => answer('blob:x') },
    });
    made.screen.dispose();
    expect(made.recorded.released).toEqual([]);
  });
});
