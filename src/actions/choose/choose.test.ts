import { expect, it } from 'vitest';
import { createActionContext, listOf } from '../../../tests/support/action-context.ts';
import { choose } from './choose.ts';

it.each([
  [[false, false], undefined],
  [[false, true, true], 1],
  [[false, undefined], 1],
] as const)('runs the first branch that holds: %j', (tests, chosen) => {
  const { context, ran } = createActionContext({ stops: true });
  const of = tests.map((holds, at) => ({
    ...(holds === undefined ? {} : { if: holds }),
    then: listOf(String(at)),
  }));
  expect(choose.run({ of }, context)).toBe(chosen === undefined ? undefined : 'stop');
  expect(ran.map(([name]) => name)).toEqual(chosen === undefined ? [] : [String(chosen)]);
});
