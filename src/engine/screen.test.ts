import { describe, expect, it } from 'vitest';
import { createInstance, rootFrame } from './instance.ts';
import { answer, failed, settle, type Answer } from '../../tests/support/ports.ts';
import { callSpec, enter, type TestScreen } from '../../tests/support/screen.ts';

const loan = callSpec('loanDetails');
const push = callSpec('loanPush', 'write');

/** What the node at an index of the body shows now. */
function view(made: TestScreen, index = 0): ReturnType<ReturnType<typeof createInstance>['view']> {
  const node = made.plan.body[index];
  if (node === undefined) throw new Error('no such node');
  return createInstance(node, rootFrame, made.screen).view();
}

async function press(made: TestScreen, index = 0): Promise<void> {
  (view(made, index).props['press'] as () => void)();
  await settle();
}

const later = (): { promise: Promise<Awaited<Answer>>; resolve: (value: Awaited<Answer>) => void } => {
  let resolve: (value: Awaited<Answer>) => void = () => undefined;
  const promise = new Promise<Awaited<Answer>>((done) => (resolve = done));
  return { promise, resolve };
};

describe('sources', () => {
  const definition = {
    query: { orderId: {} },
    data: { order: { call: 'loanDetails', send: { orderId: '{{query.orderId}}' } } },
    body: [{ type: 'text', text: '{{order.name}}' }],
  };

  it('are loaded on entry with what send says, and show placeholders until they are there', async () => {
    const first = later();
    const made = await enter({ definition, calls: [loan], query: { orderId: '174' }, answers: { loanDetails: () => first.promise } });
    expect(made.recorded.calls.map(({ call, parameters }) => ({ call, parameters }))).toEqual([{ call: 'loanDetails', parameters: { orderId: '174' } }]);
    expect(view(made)).toMatchObject({ phase: 'pending', props: { text: '\u00a0'.repeat(12) } });
    first.resolve(answer({ name: 'Ana' }));
    await settle();
    expect(view(made)).toMatchObject({ phase: 'shown', props: { text: 'Ana' } });
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
      answers: { loanDetails: () => answer({ id: '9' }), loanPlan: () => answer({}), score: () => answer({}) },
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
      definition: { data: { order: { call: 'loanDetails' }, plan: { call: 'loanPlan', send: { id: '{{order.id}}' } } } },
      answers: { loanDetails: (_, count) => (count === 1 ? failed('timeout') : answer({ id: '1' })), loanPlan: () => answer({}) },
    });
    expect([made.screen.status('order'), made.screen.status('plan')]).toEqual(['failed', 'failed']);
    await made.screen.retry('plan');
    expect([made.screen.status('order'), made.screen.status('plan')]).toEqual(['ready', 'ready']);
  });

  it('show the message of a server that refuses', async () => {
    const made = await enter({ definition, calls: [loan], answers: { loanDetails: () => failed('refused', '7', 'Pedido no encontrado') } });
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
      definition: { ...definition, body: [...definition.body, { type: 'button', text: 'x', press: { do: 'reload', data: 'order', send: { isType: '1' } } }] },
      calls: [loan],
      answers: { loanDetails: (_, count) => (count === 1 ? answer({ name: 'one' }) : count === 2 ? slow.promise : answer({ name: 'three' })) },
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
    const made = await enter({ definition: { query: { orderId: {} }, data: { order: { call: 'loanDetails', if: { 'query.orderId': '1' } } } }, calls: [loan] });
    expect(made.recorded.calls).toEqual([]);
    expect(made.screen.status('order')).toBe('idle');
  });
});

describe('events of a screen', () => {
  it('run enter at once, ready once when every source is there, leave at the end', async () => {
    const made = await enter({
      definition: {
        data: { order: { call: 'loanDetails' } },
        on: {
          enter: { do: 'toast', text: 'enter' },
          ready: { do: 'toast', text: 'ready {{order.name}}' },
          leave: { do: 'bridge', message: 'bankEnd' },
        },
      },
      calls: [loan],
      answers: { loanDetails: (_, count) => (count === 1 ? failed('network') : answer({ name: 'Ana' })) },
    });
    expect(made.recorded.toasts).toEqual(['enter']);
    await made.screen.retry('order');
    await settle();
    expect(made.recorded.toasts).toEqual(['enter', 'ready Ana']);
    made.screen.dispose();
    expect(made.recorded.messages).toEqual([{ type: 'bankEnd' }]);
  });

  it('end a list that waits when the screen is left', async () => {
    const made = await enter({ definition: { on: { enter: [{ do: 'wait', ms: 5500 }, { do: 'toast', text: 'late' }] } } });
    made.screen.dispose();
    await made.advance(6000);
    expect(made.recorded.toasts).toEqual([]);
  });
});

