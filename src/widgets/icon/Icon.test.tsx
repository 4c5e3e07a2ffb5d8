/** Holds the icon: silent unless it has a name; the names in the schemas are those that are drawn. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Icon } from './Icon.tsx';
import schema from './schema.json';

afterEach(cleanup);

it('is an ornament without a name, an image with one', () => {
  draw(<Icon {...standing} name="coupon" />);
  expect(screen.queryByRole('img')).toBeNull();
  draw(<Icon {...standing} name="coupon" alt="Cupón" />);
  expect(screen.getByRole('img', { name: 'Cupón' })).toBeTruthy();
});

it.each(schema.properties.name.enum)('draws %s', (name) => {
  const { container } = draw(<Icon {...standing} name={name as 'coupon'} />);
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^[Mm]/);
});
