/** A part that goes takes the words along that nobody else says, in one step of undo. */
import { describe, expect, it } from 'vitest';
import { apply, openDraft, undo, type Texts } from '../core/draft.ts';
import { addWords } from '../core/words.ts';
import { spliced } from '../core/splices.ts';
import { project, withFile } from '../forms/testing.tsx';
import { viewOf } from '../forms/view.ts';
import { remove } from './moves.ts';
import { allRows, outlineOf } from './outline.ts';

const file = 'screens/about.json';
const screen = (body: readonly object[]): Texts => {
  const texts = withFile(file, { version: 2, routes: ['/About'], title: '@about.title', body });
  return spliced(texts, addWords(texts, 'about.fresh', { es: 'Nuevo', en: 'New' }))?.texts ?? texts;
};

function without(texts: Texts, id: string) {
  const row = allRows(outlineOf(file, viewOf(texts), project, 'es') ?? []).find((each) => each.id === id);
  if (row === undefined) throw new Error(id);
  const draft = openDraft(texts);
  return apply(draft, remove(row, { texts, file, project }));
}
const says = (texts: Texts, key: string): readonly boolean[] =>
  (['es', 'en'] as const).map((tongue) => key in viewOf(texts).words[tongue]);

describe('a part that goes', () => {
  it('takes its words along, and one undo brings both back', () => {
    const texts = screen([{ type: 'notice', text: '@about.fresh' }, { type: 'divider' }]);
    const gone = without(texts, '/body/0');
    expect(says(gone.now, 'about.fresh')).toEqual([false, false]);
    expect(undo(gone).now).toEqual(texts);
  });

  it('leaves what another part, another screen or the program says, and what the contract prescribes', () => {
    const body = [
      { type: 'notice', text: '@about.fresh' },
      { type: 'text', text: '@about.fresh' },
      { type: 'text', text: '@about.title' },
      { type: 'text', text: '@app.more' },
    ];
    const texts = screen(body);
    expect(says(without(texts, '/body/0').now, 'about.fresh')).toEqual([true, true]);
    expect(says(without(texts, '/body/2').now, 'about.title')).toEqual([true, true]);
    expect(says(without(texts, '/body/3').now, 'app.more')).toEqual([true, true]);
  });
});
