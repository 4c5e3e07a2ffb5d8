import { expect, it, vi } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { settle } from '../../../tests/support/ports.ts';
import { alert } from './alert.ts';

it('ends only when the text was acknowledged', async () => {
  const { context, ports } = createActionContext();
  let acknowledge = (): void => undefined;
  const shown = vi.spyOn(ports.notices, 'alert').mockReturnValue(
    new Promise((resolve) => {
      acknowledge = resolve;
    }),
  );
  let ended = false;
  const running = Promise.resolve(alert.run({ text: 'Atención' }, context)).then(() => (ended = true));
  await settle();
  expect(shown.mock.calls).toEqual([['Atención']]);
  expect(ended).toBe(false);
  acknowledge();
  await running;
  expect(ended).toBe(true);
});
