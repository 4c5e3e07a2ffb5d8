import { expect, it } from 'vitest';
import { createActionContext } from '../../../tests/support/action-context.ts';
import { lookUp } from './look-up.ts';

const links = { spring: 'https://get.example/spring', count: 3 };

it.each([
  [links, 'spring', 'https://get.example/spring'],
  [links, 'autumn', ''],
  [links, 'constructor', ''],
  [links, 'count', ''],
  [links, '', ''],
  [undefined, 'spring', ''],
  ['spring', 'length', ''],
  [['a'], '0', ''],
])('in %j under %j: %j', (record, name, found) => {
  const { context, screen } = createActionContext();
  expect(lookUp.run({ in: record, name, state: 'state.link' }, context)).toBeUndefined();
  expect(screen.write.mock.calls).toEqual([[['state', 'link'], found]]);
});

it('writes variables of the screen only', () => {
  const { context, screen, reports } = createActionContext();
  void lookUp.run({ in: links, name: 'spring', state: 'config.appName' }, context);
  expect(screen.write).not.toHaveBeenCalled();
  expect(reports).toEqual([{ code: 'unknown-path', detail: 'config.appName' }]);
});
