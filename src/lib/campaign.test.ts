import { expect, it } from 'vitest';
import { campaignOf, cookieOfCampaign } from './campaign.ts';

it.each([
  { layout: 'verano', id: 'verano' },
  { layout: 'classic', id: '' },
  { layout: 'classic', id: 'a b;c.ñ=%' },
])('a page says %j, and its server reads it', (shown) => {
  expect(campaignOf(`sid=1; ${cookieOfCampaign(shown)}; other=2`)).toEqual(shown);
});

it.each([
  undefined,
  '',
  'sid=1',
  'campaign=',
  'campaign=verano',
  'campaign=A.b',
  'campaign=a.%E0%A4',
  'xcampaign=a.b',
])('%s says nothing of one', (header) => {
  expect(campaignOf(header)).toBeUndefined();
});
