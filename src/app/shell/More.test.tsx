/** Holds the buttons under a long list: what they say of it, and where the focus goes. */
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextProvider } from '../../renderer/text.ts';
import { More } from './More.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('goes on with the first entry that more has shown, and comes back to the button', async () => {
  const user = userEvent.setup();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  function Long(): ReactElement {
    const [count, setCount] = useState(2);
    return (
      <>
        {Array.from({ length: count }, (_, index) => (
          <p key={index} id={`e${index}`}>{`Entrada ${index}`}</p>
        ))}
        <More
          more={count === 2}
          less={count > 2}
          first={count > 2 ? 'e2' : undefined}
          onMore={() => setCount(4)}
          onLess={() => setCount(2)}
        />
      </>
    );
  }
  render(
    <TextProvider value={(key) => key.replace('app.', '')}>
      <Long />
    </TextProvider>,
  );
  const more = screen.getByRole('button', { name: 'more', expanded: false });
  await user.click(more);
  expect(document.activeElement).toBe(screen.getByText('Entrada 2'));
  expect(screen.queryByRole('button', { name: 'more' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'hide', expanded: true }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'more' }));
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
});
