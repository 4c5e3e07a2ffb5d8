/** A mistake is told once, where it is made, although other rules see what comes of it. */
import { describe, expect, it } from 'vitest';
import { found, said, screen } from '../../../tests/invalid/checked.ts';
import type { Json } from '../../model/json.ts';

const data = { loan: { call: 'loanDetails', send: { orderId: '1' } } };
const codes = (files: Parameters<typeof found>[0]): readonly string[] =>
  found(files)
    .filter(({ code }) => code !== 'literal-text')
    .map(({ code, file, pointer }) => `${file}${pointer} ${code}`);

describe('one mistake', () => {
  it('is one problem for a list that is repeated in two places', () => {
    const list = (type: string): Json => ({ type, each: '{{loan.rows}}', text: '{{item.text}}' });
    expect(codes(screen([list('text'), list('notice')], { data }))).toEqual([
      'screens/other.json/body/0/each missing-empty-state',
    ]);
  });

  it('is one problem where an entry of a list is given the "if" of a widget', () => {
    const row = { text: '@home.title', value: '{{loan.note}}', if: { some: 'loan.note' } };
    expect(codes(screen({ type: 'rows', rows: [row] }, { data }))).toEqual([
      'screens/other.json/body/rows/0/if unknown-member',
    ]);
  });

  it('is told at the screen that lost what its kept state is for, with what the other says', () => {
    const keeper = (route: string, keepFor: readonly string[]): Json => ({
      version: 2,
      routes: [route],
      title: '@home.title',
      query: { a: {}, b: {} },
      state: { text: '' },
      keep: ['state.text'],
      keepAs: 'draft',
      keepFor: [...keepFor],
      body: [
        { type: 'text-field', bind: 'state.text', label: '@home.phone' },
        { type: 'text', text: '{{state.text}} {{query.a}} {{query.b}}' },
      ],
    });
    const [only, ...others] = said({
      'screens/one.json': keeper('/one', ['a']),
      'screens/two.json': keeper('/two', ['a', 'b']),
    }).filter((each) => each.startsWith('apart-kept'));
    expect(only).toBe(
      'apart-kept: Both screens keep their state as "draft", but "keepFor" differs: screens/two.json names "b" there. Write the same in both: "keepFor": ["a", "b"].',
    );
    expect(others).toEqual([]);
  });

  it('is told at the button that does nothing, not at the dialog that it leaves open', () => {
    const dialogs = (press: Json): Json => ({
      known: { title: '@home.title', dismissible: false, buttons: [{ text: '@home.phone', press }] },
    });
    const opens = { type: 'button', text: '@home.title', press: { do: 'open', dialog: 'known' } };
    expect(codes(screen(opens, { dialogs: dialogs([]) }))).toEqual([
      'screens/other.json/dialogs/known/buttons/0/press idle-press',
    ]);
    expect(codes(screen(opens, { dialogs: dialogs({ do: 'close' }) }))).toEqual([]);
    expect(codes(screen(opens, { dialogs: dialogs({ do: 'toast', text: '@home.title' }) }))).toContain(
      'screens/other.json/dialogs/known trapped-dialog',
    );
  });
});