describe('a widget', () => {
  const button = (press: unknown, more: object = {}): object => ({ type: 'button', text: 'Go', press, ...more });

  it('runs one list at a time and is busy meanwhile, so that a second tap sends nothing', async () => {
    const slow = later();
    const made = await enter({ definition: { body: [button({ do: 'call', call: 'loanPush' })] }, calls: [push], answers: { loanPush: () => slow.promise } });
    const node = made.plan.body[0];
    if (node === undefined) throw new Error('no node');
    const instance = createInstance(node, rootFrame, made.screen);
    const go = instance.view().props['press'] as () => void;
    go();
    go();
    go();
    await settle();
    expect(made.recorded.calls).toHaveLength(1);
    expect(instance.view().busy).toBe(true);
    slow.resolve(answer(null));
    await settle();
    expect(instance.view().busy).toBe(false);
    go();
    await settle();
    expect(made.recorded.calls).toHaveLength(2);
  });

  it('keeps the last value that came while its list ran', async () => {
    const slow = later();
    const made = await enter({
      definition: { state: { text: '' }, body: [{ type: 'field', bind: 'state.text', change: [{ do: 'call', call: 'score', send: { score: '{{event}}' } }] }] },
      calls: [callSpec('score', 'write')],
      answers: { score: (_, count) => (count === 1 ? slow.promise : answer(null)) },
    });
    const change = view(made).props['change'] as (value: string) => void;
    change('a');
    change('ab');
    change('abc');
    slow.resolve(answer(null));
    await settle();
    expect(made.recorded.calls.map(({ parameters }) => parameters['score'])).toEqual(['a', 'abc']);
  });

  it('lets a write go on when the screen is left, and does nothing after it', async () => {
    const slow = later();
    const made = await enter({
      definition: { body: [button([{ do: 'call', call: 'loanPush' }, { do: 'toast', text: 'sent' }])] },
      calls: [push],
      answers: { loanPush: () => slow.promise },
    });
    await press(made);
    made.screen.dispose();
    expect(made.recorded.calls[0]?.signal.aborted).toBe(false);
    slow.resolve(answer(null));
    await settle();
    expect(made.recorded.toasts).toEqual([]);
  });

  it('is hidden while its test waits for a source, or shows its skeleton when it says so', async () => {
    const made = await enter({
      definition: {
        data: { order: { call: 'loanDetails' } },
        body: [
          { type: 'text', text: 'a', if: { 'order.status': '174' } },
          { type: 'text', text: 'b', if: { 'order.status': '174' }, skeleton: true },
          { type: 'text', text: '{{order.status}}', skeleton: false },
          { type: 'text', text: 'd' },
        ],
      },
      calls: [loan],
      answers: { loanDetails: () => new Promise(() => undefined) },
    });
    expect([0, 1, 2, 3].map((index) => view(made, index).phase)).toEqual(['hidden', 'pending', 'hidden', 'shown']);
  });

  it('gets nothing where a URL is refused, and the report does not repeat the URL', async () => {
    const made = await enter({ definition: { body: [{ type: 'image', src: 'javascript:alert(1)' }] } });
    expect(view(made).props).toEqual({ src: undefined });
    expect(made.recorded.reports).toEqual([{ code: 'refused-url', where: 'test:body.0', detail: 'image' }]);
  });
});

describe('fields', () => {
  const definition = {
    state: { text: '' },
    body: [
      { type: 'field', bind: 'state.text', rules: [{ test: { minLength: 1 }, message: '@empty' }, { test: { maxLength: 3 }, message: 'too long' }] },
      { type: 'button', text: 'Send', press: [{ do: 'check', fields: ['text'] }, { do: 'toast', text: 'sent {{state.text}}' }] },
    ],
  };

  it('show the first message that fails, get the focus, and stop the list', async () => {
    const made = await enter({ definition, texts: { empty: 'Escribe algo' } });
    await press(made, 1);
    expect(view(made).props['bind']).toMatchObject({ name: 'text', value: '', error: 'Escribe algo' });
    expect(made.recorded.focused).toEqual(['w-body-0']);
    expect(made.recorded.toasts).toEqual([]);
  });

  it('lose their message when they change, and let the list pass when they are right', async () => {
    const made = await enter({ definition, texts: { empty: 'Escribe algo' } });
    await press(made, 1);
    (view(made).props['bind'] as { set(value: string): void }).set('abc');
    expect(view(made).props['bind']).toMatchObject({ value: 'abc', error: undefined });
    await press(made, 1);
    expect(made.recorded.toasts).toEqual(['sent abc']);
  });
});

