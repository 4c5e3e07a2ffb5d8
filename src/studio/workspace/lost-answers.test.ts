/** A save whose answer never came, or that came too late: nothing is lost, sent twice, or said to be another person's. */
import { describe, expect, it } from 'vitest';
import type { Change } from '../../model/studio.ts';
import { desk, file, settled, typed } from './testing.ts';

describe('a change', () => {
  it('that reached the server while its page went away is nobody else’s on the next page, and loses nothing', async () => {
    const { all, open, state } = desk();
    const first = open();
    first.edit(typed(' dos'));
    await settled(first);
    state.lost = true;
    first.edit(typed('!', 7));
    await settled(first);
    // Its answer never came; what was typed meanwhile waits here.
    first.edit(typed('?', 8));
    await settled(first);
    expect(all.get('c1')).toMatchObject({ version: 3, files: { [file]: 'uno dos!' } });
    state.lost = false;
    const second = open();
    await second.resume('c1');
    await settled(second);
    expect(second.now()).toMatchObject({ saved: 'saved', isReadOnly: false, change: { version: 4 } });
    expect(second.now().draft.now.get(file)).toBe('uno dos!?');
    expect(all.get('c1')?.files).toEqual({ [file]: 'uno dos!?' });
  });

  it('whose answer got lost is saved with the next try, on the same page too', async () => {
    const { all, laters, open, state } = desk();
    const workspace = open();
    workspace.edit(typed(' dos'));
    await settled(workspace);
    state.lost = true;
    workspace.edit(typed('!', 7));
    await settled(workspace);
    workspace.edit(typed('?', 8));
    await settled(workspace);
    expect(workspace.now().saved).toBe('waits');
    state.lost = false;
    laters.at(-1)?.();
    await settled(workspace);
    expect(workspace.now().saved).toBe('saved');
    expect(all.get('c1')?.files).toEqual({ [file]: 'uno dos!?' });
  });

  it('knows on the next page to which change what waits belongs, also where that was begun a moment before', async () => {
    const { all, open, state } = desk();
    state.lost = true;
    const first = open();
    first.edit(typed(' dos'));
    await settled(first);
    state.lost = false;
    const second = open();
    await second.resume(null);
    await settled(second);
    expect([...all.keys()]).toEqual(['c1']);
    expect(all.get('c1')?.files).toEqual({ [file]: 'uno dos' });
  });

  it('still is another person’s where that one wrote after a save whose answer got lost', async () => {
    const { all, open, other, state } = desk();
    const first = open();
    first.edit(typed(' dos'));
    await settled(first);
    state.lost = true;
    first.edit(typed('!', 7));
    await settled(first);
    state.lost = false;
    other('c1', 'uno tres', 'ana');
    const second = open();
    await second.resume('c1');
    expect(second.now().saved).toBe('taken');
    expect(all.get('c1')?.files).toEqual({ [file]: 'uno tres' });
  });

  it.each(['live', 'taken-back', 'thrown-away'] as const)(
    'that is %s by now is open no more',
    async (state) => {
      const { open } = desk();
      const workspace = open();
      workspace.edit(typed(' dos'));
      await settled(workspace);
      workspace.heard({ id: 'c1', writer: 'ana', state });
      expect(workspace.now()).toMatchObject({ change: null, saved: 'saved' });
      expect(workspace.now().draft.now.get(file)).toBe('uno');
    },
  );

  it('that was published meanwhile: only what was edited after it goes on, as a change of its own', async () => {
    const { all, open } = desk();
    const workspace = open();
    workspace.edit(typed(' dos'));
    await settled(workspace);
    all.set('c1', { ...(all.get('c1') as Change), state: 'live' });
    workspace.edit({
      ...typed('uno: nuevo', 0),
      splices: [{ file: 'locales/en.json', at: 0, remove: 0, insert: '{}' }],
    });
    await settled(workspace);
    expect(workspace.now()).toMatchObject({ saved: 'saved', change: { id: 'c2' }, isReadOnly: false });
    expect(all.get('c2')?.files).toEqual({ 'locales/en.json': '{}' });
  });

  it('that only some see stays in sight, and what is edited then is a change of its own', async () => {
    const { all, open } = desk();
    const workspace = open();
    workspace.edit(typed(' dos'));
    await settled(workspace);
    all.set('c1', { ...(all.get('c1') as Change), state: 'trial' });
    workspace.heard({ id: 'c1', writer: 'ana', state: 'trial' });
    expect(workspace.now().draft.now.get(file)).toBe('uno dos');
    const again = open();
    await again.resume('c1');
    expect(again.now()).toMatchObject({ change: { id: 'c1', state: 'trial' } });
    again.edit({ ...typed('', 0), splices: [{ file: 'locales/en.json', at: 0, remove: 0, insert: '{}' }] });
    await settled(again);
    expect(again.now()).toMatchObject({ saved: 'saved', change: { id: 'c2' } });
    expect(all.get('c2')?.files).toEqual({ 'locales/en.json': '{}' });
  });

  it('is put aside for another one, and stands as it was', async () => {
    const { all, open } = desk();
    const workspace = open();
    workspace.edit(typed(' dos'));
    await settled(workspace);
    await workspace.close();
    expect(workspace.now().change).toBeNull();
    workspace.edit(typed(' tres'));
    await settled(workspace);
    expect([...all].map(([id, { files }]) => [id, files])).toEqual([
      ['c1', { [file]: 'uno dos' }],
      ['c2', { [file]: 'uno tres' }],
    ]);
  });
});
