/** What is checked, marked or said in time, beside what comes too late or stays. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

const told = (code: string, body: Json, more: More): readonly string[] =>
  placed(screen(body, more))
    .filter((each) => each.endsWith(` ${code}`))
    .map((each) => each.replace('screens/other.json', '').replace(` ${code}`, ''));

describe('a check', () => {
  const field = {
    type: 'text-field',
    bind: 'state.phone',
    label: '@home.phone',
    rules: [{ test: { minLength: 1 }, message: '@home.phone' }],
  };
  const check = { do: 'check', fields: ['phone'] };
  const call = (phone: Json): Json => ({
    do: 'bridge',
    message: 'callPhone',
    payload: { phone },
    fail: [{ do: 'toast', text: '@home.phone' }, { do: 'stop' }],
  });
  const pressed = (...press: readonly Json[]): readonly string[] =>
    told('late-check', [field, { type: 'button', text: '@home.title', press }], { state: { phone: '' } });

  it('comes before its field is sent', () => {
    expect(pressed(call('{{state.phone}}'), check)).toEqual(['/body/1/press/1/fields/0']);
    expect(pressed(check, call('{{state.phone}}'))).toEqual([]);
  });

  it('may be asked again, and after what sends something else', () => {
    expect(pressed(check, call('{{state.phone}}'), check)).toEqual([]);
    expect(pressed(call('{{config.appName}}'), check)).toEqual([]);
  });

  it('is of no field that was checked under a test only', () => {
    const sometimes = { ...check, if: { 'state.phone': '' } };
    expect(pressed(sometimes, call('{{state.phone}}'), check)).toEqual(['/body/1/press/2/fields/0']);
  });
});

describe('a variable that says what could not be loaded', () => {
  const failed = { do: 'set', 'state.lost': true };
  const source = (then: Json): More => ({
    routes: ['/other'],
    state: { lost: false },
    query: { orderId: { required: true } },
    data: { loan: { call: 'loanDetails', send: { orderId: '{{query.orderId}}' }, failed: then } },
  });
  const body = [
    { type: 'text', text: '@home.phone', if: { 'state.lost': true } },
    { type: 'text', text: '@home.amount' },
  ];
  const lasting = (more: More, parts: Json = body): readonly string[] => told('stuck-flag', parts, more);

  it('is set back when all is there', () => {
    expect(lasting(source(failed))).toEqual(['/data/loan/failed/state.lost']);
    const ready = { do: 'set', 'state.lost': false };
    expect(lasting({ ...source(failed), on: { ready } })).toEqual([]);
  });

  it('may be set back elsewhere, or become something else', () => {
    const again = { type: 'button', text: '@home.title', press: { do: 'set', 'state.lost': false } };
    expect(lasting(source(failed), [...body, again])).toEqual([]);
    const either = {
      if: { 'event.kind': 'refused' },
      then: { do: 'set', 'state.lost': false },
      else: failed,
    };
    expect(lasting(source(either))).toEqual([]);
  });

  it('says so of nothing that is not shown by it', () => {
    expect(lasting(source(failed), body.slice(1))).toEqual([]);
  });
});

describe('an answer to a dialog', () => {
  const said = { do: 'toast', text: '@home.phone' };
  const answered = (...presses: readonly Json[]): readonly string[] =>
    told(
      'still-open',
      { type: 'button', text: '@home.title', press: { do: 'open', dialog: 'sure' } },
      {
        dialogs: {
          sure: {
            title: '@home.title',
            buttons: presses.map((press, index) => ({
              text: index === 0 ? '@home.phone' : '@app.hello',
              press,
            })),
          },
        },
      },
    );

  it('does more than say something, where no other one ends the dialog', () => {
    expect(answered(said)).toEqual(['/dialogs/sure/buttons/0/press']);
    expect(answered([said, { do: 'close' }])).toEqual([]);
    expect(answered(said, { do: 'close' })).toEqual([]);
    expect(answered({ do: 'copy', text: '{{config.appName}}' })).toEqual([]);
  });
});

describe('an arrow', () => {
  const line = (more: More, around: More = {}): readonly string[] =>
    told(
      'idle-link',
      { type: 'card', ...around, body: { type: 'list-item', title: '@home.title', ...more } },
      {},
    );

  it('shows that something can be pressed', () => {
    const press = { do: 'back' };
    expect(line({ chevron: true })).toEqual(['/body/body/chevron']);
    expect(line({ chevron: true, press })).toEqual([]);
    expect(line({ chevron: true }, { press })).toEqual([]);
    expect(line({ chevron: false })).toEqual([]);
  });
});
