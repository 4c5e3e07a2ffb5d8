/** Holds the figure: label, value and remark, a dash for no value. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Figure } from './Figure.tsx';

afterEach(cleanup);

it('shows label, value and caption in this order', () => {
  const { container } = draw(<Figure {...standing} label="Monto" value="$1.00" caption="con IVA" />);
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    'Monto',
    '$1.00',
    'con IVA',
  ]);
});

it('shows a dash where the value is missing', () => {
  draw(<Figure {...standing} label="Monto" value="" />);
  expect(screen.getByText('—')).toBeTruthy();
});
