/** Marks once hung in the middle of the phone: what they mark had moved, and nobody said so. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPage } from './follow.ts';

let end = (): void => undefined;
const settled = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  settled.mockClear();
  document.body.innerHTML = '<main></main><div class="marks"><i></i></div>';
  end = followPage(document, '.marks', settled);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

const later = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(500));

it('is told once that something came, however much it was', async () => {
  document.querySelector('main')?.append(document.createElement('footer'));
  await vi.advanceTimersByTimeAsync(50);
  document.querySelector('footer')?.setAttribute('class', 'low');
  await later();
  expect(settled).toHaveBeenCalledOnce();
});

it('is told that a picture has arrived', async () => {
  const picture = document.createElement('img');
  document.querySelector('main')?.append(picture);
  await later();
  picture.dispatchEvent(new Event('load'));
  await later();
  expect(settled).toHaveBeenCalledTimes(2);
});

it('is not told of what it draws itself', async () => {
  document.querySelector('i')?.setAttribute('style', 'top: 4px');
  document.querySelector('.marks')?.append(document.createElement('b'));
  await later();
  expect(settled).not.toHaveBeenCalled();
});
