/** Holds the list of recorded messages: turned on, newest first, cleared, unharmed by what else is stored. */
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { BridgeLog } from './BridgeLog.tsx';

afterEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const record = (messages: unknown) => sessionStorage.setItem('bridge-log', JSON.stringify(messages));
const logged = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);

it('turns the recording on', () => {
  draw(<BridgeLog {...standing} title="Mensajes" />);
  expect(sessionStorage.getItem('bridge-log-on')).toBe('1');
  expect(screen.getByText('noMessages')).toBeTruthy();
});

it('shows the recorded messages newest first, and leaves out what is none', () => {
  record([{ type: 'close', at: 1 }, { type: 'goRate', at: 2 }, null, 7, { type: 3, at: 4 }, { type: 'x' }]);
  draw(<BridgeLog {...standing} title="Mensajes" />);
  expect(logged()).toEqual(['goRate', 'close']);
});

it.each(['{', '"text"', '{}', 'null'])('shows an empty list when %s is stored', (stored) => {
  sessionStorage.setItem('bridge-log', stored);
  draw(<BridgeLog {...standing} title="Mensajes" />);
  expect(logged()).toEqual([]);
});

it('takes in what is recorded while it is shown, and clears on request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  draw(<BridgeLog {...standing} title="Mensajes" />);
  record([{ type: 'logout', at: 5 }]);
  act(() => {
    vi.advanceTimersByTime(600);
  });
  expect(logged()).toEqual(['logout']);
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'clear' }));
  expect(logged()).toEqual([]);
  expect(sessionStorage.getItem('bridge-log')).toBeNull();
});
