// @vitest-environment happy-dom
/** What drawing costs: work is counted, for a time says little. */
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as entries from '../engine/entries.ts';
import { nextFrame } from '../../tests/support/next-frame.ts';
import { answer, type Answer } from '../../tests/support/ports.ts';
import { drawnScreen, renders, settled, show } from '../../tests/support/renderer.tsx';
import { callSpec } from '../../tests/support/screen.ts';

afterEach(cleanup);

const loan = callSpec('loanDetails');

it('asks nothing again at the first frame of a screen whose data are there', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  show({
    definition: {
      data: { order: { call: 'loanDetails' } },
      body: [{ type: 'text', text: '{{order.name}}' }],
    },
    calls: [loan],
    answers: { loanDetails: () => answer({ name: 'Ana' }) },
  });
  await settled();
  const asked = vi.spyOn(drawnScreen(), 'status');
  act(() => {
    for (const callback of frames) callback(0);
  });
  await settled();
  expect(frames.length).toBeGreaterThan(0);
  expect(asked).not.toHaveBeenCalled();
});

/** How often a state is asked for while the answers of so many sources come at once. */
async function asked(count: number): Promise<number> {
  const names = Array.from({ length: count }, (_, index) => `s${index}`);
  const answers: ((value: Awaited<Answer>) => void)[] = [];
  show({
    definition: {
      data: Object.fromEntries(names.map((name) => [name, { call: 'loanDetails' }])),
      body: names.map((name) => ({ type: 'text', text: `{{${name}.name}}` })),
    },
    calls: [loan],
    answers: { loanDetails: () => new Promise((resolve) => answers.push(resolve)) },
  });
  await nextFrame();
  const status = vi.spyOn(drawnScreen(), 'status');
  await act(async () => {
    for (const [index, resolve] of answers.entries()) resolve(answer({ name: `Ana ${index}` }));
    await settled();
  });
  expect(document.body.textContent).toContain(`Ana ${count - 1}`);
  const { length } = status.mock.calls;
  cleanup();
  return length;
}

it('looks at the states of many sources as often as there are sources, not as their square', async () => {
  const few = await asked(20);
  expect(few).toBeGreaterThan(0);
  expect(await asked(80)).toBeLessThanOrEqual(4 * few);
});

it('names no entry of a list anew when one of them changes', async () => {
  const list = Array.from({ length: 50 }, (_, index) => ({ name: `n${index}` }));
  show({
    definition: {
      state: { list },
      body: [{ type: 'text', id: 'row', each: '{{state.list}}', text: '{{item.name}}' }],
    },
  });
  await settled();
  renders.clear();
  const named = vi.spyOn(entries, 'keysOf');
  const change = (next: unknown): void => act(() => drawnScreen().store.write(['state', 'list'], next));
  change(list.map((row, index) => (index === 7 ? { name: 'new' } : { ...row })));
  expect(Object.fromEntries(renders)).toEqual({ 'w-row-7': 1 });
  expect(named).not.toHaveBeenCalled();
  change([...list, { name: 'one more' }]);
  expect(named).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).toContain('one more');
});
