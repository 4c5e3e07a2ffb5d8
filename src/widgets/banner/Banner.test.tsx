/** Holds the banner: words and an ornament. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw, standing } from '../testing.tsx';
import { Banner } from './Banner.tsx';

afterEach(cleanup);

it.each(['phone', 'calendar', 'talk'] as const)(
  'says its words beside the drawing "%s", an ornament',
  (picture) => {
    const { container } = draw(
      <Banner
        {...standing}
        title="Claro"
        text="Sin sorpresas"
        picture={picture}
        body={<button type="button">Ver</button>}
      />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Claro' })).toBeTruthy();
    expect(screen.getByText('Sin sorpresas')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ver' })).toBeTruthy();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  },
);

it('draws nothing where it has no picture', () => {
  expect(draw(<Banner {...standing} title="Claro" body={null} />).container.querySelector('svg')).toBeNull();
});
