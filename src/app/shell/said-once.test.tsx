/** Holds that a sentence is never in a toast and on the screen at once, and is always somewhere. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageFocus } from '../focus.ts';
import { WayContext } from '../way.ts';
import type { World } from '../world.ts';
import { Failure } from './states.tsx';
import { Toaster } from './Toaster.tsx';
import { createToasts, DEFAULT_MS, type Toasts } from './toasts.ts';
import { WriteNote } from './WriteNote.tsx';
import type { ReactNode } from 'react';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(pageFocus, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function page(toasts: Toasts, children: ReactNode): void {
  const world = { notices: { toasts } } as unknown as World;
  render(
    <WayContext.Provider value={{ canGoBack: false, goBack: () => undefined, world }}>
      {children}
      <Toaster toasts={toasts} />
    </WayContext.Provider>,
  );
}

const refusal = 'There is one already';
/** Where a person sees the words: in the toast, on the screen. */
const seen = (text: string): readonly [boolean, boolean] => {
  const region = screen.getByRole('status');
  const isToast = region.textContent === text && !region.classList.contains('visually-hidden');
  const stays = screen.getAllByText(text).find((element) => !region.contains(element));
  return [isToast, stays?.closest('[style*="hidden"], [class*="waits"]') === null];
};

it('a refusal is in the toast, and stays on the screen after it', () => {
  const toasts = createToasts();
  toasts.show(refusal);
  page(toasts, <WriteNote tone="danger" text={refusal} seek={false} />);
  expect(seen(refusal)).toEqual([true, false]);
  act(() => void vi.advanceTimersByTime(DEFAULT_MS));
  expect(seen(refusal)).toEqual([false, true]);
});

it('what is brought into sight is said there alone, and spoken', () => {
  const toasts = createToasts();
  toasts.show('Nothing was sent');
  page(toasts, <WriteNote tone="danger" text="Nothing was sent" seek />);
  expect(screen.getByRole('status').textContent).toBe('Nothing was sent');
  expect(seen('Nothing was sent')).toEqual([false, true]);
});

it('who types further down reads the toast, for the page is not moved', () => {
  const { container } = render(<input />);
  container.querySelector('input')?.focus();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -200, 300, 80));
  const toasts = createToasts();
  toasts.show('Nobody knows');
  page(toasts, <WriteNote tone="warning" text="Nobody knows" seek />);
  expect(seen('Nobody knows')).toEqual([true, false]);
});

it('other words of a toast leave the screen as it is', () => {
  const toasts = createToasts();
  toasts.show('error');
  page(toasts, <WriteNote tone="danger" text={refusal} seek={false} />);
  expect(seen('error')[0]).toBe(true);
  expect(seen(refusal)).toEqual([false, true]);
});

it('a page whose data was refused says why once', () => {
  const toasts = createToasts();
  toasts.show(refusal);
  page(toasts, <Failure text={refusal} onRetry={() => Promise.resolve()} />);
  expect(seen(refusal)).toEqual([true, false]);
  act(() => void vi.advanceTimersByTime(DEFAULT_MS));
  expect(seen(refusal)).toEqual([false, true]);
});
