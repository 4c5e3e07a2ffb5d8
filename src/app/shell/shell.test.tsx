/** Holds the parts around a screen: toaster, frame, pull to refresh, failure, dialogs' buttons. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { nextFrame } from '../../../tests/support/next-frame.ts';
import { TextProvider } from '../../renderer/text.ts';
import { AppFrame, BareFrame } from './frames.tsx';
import { AlertDialog, DialogButton, ScreenDialog } from './ScreenDialog.tsx';
import { Empty, Failure, FullPage } from './states.tsx';
import { Toaster } from './Toaster.tsx';
import { createToasts } from './toasts.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const draw = (element: ReactElement) =>
  render(element, {
    wrapper: ({ children }) => (
      <TextProvider value={(key) => key.replace('app.', '')}>{children}</TextProvider>
    ),
  });

const nothing = (): void => undefined;

it('has one live region before there is anything to say', () => {
  const toasts = createToasts();
  draw(<Toaster toasts={toasts} />);
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => toasts.show('Listo'));
  expect(screen.getByRole('status').textContent).toBe('Listo');
});

it('speaks inside a modal dialog, where the rest of the page is inert', () => {
  const toasts = createToasts();
  draw(
    <>
      <Toaster toasts={toasts} />
      <ScreenDialog title="Califica" dismissible={false} onClose={nothing} />
    </>,
  );
  act(() => toasts.show('Seleccione una calificación'));
  expect(screen.getByRole('dialog').contains(screen.getByRole('status'))).toBe(true);
});

it('holds a toast while the page is pressed', () => {
  vi.useFakeTimers();
  const toasts = createToasts();
  draw(<Toaster toasts={toasts} />);
  act(() => toasts.show('Listo', 1000));
  fireEvent.pointerDown(document.body);
  act(() => void vi.advanceTimersByTime(9000));
  expect(screen.getByText('Listo')).toBeTruthy();
  fireEvent.pointerUp(document.body);
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByText('Listo')).toBeNull();
  vi.useRealTimers();
});

it('a failure that was said is gone when the person goes on, before what they do says anything', () => {
  vi.useFakeTimers();
  const toasts = createToasts();
  draw(
    <>
      <Toaster toasts={toasts} />
      <button type="button" onClick={() => toasts.show('Copiado')}>
        Copiar
      </button>
      <input aria-label="Nombre" />
    </>,
  );
  act(() => toasts.show('No se pudo'));
  act(() => void vi.advanceTimersByTime(400));
  fireEvent.click(screen.getByRole('textbox'));
  expect(screen.getByRole('status').textContent).toBe('No se pudo');
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('Copiado');
  vi.useRealTimers();
});

it('a dialog that opens ends what was said before it, not what was said with it', () => {
  vi.useFakeTimers();
  const toasts = createToasts();
  const pageOf = (open: boolean): ReactElement => (
    <>
      <Toaster toasts={toasts} />
      {open ? <ScreenDialog title="Gracias" dismissible={false} onClose={nothing} /> : null}
    </>
  );
  const { rerender } = draw(pageOf(false));
  act(() => toasts.show('No se pudo'));
  act(() => void vi.advanceTimersByTime(400));
  act(() => toasts.show('Listo'));
  rerender(pageOf(true));
  expect(screen.getByRole('status').textContent).toBe('Listo');
  vi.useRealTimers();
});

it('frames a screen with its title, back and footer', async () => {
  const back = vi.fn();
  draw(
    <AppFrame
      title="Detalle"
      canGoBack
      onBack={back}
      footer={<button type="button">Pagar</button>}
      busy="Enviando"
    >
      <p>cuerpo</p>
    </AppFrame>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Detalle' })).toBeTruthy();
  expect(screen.getByRole('main').textContent).toBe('cuerpo');
  expect(screen.getByRole('contentinfo').textContent).toBe('Pagar');
  expect(screen.getByRole('status').textContent).toBe('Enviando');
  await userEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(back).toHaveBeenCalledTimes(1);
});

it('is measured and gets the focus with the frame that lays it out, not before', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  const draws = (title: string): void =>
    void draw(
      <AppFrame title={title} canGoBack={false} onBack={nothing} footer={<p>Pagar</p>}>
        <p>cuerpo</p>
      </AppFrame>,
    );
  draws('Inicio');
  cleanup();
  draws('Detalle');
  expect(height).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  await nextFrame();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Detalle' }));
});

it('has neither back nor refresh where they lead nowhere', () => {
  draw(
    <AppFrame title="Detalle" canGoBack={false} onBack={nothing}>
      <p>cuerpo</p>
    </AppFrame>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps the title of a bare frame for readers', () => {
  draw(<BareFrame title="Promoción">cuerpo</BareFrame>);
  expect(screen.getByRole('heading', { level: 1, name: 'Promoción' })).toBeTruthy();
});

function pull(element: Element, by: number): void {
  fireEvent.touchStart(element, { touches: [{ clientX: 10, clientY: 10 }] });
  fireEvent.touchMove(element, { touches: [{ clientX: 10, clientY: 20 }] });
  fireEvent.touchMove(element, { touches: [{ clientX: 10, clientY: 10 + by }] });
  fireEvent.touchEnd(element, { touches: [] });
}

function refreshable(extra?: ReactElement) {
  let finish = nothing;
  const refresh = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  draw(
    <AppFrame title="Detalle" canGoBack={false} onBack={nothing} onRefresh={refresh}>
      <p>cuerpo</p>
      {extra}
    </AppFrame>,
  );
  return { refresh, finish: () => act(async () => finish()) };
}

it('refreshes once when it is pulled far enough, and says so until the data has come', async () => {
  const { refresh, finish } = refreshable();
  pull(screen.getByText('cuerpo'), 200);
  pull(screen.getByText('cuerpo'), 200);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByText('refreshing')).toBeTruthy();
  await finish();
  expect(screen.queryByText('refreshing')).toBeNull();
});

it('has an icon for the pull from the first pull on', () => {
  refreshable();
  const mark = screen.getAllByRole('status').at(-1);
  expect(mark?.querySelector('svg')).toBeNull();
  pull(screen.getByText('cuerpo'), 60);
  expect(mark?.querySelector('svg')).not.toBeNull();
});

it('does not refresh for a short pull, a sideways move or a scrolled page', () => {
  const { refresh } = refreshable();
  const body = screen.getByText('cuerpo');
  pull(body, 60);
  fireEvent.touchStart(body, { touches: [{ clientX: 10, clientY: 10 }] });
  fireEvent.touchMove(body, { touches: [{ clientX: 200, clientY: 20 }] });
  fireEvent.touchMove(body, { touches: [{ clientX: 200, clientY: 300 }] });
  fireEvent.touchEnd(body, { touches: [] });
  Object.defineProperty(window, 'scrollY', { value: 40, configurable: true });
  pull(body, 200);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  expect(refresh).not.toHaveBeenCalled();
});

it('does not refresh while a dialog is open', () => {
  const { refresh } = refreshable(
    <ScreenDialog title="Aviso" dismissible onClose={nothing}>
      <p>dentro</p>
    </ScreenDialog>,
  );
  pull(screen.getByText('dentro'), 200);
  pull(screen.getByText('cuerpo'), 200);
  expect(refresh).not.toHaveBeenCalled();
});

it('can be refreshed without a gesture', async () => {
  const { refresh } = refreshable();
  await userEvent.click(screen.getByRole('button', { name: 'refresh' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('offers to try again after a failure, once at a time', async () => {
  let finish = nothing;
  const retry = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  draw(<Failure text="Sin conexión" onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('Sin conexión');
  const button = screen.getByRole('button', { name: 'retry' });
  await userEvent.tripleClick(button);
  expect(retry).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
});

it('says that there is nothing, and fills a page with one message', async () => {
  draw(<Empty />);
  expect(screen.getByRole('heading', { name: 'empty' })).toBeTruthy();
  cleanup();
  const press = vi.fn();
  draw(<FullPage picture="question" title="No existe" action={{ text: 'Inicio', onPress: press }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'No existe' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Inicio' }));
  expect(press).toHaveBeenCalledTimes(1);
});

it('has buttons in its dialogs that do not run twice', async () => {
  const press = vi.fn();
  draw(
    <ScreenDialog
      title="¿Seguro?"
      dismissible
      onClose={nothing}
      buttons={<DialogButton text="Sí" tone="odd" press={press} busy />}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sí' }));
  expect(press).not.toHaveBeenCalled();
});

it('asks for an answer to an alert', async () => {
  const close = vi.fn();
  draw(<AlertDialog text="Longitud -99" onClose={close} />);
  expect(screen.getByRole('dialog', { name: 'Longitud -99' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'ok' }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('says a failure in place of one widget in a line, and leaves the focus where it was pressed', async () => {
  const retry = vi.fn(() => Promise.resolve());
  const { rerender } = draw(<Failure small text="Sin conexión" onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toBe('Sin conexiónretry');
  expect(screen.queryByRole('heading')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(retry).toHaveBeenCalledOnce();
  rerender(<h1 tabIndex={-1}>Registro</h1>);
  expect(document.activeElement).toBe(document.body);
});
