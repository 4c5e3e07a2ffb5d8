/** A link that is shown once comes into sight; one that stays leaves the focus where it is. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Link } from './Link.tsx';
import { StudioProvider, type Studio } from './studio.ts';

const studio = { tongue: 'es', session: { publicUrl: null } } as unknown as Studio;
const draw = (isOnce: boolean): HTMLElement => {
  render(
    <StudioProvider value={studio}>
      <Link label="Enlace para Rosa" hint="Una vez" path="/studio#/join/a1" isOnce={isOnce} />
    </StudioProvider>,
  );
  return screen.getByLabelText('Enlace para Rosa');
};

it('has the focus where it is shown once', () => {
  expect(draw(true)).toHaveFocus();
});

it('leaves the focus where it is, where it stays', () => {
  expect(draw(false)).not.toHaveFocus();
});
