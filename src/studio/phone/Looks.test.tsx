/** Whoever tries the app is told before they choose another brand that it begins their screen anew. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { firstLook, Looks } from './Looks.tsx';
import { phoneWords } from './words.ts';

it.each(['es', 'en'] as const)('says so in %s while the app is tried, and not otherwise', async (tongue) => {
  const looks = (isApp: boolean) => (
    <Looks tongue={tongue} chosen={firstLook} onChoose={() => undefined} isApp={isApp} />
  );
  const words = phoneWords[tongue];
  const { rerender } = render(looks(false));
  await userEvent.setup().click(screen.getByRole('button', { name: new RegExp(`^${words.look}`) }));
  expect(screen.queryByText(words.brandAnew)).toBe(null);
  rerender(looks(true));
  expect(screen.getByText(words.brandAnew)).toBeInTheDocument();
});
