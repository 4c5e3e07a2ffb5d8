import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edits, lives } from './sequences.ts';

describe('sequences of edits', () => {
  it('say what the value says, and leave everything else to the letter', () => {
    expect(() => fc.assert(edits, { numRuns: 300 })).not.toThrow();
  });

  it('undo to the same bytes, kept, taken over and after a crash', () => {
    expect(() => fc.assert(lives, { numRuns: 300 })).not.toThrow();
  });
});
