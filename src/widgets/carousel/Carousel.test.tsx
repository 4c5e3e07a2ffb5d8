/** Holds the carousel's clock and what stops it, its dots and its pause; scrolling itself is tested in a browser. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Carousel } from './Carousel.tsx';

const slides = [<p key="1">Uno</p>, <p key="2">Dos</p>];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = (): string | undefined =>
  screen
    .getAllByRole('button')
    .find((button) => button.getAttribute('aria-current') === 'true')
    ?.getAttribute('aria-label') ?? undefined;

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

const region = (): HTMLElement => screen.getByRole('region', { name: 'Por qué' });

const calm = (matches: boolean): void =>
  void vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

it('moves on every 3 s and begins anew (docs/product-spec.md 9)', () => {
  draw(<Carousel {...standing} label="Por qué" slides={slides} />);
  expect(shown()).toBe('carousel.slide 1 / 2');
  pass(2999);
  expect(shown()).toBe('carousel.slide 1 / 2');
  pass(1);
  expect(shown()).toBe('carousel.slide 2 / 2');
  pass(3000);
  expect(shown()).toBe('carousel.slide 1 / 2');
});

it('takes another interval', () => {
  draw(<Carousel {...standing} label="Por qué" slides={slides} interval={5000} />);
  pass(4999);
  expect(shown()).toBe('carousel.slide 1 / 2');
  pass(1);
  expect(shown()).toBe('carousel.slide 2 / 2');
});

it.each([
  ['a pointer on it', 'pointerEnter', 'pointerLeave'],
  ['a finger on it', 'touchStart', 'touchEnd'],
  ['the focus in it', 'focusIn', 'focusOut'],
] as const)('rests with %s, and goes on after', (_name, begins, ends) => {
  draw(<Carousel {...standing} label="Por qué" slides={slides} />);
  fireEvent[begins](region());
  pass(10_000);
  expect(shown()).toBe('carousel.slide 1 / 2');
  fireEvent[ends](region());
  pass(3000);
  expect(shown()).toBe('carousel.slide 2 / 2');
});

it('rests on a page that nobody sees', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  draw(<Carousel {...standing} label="Por qué" slides={slides} />);
  pass(10_000);
  expect(shown()).toBe('carousel.slide 1 / 2');
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(3000);
  expect(shown()).toBe('carousel.slide 2 / 2');
});

it('stops by its button and goes on by it', () => {
  draw(<Carousel {...standing} label="Por qué" slides={slides} />);
  fireEvent.click(screen.getByRole('button', { name: 'carousel.pause' }));
  pass(10_000);
  expect(shown()).toBe('carousel.slide 1 / 2');
  fireEvent.click(screen.getByRole('button', { name: 'carousel.play' }));
  pass(3000);
  expect(shown()).toBe('carousel.slide 2 / 2');
});

it('stands still for who wants less motion, until asked to move', () => {
  calm(true);
  draw(<Carousel {...standing} label="Por qué" slides={slides} />);
  pass(10_000);
  expect(shown()).toBe('carousel.slide 1 / 2');
  expect(screen.getByRole('button', { name: 'carousel.play' })).toBeTruthy();
});

it('goes where its dots say', () => {
  draw(<Carousel {...standing} label="Por qué" slides={slides} />);
  fireEvent.click(screen.getByRole('button', { name: 'carousel.slide 2 / 2' }));
  expect(shown()).toBe('carousel.slide 2 / 2');
});

it('needs no controls for one slide, nor for none', () => {
  draw(<Carousel {...standing} label="Por qué" slides={[<p key="1">Uno</p>]} />);
  expect(screen.queryByRole('button')).toBeNull();
  pass(10_000);
  cleanup();
  draw(<Carousel {...standing} label="Por qué" slides={[]} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('does not move while its data is awaited', () => {
  draw(<Carousel {...standing} pending label="Por qué" slides={slides} />);
  pass(10_000);
  expect(shown()).toBe('carousel.slide 1 / 2');
});
