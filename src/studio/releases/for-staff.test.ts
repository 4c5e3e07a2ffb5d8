/** Sentences of the server as staff read them. */
import { describe, expect, it } from 'vitest';
import { isForStaff } from './for-staff.ts';

describe('sentences for staff', () => {
  it('leave out what is said of commands', () => {
    expect(isForStaff('Todos ven r1.')).toBe(true);
    expect(isForStaff('El número es 1: --expect 1 rechaza.')).toBe(false);
  });
});
