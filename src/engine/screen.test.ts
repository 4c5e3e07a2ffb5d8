/** A running screen: its events, widgets and fields. */
import { describe, expect, it } from 'vitest';
import { answer, failed, settle } from '../../tests/support/ports.ts';
import { callSpec, enter, instanceOf, later, press, view } from '../../tests/support/screen.ts';

const loan = callSpec('loanDetails');
const push = callSpec('loanPush', 'write');

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

  it('tell of a source that failed in its own words, with what happened, and of others as ever', async () => {
    const told = { do: 'toast', text: '{{event.kind}} {{event.code}} {{event.message}}' };
    const made = await enter({
      definition: {
        data: { order: { call: 'loanDetails', failed: told }, other: { call: 'loanPush' } },
        on: { refresh: { do: 'reload', data: 'order' } },
      },
      calls: [loan, push],
      answers: {
        loanDetails: (_, count) =>
          count === 1 ? failed('refused', '9', 'No') : count === 2 ? failed('network') : answer({}),
        loanPush: () => failed('refused', '8', 'Theirs'),
      },
    });
    expect([...made.recorded.toasts].sort()).toEqual(['Theirs', 'refused 9 No']);
    await made.screen.retry('order');
    await settle();
    expect(made.recorded.toasts.slice(2)).toEqual(['network  ']);
    await made.screen.retry('order');
    await settle();
    expect(made.recorded.toasts).toHaveLength(3);
  });

  it('end a list that waits when the screen is left', async () => {
    const made = await enter({
      definition: {
        on: {
          enter: [
            { do: 'wait', ms: 5500 },
            { do: 'toast', text: 'late' },
          ],
        },
      },
    });
    made.screen.dispose();
    await made.advance(6000);
    expect(made.recorded.toasts).toEqual([]);
  });
});

describe('a widget', () => {
  const button = (press: unknown, more: object = {}): object => ({
    type: 'button',
    text: 'Go',
    press,
    ...more,
  });

  it('runs one list at a time and is busy meanwhile, so that a second tap sends nothing', async () => {
    const slow = later();
    const made = await enter({
      definition: { body: [button({ do: 'call', call: 'loanPush' })] },
      calls: [push],
      answers: { loanPush: () => slow.promise },
    });
    const node = made.plan.body[0];
    if (node === undefined) throw new Error('no node');
    const instance = instanceOf(node, made.screen);
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
      definition: {
        state: { text: '' },
        body: [
          {
            type: 'field',
            bind: 'state.text',
            change: [{ do: 'call', call: 'score', send: { score: '{{event}}' } }],
          },
        ],
      },
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
      definition: {
        body: [
          button([
            { do: 'call', call: 'loanPush' },
            { do: 'toast', text: 'sent' },
          ]),
        ],
      },
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
    expect([0, 1, 2, 3].map((index) => view(made, index).phase)).toEqual([
      'hidden',
      'pending',
      'hidden',
      'shown',
    ]);
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
      {
        type: 'field',
        bind: 'state.text',
        rules: [
          { test: { minLength: 1 }, message: '@empty' },
          { test: { maxLength: 3 }, message: 'too long' },
        ],
      },
      {
        type: 'button',
        text: 'Send',
        press: [
          { do: 'check', fields: ['text'] },
          { do: 'toast', text: 'sent {{state.text}}' },
        ],
      },
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

  it.each([
    ['^\\d{3}$', 'a', ['no number'], []],
    ['^[a-c]$', 'a', [undefined], []],
    ['^[a-c]$', 'x', ['no number'], []],
    [
      '(',
      'a',
      [undefined],
      [{ code: 'bad-definition', where: 'test:body.0', detail: 'rule {{config.form}}' }],
    ],
  ])('take their form from the data: %s of %s', async (form, text, [error], reports) => {
    const field = {
      type: 'field',
      bind: 'state.text',
      rules: [{ test: { minLength: 1, pattern: '{{config.form}}' }, message: 'no number' }],
    };
    const [, button] = definition.body;
    const made = await enter({ definition: { state: { text }, body: [field, button] }, config: { form } });
    await press(made, 1);
    expect(view(made).props['bind']).toMatchObject({ required: true, error });
    expect(made.recorded.reports).toEqual(reports);
  });

  it.each([
    ['refuse an empty text', [{ test: { minLength: 1 }, message: 'empty' }], true],
    ['refuse it beside others', [{ test: 'email', message: 'no address' }], true],
    ['allow it', [{ test: { maxLength: 3 }, message: 'too long' }], false],
    ['are not there', undefined, false],
  ])('say that they are required where their rules %s', async (_, rules, required) => {
    const body = [{ type: 'field', bind: 'state.text', rules }];
    const made = await enter({ definition: { state: { text: '' }, body } });
    expect(view(made).props['bind']).toMatchObject({ required });
  });
});