describe('kept state', () => {
  const definition = { state: { text: '', other: '' }, keep: ['state.text'], body: [{ type: 'field', bind: 'state.text' }, { type: 'button', text: 'x', press: { do: 'forget' } }] };

  it('survives a reload for the same session only, until it is forgotten', async () => {
    const made = await enter({ definition });
    (view(made).props['bind'] as { set(value: string): void }).set('draft');
    made.screen.dispose();
    const again = await enter({ definition, keep: made });
    expect(again.screen.store.read(['state'])).toEqual({ text: 'draft', other: '' });
    const foreign = await enter({ definition, keep: made, owner: 'you' });
    expect(foreign.screen.store.read(['state', 'text'])).toBe('');
    await press(again, 1);
    expect(again.screen.store.read(['state', 'text'])).toBe('');
    const last = await enter({ definition, keep: made });
    expect(last.screen.store.read(['state', 'text'])).toBe('');
  });

  it('is not taken when what was stored has another type', async () => {
    const made = await enter({ definition });
    made.recorded.stored.set('keep:me:test:state.text', { hostile: true });
    const again = await enter({ definition, keep: made });
    expect(again.screen.store.read(['state', 'text'])).toBe('');
  });
});

describe('actions', () => {
  const run = (press: unknown, more: object = {}): Readonly<Record<string, unknown>> => ({ ...more, body: [{ type: 'button', text: 'x', press }] });

  it('take the branch of a failure by its code, else fail, else show its message', async () => {
    const action = { do: 'call', call: 'loanPush', on: { '101': { do: 'toast', text: 'captcha' }, fail: { do: 'toast', text: 'fail {{event.message}}' } } };
    const answers = { loanPush: (_: unknown, count: number) => (count === 1 ? failed('refused', '101', 'no') : count === 2 ? failed('refused', '5', 'cinco') : failed('network')) };
    const made = await enter({ definition: run([action, { do: 'toast', text: 'never' }]), calls: [push], answers });
    await press(made);
    await press(made);
    await press(made);
    expect(made.recorded.toasts).toEqual(['captcha', 'fail cinco', 'fail ']);
  });

  it('put a result under its name and go on with it', async () => {
    const made = await enter({
      definition: run([{ do: 'call', call: 'loanPush', into: 'pushed' }, { do: 'open-url', url: '{{pushed.lendDetailsUrl}}', append: { from: 'confirm' } }]),
      calls: [push],
      answers: { loanPush: () => answer({ lendDetailsUrl: '/inThe?orderId=5' }) },
    });
    await press(made);
    expect(made.recorded.opened).toEqual(['/inThe?orderId=5&from=confirm']);
  });

  it('say that a URL is refused, and stop', async () => {
    const made = await enter({ definition: run([{ do: 'open-url', url: 'javascript:alert(1)' }, { do: 'toast', text: 'never' }]), texts: { 'app.urlRefused': 'No se puede abrir' } });
    await press(made);
    expect(made.recorded.toasts).toEqual(['No se puede abrir']);
  });

  it('choose the first branch that holds, and stop ends the lists around it', async () => {
    const of = [
      { if: { 'state.score': 0 }, then: [{ do: 'toast', text: 'none' }, { do: 'stop' }] },
      { if: { 'state.score': { maximum: 3 } }, then: { do: 'toast', text: 'low' } },
      { then: { do: 'toast', text: 'high' } },
    ];
    const made = await enter({ definition: run([{ do: 'choose', of }, { do: 'toast', text: 'after' }, { do: 'set', 'state.score': 2 }], { state: { score: 0 } }) });
    await press(made);
    made.screen.writeField(['state', 'score'], 'score', 3);
    await press(made);
    made.screen.writeField(['state', 'score'], 'score', 5);
    await press(made);
    expect(made.recorded.toasts).toEqual(['none', 'low', 'after', 'high', 'after']);
    expect(made.screen.store.read(['state', 'score'])).toBe(2);
  });

  it('say that the app is needed when nobody takes a message, or do what fail says', async () => {
    const made = await enter({
      definition: run([{ do: 'bridge', message: 'goMine' }, { do: 'bridge', message: 'goRate', fail: [] }]),
      texts: { 'app.bridge.needed': 'Abre la app' },
      bridge: () => ({ ok: false, error: 'absent' }),
    });
    await press(made);
    expect(made.recorded.toasts).toEqual(['Abre la app']);
  });

  it('that throw are reported and end their list, and the widget is free again', async () => {
    const made = await enter({
      definition: run([{ do: 'toast', text: 'boom' }, { do: 'alert', text: 'after' }]),
      actions: {
        toast: {
          run: () => {
            throw new Error('broken');
          },
        },
      },
    });
    await press(made);
    await press(made);
    expect(made.recorded.alerts).toEqual([]);
    expect(made.recorded.reports.map(({ code }) => code)).toEqual(['action-threw', 'action-threw']);
  });

  it('that are unknown end the list before them', async () => {
    const made = await enter({ definition: run([{ do: 'toast', text: 'one' }, { do: 'explode' }, { do: 'toast', text: 'two' }]) });
    await press(made);
    expect(made.recorded.toasts).toEqual(['one']);
    expect(made.recorded.reports.map(({ code }) => code)).toEqual(['unknown-action']);
  });

  it('copy and say so, locate into a name, open and close dialogs', async () => {
    const made = await enter({
      definition: {
        ...run([
          { do: 'copy', text: '646' },
          { do: 'locate', into: 'place' },
          { do: 'alert', text: '{{place.longitude}}, {{place.latitude}}' },
          { do: 'open', dialog: 'bar' },
        ]),
        dialogs: { bar: { title: 'Bar' } },
      },
      texts: { 'app.copied': 'Copiado' },
    });
    await press(made);
    expect([made.recorded.copied, made.recorded.toasts, made.recorded.alerts]).toEqual([['646'], ['Copiado'], ['-99.13, 19.43']]);
    expect(made.screen.store.read(['$dialog'])).toBe('bar');
    made.screen.close();
    expect(made.screen.store.read(['$dialog'])).toBeUndefined();
  });

  it('write declared state only', async () => {
    const made = await enter({ definition: run([{ do: 'set', 'state.unknown': 1 }]) });
    await press(made);
    expect(made.screen.store.read(['state'])).toEqual({});
    expect(made.recorded.reports.map(({ code }) => code)).toEqual(['unknown-path']);
  });
});

