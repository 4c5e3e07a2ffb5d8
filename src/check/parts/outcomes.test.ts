/** A test by which nothing is done is told; one that only keeps something back is none. */
import { describe, expect, it } from 'vitest';
import { found, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const told = (...press: readonly Json[]): readonly string[] =>
  found(
    screen([{ type: 'button', text: '@home.title', press: [...press, { do: 'back' }] }], {
      query: { id: {} },
    }),
  ).map(({ code, pointer }) => `${pointer} ${code}`);
const test = { some: 'query.id' };
const toast = { do: 'toast', text: '@app.hello' };

describe('a choice', () => {
  it('that does nothing, whether its test holds or not, decides nothing', () => {
    expect(told({ if: test, then: [] })).toEqual(['/body/0/press/0/if same-outcome']);
    expect(told({ if: test, then: [], else: [] })).toContain('/body/0/press/0/if same-outcome');
  });

  it('may do something in one case alone', () => {
    expect(told({ if: test, then: toast })).toEqual([]);
    expect(told({ if: test, then: [], else: toast })).toEqual([]);
  });
});
