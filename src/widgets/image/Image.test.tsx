/** Holds the picture: its words when it cannot be shown, another try when its address changes. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Image } from './Image.tsx';

afterEach(cleanup);

it('shows its words when broken, and tries a new address', () => {
  const { rerender } = draw(<Image {...standing} src="https://cdn.example/a.png" alt="Código" />);
  fireEvent.error(screen.getByRole('img', { name: 'Código' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Código')).toBeTruthy();
  rerender(<Image {...standing} src="https://cdn.example/b.png" alt="Código" />);
  expect(screen.getByRole('img', { name: 'Código' })).toBeTruthy();
});

it('shows its words when the address was refused', () => {
  draw(<Image {...standing} src={undefined} alt="Logotipo" caption="Tu banco" />);
  expect(screen.getByText('Logotipo')).toBeTruthy();
  expect(screen.getByText('Tu banco')).toBeTruthy();
});

it('leaves a missing ornament out', () => {
  expect(draw(<Image {...standing} src={undefined} alt="" />).container.childElementCount).toBe(0);
});

it('keeps the date of its words in one line', () => {
  const { container } = draw(
    <Image {...standing} src="/a.png" alt="Código" caption="Paga hasta el 2026-11-29 23:59:59" />,
  );
  expect(container.querySelector('figcaption time')?.textContent).toBe('2026-11-29');
  expect(container.querySelector('figcaption')?.textContent).toBe('Paga hasta el 2026-11-29 23:59:59');
});
