/** A dialog is closed where one can be open. */
import { expect, it } from 'vitest';
import { placed, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const words = '{{config.appName}}';
const button = (press: Json): Json => ({ type: 'button', text: words, press });
const open = { do: 'open', dialog: 'sure' };
const go = { do: 'navigate', to: '/list', query: { id: '1' } };
const told = (body: Json, buttons: Json = []): readonly string[] =>
  placed(screen(body, { dialogs: { sure: { title: '@home.title', buttons } } })).filter((each) =>
    each.endsWith(' closed-already'),
  );

it('is told where nothing opens one', () => {
  const at = 'screens/other.json/body/1/press';
  expect(told([button(open), button([{ do: 'close' }, go])])).toEqual([`${at}/0 closed-already`]);
  const way = { if: { some: 'config.brand' }, then: { do: 'close' } };
  expect(told([button(open), button([way, go])])).toEqual([`${at}/0/then closed-already`]);
});

it('is silent in a dialog, after one that is opened, and where nobody presses', () => {
  expect(told(button(open), [{ text: words, press: { do: 'close' } }])).toEqual([]);
  expect(told(button([open, { do: 'wait', ms: 2000 }, { do: 'close' }, go]))).toEqual([]);
  const field = { type: 'checkbox', label: words, bind: 'state.agree', change: { do: 'close' } };
  expect(told([button(open), field])).toEqual([]);
});
