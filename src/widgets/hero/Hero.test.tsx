/** Holds the hero: words, an ornament that is always there, and what stands under the words. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Hero } from './Hero.tsx';

afterEach(cleanup);

it.each(['phone', 'coupon', 'talk'] as const)('says its words under the drawing "%s"', (picture) => {
  const { container } = draw(
    <Hero {...standing} title="Hoy" text="En minutos" picture={picture} body={<b>$100</b>} />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Hoy' })).toBeTruthy();
  expect(screen.getByText('En minutos')).toBeTruthy();
  expect(screen.getByText('$100')).toBeTruthy();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('shows the picture of the campaign, and the drawing where it is broken', () => {
  const { container } = draw(<Hero {...standing} title="Hoy" image="/a.svg" body={null} />);
  const image = container.querySelector('img');
  expect([image?.getAttribute('src'), image?.alt]).toEqual(['/a.svg', '']);
  expect(container.querySelector('svg')).toBeNull();
  if (image !== null) fireEvent.error(image);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});
