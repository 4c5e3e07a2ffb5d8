/** Sources and rows when something is reloaded while something runs, and sources that can never load. */
import { describe, expect, it } from 'vitest';
import { answer, failed, settle } from '../../tests/support/ports.ts';
import { callSpec, enter, instanceOf, later, press } from '../../tests/support/screen.ts';

const a = callSpec('callA');
const b = callSpec('callB');
const push = callSpec('loanPush', 'write');
const btn = (press: unknown, more: object = {}): object => ({ type: 'button', text: 'Go', press, ...more });

describe('a reload', () => {
  it('does not strand a source that needs one reloaded during its first load', async () => {
    const first = later();
    const made = await enter({
      definition: {
        data: { a: { call: 'callA' }, b: { call: 'callB', send: { id: '{{a.id}}' } } },
        body: [btn({ do: 'reload', data: 'a' })],
      },
      calls: [a, b],
      answers: {
        callA: (_, n) => (n === 1 ? first.promise : answer({ id: '7' })),
        callB: () => answer({ x: 1 }),
      },
    });
    await press(made);
    first.resolve(failed('aborted'));
    await settle();
    expect(made.screen.status('a')).toBe('ready');
    expect(made.screen.status('b')).toBe('ready');
  });

  it('takes an overtaken request for what the newest came to', async () => {
    const slow = later();
    const made = await enter({
      definition: {
        data: { a: { call: 'callA' } },
        body: [
          btn([
            { do: 'reload', data: 'a', fail: { do: 'toast', text: 'failed' } },
            { do: 'toast', text: 'next' },
          ]),
          btn({ do: 'reload', data: 'a' }),
        ],
      },
      calls: [a],
      answers: { callA: (_, n) => (n === 2 ? slow.promise : answer({ n })) },
    });
    await press(made, 0);
    await press(made, 1);
    slow.resolve(failed('aborted'));
    await settle();
    expect(made.recorded.toasts).toEqual(['next']);
  });

  it('sends what the reload says, also after a failure', async () => {
    const made = await enter({
      definition: {
        data: { a: { call: 'callA', send: { p: 'one' } } },
        body: [btn({ do: 'reload', data: 'a', send: { p: 'two' } })],
      },
      calls: [a],
      answers: { callA: (_, n) => (n === 1 ? failed('network') : answer({})) },
    });
    await press(made);
    expect(made.recorded.calls.map((c) => c.parameters)).toEqual([{ p: 'one' }, { p: 'two' }]);
  });

  it('keeps to the row that was pressed when a reload reorders', async () => {
    const slow = later();
    const made = await enter({
      definition: {
        data: { a: { call: 'callA' } },
        body: [
          btn(
            [
              { do: 'call', call: 'loanPush', send: { id: '{{item.id}}' } },
              { do: 'navigate', to: '/x', query: { id: '{{item.id}}' } },
            ],
            { each: '{{a.rows}}', key: 'id' },
          ),
          btn({ do: 'reload', data: 'a' }),
        ],
      },
      calls: [a, push],
      answers: {
        callA: (_, n) => answer({ rows: n === 1 ? [{ id: 'A' }, { id: 'B' }] : [{ id: 'B' }, { id: 'A' }] }),
        loanPush: () => slow.promise,
      },
    });
    const [node] = made.plan.body;
    if (node === undefined) throw new Error('no node');
    const row = instanceOf(node, made.screen, { indexes: [0], keys: ['0'], pending: false });
    (row.view().props['press'] as () => void)();
    expect(made.screen.locks.size).toBe(1);
    await settle();
    await press(made, 1);
    // The row stands elsewhere now and still waits; the other one does not.
    const at = (index: number) =>
      instanceOf(node, made.screen, { indexes: [index], keys: [String(index)], pending: false });
    expect([at(0).view().busy, at(1).view().busy]).toEqual([false, true]);
    slow.resolve(answer(null));
    await settle();
    expect(made.screen.locks.size).toBe(0);
    expect(made.recorded.calls.find((c) => c.call === 'loanPush')?.parameters).toEqual({ id: 'A' });
    expect(made.recorded.navigations[0]?.query).toEqual({ id: 'A' });
  });
});

describe('a source that can never load', () => {
  it('fails a source of an unknown call without a request', async () => {
    const made = await enter({ definition: { data: { a: { call: 'nope' } } }, calls: [] });
    expect(made.recorded.calls).toEqual([]);
    expect(made.screen.status('a')).toBe('failed');
  });

  it('fails sources that need each other instead of waiting for ever', async () => {
    const made = await enter({
      definition: {
        data: { a: { call: 'callA', send: { x: '{{b.x}}' } }, b: { call: 'callB', send: { x: '{{a.x}}' } } },
      },
      calls: [a, b],
      answers: { callA: () => answer({}), callB: () => answer({}) },
    });
    expect([made.screen.status('a'), made.screen.status('b')]).toEqual(['failed', 'failed']);
    expect(made.recorded.calls).toEqual([]);
    expect(made.recorded.reports.map((r) => r.code)).toContain('bad-definition');
  });
});
