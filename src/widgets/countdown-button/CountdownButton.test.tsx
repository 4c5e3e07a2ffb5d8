/** Holds the countdown on a clock moved by hand: each second, the background, cancelling, what is read out. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { CountdownButton } from './CountdownButton.tsx';

const start = Date.UTC(2026, 10, 21);
const press = vi.fn<() => void>();
const early = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const button = (): HTMLElement => screen.getByRole('button', { name: 'Reenviar' });
const shown = (): string | null => button().querySelector('[aria-hidden]')?.textContent ?? null;
const element = (until: number, props: { seconds?: number; busy?: boolean } = {}) => (
  <CountdownButton {...standing} text="Reenviar" until={until} press={press} early={early} {...props} />
);

it('counts 60 seconds down, one each second, and is then as it was', () => {
  draw(element(start + 60_000));
  expect(shown()).toBe('60s');
  pass(999);
  expect(shown()).toBe('60s');
  pass(1);
  expect(shown()).toBe('59s');
  pass(58_000);
  expect(shown()).toBe('1s');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  pass(1000);
  expect(shown()).toBe('');
  expect(button().hasAttribute('aria-disabled')).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('says what the seconds are until: its label stays beside them', () => {
  draw(element(start + 60_000));
  const label = screen.getByText('Reenviar');
  expect(label.className).toBe('');
  expect(button().textContent).toBe('Reenviar60s');
});

it('runs what is meant for a press too early, and press only when it is over', () => {
  draw(element(start + 2000));
  fireEvent.click(button());
  expect([press.mock.calls.length, early.mock.calls.length]).toEqual([0, 1]);
  pass(2000);
  fireEvent.click(button());
  expect([press.mock.calls.length, early.mock.calls.length]).toEqual([1, 1]);
});

it('does nothing too early where nothing is meant for it', () => {
  draw(<CountdownButton {...standing} text="Reenviar" until={start + 2000} press={press} />);
  fireEvent.click(button());
  expect(press).not.toHaveBeenCalled();
});

it('is right at once after the background, without the ticks between', () => {
  draw(element(start + 60_000));
  // As a phone does it: time goes on, timers do not.
  vi.setSystemTime(start + 45_000);
  expect(shown()).toBe('60s');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('15s');
  vi.setSystemTime(start + 600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('');
});

it('goes on after a reload where it is, in step with its end', () => {
  draw(element(start + 42_300));
  expect(shown()).toBe('43s');
  pass(300);
  expect(shown()).toBe('42s');
  expect(vi.getTimerCount()).toBe(1);
});

it('ends when its end is set to 0, and a new end starts it again', () => {
  const { rerender } = draw(element(start + 60_000));
  pass(10_000);
  rerender(element(0));
  expect(shown()).toBe('');
  expect(vi.getTimerCount()).toBe(0);
  rerender(element(Date.now() + 60_000));
  expect(shown()).toBe('60s');
});

it('ends when the clock is set back, instead of locking for hours', () => {
  draw(element(start + 60_000));
  vi.setSystemTime(start - 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('');
  fireEvent.click(button());
  expect(press).toHaveBeenCalledOnce();
});

it('counts longer where it says so', () => {
  draw(element(start + 120_000, { seconds: 120 }));
  expect(shown()).toBe('120s');
});

it('keeps its name, and its description changes every ten seconds only', () => {
  draw(element(start + 60_000));
  const seen = new Set<string>();
  for (let second = 0; second < 60; second += 1) {
    const description = document.querySelector(`#${button().getAttribute('aria-describedby')}`)?.textContent;
    seen.add(description ?? '');
    pass(1000);
  }
  expect([...seen]).toEqual([60, 50, 40, 30, 20, 10].map((left) => `countdown ${left} s`));
  expect(button().hasAttribute('aria-describedby')).toBe(false);
  expect(document.querySelector('[aria-live], [role="timer"]')).toBeNull();
});

it('shows that its actions run, and takes no press meanwhile', () => {
  draw(element(start + 60_000, { busy: true }));
  fireEvent.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect([press.mock.calls.length, early.mock.calls.length]).toEqual([0, 0]);
});
