/** The address of a campaign: opened by a camera where the product has a public one, and to be copied everywhere. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from '../shell/QrCode.tsx';
import { StudioProvider, type Studio } from '../shell/studio.ts';
import { peopleWords } from '../words/people.ts';
import { releasesWords } from '../words/releases.ts';
import { CampaignAddress } from './CampaignAddress.tsx';

const phoneOrigin = 'http://127.0.0.1:8080';
const publicUrl = 'https://app.example.com';

function show(tongue: 'es' | 'en', session: { readonly publicUrl: string | null }): string {
  const studio = { tongue, session: { phoneOrigin, ...session } } as unknown as Studio;
  render(
    <StudioProvider value={studio}>
      <CampaignAddress id="verano 2027" />
    </StudioProvider>,
  );
  return screen.getByRole<HTMLInputElement>('textbox', { name: releasesWords[tongue].address }).value;
}

const drawn = (image: HTMLElement): string | null | undefined =>
  image.querySelector('path')?.getAttribute('d');

it.each(['es', 'en'] as const)('is a picture for a camera where there is a public origin (%s)', (tongue) => {
  const address = show(tongue, { publicUrl });
  expect(address).toBe(`${publicUrl}/promotion?id=verano%202027#/`);
  render(<QrCode address={address} label="the same" />);
  expect(drawn(screen.getByRole('img', { name: peopleWords[tongue].qr }))).toBe(
    drawn(screen.getByRole('img', { name: 'the same' })),
  );
});

it('is only to be copied on a machine that no phone reaches', () => {
  expect(show('en', { publicUrl: null })).toBe(`${phoneOrigin}/promotion?id=verano%202027#/`);
  expect(screen.queryByRole('img')).toBeNull();
});
