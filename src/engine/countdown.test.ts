/** A countdown on a running screen: pressed twice, reloaded, cancelled; with the engine's own clock and storage. */
import { expect, it } from 'vitest';
import { enter, press, type TestScreen } from '../../tests/support/screen.ts';

const definition = {
  state: { codeUntil: 0 },
  keep: ['state.codeUntil'],
  body: [
    { type: 'button', text: 'send', press: { do: 'countdown', until: 'state.codeUntil' } },
    { type: 'button', text: 'cancel', press: { do: 'set', 'state.codeUntil': 0 } },
  ],
};
const until = ({ screen }: TestScreen): unknown => screen.read(['state', 'codeUntil']);

it('does not begin anew while it runs, goes on after a reload, and begins anew when it was cancelled', async () => {
  const made = await enter({ definition });
  await press(made);
  expect(until(made)).toBe(60_000);
  await made.advance(20_000);
  await press(made);
  expect(until(made)).toBe(60_000);
  const again = await enter({ definition, keep: made });
  expect(until(again)).toBe(60_000);
  await press(again);
  expect(until(again)).toBe(60_000);
  await press(again, 1);
  expect(until(again)).toBe(0);
  await press(again);
  expect(until(again)).toBe(80_000);
});
