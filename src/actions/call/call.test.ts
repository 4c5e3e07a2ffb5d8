import { expect, it } from 'vitest';
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
