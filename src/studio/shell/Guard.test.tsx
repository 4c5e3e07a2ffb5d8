/** What stands in the place of a page that throws, and how it comes back. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { shellWords } from '../words/shell.ts';
import { Guard } from './Guard.tsx';

it('says that a page has stopped, and draws it again when asked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isWrong = true;
  function Page() {
    if (isWrong) throw new Error('wrong');
    return <p>Aquí está</p>;
  }
  render(
    <>
      <p>Arriba</p>
      <Guard tongue="es">
        <Page />
      </Guard>
    </>,
  );
  expect(screen.getByText('Arriba')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(shellWords.es.broken);
  isWrong = false;
  await userEvent.setup().click(screen.getByRole('button', { name: shellWords.es.again }));
  expect(screen.getByText('Aquí está')).toBeInTheDocument();
});
