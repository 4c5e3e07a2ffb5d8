/** What a new campaign begins like is chosen by its picture. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StudioProvider, type Studio } from '../../shell/studio.ts';
import { beginWords } from '../../words/begin.ts';
import { screensWords } from '../../words/screens.ts';

const layouts = ['classic', 'story'].map((id) => ({
  id,
  file: `screens/promotion/${id}.json`,
  group: 'campaign',
  name: { es: `Campaña ${id}`, en: id },
}));
vi.mock('../../search/use-search.ts', () => ({ useIndex: () => ({ screens: layouts }) }));
vi.mock('../../pictures/Picture.tsx', () => ({
  Picture: ({ name }: { readonly name: string }) => <img alt={name} />,
}));
vi.mock('./CampaignForm.tsx', () => ({
  CampaignCopy: ({ file }: { readonly file: string }) => <p>{file}</p>,
}));

import { NewCampaign } from './NewCampaign.tsx';

it('shows each as it looks, and begins like the one that is pressed', async () => {
  const work = { draft: { now: new Map() } };
  const workspace = { now: () => work, subscribe: () => () => undefined };
  const studio = { tongue: 'es', workspace } as unknown as Studio;
  render(
    <StudioProvider value={studio}>
      <NewCampaign onClose={() => undefined} />
    </StudioProvider>,
  );
  const group = screen.getByRole('group', { name: beginWords.es.like });
  expect(group).toBeVisible();
  for (const { name } of layouts)
    expect(screen.getByRole('img', { name: screensWords.es.picture(name.es) })).toBeVisible();
  expect(screen.getByText('screens/promotion/classic.json')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Campaña story' }));
  expect(screen.getByText('screens/promotion/story.json')).toBeVisible();
});
