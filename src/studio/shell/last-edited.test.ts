/** "Go on editing" leads back to the very screen, part and state that were open. */
import { expect, it } from 'vitest';
import { goOnAddress, noteEdited, stateLeft } from './last-edited.ts';

it('is the place that was left, or the first screen of the change, or all of them', () => {
  expect(goOnAddress(['home', 'detail'], 'home')).toBe('#/screen/home');
  expect(goOnAddress([], undefined)).toBe('#/');
  const place = {
    page: 'editor',
    screen: 'detail',
    file: 'screens/detail.json',
    pointer: '/body/1',
  } as const;
  noteEdited({ place, state: 'overdue' });
  expect(goOnAddress(['home', 'detail'], 'home')).toBe(
    '#/screen/detail?file=screens%2Fdetail.json&pointer=%2Fbody%2F1',
  );
  expect([stateLeft('detail'), stateLeft('home')]).toEqual(['overdue', undefined]);
  // A screen that is there no more.
  expect(goOnAddress(['home'], 'home')).toBe('#/screen/home');
});
