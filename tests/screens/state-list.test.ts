import { describe, expect, it } from 'vitest';
import { changeWords, compareLists, markOf, printList, readList } from './state-list.ts';

const listed = (...names: readonly string[]) => names.map((name) => ({ name, mark: markOf(name) }));

describe('the list of states', () => {
  it('is read as it was printed', () => {
    const states = listed('everything is there', 'To be repaid · «Today»', 'dialog «Rate us»');
    const grouped = states.map((state, index) => ({ ...state, group: index < 2 ? 'Data' : 'Dialogs' }));
    const printed = printList('repay', 'all 3 combinations', grouped);
    expect(readList(printed)).toEqual(states);
    expect(printed.match(/^# .*$/gm)).toEqual(['# Data', '# Dialogs']);
  });

  it('tells by name what changed, what is new and what is gone', () => {
    const before = listed('a is 1', 'a is 2', 'a is 3');
    const now = [{ name: 'a is 1', mark: '00000000' }, ...listed('a is 2', 'a is 4')];
    expect(changeWords('repay', compareLists(before, now))).toBe(
      'repay: 1 changed, 1 new, 1 gone\n  ~ a is 1\n  + a is 4\n  - a is 3',
    );
    expect(changeWords('repay', compareLists(before, before))).toBe('');
  });
});
