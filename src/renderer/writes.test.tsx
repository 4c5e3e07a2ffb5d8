// @vitest-environment happy-dom
/** What a person sees of a write that must not happen twice: on the screen of it, and on any that names what it protects. */
import { cleanup, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createPhone } from '../../tests/support/phone.ts';
import { failed, type Answer } from '../../tests/support/ports.ts';
import { show } from '../../tests/support/renderer.tsx';
import { callSpec } from '../../tests/support/screen.ts';
import type { CallSpec } from '../model/call.ts';

afterEach(cleanup);

const once: CallSpec = {
  ...callSpec('loanPush', 'write'),
  parameters: ['productId'],
  once: { guard: ['productId'], intent: [] },
  settled: 'person',
};
const operations = { loanPush: { guard: ['productId'], settled: 'person' } } as const;
const texts = {
  'app.write.unsent': 'nothing was sent',
};
const definition = {
  state: { name: '' },
  body: [
    { type: 'field', bind: 'state.name' },
    {
      type: 'button',
      text: 'send',
      press: { do: 'call', call: 'loanPush', send: { productId: '1' }, say: { refused: 'not this time' } },
    },
    { type: 'text', text: 'open', if: { 'writes.loanPush': 'unknown' } },
  ],
};
const start = (result: () => Answer) => {
  const phone = createPhone();
  const setting = { operations, texts, phone: phone.page().phone };
  return show({ definition, calls: [once], answers: { loanPush: result }, ...setting });
};
const press = (name: string): void => void fireEvent.click(page.getByRole('button', { name }));

it('one that nobody knows the end of stands on top, and can be asked about', async () => {
  const made = start(() => failed('network'));
  press('send');
  await waitFor(() => expect(page.getByText('app.write.unknownTitle')).toBeTruthy());
  expect(page.getByText('open')).toBeTruthy();
  press('app.write.choice.check');
  await waitFor(() => expect(made.recorded.questions).toHaveLength(1));
  expect(made.recorded.questions[0]?.choices.map(({ id }) => id)).toEqual(['arrived', 'close']);
});

it('what was refused is said in passing and stays, until the screen is edited', async () => {
  const made = start(() => failed('refused', '5', 'No'));
  press('send');
  await waitFor(() => expect(page.getByText('not this time')).toBeTruthy());
  expect(made.recorded.toasts).toEqual(['not this time']);
  fireEvent.change(page.getByRole('textbox'), { target: { value: 'x' } });
  expect(page.queryByText('not this time')).toBeNull();
});

it('what was never sent stays, until it is pressed again', async () => {
  let count = 0;
  const made = start(() => ((count += 1) === 1 ? failed('unsent') : failed('refused', '5', 'No')));
  press('send');
  await waitFor(() => expect(page.getByText('nothing was sent')).toBeTruthy());
  press('send');
  await waitFor(() => expect(page.getByText('not this time')).toBeTruthy());
  expect(page.queryByText('nothing was sent')).toBeNull();
  expect(made.recorded.calls).toHaveLength(2);
});

it('what is said of a press in a dialog is written there, and on the screen once that is closed', async () => {
  const send = definition.body[1];
  const body = [{ type: 'button', text: 'begin', press: { do: 'open', dialog: 'code' } }];
  const leave = { type: 'button', text: 'leave', press: { do: 'close', dialog: 'code' } };
  const dialogs = { code: { title: 'Code', body: [send, leave] } };
  const phone = createPhone();
  show({
    definition: { state: { name: '' }, body, dialogs },
    calls: [once],
    answers: { loanPush: () => failed('refused', '5', 'No') },
    operations,
    texts,
    phone: phone.page().phone,
  });
  press('begin');
  press('send');
  const dialog = within(await page.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByText('not this time')).toBeTruthy());
  expect(page.getAllByText('not this time')).toHaveLength(1);
  press('leave');
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(page.getByText('not this time')).toBeTruthy();
});

describe('a write that may be sent again', () => {
  const again: CallSpec = { ...once, again: { productId: '1' } };
  const words = { ...texts, 'app.write.loanPush.7': 'wrong code', 'app.write.refused': 'not done' };
  const begin = (say: object | undefined, result: () => Answer) => {
    const [field, button] = definition.body;
    const press = { do: 'call', call: 'loanPush', send: { productId: '1' }, say };
    const body = [field, { ...button, press }];
    const setting = { operations, texts: words, phone: createPhone().page().phone };
    return show({
      definition: { state: { name: '' }, body },
      calls: [again],
      answers: { loanPush: result },
      ...setting,
    });
  };

  it.each([
    ['its own words, of what is unknown too', failed('network'), 'who knows'],
    ['the words of the code', failed('refused', '7', 'No'), 'wrong code'],
    ["the server's words", failed('refused', '5', 'No'), 'No'],
    ["the program's words where the server has none", failed('refused', '5', ''), 'not done'],
    ['that nothing was sent', failed('unsent'), 'nothing was sent'],
  ])('stays written where the screen says something of it: %s', async (_, result, text) => {
    const made = begin({ unknown: 'who knows' }, () => result);
    press('send');
    await waitFor(() => expect(page.getByText(text)).toBeTruthy());
    expect(made.recorded.toasts).toEqual([text]);
    fireEvent.change(page.getByRole('textbox'), { target: { value: 'x' } });
    expect(page.queryByText(text)).toBeNull();
  });

  it('is said in passing otherwise', async () => {
    const made = begin(undefined, () => failed('refused', '5', 'No'));
    press('send');
    await waitFor(() => expect(made.recorded.toasts).toEqual(['No']));
    expect(page.queryByText('No')).toBeNull();
  });
});

it('one that only what is typed into a fragment names stands there once it is typed', async () => {
  const phone = createPhone();
  const product = {
    version: 2,
    params: {},
    state: { id: '' },
    body: [
      { type: 'field', bind: 'state.id' },
      {
        type: 'button',
        text: 'send',
        press: { do: 'call', call: 'loanPush', send: { productId: '{{state.id}}' } },
      },
      { type: 'text', text: 'open', if: { 'writes.loanPush': 'unknown' } },
    ],
  };
  show({
    definition: { body: { type: 'fragment', of: 'product' } },
    fragments: { product },
    calls: [once],
    answers: { loanPush: () => failed('network') },
    operations,
    texts,
    phone: phone.page().phone,
  });
  const type = (value: string): void =>
    void fireEvent.change(page.getByRole('textbox'), { target: { value } });
  type('1');
  press('send');
  await waitFor(() => expect(page.getByText('open')).toBeTruthy());
  type('2');
  await waitFor(() => expect(page.queryByText('open')).toBeNull());
  type('1');
  await waitFor(() => expect(page.getByText('open')).toBeTruthy());
  expect(page.getByText('app.write.unknownTitle')).toBeTruthy();
});

it('one that is under way elsewhere is said, and asked nothing about; its own screen shows it at the button', async () => {
  const phone = createPhone();
  const setting = { operations };
  let sent = 0;
  const answers = { loanPush: () => ((sent += 1), new Promise<never>(() => undefined)) };
  show({ definition, calls: [once], answers, ...setting, phone: phone.page().phone });
  press('send');
  await waitFor(() => expect(sent).toBe(1));
  expect(page.queryByText('app.write.pending')).toBeNull();
  cleanup();
  show({ definition, calls: [once], answers, ...setting, phone: phone.page().phone });
  await waitFor(() => expect(page.getByText('app.write.pending')).toBeTruthy());
  expect(page.queryByText('app.write.choice.check')).toBeNull();
});
