/** How often what a node shows is worked out. */
import { expect, it, vi } from 'vitest';
import { enter, instanceOf } from '../../tests/support/screen.ts';
import type { NodePlan } from './plan.ts';

async function drawn() {
  const { screen } = await enter({
    definition: { state: { word: 'a' }, body: [{ type: 'text', text: '{{state.word}}' }] },
  });
  const evaluate = vi.fn(() => screen.store.read(['state', 'word']));
  const text = { kind: 'value', as: 'text', expression: { reads: [['state', 'word']], evaluate } } as const;
  const node: NodePlan = { ...(screen.plan.body[0] as NodePlan), props: [['text', text]] };
  const instance = instanceOf(node, screen);
  const words = (): unknown => instance.view().props['text'];
  return { screen, evaluate, instance, words };
}

it('is once, where nothing changes between the drawing and the moment from which changes are heard', async () => {
  const { evaluate, instance, words } = await drawn();
  expect(words()).toBe('a');
  instance.subscribe(() => undefined);
  expect(words()).toBe('a');
  expect(evaluate).toHaveBeenCalledTimes(1);
});

it('is again, where something changed in between', async () => {
  const { screen, instance, words } = await drawn();
  expect(words()).toBe('a');
  screen.store.write(['state', 'word'], 'b');
  instance.subscribe(() => undefined);
  expect(words()).toBe('b');
});
