/** Holds what stands in place of a screen that is switched off: why, and a way on that does not lead back to it. */
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TextProvider } from '../renderer/text.ts';
import { NotAvailable } from './NotAvailable.tsx';
import { WayContext } from './way.ts';
import type { World } from './world.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

function draw(canGoBack: boolean) {
  const [goBack, goHome] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const world = {
    config: { servicePhone: '55 1234 5678' },
    texts: { language: { tag: 'es-MX' } },
    goHome,
  } as unknown as World;
  render(
    <TextProvider value={(key) => key}>
      <WayContext.Provider value={{ canGoBack, goBack }}>
        <NotAvailable words={{ 'es-MX': 'Hoy no.' }} world={world} />
      </WayContext.Provider>
    </TextProvider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'app.closed.title' })).toBeTruthy();
  expect(screen.getByText('Hoy no.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'app.call: 55 1234 5678' })).toBeTruthy();
  return { goBack, goHome };
}

it('offers the way back, as every screen does', async () => {
  const { goBack, goHome } = draw(true);
  await userEvent.click(screen.getByRole('button', { name: 'app.back' }));
  expect([goBack.mock.calls.length, goHome.mock.calls.length]).toEqual([1, 0]);
});

it('leads to the start where nothing lies before it', async () => {
  window.history.replaceState(null, '', '/knowledgeEarth');
  const { goHome } = draw(false);
  expect(screen.queryByRole('button', { name: 'app.back' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'app.notFound.action' }));
  expect(goHome).toHaveBeenCalledOnce();
});

it('leads to no start where it is the start itself', () => {
  draw(false);
  expect(screen.queryByRole('button', { name: 'app.notFound.action' })).toBeNull();
});
