/** The switch that puts the app into the phone: what it asks for, and what becomes of an answer that nobody waits for any more. */
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SandboxWorld } from '../../model/studio.ts';
import { firstLook, Looks } from './Looks.tsx';
import { SandboxNote } from './SandboxNote.tsx';
import { useSandbox } from './use-sandbox.ts';
import { phoneWords } from './words.ts';

const loan = (id: string) => ({
  id,
  status: id,
  name: { es: id, en: id },
  group: { es: id, en: id },
  kinds: { order: id },
});
const world = (session: string): SandboxWorld => ({
  session,
  apiBase: '/s',
  loans: [loan('174'), loan('180')],
});

/** A server that answers when it is let. */
function slow() {
  const waiting: { readonly resolve: (given: SandboxWorld) => void; readonly reject: () => void }[] = [];
  const open = vi.fn<() => Promise<SandboxWorld>>(
    () => new Promise((resolve, reject) => void waiting.push({ resolve, reject })),
  );
  return {
    open,
    answer: (at: number, given: SandboxWorld) => act(async () => waiting[at]?.resolve(given)),
    fail: (at: number) => act(async () => waiting[at]?.reject()),
  };
}

it('opens a world, another one to begin anew, and keeps it for another loan', async () => {
  const { open, answer } = slow();
  const { result } = renderHook(() => useSandbox(open));
  act(() => result.current.turn(true));
  expect([result.current.isOpening, result.current.visit]).toEqual([true, undefined]);
  await answer(0, world('a'));
  const first = result.current.visit;
  expect(first).toMatchObject({ session: 'a', apiBase: '/s', kinds: { order: '174' } });
  act(() => result.current.choose('180'));
  expect(result.current.visit).toMatchObject({ session: 'a', kinds: { order: '180' } });
  expect(result.current.visit?.round).not.toBe(first?.round);
  act(() => result.current.begin());
  expect(result.current.visit).toMatchObject({ session: 'a' });
  await answer(1, world('b'));
  expect(result.current.visit).toMatchObject({ session: 'b', kinds: { order: '180' } });
  act(() => result.current.turn(false));
  expect([result.current.visit, result.current.loans]).toEqual([undefined, []]);
});

it('says that it did not open, and opens none that nobody waits for any more', async () => {
  const { open, answer, fail } = slow();
  const { result } = renderHook(() => useSandbox(open));
  act(() => result.current.turn(true));
  await fail(0);
  expect([result.current.hasFailed, result.current.isOpening, result.current.visit]).toEqual([
    true,
    false,
    undefined,
  ]);
  act(() => result.current.turn(true));
  act(() => result.current.turn(false));
  await answer(1, world('late'));
  expect([result.current.hasFailed, result.current.visit]).toEqual([false, undefined]);
});

it('says what it is and where the app has come to, and leads to where that is edited', () => {
  const texts = new Map([
    ['screens/pay.json', '{"title":"@pay"}'],
    ['locales/es.json', '{"pay":"Pagar ya"}'],
    ['locales/en.json', '{"pay":"Pay now"}'],
  ]);
  const words = phoneWords.es;
  const begin = vi.fn();
  const note = (edited: string, code?: string) => (
    <SandboxNote
      tongue="es"
      texts={texts}
      screen="pay_app"
      code={code}
      edited={edited}
      addressOf={(id) => `#/screen/${id}`}
      onBegin={begin}
    />
  );
  const { rerender } = render(note('other'));
  expect(screen.getByText(words.appIs)).toBeInTheDocument();
  expect(screen.getByText(words.appAt('Pagar ya'))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.appEdit })).toHaveAttribute('href', '#/screen/pay');
  fireEvent.click(screen.getByRole('button', { name: words.appAnew }));
  expect(begin).toHaveBeenCalledOnce();
  expect(screen.queryByText(/SMS/)).toBeNull();
  rerender(note('other', '048213'));
  expect(screen.getByText(words.appCode('048213'))).toBeInTheDocument();
  rerender(note('pay'));
  expect(screen.queryByRole('link')).toBeNull();
});

it('the brand stands beside width, text and background, and is said where it is another', async () => {
  const choose = vi.fn();
  const words = phoneWords.en;
  const { rerender } = render(<Looks tongue="en" chosen={firstLook} onChoose={choose} />);
  const button = screen.getByRole('button', { name: new RegExp(`^${words.look}`) });
  expect(button).not.toHaveAccessibleName(/Brand/);
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('radio', { name: words.brands.other }));
  expect(choose).toHaveBeenCalledWith({ ...firstLook, brand: 'other' });
  rerender(<Looks tongue="en" chosen={{ ...firstLook, brand: 'other' }} onChoose={choose} />);
  expect(screen.getByRole('button', { name: /Brand: With a long name/, hidden: true })).toBeInTheDocument();
});
