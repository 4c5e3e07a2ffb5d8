import { expect, it } from 'vitest';
import { placeOf } from './promotion.ts';

it.each([
  ['', '#/', ''],
  ['#', '#/', ''],
  ['#/', '#/', ''],
  ['#top', '#/', ''],
  ['#/downloadTemplate', '#/downloadTemplate', ''],
  ['#/downloadTemplate/', '#/downloadTemplate', ''],
  ['#/downloadTemplate?id=1&x=a?b', '#/downloadTemplate', '?id=1&x=a?b'],
  ['#/?id=1', '#/', '?id=1'],
])('%s is at %s with %s', (hash, route, search) => {
  expect(placeOf(hash)).toEqual({ route, search });
});
