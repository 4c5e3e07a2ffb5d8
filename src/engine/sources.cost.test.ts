/** What loading costs grows with the sources, not with their square: work is counted, for a time says little. */
import { expect, it } from 'vitest';
import { reader, rootFrame } from './instance.ts';
import { createSources, holdNothing } from './sources.ts';
import { createStore } from './store.ts';
import { answer, createTestPorts } from '../../tests/support/ports.ts';
import { callSpec, makePlan } from '../../tests/support/screen.ts';

/** How often the store was asked or told until all sources were there. */
async function work(count: number, chained: boolean): Promise<number> {
  const send = (index: number): object =>
    chained && index > 0 ? { send: { id: `{{s${index - 1}.id}}` } } : {};
  const data = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`s${index}`, { call: 'loanDetails', ...send(index) }]),
  );
  const world = createTestPorts({ answers: { loanDetails: () => answer({ id: '1' }) } });
  const plan = makePlan({ definition: { data }, calls: [callSpec('loanDetails')] }, world);
  const kept = createStore({});
  let steps = 0;
  const counted = <A extends readonly unknown[], R>(method: (...given: A) => R) => {
    return (...given: A): R => {
      steps += 1;
      return method(...given);
    };
  };
  const store = { ...kept, read: counted(kept.read), write: counted(kept.write) };
  const sources = createSources(plan.sources, {
    held: holdNothing(),
    store,
    read: reader(store, rootFrame),
    http: world.ports.http,
    url: (text) => text,
    waits: () => undefined,
    failed: () => undefined,
    stamp: () => 0,
    answered: () => undefined,
  });
  await sources.loadAll();
  expect(world.recorded.calls).toHaveLength(count);
  return steps;
}

it.each([
  ['side by side', false],
  ['one after another', true],
])('of sources loaded %s', async (_, chained) => {
  const few = await work(50, chained);
  expect(await work(200, chained)).toBeLessThanOrEqual(4 * few + 4);
});
