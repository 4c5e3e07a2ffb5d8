/** What is only looked at says where it begins, once it stands still. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromPhone, Still } from './protocol.ts';
import type { Standing } from './stage.tsx';
import { createStill } from './still.ts';

let down = 0;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', (_left: number, top: number) => (down = top));
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => down);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.style.minHeight = '';
  down = 0;
});

function shown(still: Still | undefined) {
  const said: FromPhone[] = [];
  let now = still;
  const standing = (): Standing =>
    ({ id: 'one', situation: { id: 'a' }, shown: { tongue: 'es', still: now } }) as unknown as Standing;
  const seek = vi.fn<() => void>(() => {
    down = 240.4;
  });
  const screen = createStill({ standing }, document, seek, (message) => void said.push(message));
  return { said, seek, screen, become: (next: Still) => (now = next) };
}

it('it begins where its part is, said once when nothing moves any more', () => {
  const { said, screen } = shown({});
  screen.moved();
  vi.advanceTimersByTime(100);
  screen.moved();
  vi.advanceTimersByTime(100);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(100);
  screen.moved();
  vi.runAllTimers();
  expect(said).toEqual([{ kind: 'rested', top: 240, as: { id: 'a' } }]);
});

it('it begins where the one beside it does, however short it is', () => {
  const { said, seek, screen, become } = shown({});
  screen.moved();
  vi.runAllTimers();
  seek.mockClear();
  become({ top: 900 });
  screen.moved();
  vi.runAllTimers();
  expect(said.at(-1)).toEqual({ kind: 'rested', top: 900, as: { id: 'a' } });
  expect(seek).not.toHaveBeenCalled();
  expect(down).toBe(900);
  expect(document.body.style.minHeight).toBe(`${900 + window.innerHeight}px`);
});

it('what is worked on is left where it is', () => {
  const { said, seek, screen } = shown(undefined);
  screen.moved();
  vi.runAllTimers();
  expect(said).toEqual([]);
  expect(seek).not.toHaveBeenCalled();
});
