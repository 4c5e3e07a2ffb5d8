/** Holds the queue of toasts: how long, in which order, never twice the same in a row. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToasts, DEFAULT_MS } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [undefined, DEFAULT_MS],
  [300, DEFAULT_MS],
  [-5, DEFAULT_MS],
  [301, 301],
  [10_000, 10_000],
])('a duration of %s lasts %s ms (docs/product-spec.md 2)', (given, lasts) => {
  const toasts = createToasts();
  toasts.show('Hola', given);
  vi.advanceTimersByTime(lasts - 1);
  expect(toasts.current()?.text).toBe('Hola');
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toBeUndefined();
});

it('shows several one after another', () => {
  const toasts = createToasts();
  toasts.show('uno', 1000);
  toasts.show('dos', 1000);
  expect(toasts.current()?.text).toBe('uno');
  vi.advanceTimersByTime(1000);
  expect(toasts.current()?.text).toBe('dos');
  vi.advanceTimersByTime(1000);
  expect(toasts.current()).toBeUndefined();
});

it('begins the time anew when the same words come again', () => {
  const toasts = createToasts();
  toasts.show('uno', 1000);
  vi.advanceTimersByTime(900);
  toasts.show('uno', 1000);
  vi.advanceTimersByTime(900);
  expect(toasts.current()?.text).toBe('uno');
  vi.advanceTimersByTime(100);
  expect(toasts.current()).toBeUndefined();
});

it('waits while it is held', () => {
  const toasts = createToasts();
  toasts.show('uno', 1000);
  toasts.pause();
  vi.advanceTimersByTime(60_000);
  expect(toasts.current()?.text).toBe('uno');
  toasts.resume();
  vi.advanceTimersByTime(1000);
  expect(toasts.current()).toBeUndefined();
});

it('ends what was said before, not what was said in this moment', () => {
  const toasts = createToasts();
  const listener = vi.fn();
  toasts.show('uno');
  toasts.show('dos');
  vi.advanceTimersByTime(300);
  toasts.show('tres', 1000);
  toasts.subscribe(listener);
  toasts.endOld();
  expect([toasts.current()?.text, listener.mock.calls.length]).toEqual(['tres', 1]);
  toasts.endOld();
  expect(listener).toHaveBeenCalledTimes(1);
  toasts.endAll();
  expect(toasts.current()).toBeUndefined();
});

it('tells its listeners, and shows nothing for no words', () => {
  const toasts = createToasts();
  const listener = vi.fn();
  const stop = toasts.subscribe(listener);
  toasts.show('');
  expect(listener).not.toHaveBeenCalled();
  toasts.show('uno');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  vi.advanceTimersByTime(DEFAULT_MS);
  expect(listener).toHaveBeenCalledTimes(1);
});
