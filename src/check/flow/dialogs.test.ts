/** Which dialog is open where something is pressed, and whether a person can leave it. */
import { describe, expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

type More = Readonly<Record<string, Json>>;

const words = '{{config.appName}}';
const button = (...press: readonly Json[]): Json => ({ type: 'button', text: words, press });
const open = (dialog: string): Json => ({ do: 'open', dialog });
const close = (dialog?: string): Json => ({ do: 'close', ...(dialog === undefined ? {} : { dialog }) });
const wait = (ms: number): Json => ({ do: 'wait', ms });

const told = (code: string, dialogs: More, body: Json, more: More = {}): readonly string[] =>
  placed(screen(body, { ...more, dialogs }))
    .filter((each) => each.endsWith(` ${code}`))
    .map((each) => each.replace('screens/other.json', '').replace(` ${code}`, ''));

const openers = [button(open('one')), button(open('two'))];

describe('what is pressed in a dialog', () => {
  const found = (code: string, ...press: readonly Json[]): readonly string[] =>
    told(
      code,
      {
        one: { title: '@home.title', buttons: [{ text: '@home.phone', press }] },
        two: { title: '@home.phone' },
      },
      openers,
    );
  const at = '/dialogs/one/buttons/0/press';

  it('closes that one, or one that it has opened', () => {
    expect(found('closed-already', close('two'))).toEqual([`${at}/0/dialog`]);
    expect(found('closed-already', close('two'), open('two'))).toEqual([`${at}/0/dialog`]);
    expect(found('closed-already', close('one'))).toEqual([]);
    expect(found('closed-already', close())).toEqual([]);
    expect(found('closed-already', open('two'), wait(2000), close('two'))).toEqual([]);
  });

  it('does not open it again, unless it is closed in every such case', () => {
    const test = { 'config.appName': 'x' };
    const other = { 'config.appName': 'y' };
    const under = (asks: Json, then: Json): Json => ({ if: asks, then });
    expect(found('reopened-dialog', under(test, close()), under(other, open('one')))).toEqual([
      `${at}/1/then/dialog`,
    ]);
    expect(found('reopened-dialog', under(test, close()), under(test, open('one')))).toEqual([]);
    expect(found('reopened-dialog', close(), under(test, open('one')))).toEqual([]);
  });
});

describe('a dialog that cannot be dismissed', () => {
  const list: Json = {
    type: 'card',
    each: '{{loan.rows}}',
    title: '{{item.text}}',
    press: close(),
    body: { type: 'text', text: '@home.phone' },
  };
  const more = { data: { loan: { call: 'loanDetails', send: { orderId: '1' } } } };
  const found = (dialog: More, body: Json = button(open('one'))): readonly string[] =>
    told('trapped-dialog', { one: { title: '@home.title', dismissible: false, ...dialog } }, body, more);

  it('has a way out beside a list', () => {
    expect(found({ body: list })).toEqual(['/dialogs/one']);
    expect(found({ body: list, buttons: [{ text: '@home.phone', press: close() }] })).toEqual([]);
    expect(found({ body: list, dismissible: true })).toEqual([]);
  });

  it('is not open longer than somebody waits', () => {
    const shown = (ms: number): Json => button(open('one'), wait(ms), close('one'));
    expect(found({}, shown(1500))).toEqual([]);
    expect(found({}, shown(60_000))).toEqual(['/body/press/1/ms']);
    expect(found({ buttons: [{ text: '@home.phone', press: close() }] }, shown(60_000))).toEqual([]);
  });
});
