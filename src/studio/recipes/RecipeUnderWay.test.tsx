/** A recipe that was begun goes on at its step, also where the page was opened again. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openDraft } from '../core/draft.ts';
import { texts } from '../forms/testing.tsx';
import { useSettings } from '../shell/settings.ts';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { recipeWords } from '../words/recipes.ts';
import { RecipeUnderWay } from './RecipeUnderWay.tsx';

const work = { draft: openDraft(texts), change: null, isReadOnly: false };
const workspace = { subscribe: () => () => undefined, now: () => work };
const words = recipeWords.en;

function Page() {
  const [settings, choose] = useSettings();
  const studio = { tongue: 'en', settings, choose, workspace } as unknown as Studio;
  return (
    <StudioProvider value={studio}>
      <button type="button" onClick={() => choose({ recipe: { id: 'words', step: 0 } })}>
        begin
      </button>
      <RecipeUnderWay />
    </StudioProvider>
  );
}

it('is kept with its step, and is over where it is ended', async () => {
  localStorage.clear();
  window.location.hash = '#/';
  const first = render(<Page />);
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(screen.getByText('begin'));
  expect(screen.getByText(new RegExp(words.step(1, 4)))).toBeVisible();
  // Its first step is done where the screen stands open.
  window.location.hash = '#/screen/customer-service';
  await screen.findByText(new RegExp(words.step(2, 4)));
  first.unmount();

  window.location.hash = '#/';
  const again = render(<Page />);
  expect(screen.getByText(new RegExp(words.step(2, 4)))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.end }));
  again.unmount();
  render(<Page />);
  expect(screen.queryByRole('complementary')).toBeNull();
});
