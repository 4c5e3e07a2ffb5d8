/** A screen that is drawn anew beside a form leaves the focus to who types in the form. */
import { expect, it, vi } from 'vitest';
import { keepFocusHere } from './own-focus.ts';

it('focuses what a screen asks for only while the phone has the focus', () => {
  const focus = vi.fn<(options?: FocusOptions) => void>();
  const element = { focus };
  let has = false;
  keepFocusHere({ hasFocus: () => has }, element);
  element.focus();
  expect(focus).not.toHaveBeenCalled();
  has = true;
  element.focus({ preventScroll: true });
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});
