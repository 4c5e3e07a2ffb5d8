/** Taking turns: no more than allowed at a time, in order, and nobody is forgotten. */
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns', () => {
  it('let as many begin as allowed, the others in order', () => {
    const turns = createTurns(2);
    const begun: string[] = [];
    const ends = ['a', 'b', 'c', 'd'].map((name) => turns.take(() => begun.push(name)));
    expect(begun).toEqual(['a', 'b']);
    ends[1]?.();
    expect(begun).toEqual(['a', 'b', 'c']);
    ends[1]?.();
    expect(begun).toEqual(['a', 'b', 'c']);
    ends[3]?.();
    ends[0]?.();
    expect(begun).toEqual(['a', 'b', 'c']);
  });
});
