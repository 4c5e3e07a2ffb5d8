/** What goes when it was sent, and what is sent once. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

const button = (...press: readonly Json[]): Json => ({
  type: 'button',
  text: '@home.title',
  press: [...press],
});
const push = (more: More = {}): Json => ({ do: 'call', call: 'loanPush', send: { amount: 1 }, ...more });
const back: Json = { do: 'back' };
const toast: Json = { do: 'toast', text: '@home.phone' };
const found = (body: Json, more: More = {}): readonly string[] =>
  placed(screen(body, more)).map((line) => line.replace('screens/other.json', ''));

describe('what is kept', () => {
  const field: Json = { type: 'text-field', bind: 'state.text', label: '@home.phone' };
  const kept = (...press: readonly Json[]): readonly string[] =>
    found([field, button(...press)], { state: { text: '' }, keep: ['state.text'] }).filter((line) =>
      line.includes('kept-after'),
    );
  const save = (more: More = {}): Json => push({ send: { amount: '{{state.text}}' }, ...more });
  const list: Json = { do: 'navigate', to: '/list', query: { id: '1' } };

  it('goes with the write that it was written for', () => {
    expect(kept(save({ ends: true }), back)).toEqual([]);
    expect(kept(save(), { do: 'forget' }, back)).toEqual([]);
    expect(kept(save(), { do: 'set', 'state.text': '' }, back)).toEqual([]);
  });

  it('stays where the person stays, or where it was not sent', () => {
    expect(kept(save(), toast)).toEqual([]);
    expect(kept(push(), back)).toEqual([]);
  });

  it('comes back where it was sent and the screen is left', () => {
    expect(kept(save(), back)).toEqual(['/body/1/press/0/call kept-after']);
  });

  it('is forgotten on each of the ways that lead on when something was sent', () => {
    expect(kept(push({ on: { '7': [{ do: 'forget' }, list] } }), { do: 'forget' }, list)).toEqual([]);
    expect(kept(push({ on: { '7': [{ do: 'forget' }, list] } }), list)).toEqual([
      '/body/1/press/1 kept-after',
    ]);
    expect(kept(push({ on: { '7': [{ do: 'forget' }, back] } }), { do: 'forget' }, back)).toEqual([]);
    expect(kept(push({ on: { '7': [{ do: 'forget' }, back] } }), back)).toEqual([
      '/body/1/press/1 kept-after',
    ]);
  });
});

describe('a write', () => {
  it('is sent once by a press', () => {
    expect(found(button(push(), toast, push({ send: { amount: 2 } })))).toEqual([]);
    expect(found(button(push(), toast, push()))).toEqual(['/body/press/2/call sent-twice']);
  });

  it('of an entry sends something of that entry', () => {
    const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
    const entry = (amount: Json): readonly string[] =>
      found({ ...(button(push({ send: { amount } })) as object), each: '{{loan.rows}}' }, { data }).filter(
        (line) => line.includes('sent-twice'),
      );
    expect(entry('{{item.amount}}')).toEqual([]);
    expect(entry(1)).toEqual(['/body/press/0/call sent-twice']);
  });
});

describe('a dialog', () => {
  const dialogs = (...press: readonly Json[]): More => ({
    dialogs: { code: { title: '@home.title', buttons: [{ text: '@home.title', press: [...press] }] } },
  });
  const open: Json = { do: 'open', dialog: 'code' };

  it('is opened again where it was closed', () => {
    expect(
      found(button(open), dialogs({ do: 'close' }, push({ busy: '@home.title', failed: open }))),
    ).toEqual([]);
  });

  it('is not opened by what it holds', () => {
    expect(found(button(open), dialogs(open))).toEqual([
      '/dialogs/code/buttons/0/press/0/dialog reopened-dialog',
    ]);
  });
});
