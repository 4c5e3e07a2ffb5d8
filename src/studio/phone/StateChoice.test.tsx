/** Of many situations the plain ones are offered first; the others are a press or a search away. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { NamedState } from './protocol.ts';
import { StateChoice } from './StateChoice.tsx';
import { phoneWords } from './words.ts';

const state = (group: string, ...more: readonly string[]): NamedState => {
  const name = [group, ...more].join(' · ');
  return { id: name, name: { es: name, en: name }, group: { es: group, en: group } };
};

const many = ['Vencido', 'Pagado'].flatMap((group) => [
  state(group, 'sin monto', 'sin fecha', 'sin tienda'),
  state(group, 'sin fecha', 'hoy'),
  ...Array.from({ length: 8 }, (_, index) => state(group, `caso ${index}`, 'sin monto', 'sin fecha')),
]);

const names = (): readonly (string | null)[] =>
  screen.getAllByRole('option').map(({ textContent }) => textContent);

it.each(['es', 'en'] as const)('one of each group, then all, in %s', async (tongue) => {
  const words = phoneWords[tongue];
  const onShow = vi.fn<(id: string) => void>();
  render(<StateChoice tongue={tongue} of="state" states={many} shown={null} onShow={onShow} />);
  const user = userEvent.setup();
  const open = (): Promise<void> =>
    user.click(screen.getByRole('button', { name: new RegExp(`^${words.choices.state.one}:`) }));
  await open();
  expect(names()).toHaveLength(2);
  const search = screen.getByRole('searchbox');
  await user.type(search, 'caso 3');
  expect(names()).toHaveLength(2);
  await user.clear(search);
  await user.click(screen.getByRole('button', { name: words.moreStates(18) }));
  expect(names()).toHaveLength(many.length);
  await user.click(screen.getAllByRole('option')[5] as HTMLElement);
  expect(onShow).toHaveBeenCalledWith(many[5]?.id);
});

it('few are listed at once', async () => {
  const few = many.slice(0, 10);
  render(<StateChoice tongue="es" of="state" states={few} shown={null} onShow={vi.fn<() => void>()} />);
  await userEvent.click(screen.getByRole('button', { name: /^Situación:/ }));
  expect(names()).toHaveLength(10);
});
