/** Holds Back: the topmost dialog before the router, and the app left from its first page alone. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../ui/Dialog.tsx';
import { guardBack } from './back.ts';

const leave = vi.fn();
const router = vi.fn();
const close = vi.fn(() => cleanup());

function start(isFirst: boolean): void {
  guardBack({ isFirst: () => isFirst, leave });
  window.addEventListener('popstate', router);
  render(<Dialog title="Aviso" dismissible closeLabel="Cerrar" onClose={close} />);
}

const back = (): void => void fireEvent(window, new PopStateEvent('popstate', { state: null }));

beforeEach(() => {
  window.history.replaceState(null, '');
  vi.spyOn(window.history, 'go').mockImplementation(back);
});

afterEach(() => {
  cleanup();
  window.removeEventListener('popstate', router);
  vi.clearAllMocks();
});

it('closes a dialog, which the router does not hear of', () => {
  start(false);
  back();
  expect(window.history.go).toHaveBeenCalledWith(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router).not.toHaveBeenCalled();
  back();
  expect(router).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
});

it('on the first page closes it from a spare entry, and leaves the app from the page itself', () => {
  start(true);
  expect(window.history.state).toEqual({ spare: true });
  back();
  expect(window.history.go).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(leave).not.toHaveBeenCalled();
});

it('leaves the app where the dialog over the spare entry was answered', () => {
  start(true);
  cleanup();
  back();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(router).not.toHaveBeenCalled();
});
