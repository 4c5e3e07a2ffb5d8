/** What is known of a write when a screen is ready: its lists may ask before they cover what is told of it. */
import { expect, it } from 'vitest';
import { createPhone, phoneAtRest } from '../../tests/support/phone.ts';
import { answer, createTestPorts, failed } from '../../tests/support/ports.ts';
import { callSpec, enter, press } from '../../tests/support/screen.ts';
import type { CallSpec } from '../model/call.ts';
// A screen fetches it when it is opened: no test waits for that.
import './writes.ts';

const push: CallSpec = {
  ...callSpec('push', 'write'),
  parameters: ['id'],
  once: { guard: ['id'], intent: [] },
  settled: 'person',
};
const calls = [push, callSpec('list')];
const definition = {
  query: { id: {} },
  data: { all: { call: 'list' } },
  on: { ready: { do: 'toast', text: 'ready <{{writes.push}}>' } },
  body: [{ type: 'button', text: 'x', press: { do: 'call', call: 'push', send: { id: '{{query.id}}' } } }],
};

it('an open write is among the names of a list that runs when the screen is ready', async () => {
  const world = createTestPorts({
    answers: { push: () => failed('network'), list: () => answer({}) },
    operations: { push: { guard: ['id'], settled: 'person' } },
    phone: createPhone().page().phone,
  });
  const query = { id: '1' };
  const made = await enter({ definition, calls, query, keep: world });
  await phoneAtRest();
  expect(made.recorded.toasts).toEqual(['ready <>']);
  await press(made, 0);
  await phoneAtRest();
  made.screen.dispose();
  const again = await enter({ definition, calls, query, keep: made });
  await phoneAtRest();
  expect(again.recorded.toasts.at(-1)).toBe('ready <unknown>');
});
