/** Holds the way from the phone's word to the screen: told each time, and no more once the screen is left. */
import { expect, it, vi } from 'vitest';
import { whenOnline } from './online.ts';

it('calls back each time the network returns, until that is ended', () => {
  const listener = vi.fn();
  const end = whenOnline(listener);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  end();
  window.dispatchEvent(new Event('online'));
  expect(listener).toHaveBeenCalledTimes(2);
});
