/** Action lists as a screen runs them, and what a definition may lack on the phone. */
import { describe, expect, it } from 'vitest';
import { openDialog, readInner } from './inner.ts';
import { answer, failed } from '../../tests/support/ports.ts';
import { callSpec, enter, instanceOf, press } from '../../tests/support/screen.ts';

const loan = callSpec('loanDetails');
const push = callSpec('loanPush', 'write');

describe('actions', () => {
  const run = (press: unknown, more: object = {}): Readonly<Record<string, unknown>> => ({
    ...more,
    body: [{ type: 'button', text: 'x', press }],
  });

  it('take the branch of a failure by its code, else fail, else show its message', async () => {
    const action = {
      do: 'call',
      call: 'loanPush',
      on: { '101': { do: 'toast', text: 'captcha' }, fail: { do: 'toast', text: 'fail {{event.message}}' } },
    };
    const answers = {
      loanPush: (_: unknown, count: number) =>
        count === 1
          ? failed('refused', '101', 'no')
          : count === 2
            ? failed('refused', '5', 'cinco')
            : failed('network'),
    };
    const made = await enter({
      definition: run([action, { do: 'toast', text: 'never' }]),
      calls: [push],
      answers,
    });
    await press(made);
    await press(made);
    await press(made);
    expect(made.recorded.toasts).toEqual(['captcha', 'fail cinco', 'fail ']);
  });

  it('put a result under its name and go on with it', async () => {
    const made = await enter({
      definition: run([
        { do: 'call', call: 'loanPush', into: 'pushed' },
        { do: 'open-url', url: '{{pushed.lendDetailsUrl}}', append: { from: 'confirm' } },
      ]),
      calls: [push],
      answers: { loanPush: () => answer({ lendDetailsUrl: '/inThe?orderId=5' }) },
    });
    await press(made);
    expect(made.recorded.opened).toEqual(['/inThe?orderId=5&from=confirm']);
  });

  it('say that a URL is refused, and stop', async () => {
    const made = await enter({
      definition: run([
        { do: 'open-url', url: 'javascript:alert(1)' },
        { do: 'toast', text: 'never' },
      ]),
      texts: { 'app.urlRefused': 'No se puede abrir' },
    });
    await press(made);
    expect(made.recorded.toasts).toEqual(['No se puede abrir']);
  });

  it('choose the first branch that holds, and stop ends the lists around it', async () => {
    const of = [
      { if: { 'state.score': 0 }, then: [{ do: 'toast', text: 'none' }, { do: 'stop' }] },
      { if: { 'state.score': { maximum: 3 } }, then: { do: 'toast', text: 'low' } },
      { then: { do: 'toast', text: 'high' } },
    ];
    const made = await enter({
      definition: run(
        [
          { do: 'choose', of },
          { do: 'toast', text: 'after' },
          { do: 'set', 'state.score': 2 },
        ],
        { state: { score: 0 } },
      ),
    });
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
      definition: run([
        { do: 'bridge', message: 'goMine' },
        { do: 'bridge', message: 'goRate', fail: [] },
      ]),
      texts: { 'app.bridge.needed': 'Abre la app' },
      bridge: () => ({ ok: false, error: 'absent' }),
    });
    await press(made);
    expect(made.recorded.toasts).toEqual(['Abre la app']);
  });

  it('that throw are reported and end their list, and the widget is free again', async () => {
    const made = await enter({
      definition: run([
        { do: 'toast', text: 'boom' },
        { do: 'alert', text: 'after' },
      ]),
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
    const made = await enter({
      definition: run([{ do: 'toast', text: 'one' }, { do: 'explode' }, { do: 'toast', text: 'two' }]),
    });
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
    expect([made.recorded.copied, made.recorded.toasts, made.recorded.alerts]).toEqual([
      ['646'],
      ['Copiado'],
      ['-99.13, 19.43'],
    ]);
    expect(readInner(made.screen.store, openDialog)).toBe('bar');
    made.screen.close();
    expect(readInner(made.screen.store, openDialog)).toBeUndefined();
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
          {
            type: 'text',
            text: 'needs',
            requires: ['camera'],
            fallback: { type: 'text', text: 'no camera' },
          },
        ],
      },
    });
    expect(made.plan.body.map((node) => node.type)).toEqual(['text', 'text']);
    expect(made.recorded.reports).toEqual([
      { code: 'unknown-widget', where: 'test:body.2', detail: 'hologram' },
    ]);
  });

  it('takes a fragment with its parameters, which stand for paths', async () => {
    const made = await enter({
      definition: {
        data: { order: { call: 'loanDetails' } },
        body: [
          { type: 'fragment', of: 'lines', with: { rows: '{{order.rows}}', title: 'T {{order.name}}' } },
        ],
      },
      fragments: {
        lines: {
          version: 2,
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
    expect(instanceOf(head, made.screen).view().props['text']).toBe('T N more');
    expect(rows.each?.list).toEqual(['order', 'rows']);
    expect(
      [0, 1].map(
        (index) =>
          instanceOf(rows, made.screen, { indexes: [index], keys: [String(index)], pending: false }).view()
            .props['text'],
      ),
    ).toEqual(['1. a', '2. b']);
  });

  it('refuses a fragment that contains itself without end', async () => {
    const made = await enter({
      definition: { body: [{ type: 'fragment', of: 'loop' }] },
      fragments: { loop: { version: 2, params: {}, body: [{ type: 'fragment', of: 'loop' }] } },
    });
    expect(made.recorded.reports.map(({ code }) => code)).toEqual(['bad-definition']);
  });
});
