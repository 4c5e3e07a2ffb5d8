/** What is said for a while is seen until it has been read, and then makes room. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePassing } from './use-passing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opened = () => renderHook(() => usePassing()).result;

it('is seen for eight seconds', () => {
  const said = opened();
  act(() => said.current[1]('Saved'));
  act(() => void vi.advanceTimersByTime(7_900));
  expect(said.current[0]).toBe('Saved');
  act(() => void vi.advanceTimersByTime(200));
  expect(said.current[0]).toBe('');
});

it('of two the second has its whole time', () => {
  const said = opened();
  act(() => said.current[1]('Saved'));
  act(() => void vi.advanceTimersByTime(7_000));
  act(() => said.current[1]('Undone'));
  act(() => void vi.advanceTimersByTime(7_900));
  expect(said.current[0]).toBe('Undone');
});
