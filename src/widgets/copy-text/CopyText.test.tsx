/** Holds the copying: what is written, what is said, what happens where the clipboard is closed. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { CopyText } from './CopyText.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('copies the exact value and says so', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  draw(<CopyText {...standing} label="Código" value="98 76" />);
  await user.click(screen.getByRole('button', { name: 'copy Código' }));
  expect(write).toHaveBeenCalledWith('98 76');
  expect(await screen.findByRole('button', { name: 'copied Código' })).toBeTruthy();
});

it('says whose value it is to who hears it alone', () => {
  draw(<CopyText {...standing} label="Código" of="de Banco Norte" value="98 76" />);
  expect(screen.getByRole('button', { name: 'copy Código de Banco Norte' })).toBeTruthy();
  expect(screen.queryByText('de Banco Norte')).toBeNull();
});

it('selects the value where the clipboard is closed, and does not claim to have copied', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  draw(<CopyText {...standing} label="Código" value="98 76" />);
  await user.click(screen.getByRole('button', { name: 'copy Código' }));
  await waitFor(() => expect(window.getSelection()?.toString()).toBe('98 76'));
  expect(screen.queryByRole('button', { name: /copied/ })).toBeNull();
});

it('shows a long code in fours, whose text has no gaps', () => {
  const { container } = draw(<CopyText {...standing} label="Código" value="646180000203790158" />);
  const parts = [...container.querySelectorAll('bdi > span')].map((part) => part.textContent);
  expect(parts).toEqual(['6461', '8000', '0203', '7901', '58']);
  expect(container.querySelector('bdi')?.textContent).toBe('646180000203790158');
});
