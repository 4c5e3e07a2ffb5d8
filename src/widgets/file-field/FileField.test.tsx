/** Holds the picker: the chosen file's name is shown and written, its content is not. */
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Bound, draw, standing } from '../testing.tsx';
import { FileField } from './FileField.tsx';

afterEach(cleanup);

it('shows and writes name, size and type', async () => {
  const seen = vi.fn();
  const change = vi.fn();
  draw(
    <Bound
      start={null}
      seen={seen}
      draw={(bind) => <FileField {...standing} bind={bind} label="Foto" change={change} />}
    />,
  );
  expect(screen.getByText('noFile')).toBeTruthy();
  await userEvent.upload(
    screen.getByLabelText('Foto'),
    new File(['12345'], 'ine.png', { type: 'image/png' }),
  );
  expect(screen.getByText('ine.png · 1 KB')).toBeTruthy();
  expect(seen).toHaveBeenCalledWith({ name: 'ine.png', size: 5, type: 'image/png' });
  expect(change).toHaveBeenCalledTimes(1);
});

it('works without a bind', async () => {
  draw(<FileField {...standing} label="Foto" />);
  await userEvent.upload(screen.getByLabelText('Foto'), new File(['1'], 'a.jpg', { type: 'image/jpeg' }));
  expect(screen.getByText('a.jpg · 1 KB')).toBeTruthy();
});
