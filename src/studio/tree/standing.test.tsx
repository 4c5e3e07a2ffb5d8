import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from './outline.ts';
import { standAlike, useStanding } from './standing.ts';

const row = (id: string, says: string, more: Partial<Row> = {}): Row => ({
  id,
  kind: 'part',
  pointer: ['body', 0],
  what: 'Párrafo',
  says,
  when: '',
  slot: undefined,
  within: undefined,
  index: 0,
  type: 'text',
  rows: [],
  ...more,
});

describe('rows stand alike', () => {
  it('whatever they say, also further in', () => {
    expect(standAlike([row('/a', 'Uno')], [row('/a', 'Dos')])).toBe(true);
    const card = (says: string): Row => row('/c', '', { rows: [row('/c/body/0', says)] });
    expect(standAlike([card('Uno')], [card('Dos')])).toBe(true);
  });

  it.each([
    ['one more', [row('/a', 'Uno')], [row('/a', 'Uno'), row('/b', '')]],
    ['another place', [row('/a', 'Uno')], [row('/b', 'Uno')]],
    ['another time to show', [row('/a', 'Uno')], [row('/a', 'Uno', { when: 'cuando vence' })]],
    ['another part within', [row('/a', '', { rows: [row('/a/b', 'Uno')] })], [row('/a', '')]],
  ] as const)('but not with %s', (_name, one, other) => {
    expect(standAlike(one, other)).toBe(false);
    expect(standAlike(other, one)).toBe(false);
  });
});

describe('while somebody types', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('the rows stand, and say all when nobody types any more; a new row is there at once', () => {
    const first: readonly Row[] = [row('/a', 'U')];
    const { result, rerender } = renderHook(({ rows }) => useStanding(rows), {
      initialProps: { rows: first },
    });
    const typed = [row('/a', 'Un')];
    rerender({ rows: typed });
    expect(result.current).toBe(first);
    act(() => void vi.advanceTimersByTime(1000));
    const more = [row('/a', 'Uno')];
    rerender({ rows: more });
    act(() => void vi.advanceTimersByTime(1000));
    expect(result.current).toBe(first);
    act(() => void vi.advanceTimersByTime(600));
    expect(result.current).toBe(more);
    const two = [...more, row('/b', '')];
    rerender({ rows: two });
    expect(result.current).toBe(two);
  });
});
