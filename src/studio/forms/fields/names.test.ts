/** Everything that can be chosen by name has a name for people. */
import { expect, it } from 'vitest';
import { readProject } from '../../../build/project.ts';
import { isNamedCall } from './names.ts';

it('every call of the contract has words', () => {
  const { calls } = readProject('.');
  expect(Object.keys(calls).filter((name) => !isNamedCall(name))).toEqual([]);
});
