/** What is known of a write when a screen is ready: its lists may ask before they cover what is told of it. */
import { beforeEach, expect, it } from 'vitest';
import { hashAtOnce } from '../../tests/support/hash-at-once.ts';
import { createPhone } from '../../tests/support/phone.ts';
import { answer, createTestPorts, failed, settle } from '../../tests/support/ports.ts';
import { callSpec, enter, press } from '../../tests/support/screen.ts';
import type { CallSpec } from '../model/call.ts';
// A screen fetches it when it is opened: no test waits for that.
import './writes.ts';

beforeEach(hashAtOnce);

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
const wait = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise<void>((done) => setTimeout(done));
    await settle();
  }
};

it('an open write is among the names of a list that runs when the screen is ready', async () => {
  const world = createTestPorts({
    answers: { push: () => failed('network'), list: () => answer({}) },
    operations: { push: { guard: ['id'], settled: 'person' } },
    phone: createPhone().page().phone,
  });
  const query = { id: '1' };
  const made = await enter({ definition, calls, query, keep: world });
  await wait();
  expect(made.recorded.toasts).toEqual(['ready <>']);
  await press(made, 0);
  await wait();
  made.screen.dispose();
  const again = await enter({ definition, calls, query, keep: made });
  await wait();
  expect(again.recorded.toasts.at(-1)).toBe('ready <unknown>');
});
