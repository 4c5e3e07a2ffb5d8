// @vitest-environment happy-dom
import { cleanup, fireEvent, screen as page } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { nextFrame } from '../../tests/support/next-frame.ts';
import { expectConsole } from '../../tests/support/console.ts';
import { failed } from '../../tests/support/ports.ts';
import { settled, show } from '../../tests/support/renderer.tsx';
import { callSpec, later } from '../../tests/support/screen.ts';

afterEach(cleanup);

const loan = callSpec('loanDetails');
const push = callSpec('loanPush', 'write');

it('keeps the lock of a button when a source beside it fails', async () => {
  const slow = later();
  const first = later();
  const made = show({
    definition: {
      data: { order: { call: 'loanDetails' } },
      body: [
        { type: 'button', text: 'send', press: { do: 'call', call: 'loanPush' } },
        { type: 'text', text: '{{order.name}}' },
      ],
    },
    calls: [loan, push],
    answers: { loanDetails: () => first.promise, loanPush: () => slow.promise },
  });
  await nextFrame();
  fireEvent.click(page.getByRole('button', { name: 'send' }));
  await settled();
  first.resolve(failed('network'));
  await settled();
  fireEvent.click(page.getByRole('button', { name: 'send' }));
  await settled();
  expect(made.recorded.calls.filter((c) => c.call === 'loanPush')).toHaveLength(1);
});

it('keeps the lock of a button in a dialog that is closed and opened again', async () => {
  const slow = later();
  const made = show({
    definition: {
      body: [
        { type: 'button', text: 'open', press: { do: 'open', dialog: 'd' } },
        { type: 'button', text: 'shut', press: { do: 'close' } },
      ],
      dialogs: {
        d: { title: 'D', body: [{ type: 'button', text: 'send', press: { do: 'call', call: 'loanPush' } }] },
      },
    },
    calls: [push],
    answers: { loanPush: () => slow.promise },
  });
  const click = async (name: string): Promise<void> => {
    fireEvent.click(page.getByRole('button', { name }));
    await settled();
  };
  await click('open');
  await click('send');
  await click('shut');
  await click('open');
  await click('send');
  expect(made.recorded.calls).toHaveLength(1);
});

it('says in a dialog that its source failed, and offers a retry', async () => {
  show({
    definition: {
      data: { order: { call: 'loanDetails' } },
      body: [{ type: 'button', text: 'open', press: { do: 'open', dialog: 'd' } }],
      dialogs: { d: { title: 'D', body: [{ type: 'text', text: 'Pay {{order.name}}' }] } },
    },
    calls: [loan],
    texts: { 'app.failure.network': 'No connection' },
    answers: { loanDetails: () => failed('network') },
  });
  await settled();
  fireEvent.click(page.getByRole('button', { name: 'open' }));
  await settled();
  expect(page.getByRole('button', { name: 'retry' })).toBeTruthy();
});

it('lets the title of an open dialog follow its data', async () => {
  show({
    definition: {
      state: { n: 'one' },
      body: [
        {
          type: 'button',
          text: 'open',
          press: [
            { do: 'open', dialog: 'd' },
            { do: 'wait', ms: 0 },
          ],
        },
        { type: 'button', text: 'set', press: { do: 'set', 'state.n': 'two' } },
      ],
      dialogs: { d: { title: 'title {{state.n}}', body: [] } },
    },
  });
  fireEvent.click(page.getByRole('button', { name: 'open' }));
  await settled();
  fireEvent.click(page.getByRole('button', { name: 'set' }));
  await settled();
  expect(document.body.innerHTML).toContain('title two');
});

it('draws a node that threw again when its data changes, and tells the same once', async () => {
  const made = show({
    definition: {
      state: { t: 'explode' },
      body: [
        { type: 'text', text: '{{state.t}}' },
        { type: 'button', text: 'heal', press: { do: 'set', 'state.t': 'well' } },
      ],
    },
  });
  fireEvent.click(page.getByRole('button', { name: 'heal' }));
  await settled();
  expectConsole('hostile');
  expect(page.getByText('well')).toBeTruthy();
  expect(made.recorded.reports.map(({ code }) => code)).toEqual(['node-threw']);
});
