import { expect, it, vi } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { saveSlip } from './save-slip.ts';

const slip = { name: 'pago', title: 'Paga en OXXO', lines: ['Código: 99', '', 7], picture: '/bars.png' };

/** The clock of the test stands at 0, and its language at Spanish. */
const kept = 'app.savedAt 1969-12-31 18:00:00';

it('keeps what was drawn as a picture', async () => {
  const { context, ports, recorded } = createActionContext();
  const drawn = new Blob(['x']);
  const draw = vi.spyOn(ports.device, 'draw').mockResolvedValue(drawn);
  const save = vi.spyOn(ports.device, 'save');
  await saveSlip.run(slip, context);
  expect(draw).toHaveBeenCalledWith({
    title: 'Paga en OXXO',
    lines: ['Código: 99', kept],
    picture: '/bars.png',
  });
  expect(save).toHaveBeenCalledWith({ name: 'pago.png', type: 'image/png', content: drawn });
  expect(recorded.toasts).toEqual([]);
});

it('keeps the words where the phone cannot draw', async () => {
  const { context, ports } = createActionContext();
  const save = vi.spyOn(ports.device, 'save');
  await saveSlip.run(slip, context);
  const content = `Paga en OXXO\r\nCódigo: 99\r\n${kept}`;
  expect(save).toHaveBeenCalledWith({ name: 'pago.txt', type: 'text/plain', content });
});

it('says so where nothing can be kept', async () => {
  const { context, ports, recorded } = createActionContext();
  vi.spyOn(ports.device, 'save').mockResolvedValue(false);
  await saveSlip.run(slip, context);
  expect(recorded.toasts).toEqual(['app.saveFailed']);
});
