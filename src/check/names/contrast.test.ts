/** Colors of a promotion that cannot be told apart. */
import { expect, it } from 'vitest';
import { placed } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const themed = (theme: Json): readonly string[] =>
  placed({
    'screens/promotion/plain.json': {
      version: 2,
      title: '@home.title',
      theme,
      body: { type: 'text', text: '@home.title' },
    },
  }).map((line) => line.replace('screens/promotion/plain.json/theme/', ''));

it('are words and their ground, and a button and the page', () => {
  expect(themed({ primary: '#0e5c4e', onPrimary: '#ffffff' })).toEqual([]);
  expect(themed({ primary: 'gold', onPrimary: '#000' })).toEqual([]);
  expect(themed({ primary: 'navy' })).toEqual([]);
  expect(themed({ primary: 'gold', onPrimary: 'white' })).toEqual(['onPrimary low-contrast']);
  expect(themed({ primary: '#fefefe' })).toEqual(['primary low-contrast']);
  expect(themed({ primary: '@home.title' })).toEqual(['primary wrong-kind']);
  expect(themed({ primary: '{{config.appName}}' })).toEqual(['primary wrong-kind']);
});
