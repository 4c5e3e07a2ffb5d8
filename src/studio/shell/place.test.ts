/** Addresses of the studio: there and back. */
import { describe, expect, it } from 'vitest';
import { hashOf, placeOf, type Place } from './place.ts';

const places: readonly Place[] = [
  { page: 'screens' },
  { page: 'editor', screen: 'loan-detail' },
  { page: 'editor', screen: 'promotion/classic', file: 'screens/promotion/classic.json', pointer: '/body/0' },
  { page: 'editor', screen: 'repay', words: 'repay.title' },
  {
    page: 'editor',
    screen: 'repay',
    file: 'screens/repay.json',
    pointer: '/body/0',
    at: '/body/0/press/1/url',
  },
  { page: 'history', screen: 'promotion/classic' },
  { page: 'changes' },
  { page: 'change' },
  { page: 'change', id: 'c 1/2?#%' },
  { page: 'releases' },
  { page: 'people' },
  { page: 'join', token: 'a-B_9' },
  { page: 'look', token: 'a-B_9' },
];

describe('the places of the studio', () => {
  it.each(places)('come back from their address: $page $screen', (place) => {
    expect(placeOf(hashOf(place))).toEqual(place);
  });

  it('are unknown where an address says nothing that there is', () => {
    expect(placeOf('#/nowhere')).toEqual({ page: 'unknown' });
    expect(placeOf('#/join')).toEqual({ page: 'unknown' });
    expect(placeOf('#/screen/%E0%A4%A')).toEqual({ page: 'editor', screen: '%E0%A4%A' });
  });
});
