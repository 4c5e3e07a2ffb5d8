/** A running screen against names from outside, places that are not drawn, and waits that overlap. */
import { describe, expect, it } from 'vitest';
import { busyWords, openDialog, readInner } from './inner.ts';
import { answer, failed, settle } from '../../tests/support/ports.ts';
import { callSpec, enter, later, press, view } from '../../tests/support/screen.ts';

const a = callSpec('callA');
const b = callSpec('callB');
const push = callSpec('loanPush', 'write');
const btn = (press: unknown, more: object = {}): object => ({ type: 'button', text: 'Go', press, ...more });

describe('a name that every object has', () => {
  it.each(['constructor', 'toString', '__proto__'])(
    'shows the message of a refusal with the code %s',
    async (code) => {
      const made = await enter({
        definition: {
          body: [btn({ do: 'call', call: 'loanPush', on: { '101': { do: 'toast', text: 'x' } } })],
        },
        calls: [push],
        answers: { loanPush: () => failed('refused', code, 'Sorry') },
      });
      await press(made);
      expect(made.recorded.toasts).toEqual(['Sorry']);
      expect(made.recorded.reports.map((r) => r.code)).toEqual(['call-failed']);
    },
  );

  it.each(['constructor', 'toString', '__proto__', 'script', 'iframe', 'meta', 'base', 'style'])(
    'draws the fallback of a widget of the type %s, or nothing, and says so',
    async (type) => {
      const fallback = { type: 'text', text: 'plain' };
      const made = await enter({ definition: { body: [{ type, fallback }, { type }] } });
      expect(made.plan.body.map((node) => node.type)).toEqual(['text']);
      expect(made.recorded.reports).toEqual([{ code: 'unknown-widget', where: 'test:body.1', detail: type }]);
    },
  );

  it('reports a dialog named constructor and opens nothing', async () => {
    const made = await enter({ definition: { body: [btn({ do: 'open', dialog: 'constructor' })] } });
    await press(made);
    expect(readInner(made.screen.store, openDialog)).toBeUndefined();
  });

  it('sends nothing for a call named constructor', async () => {
    const made = await enter({ definition: { body: [btn({ do: 'call', call: 'constructor' })] } });
    await press(made);
    expect(made.recorded.calls).toEqual([]);
  });
});

describe('a place that is not drawn', () => {
  it('does not stop at a field inside a hidden widget', async () => {
    const made = await enter({
      definition: {
        state: { show: false, name: '' },
        body: [
          btn([
            { do: 'check', fields: ['name'] },
            { do: 'toast', text: 'sent' },
          ]),
          {
            type: 'box',
            if: { 'state.show': true },
            body: [
              { type: 'field', bind: 'state.name', rules: [{ test: { minLength: 1 }, message: 'needed' }] },
            ],
          },
        ],
      },
    });
    await press(made);
    expect(made.recorded.toasts).toEqual(['sent']);
  });

  it('runs nothing from a skeleton', async () => {
    const made = await enter({
      definition: {
        data: { a: { call: 'callA' } },
        body: [btn({ do: 'call', call: 'loanPush' }, { text: '{{a.t}}' })],
      },
      calls: [a, push],
      answers: { callA: () => later().promise, loanPush: () => answer(null) },
    });
    expect(view(made).phase).toBe('pending');
    await press(made);
    expect(made.recorded.calls.map((c) => c.call)).toEqual(['callA']);
  });
});

describe('waits that overlap', () => {
  it('shows the words of a wait until that wait ends', async () => {
    const s1 = later();
    const s2 = later();
    const made = await enter({
      definition: {
        body: [
          btn({ do: 'call', call: 'callA', busy: 'one' }),
          btn({ do: 'call', call: 'callB', busy: 'two' }),
        ],
      },
      calls: [a, b],
      answers: { callA: () => s1.promise, callB: () => s2.promise },
    });
    await press(made, 0);
    await press(made, 1);
    s1.resolve(answer(null));
    await settle();
    expect(readInner(made.screen.store, busyWords)).toBe('two');
    s2.resolve(answer(null));
    await settle();
    expect(readInner(made.screen.store, busyWords)).toBeUndefined();
  });
});
