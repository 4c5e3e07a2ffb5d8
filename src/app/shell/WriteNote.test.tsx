/** Holds when words about a write come into view: when somebody pressed, not while somebody types or reads. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageFocus } from '../focus.ts';
import { WriteNote } from './WriteNote.tsx';

const scrolled = vi.fn();
beforeEach(() => void vi.spyOn(pageFocus, 'scrollTo').mockImplementation(scrolled));
afterEach(() => {
  cleanup();
  scrolled.mockClear();
});

it('comes into view once, when it is drawn', () => {
  const { rerender } = render(<WriteNote tone="danger" text="Nothing was sent" seek />);
  rerender(<WriteNote tone="danger" text="Nothing was sent" seek />);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('leaves the page where it is for a refusal, and while somebody types', () => {
  render(<WriteNote tone="danger" text="No" seek={false} />);
  const { container } = render(<input />);
  container.querySelector('input')?.focus();
  render(<WriteNote tone="warning" text="Nobody knows" seek />);
  expect(scrolled).not.toHaveBeenCalled();
});
