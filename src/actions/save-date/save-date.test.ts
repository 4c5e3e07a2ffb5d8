import { expect, it, vi } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { saveDate } from './save-date.ts';

it.each([
  ['2026-03-04', true, []],
  ['2026-03-04 18:00:00', true, []],
  ['2026-03-04', false, ['app.saveFailed']],
] as const)('the day of %s, saved: %s', async (date, done, said) => {
  const { context, ports, recorded } = createActionContext();
  const save = vi.spyOn(ports.device, 'save').mockResolvedValue(done);
  await saveDate.run({ title: 'Pago', date }, context);
  const [file] = save.mock.calls[0] ?? [];
  expect([file?.name, file?.type]).toEqual(['2026-03-04.ics', 'text/calendar']);
  expect(file?.content).toContain('DTSTART;VALUE=DATE:20260304');
  expect(recorded.toasts).toEqual(said);
});

it('says so where there is no day', async () => {
  const { context, ports, recorded } = createActionContext();
  const save = vi.spyOn(ports.device, 'save');
  await saveDate.run({ title: 'Pago', date: undefined }, context);
  expect(save).not.toHaveBeenCalled();
  expect(recorded.toasts).toEqual(['app.saveFailed']);
});
