import { expect, it, vi } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { copy } from './copy.ts';

it.each([
  [true, 'app.copied'],
  [false, 'app.copyFailed'],
])('says whether the phone copied: %s', async (copied, said) => {
  const { context, ports, recorded } = createActionContext();
  const asked = vi.spyOn(ports.device, 'copy').mockResolvedValue(copied);
  expect(await copy.run({ text: '0001' }, context)).toBeUndefined();
  expect(asked.mock.calls).toEqual([['0001']]);
  expect(recorded.toasts).toEqual([said]);
});
