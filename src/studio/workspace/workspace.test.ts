/** The open change: saved at once, kept where nobody answers, and never written over another person's. */
import { describe, expect, it } from 'vitest';
import type { Change } from '../../model/studio.ts';
import { desk, file, project, settled, typed } from './testing.ts';

describe('the open change', () => {
  it('begins with the first edit, in its words, and is saved', async () => {
    const { all, open, waiting } = desk();
    const workspace = open();
    workspace.edit(typed(' dos'));
    expect(workspace.now().saved).toBe('saving');
    await settled(workspace);
    expect(workspace.now()).toMatchObject({ saved: 'saved', change: { id: 'c1', title: 'Palabras' } });
    expect(all.get('c1')?.files).toEqual({ [file]: 'uno dos' });
    expect(waiting.size).toBe(0);
  });

  it('undoes what was typed in one go, and by itself what was typed after the place was left', async () => {
    const { open } = desk();
    const workspace = open();
    const at = Date.now();
    const letter = (insert: string, after: number) => ({ ...typed(insert, after), group: 'words', at });
    workspace.edit(letter('a', 3));
    workspace.edit(letter('b', 4));
    workspace.rest();
    workspace.edit(letter('c', 5));
    workspace.edit(letter('d', 6));
    expect(workspace.now().draft.now.get(file)).toBe('unoabcd');
    workspace.undo();
    expect(workspace.now().draft.now.get(file)).toBe('unoab');
    workspace.undo();
    expect(workspace.now().draft.now.get(file)).toBe('uno');
    await settled(workspace);
  });

  it('gets another name, which leaves what it says and goes on with the next edit', async () => {
    const { all, open } = desk();
    const workspace = open();
    workspace.edit(typed(' dos'));
    await settled(workspace);
    await workspace.rename('Otoño');
    expect(workspace.now()).toMatchObject({ saved: 'saved', change: { title: 'Otoño' } });
    workspace.edit(typed('!', 7));
    await settled(workspace);
    expect(all.get('c1')).toMatchObject({ title: 'Otoño', files: { [file]: 'uno dos!' } });
  });

  it('goes on after a reload, with its undo', async () => {
    const { all, open } = desk();
    const first = open();
    first.edit(typed(' dos'));
    await settled(first);
    const second = open();
    await second.resume('c1');
    second.undo();
    await settled(second);
    expect(second.now().draft.now.get(file)).toBe('uno');
    expect(all.get('c1')?.files).toEqual({});
  });

  it('waits on this computer where nobody answers, and is sent when somebody does', async () => {
    const { all, laters, open, state, waiting } = desk();
    state.away = true;
    const workspace = open();
    workspace.edit(typed(' dos'));
    await settled(workspace);
    expect(workspace.now()).toMatchObject({ saved: 'waits', change: null });
    expect(waiting.get('p1')?.files).toEqual({ [file]: 'uno dos' });
    state.away = false;
    laters[0]?.();
    await settled(workspace);
    expect(workspace.now().saved).toBe('saved');
    expect(all.get('c1')?.files).toEqual({ [file]: 'uno dos' });
  });

  it('is there after the lid was closed without a network', async () => {
    const { all, open, state } = desk();
    state.away = true;
    const first = open();
    first.edit(typed(' dos'));
    await settled(first);
    state.away = false;
    const second = open();
    await second.resume(null);
    expect(second.now().draft.now.get(file)).toBe('uno dos');
    await settled(second);
    expect(all.get('c1')?.files).toEqual({ [file]: 'uno dos' });
  });

  it('says who took it, keeps what was typed, and takes it back where the other one changed nothing', async () => {
    const { all, open } = desk();
    const workspace = open();
    workspace.edit(typed(' dos'));
    await settled(workspace);
    all.set('c1', { ...(all.get('c1') as Change), writer: 'luis' });
    workspace.edit(typed('!', 7));
    await settled(workspace);
    expect(workspace.now()).toMatchObject({ saved: 'taken', why: ['Luis lo tiene.'] });
    await workspace.takeOver();
    expect(workspace.now().saved).toBe('saved');
    expect(all.get('c1')?.files).toEqual({ [file]: 'uno dos!' });
  });

  it('takes no edit while another one writes, and shows what they wrote when it is taken over', async () => {
    const { all, open, other } = desk();
    const workspace = open();
    workspace.edit(typed(' dos'));
    await settled(workspace);
    other('c1', 'uno tres');
    workspace.heard({ id: 'c1', writer: 'luis', state: 'open' });
    expect(workspace.now().isReadOnly).toBe(true);
    workspace.edit(typed('!', 7));
    workspace.undoAll();
    await settled(workspace);
    expect(workspace.now().draft.now.get(file)).toBe('uno dos');
    await workspace.takeOver();
    expect(workspace.now()).toMatchObject({ isReadOnly: false, saved: 'saved' });
    workspace.edit(typed('!', 8));
    await settled(workspace);
    expect(all.get('c1')?.files).toEqual({ [file]: 'uno tres!' });
  });

  it('never writes over what another one wrote: it goes on as a change of its own', async () => {
    const { all, open, other } = desk();
    const workspace = open();
    workspace.edit(typed(' dos'));
    await settled(workspace);
    other('c1', 'uno tres');
    workspace.edit(typed('!', 7));
    await settled(workspace);
    await workspace.takeOver();
    expect(workspace.now().saved).toBe('taken');
    expect(all.get('c1')?.files).toEqual({ [file]: 'uno tres' });
    await workspace.keepApart();
    expect(workspace.now()).toMatchObject({ saved: 'saved', change: { id: 'c2' } });
    expect(all.get('c2')?.files).toEqual({ [file]: 'uno dos!' });
  });

  it('that waited while another one saved is shown as it was typed, and not sent', async () => {
    const { all, open, other, state } = desk();
    const first = open();
    first.edit(typed(' dos'));
    await settled(first);
    state.away = true;
    first.edit(typed('!', 7));
    await settled(first);
    state.away = false;
    other('c1', 'uno tres', 'ana');
    const second = open();
    await second.resume('c1');
    expect(second.now().saved).toBe('taken');
    expect(second.now().draft.now.get(file)).toBe('uno dos!');
    expect(all.get('c1')?.files).toEqual({ [file]: 'uno tres' });
  });

  it('that was begun over older texts than everyone has by now sends nothing over them', async () => {
    const { all, open, outdated, state, waiting } = desk();
    state.base = 'b2';
    const first = open();
    first.edit(typed(' dos'));
    await settled(first);
    expect(outdated).toHaveLength(1);
    expect(all.get('c1')?.files).toEqual({});
    expect(waiting.get('p1')).toMatchObject({ change: 'c1', base: 'b1', before: { [file]: 'uno' } });
    const second = open({ ...project, base: 'b2' });
    await second.resume(null);
    expect(second.now().saved).toBe('saved');
    expect(all.get('c1')?.files).toEqual({ [file]: 'uno dos' });
  });

  it('is brought over what others published before the next edit is sent, and not by looking at it', async () => {
    const { all, open, state } = desk();
    const first = open();
    first.edit(typed(' dos'));
    await settled(first);
    state.base = 'b2';
    const second = open({ ...project, base: 'b2' });
    await second.resume('c1');
    expect(all.get('c1')).toMatchObject({ base: 'b1', version: 2 });
    second.edit(typed('!', 7));
    await settled(second);
    expect(second.now().saved).toBe('saved');
    expect(all.get('c1')).toMatchObject({ base: 'b2', version: 4, files: { [file]: 'uno dos!' } });
  });
});
