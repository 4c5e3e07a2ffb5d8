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

  it('let what is looked at go before what is not', () => {
    const turns = createTurns(1);
    const begun: string[] = [];
    const end = turns.take(() => begun.push('a'));
    const ends = [false, true].map((isAhead) => turns.take(() => begun.push(String(isAhead)), isAhead));
    end();
    ends[1]?.();
    expect(begun).toEqual(['a', 'true', 'false']);
  });
});
