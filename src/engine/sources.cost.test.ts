/** What loading costs grows with the sources, not with their square: work is counted, for a time says little. */
import { expect, it } from 'vitest';
import { reader, rootFrame } from './instance.ts';
import { createSources, holdNothing, type Sources } from './sources.ts';
import { createStore } from './store.ts';
import { answer, createTestPorts, failed, settle, type Answer } from '../../tests/support/ports.ts';
import { callSpec, makePlan } from '../../tests/support/screen.ts';

interface Counted {
  readonly sources: Sources;
  readonly calls: readonly unknown[];
  /** How often the store was asked or told so far. */
  readonly steps: () => number;
}

function open(count: number, chained: boolean, answered: (times: number) => Answer): Counted {
  const send = (index: number): object =>
    chained && index > 0 ? { send: { id: `{{s${index - 1}.id}}` } } : {};
  const data = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`s${index}`, { call: 'loanDetails', ...send(index) }]),
  );
  const world = createTestPorts({ answers: { loanDetails: (_, times) => answered(times) } });
  const call = { ...callSpec('loanDetails'), repeatable: true } as const;
  const plan = makePlan({ definition: { data }, calls: [call] }, world);
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
    waits: () => () => undefined,
    failed: () => undefined,
    stamp: () => 0,
    answered: () => undefined,
  });
  return { sources, calls: world.recorded.calls, steps: () => steps };
}

/** Until all sources were there. */
async function loading(count: number, chained: boolean): Promise<number> {
  const { sources, calls, steps } = open(count, chained, () => answer({ id: '1' }));
  await sources.loadAll();
  expect(calls).toHaveLength(count);
  return steps();
}

/** From the return of the network until all sources were there, of which none was before. */
async function recovering(count: number, chained: boolean): Promise<number> {
  let isOffline = true;
  const { sources, steps } = open(count, chained, () =>
    isOffline ? failed('network') : answer({ id: '1' }),
  );
  void sources.loadAll();
  // A failure goes from one to the next.
  for (let turn = 0; turn < count; turn += 1) await settle();
  isOffline = false;
  const before = steps();
  await sources.recover();
  await sources.loadAll();
  return steps() - before;
}

it.each([
  ['loaded side by side', loading, false],
  ['loaded one after another', loading, true],
  ['read again side by side', recovering, false],
  ['read again one after another', recovering, true],
] as const)('of sources %s', async (_, work, chained) => {
  const few = await work(50, chained);
  expect(await work(200, chained)).toBeLessThanOrEqual(4 * few + 4);
});
