import { expect, it } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { countdown } from './countdown.ts';

it('writes when it ends', async () => {
  const { context, screen, advance } = createActionContext();
  await advance(5_000);
  void countdown.run({ until: 'state.codeUntil' }, context);
  void countdown.run({ until: 'state.other.until', seconds: 5 }, context);
  expect(screen.write.mock.calls).toEqual([
    [['state', 'codeUntil'], 65_000],
    [['state', 'other', 'until'], 10_000],
  ]);
});

it('changes nothing while one runs, and starts again when that is over', async () => {
  const { context, screen, advance } = createActionContext();
  screen.read.mockReturnValue(60_000);
  void countdown.run({ until: 'state.codeUntil' }, context);
  await advance(59_999);
  void countdown.run({ until: 'state.codeUntil' }, context);
  expect(screen.write).not.toHaveBeenCalled();
  await advance(1);
  void countdown.run({ until: 'state.codeUntil' }, context);
  expect(screen.write.mock.calls).toEqual([[['state', 'codeUntil'], 120_000]]);
});

it('starts where the clock was set back behind an older end', () => {
  const { context, screen } = createActionContext();
  screen.read.mockReturnValue(3_600_000);
  void countdown.run({ until: 'state.codeUntil' }, context);
  expect(screen.write.mock.calls).toEqual([[['state', 'codeUntil'], 60_000]]);
});

it('writes variables of the screen only', () => {
  const { context, screen, reports } = createActionContext();
  void countdown.run({ until: 'config.appName' }, context);
  void countdown.run({ until: 'state.__proto__' }, context);
  expect(screen.write).not.toHaveBeenCalled();
  expect(reports.map(({ detail }) => detail)).toEqual(['config.appName', 'state.__proto__']);
});
