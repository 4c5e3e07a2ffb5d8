/** Which visits are measured, and when. */
import { beforeEach, expect, it, vi } from 'vitest';
import { measureVisit } from './vitals.ts';

const { whenIdle, watchVitals } = vi.hoisted(() => ({
  whenIdle: vi.fn<(work: () => void) => void>(),
  watchVitals: vi.fn<(program: string) => void>(),
}));
vi.mock('./prefetch.ts', () => ({ whenIdle }));
vi.mock('../platform/vitals.ts', () => ({ watchVitals }));

beforeEach(() => {
  whenIdle.mockClear();
  watchVitals.mockClear();
});

it.each([
  [0, 0, 0],
  [0.05, 0.049, 1],
  [0.05, 0.05, 0],
  [1, 0.999, 1],
])('of a share of %d, the visit that draws %d counts %d times', (share, drawn, times) => {
  vi.spyOn(Math, 'random').mockReturnValue(drawn);
  measureVisit(share, 'https://app.example/assets/app-1.js');
  expect(whenIdle).toHaveBeenCalledTimes(times);
});

it('what measures is asked for when the phone is idle, and not before', async () => {
  measureVisit(1, 'https://app.example/assets/app-1.js');
  await vi.dynamicImportSettled();
  expect(watchVitals).not.toHaveBeenCalled();
  whenIdle.mock.calls[0]?.[0]();
  await vi.waitFor(() => expect(watchVitals).toHaveBeenCalledWith('https://app.example/assets/app-1.js'));
});
