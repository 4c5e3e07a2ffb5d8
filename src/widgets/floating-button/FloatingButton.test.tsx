/** Holds the press, the drag that is no press, the place that is kept. The layout itself is tried in a browser. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { FloatingButton } from './FloatingButton.tsx';

afterEach(() => sessionStorage.clear());
afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'Ayuda' });
const place = () => [button().style.left, button().style.top];

function drag(to: { readonly clientX: number; readonly clientY: number }): void {
  fireEvent.pointerDown(button(), { clientX: 0, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(button(), { ...to, pointerId: 1 });
  fireEvent.pointerUp(button(), { ...to, pointerId: 1 });
  fireEvent.click(button());
}

it('is pressed by pointer and by keyboard', async () => {
  const press = vi.fn();
  draw(<FloatingButton {...standing} text="Ayuda" press={press} />);
  await userEvent.click(button());
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(2);
});

it('stays where it was dragged, also on the next visit, and a drag is no press', () => {
  const press = vi.fn();
  const { unmount } = draw(<FloatingButton {...standing} text="Ayuda" press={press} />);
  drag({ clientX: 100, clientY: 60 });
  expect(press).not.toHaveBeenCalled();
  expect(place()).toEqual(['100px', '60px']);
  unmount();
  draw(<FloatingButton {...standing} text="Ayuda" press={press} />);
  expect(place()).toEqual(['100px', '60px']);
});

it('takes an unsteady finger for a press', () => {
  const press = vi.fn();
  draw(<FloatingButton {...standing} text="Ayuda" press={press} />);
  drag({ clientX: 4, clientY: 4 });
  expect(press).toHaveBeenCalledTimes(1);
  expect(place()).toEqual(['', '']);
});

it('can be pressed again after a drag', () => {
  const press = vi.fn();
  draw(<FloatingButton {...standing} text="Ayuda" press={press} />);
  drag({ clientX: 100, clientY: 60 });
  drag({ clientX: 0, clientY: 0 });
  expect(press).toHaveBeenCalledTimes(1);
});

it('never leaves the window', () => {
  draw(<FloatingButton {...standing} text="Ayuda" press={vi.fn()} />);
  drag({ clientX: 90_000, clientY: -500 });
  expect(place()).toEqual([`${window.innerWidth - 8}px`, '8px']);
});

it('is moved by arrow keys', async () => {
  draw(<FloatingButton {...standing} text="Ayuda" press={vi.fn()} />);
  // No layout here: where the button stands is what its style says.
  vi.spyOn(button(), 'getBoundingClientRect').mockImplementation(
    () =>
      new DOMRect(
        Number.parseFloat(button().style.left || '40'),
        Number.parseFloat(button().style.top || '40'),
        56,
        56,
      ),
  );
  button().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(place()).toEqual(['64px', '64px']);
});

it('works where storage is blocked', () => {
  const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  draw(<FloatingButton {...standing} text="Ayuda" press={vi.fn()} />);
  expect(button()).toBeTruthy();
  blocked.mockRestore();
});
