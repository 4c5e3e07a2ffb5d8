import { expect, it, vi } from 'vitest';
import { createActionContext, listOf } from '../../../tests/support/action-context.ts';
import { openUrl } from './open-url.ts';

it('opens what passes the rule, with what is appended', () => {
  const { context, recorded } = createActionContext();
  expect(
    openUrl.run({ url: 'https://a.example/?x=1', append: { from: 'confirm' } }, context),
  ).toBeUndefined();
  expect(recorded.opened).toEqual(['https://a.example/?x=1&from=confirm']);
});

it('puts the digits of a telephone behind the address of a chat', () => {
  const { context, recorded } = createActionContext();
  void openUrl.run({ url: 'https://wa.me/', digits: '+52 (55) 5000-5678' }, context);
  expect(recorded.opened).toEqual(['https://wa.me/525550005678']);
});

it.each([
  [true, 'navigate'],
  [false, 'press'],
] as const)('with replace %s it goes by the rule for "%s"', (replace, use) => {
  const { context, ports } = createActionContext();
  const asked = vi.spyOn(ports.urls, 'check');
  void openUrl.run({ url: '/inThe', replace }, context);
  expect(asked.mock.calls).toEqual([['/inThe', use]]);
});

it.each([[undefined], ['javascript:alert(1)']])('refuses %s in words and opens nothing', (url) => {
  const { context, recorded } = createActionContext();
  expect(openUrl.run({ url }, context)).toBe('stop');
  expect(recorded.opened).toEqual([]);
  expect(recorded.toasts).toEqual(['app.urlRefused']);
});

it('runs its own handler for a refused one', () => {
  const { context, recorded, ran } = createActionContext();
  void openUrl.run({ url: 'data:x', fail: listOf('other') }, context);
  expect(ran.map(([name]) => name)).toEqual(['other']);
  expect(recorded.toasts).toEqual([]);
});
