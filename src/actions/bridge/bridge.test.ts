import { expect, it } from 'vitest';
import { failure } from '../../lib/result.ts';
import { createActionContext, listOf } from '../../../tests/support/action-context.ts';
import { bridge } from './bridge.ts';

it('sends the message, with its payload only where there is one', () => {
  const { context, recorded } = createActionContext();
  void bridge.run({ message: 'goHome' }, context);
  void bridge.run({ message: 'goToPage', payload: { page: 'main' } }, context);
  expect(recorded.messages).toEqual([{ type: 'goHome' }, { type: 'goToPage', payload: { page: 'main' } }]);
  expect(recorded.toasts).toEqual([]);
});

it.each([
  ['absent', 'app.bridge.needed', []],
  ['failed', 'app.bridge.failed', [{ code: 'bridge-failed', detail: 'goRate' }]],
] as const)(
  'a host that is %s: words, a report where it is at fault, and the list goes on',
  (error, words, reported) => {
    const { context, recorded, reports } = createActionContext({ bridge: () => failure(error) });
    expect(bridge.run({ message: 'goRate' }, context)).toBeUndefined();
    expect(recorded.toasts).toEqual([words]);
    expect(reports).toEqual(reported);
  },
);

it('runs its own handler instead of words', () => {
  const { context, recorded, ran } = createActionContext({ bridge: () => failure('absent') });
  void bridge.run({ message: 'goRate', fail: listOf('other') }, context);
  expect(ran.map(([name]) => name)).toEqual(['other']);
  expect(recorded.toasts).toEqual([]);
});