describe('what a definition may lack on the phone', () => {
  it('draws the fallback of an unknown widget, leaves one without out, and reports it once', async () => {
    const made = await enter({
      definition: {
        body: [
          { type: 'hologram', fallback: { type: 'text', text: 'flat' } },
          { type: 'hologram', fallback: null },
          { type: 'hologram' },
          { type: 'text', text: 'needs', requires: ['camera'], fallback: { type: 'text', text: 'no camera' } },
        ],
      },
    });
    expect(made.plan.body.map((node) => node.type)).toEqual(['text', 'text']);
    expect(made.recorded.reports).toEqual([{ code: 'unknown-widget', where: 'test:body.2', detail: 'hologram' }]);
  });

  it('takes a fragment with its parameters, which stand for paths', async () => {
    const made = await enter({
      definition: {
        data: { order: { call: 'loanDetails' } },
        body: [{ type: 'fragment', of: 'lines', with: { rows: '{{order.rows}}', title: 'T {{order.name}}' } }],
      },
      fragments: {
        lines: {
          version: 1,
          params: { rows: {}, title: {}, more: { default: 'more' } },
          body: [
            { type: 'text', text: '{{title}} {{more}}' },
            { type: 'text', each: '{{rows}}', as: 'row', text: '{{rowNumber}}. {{row.text}}' },
          ],
        },
      },
      calls: [loan],
      answers: { loanDetails: () => answer({ name: 'N', rows: [{ text: 'a' }, { text: 'b' }] }) },
    });
    const [head, rows] = made.plan.body[0]?.children ?? [];
    if (head === undefined || rows === undefined) throw new Error('no children');
    expect(createInstance(head, rootFrame, made.screen).view().props['text']).toBe('T N more');
    expect(rows.each?.list).toEqual(['order', 'rows']);
    expect([0, 1].map((index) => createInstance(rows, { indexes: [index], pending: false }, made.screen).view().props['text'])).toEqual(['1. a', '2. b']);
  });

  it('refuses a fragment that contains itself without end', async () => {
    const made = await enter({
      definition: { body: [{ type: 'fragment', of: 'loop' }] },
      fragments: { loop: { version: 1, params: {}, body: [{ type: 'fragment', of: 'loop' }] } },
    });
    expect(made.recorded.reports.map(({ code }) => code)).toEqual(['bad-definition']);
  });
});
