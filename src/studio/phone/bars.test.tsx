/** A line around a part is not drawn over the bars under which the part scrolls: it once went across the title of the screen. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { barsOf, clipUnder } from './bars.ts';

const bar = (top: number, height: number): Element => {
  const element = document.createElement('div');
  element.innerHTML = '<b>Title</b>';
  element.getBoundingClientRect = () => new DOMRect(0, top, 360, height);
  document.body.append(element);
  return element;
};

beforeEach(() => {
  document.elementFromPoint = vi.fn<Document['elementFromPoint']>();
});
afterEach(() => document.body.replaceChildren());

it('is what stays at either end, whatever of it is met there', () => {
  const upper = bar(0, 56);
  upper.setAttribute('style', 'position: sticky');
  vi.mocked(document.elementFromPoint).mockImplementation((_x, y) =>
    y < 56 ? (upper.firstElementChild ?? null) : document.body,
  );
  expect(barsOf(document, () => true)).toEqual({ upper, lower: undefined });
  expect(barsOf(document, (each) => each !== upper)).toEqual({});
});

it('leaves of a line what is beside it', () => {
  const bars = { upper: bar(0, 56), lower: bar(540, 100) };
  expect(clipUnder(new DOMRect(16, 200, 300, 40), bars)).toBe('inset(-12px -12px -12px)');
  expect(clipUnder(new DOMRect(16, 40, 300, 40), bars)).toBe('inset(16px -12px -12px)');
  expect(clipUnder(new DOMRect(16, 520, 300, 40), bars)).toBe('inset(-12px -12px 20px)');
  expect(clipUnder(new DOMRect(16, 40, 300, 40), {})).toBe('inset(-12px -12px -12px)');
});
