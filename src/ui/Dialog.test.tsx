/** Holds the dialog: focus in and back, what closes it and what does not. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { watchLayout } from '../../tests/support/laid-out.ts';
import { Dialog } from './Dialog.tsx';
import { topDialog } from './open-dialogs.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Page({ dismissible = true }: { readonly dismissible?: boolean }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        abrir
      </button>
      {open ? (
        <Dialog title="Aviso" dismissible={dismissible} closeLabel="Cerrar" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            listo
          </button>
        </Dialog>
      ) : null}
    </>
  );
}

async function open(dismissible = true): Promise<HTMLDialogElement> {
  render(<Page dismissible={dismissible} />);
  await userEvent.click(screen.getByRole('button', { name: 'abrir' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Aviso' });
}

it.each([
  [170, false],
  [270, true],
])('buttons %i high on a window of 640 scroll with the rest: %s', (height, scroll) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  vi.stubGlobal('innerHeight', 640);
  const layOut = watchLayout();
  render(<Dialog title="x" dismissible closeLabel="y" onClose={() => undefined} footer={<p>Sí</p>} />);
  layOut();
  const { parentElement: footer } = screen.getByText('Sí');
  expect(/low/.test(footer?.className ?? '')).toBe(scroll);
});

it('opens modally, takes the focus and gives it back', async () => {
  const dialog = await open();
  expect(dialog.open).toBe(true);
  expect(topDialog()).toBe(dialog);
  expect(document.activeElement?.textContent).toBe('Aviso');
  await userEvent.click(screen.getByRole('button', { name: 'listo' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(topDialog()).toBeUndefined();
  expect(document.activeElement?.textContent).toBe('abrir');
});

it('closes by its button, by a press beside it and by Esc where it is dismissible', async () => {
  for (const close of [
    () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar' })),
    () => fireEvent.click(screen.getByRole('dialog')),
    () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
  ]) {
    await open();
    close();
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
  }
});

it('stays for all of them where it is not', async () => {
  const dialog = await open(false);
  expect(screen.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  fireEvent.click(dialog);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(dialog.open).toBe(true);
  dialog.close(); // The second Esc of Chromium.
  fireEvent(dialog, new Event('close'));
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
});

it('does not close by a press inside it', async () => {
  await open();
  fireEvent.click(screen.getByRole('heading', { name: 'Aviso' }));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});
