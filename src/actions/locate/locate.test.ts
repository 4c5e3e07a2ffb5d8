import { expect, it, vi } from 'vitest';
import { failure } from '../../lib/result.ts';
import { createActionContext, listOf } from '../../../tests/support/action-context.ts';
import { locate } from './locate.ts';

it('puts the place under its name', async () => {
  const { context, screen } = createActionContext();
  expect(await locate.run({ into: 'place' }, context)).toBeUndefined();
  expect(screen.put.mock.calls).toEqual([['place', { latitude: 19.43, longitude: -99.13 }]]);
});

it.each(['denied', 'unavailable'] as const)('says that it was %s, or runs its handler', async (error) => {
  const { context, ports, recorded, ran } = createActionContext();
  vi.spyOn(ports.device, 'locate').mockResolvedValue(failure(error));
  expect(await locate.run({ into: 'place' }, context)).toBe('stop');
  expect(recorded.toasts).toEqual([`app.locate.${error}`]);
  expect(await locate.run({ into: 'place', fail: listOf('other') }, context)).toBe('stop');
  expect(ran.map(([name]) => name)).toEqual(['other']);
  expect(recorded.toasts).toHaveLength(1);
});

it('puts nothing on a screen that was left', async () => {
  const { context, screen, leave } = createActionContext();
  const running = locate.run({ into: 'place' }, context);
  leave();
  expect(await running).toBe('stop');
  expect(screen.put).not.toHaveBeenCalled();
});
