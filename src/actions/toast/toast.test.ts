import { expect, it, vi } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { toast } from './toast.ts';

it('shows the notice for its duration', () => {
  const { context, ports } = createActionContext();
  const shown = vi.spyOn(ports.notices, 'toast');
  void toast.run({ text: 'Listo', duration: 500 }, context);
  void toast.run({ text: 'Hola' }, context);
  expect(shown.mock.calls).toEqual([
    ['Listo', 500],
    ['Hola', undefined],
  ]);
});
