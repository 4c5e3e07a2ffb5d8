import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallFailure } from '../../engine/ports.ts';
import type { Sent } from '../../engine/writes.ts';
import type { CallSpec } from '../../model/call.ts';
import { answer, failed, settle } from '../../../tests/support/ports.ts';
import { createActionContext, listOf, specOf } from '../../../tests/support/action-context.ts';
import { call } from './call.ts';

const spec = specOf();

it('puts the result under its name and says that it is busy meanwhile', async () => {
  const { context, screen, busyEnded, recorded } = createActionContext({
    spec,
    answers: { score: () => answer({ a: 1 }) },
  });
  expect(
    await call.run({ call: 'score', send: { score: 5 }, into: 'sent', busy: 'Un momento' }, context),
  ).toBeUndefined();
  expect(screen.put.mock.calls).toEqual([['sent', { a: 1 }]]);
  expect(screen.busy.mock.calls).toEqual([['Un momento']]);
  expect(busyEnded).toHaveBeenCalledTimes(1);
  expect(recorded.calls.map(({ parameters }) => parameters)).toEqual([{ score: 5 }]);
});

it('a failure without a handler is explained and reported, and stops the list', async () => {
  const { context, explained, reports } = createActionContext({
    spec,
    answers: { score: () => failed('timeout') },
  });
  expect(await call.run({ call: 'score' }, context)).toBe('stop');
  expect(explained.map(({ kind }) => kind)).toEqual(['timeout']);
  expect(reports).toEqual([{ code: 'call-failed', detail: 'score timeout' }]);
});

it.each([
  ['refused', '101', 'captcha'],
  ['refused', '5', 'other'],
  ['status', '101', 'other'],
] as const)('a failure %s %s runs the handler %s', async (kind, code, handler) => {
  const { context, explained, ran } = createActionContext({
    spec,
    answers: { score: () => failed(kind, code, 'No') },
  });
  await call.run({ call: 'score', on: { '101': listOf('captcha'), fail: listOf('other') } }, context);
  expect(ran).toEqual([[handler, { kind, code, message: 'No' }]]);
  expect(explained).toEqual([]);
});

it('runs what is to be done after every failure, once it is explained', async () => {
  const { context, explained, ran } = createActionContext({
    spec,
    answers: { score: (_, count) => (count === 1 ? failed('timeout') : answer(1)) },
  });
  await call.run({ call: 'score', failed: listOf('after') }, context);
  expect(explained).toHaveLength(1);
  expect(ran).toEqual([['after', { kind: 'timeout', code: '', message: '' }]]);
  await call.run({ call: 'score', failed: listOf('after') }, context);
  expect(ran).toHaveLength(1);
});

it.each([
  ['read', true],
  ['write', false],
] as const)('leaving the screen: a %s is aborted: %s; nothing is put', async (effect, aborted) => {
  const { context, screen, recorded, leave } = createActionContext({
    spec: specOf(effect),
    answers: { score: () => answer(1) },
  });
  const running = call.run({ call: 'score', into: 'sent' }, context);
  leave();
  expect(await running).toBe('stop');
  expect(recorded.calls[0]?.signal.aborted).toBe(aborted);
  expect(screen.put).not.toHaveBeenCalled();
});

it('an unknown call is reported', async () => {
  const { context, reports } = createActionContext();
  expect(await call.run({ call: 'other' }, context)).toBe('stop');
  expect(reports).toEqual([{ code: 'bad-definition', detail: 'call other' }]);
});

it('without waiting the list goes on at once, and a failure is only reported', async () => {
  const { context, explained, reports, ran, recorded, leave } = createActionContext({
    spec,
    answers: { score: () => failed('refused', '5', 'No') },
  });
  expect(call.run({ call: 'score', wait: false, on: { fail: listOf('other') } }, context)).toBeInstanceOf(
    Promise,
  );
  leave();
  await settle();
  expect(recorded.calls[0]?.signal.aborted).toBe(false);
  expect(reports).toEqual([{ code: 'call-failed', detail: 'score refused 5' }]);
  expect([explained, ran]).toEqual([[], []]);
});

describe('a write that must not happen twice', () => {
  const once: CallSpec = { ...spec, once: { guard: ['score'], intent: [] }, again: { score: '5' } };
  const sending = (sent: Sent) => {
    const made = createActionContext({ spec: once, answers: { score: () => answer({ a: 1 }) } });
    made.screen.once.mockResolvedValue(sent);
    return made;
  };
  const tell = vi.fn<(failure: CallFailure) => void>();
  beforeEach(() => tell.mockClear());

  it('is guarded and waited for, also where the definition would not wait', async () => {
    const { context, screen, recorded } = sending(undefined);
    expect(await call.run({ call: 'score', send: { score: 4 }, wait: false }, context)).toBe('stop');
    expect([screen.once.mock.calls.length, recorded.calls.length]).toEqual([1, 0]);
  });

  it('is sent by the guard, with what it reads and says', async () => {
    const { context, screen, recorded, busyEnded } = sending({ result: answer({ a: 1 }), tell });
    const resolved = (): Readonly<Record<string, unknown>> => ({ send: { score: 4 } });
    const parameters = {
      call: 'score',
      send: { score: 3 },
      into: 'sent',
      busy: 'Un momento',
      say: { done: 'Ya' },
    };
    expect(await call.run(parameters, { ...context, sources: ['loan'], resolved })).toBeUndefined();
    const [given, request] = screen.once.mock.calls[0] ?? [];
    expect(given).toBe(once);
    expect(request).toMatchObject({ parameters: { score: 3 }, sources: ['loan'], say: { done: 'Ya' } });
    expect(request?.fresh()).toEqual({ score: 4 });
    expect([recorded.calls, screen.busy.mock.calls]).toEqual([[], []]);
    request?.busy()?.();
    expect(busyEnded).toHaveBeenCalledOnce();
    expect(screen.put.mock.calls).toEqual([['sent', { a: 1 }]]);
  });

  it('that is held ends the list, and runs nothing', async () => {
    const { context, ran, explained, reports } = sending(undefined);
    const lists = { on: { fail: listOf('other') }, failed: listOf('after') };
    expect(await call.run({ call: 'score', send: { score: 3 }, ...lists }, context)).toBe('stop');
    expect([ran, explained, reports]).toEqual([[], [], []]);
  });

  it('that failed is told of by the engine, where the definition does not', async () => {
    const { context, ran, explained } = sending({ result: failed('network'), tell });
    await call.run({ call: 'score', on: { '101': listOf('captcha') } }, context);
    expect([tell.mock.calls.length, ran, explained]).toEqual([1, [], []]);
    await call.run({ call: 'score', on: { fail: listOf('other') }, failed: listOf('after') }, context);
    expect([tell.mock.calls.length, ran.map(([list]) => list)]).toEqual([1, ['other', 'after']]);
  });

  it('of the kind that may be sent again goes its own way', async () => {
    const { context, screen, recorded } = sending(undefined);
    expect(await call.run({ call: 'score', send: { score: '5' } }, context)).toBeUndefined();
    expect([screen.once.mock.calls.length, recorded.calls.length]).toEqual([0, 1]);
  });

  it('of the kind that may be sent again is told of by the engine where the screen says something of it', async () => {
    const { context, screen } = sending({ result: failed('network'), tell });
    await call.run({ call: 'score', send: { score: '5' }, say: { unknown: 'Quién sabe' } }, context);
    expect([screen.once.mock.calls.length, tell.mock.calls.length]).toEqual([1, 1]);
  });
});
