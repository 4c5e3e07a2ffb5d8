/** Holds the sound: what is played at all, when it is fetched, and what is said when it cannot be played. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Sound } from './Sound.tsx';

const words = { text: 'Escuchar el código' };
const src = new URL('/gateway/files/captcha.wav', window.location.href).href;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([undefined, '', 'https://other.example/a.wav', 'tel:55'])('draws nothing for %j', (other) => {
  const { container } = draw(<Sound {...standing} {...words} src={other} />);
  expect(container.childElementCount).toBe(0);
});

it('keeps its room while its address is on its way', () => {
  draw(<Sound {...standing} {...words} src={undefined} pending />);
  expect(screen.getByRole('button', { name: words.text })).toBeDefined();
});

it('fetches the sound at each press, the one before ends', () => {
  const made: string[] = [];
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    made.push(this.src);
    return Promise.resolve();
  });
  draw(<Sound {...standing} {...words} src={src} />);
  const button = screen.getByRole('button', { name: words.text });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(made).toEqual([src, src]);
  expect(pause).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says that it cannot be played, until it is tried again', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(new Error('no sound'));
  draw(<Sound {...standing} {...words} src={src} />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('silent')).toBeDefined();
  play.mockResolvedValue(undefined);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.queryByText('silent')).toBeNull();
});
