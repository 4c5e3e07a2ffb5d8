/** When the guard of writes is fetched, and that a press is answered where it does not come. */
import { expect, it, vi } from 'vitest';
import { lastSaid, readInner } from './inner.ts';
import { answer, createTestPorts, settle } from '../../tests/support/ports.ts';
import { callSpec, enter, press } from '../../tests/support/screen.ts';
import type { CallSpec } from '../model/call.ts';

const save: CallSpec = {
  ...callSpec('save', 'write'),
  parameters: ['id'],
  once: { guard: ['id'], intent: [] },
  settled: 'person',
};
const sending = (id: string) => ({
  data: { order: { call: 'read' } },
  body: [{ type: 'button', text: 'x', press: { do: 'call', call: 'save', send: { id } } }],
});

async function visit(id: string, open?: () => Promise<never>) {
  const world = createTestPorts({
    answers: { read: () => answer({ id: '7' }), save: () => answer(null) },
    operations: { save: { guard: ['id'], settled: 'person' } },
    texts: { 'app.write.unsent': 'nothing was sent' },
  });
  const ledger = vi.spyOn(world.ports.ledger, 'open');
  if (open !== undefined) ledger.mockImplementation(open);
  const made = await enter({ definition: sending(id), calls: [save, callSpec('read')], keep: world });
  await settle();
  return { made, ledger };
}

it('is fetched at once where a press sends what was read, for it matters when', async () => {
  const { ledger } = await visit('{{order.id}}');
  expect(ledger).toHaveBeenCalled();
});

it('comes later where a press sends what is typed alone, and with the press at the latest', async () => {
  const { made, ledger } = await visit('1');
  expect(ledger).not.toHaveBeenCalled();
  await press(made, 0);
  await vi.waitFor(() => expect(made.recorded.calls.map(({ call }) => call)).toContain('save'));
});

it('that does not come lets nothing be sent, and says so', async () => {
  const { made } = await visit('1', () => Promise.reject(new Error('no chunk')));
  await press(made, 0);
  await vi.waitFor(() => expect(made.recorded.toasts).toEqual(['nothing was sent']));
  expect(readInner(made.screen.store, lastSaid)).toMatchObject({
    operation: 'save',
    text: 'nothing was sent',
  });
  expect(made.recorded.calls.map(({ call }) => call)).not.toContain('save');
});

it('that was switched off says why in the words of who did it, before any of its own', async () => {
  const off = { kind: 'unsent', code: '', message: 'Come back at 8.', detail: '' } as const;
  const world = createTestPorts({
    answers: { read: () => answer({ id: '7' }), save: () => ({ ok: false, error: off }) },
    operations: { save: { guard: ['id'], settled: 'person' } },
    texts: { 'app.write.unsent': 'nothing was sent' },
  });
  const definition = sending('1');
  const own = {
    ...definition.body[0],
    press: { ...definition.body[0]?.press, say: { unsent: 'try again' } },
  };
  const made = await enter({
    definition: { ...definition, body: [own] },
    calls: [save, callSpec('read')],
    keep: world,
  });
  await settle();
  await press(made, 0);
  await vi.waitFor(() => expect(made.recorded.toasts).toEqual(['Come back at 8.']));
  expect(readInner(made.screen.store, lastSaid)).toMatchObject({ text: 'Come back at 8.' });
});

it('that was read after the data holds nothing against them once the server has refused', async () => {
  const refused = { kind: 'refused', code: '9', message: 'No.', detail: '' } as const;
  const world = createTestPorts({
    answers: { read: () => answer({ id: '7' }), save: () => ({ ok: false, error: refused }) },
    operations: { save: { guard: ['id'], settled: 'person' } },
  });
  const { open } = world.ports.ledger;
  let come: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (come = resolve));
  vi.spyOn(world.ports.ledger, 'open').mockImplementation(async () => (await late, open()));
  const made = await enter({
    definition: sending('{{order.id}}'),
    calls: [save, callSpec('read')],
    keep: world,
  });
  await world.advance(300);
  await settle();
  come();
  for (const times of [1, 2]) {
    await press(made, 0);
    await vi.waitFor(() =>
      expect(made.recorded.calls.filter(({ call }) => call === 'save')).toHaveLength(times),
    );
  }
});
