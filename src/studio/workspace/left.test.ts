/** A page that is left while it saves: nothing typed is lost, and nobody else is said to have written it. */
import { describe, expect, it } from 'vitest';
import { told } from '../../release/told.ts';
import { desk, file, settled, typed } from './testing.ts';
import { createWaiting, type Waiting } from './waiting.ts';

const turn = (): Promise<void> => new Promise((done) => void setTimeout(done));

describe('a page that is left while it saves', () => {
  it('goes on with its own, where the server got it and the page never heard so', async () => {
    const { all, open, state } = desk();
    const first = open();
    first.edit(typed(' dos'));
    await settled(first);
    state.deaf = true;
    first.edit(typed('!', 7));
    await turn();
    first.edit(typed('!', 8));
    await turn();
    expect(all.get('c1')).toMatchObject({ version: 3, files: { [file]: 'uno dos!' } });
    state.deaf = false;
    const second = open();
    await second.resume('c1');
    expect(second.now()).toMatchObject({ saved: 'saved', isReadOnly: false });
    expect(second.now().draft.now.get(file)).toBe('uno dos!!');
    expect(all.get('c1')?.files).toEqual({ [file]: 'uno dos!!' });
  });

  it('finds what was not written when the page went', async () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    };
    const written = new Map<unknown, unknown>();
    const answered = (result?: unknown): IDBRequest => {
      const request = { result } as { result: unknown; onsuccess?: () => void };
      queueMicrotask(() => request.onsuccess?.());
      return request as unknown as IDBRequest;
    };
    let isStuck = true;
    const store = {
      get: (person: string) => answered(written.get(person)),
      put: (value: unknown, person: string) => answered(written.set(person, value)),
      delete: (person: string) => answered(written.delete(person)),
    };
    const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined };
    const factory = { open: () => (isStuck ? {} : answered(database)) } as unknown as IDBFactory;
    const page = new EventTarget();
    const waiting = (text: string): Waiting => ({
      change: 'c1',
      version: 2,
      base: 'b1',
      before: {},
      files: { [file]: text },
      history: null,
    });
    const leaving = createWaiting(factory, { storage, page });
    void leaving.write('p1', waiting('Rápido 5'));
    void leaving.write('p1', waiting('Rápido 500'));
    page.dispatchEvent(new Event('pagehide'));
    isStuck = false;
    const back = createWaiting(factory, { storage, page: new EventTarget() });
    expect(await back.read('p1')).toEqual(waiting('Rápido 500'));
    expect(written.get('p1')).toEqual(waiting('Rápido 500'));
    expect(kept.size).toBe(0);
  });
});

describe('the name of a change', () => {
  it('is what its first step says, follows it while nobody gives it another, and says it as it began', async () => {
    const { all, open } = desk();
    const workspace = open();
    const letter = (said: string, at: number) => ({
      ...typed('x', at),
      label: { 'en-IN': said, 'es-MX': said },
      group: 'a',
      at: 0,
    });
    workspace.edit(letter('Palabras de «Ver más»', 3));
    workspace.edit(letter('Palabras de «V»', 4));
    await settled(workspace);
    expect(all.get('c1')?.title).toBe('Palabras de «Ver más»');
    workspace.undo();
    workspace.edit({ ...typed('y', 3), label: { 'en-IN': 'New part', 'es-MX': 'Parte nueva' } });
    await settled(workspace);
    expect(all.get('c1')?.title).toBe('Parte nueva');
    const again = open();
    await again.resume('c1');
    await again.rename('Otoño');
    again.undo();
    again.edit({ ...typed('z', 3), label: { 'en-IN': 'Other', 'es-MX': 'Otra' } });
    await settled(again);
    expect(all.get('c1')?.title).toBe('Otoño');
  });
});

const inSpanish = (name: string) => told(`${name} (en)`, name);

describe('the name of what a change does as a whole', () => {
  it('is kept in both languages, and goes with what was undone', async () => {
    const { all, open } = desk();
    const workspace = open();
    workspace.edit({ ...typed('x', 3), label: { 'en-IN': 'New part', 'es-MX': 'Parte nueva' } });
    await settled(workspace);
    await workspace.callIt(inSpanish('Sin casilla'));
    expect(all.get('c1')?.history).toMatchObject({ named: inSpanish('Sin casilla') });
    workspace.undoAll();
    await settled(workspace);
    expect(all.get('c1')).toMatchObject({ title: 'Cambio vacío', files: {} });
    workspace.redoAll();
    await settled(workspace);
    expect(all.get('c1')?.title).toBe('Sin casilla');
  });

  it('is followed by who reads it in another language', async () => {
    const { all, open } = desk();
    const workspace = open();
    workspace.edit(typed('x', 3));
    await settled(workspace);
    await workspace.callIt(inSpanish('Sin casilla'));
    const kept = all.get('c1');
    if (kept !== undefined) all.set('c1', { ...kept, title: 'Sin casilla (en)' });
    const again = open();
    await again.resume('c1');
    await again.callIt(inSpanish('Sin enlace'));
    expect(all.get('c1')?.title).toBe('Sin enlace');
  });

  it('goes before its first step, also when it is opened again, and not before a name that a person gave', async () => {
    const { all, open } = desk();
    const workspace = open();
    workspace.edit({ ...typed('x', 3), label: { 'en-IN': 'New part', 'es-MX': 'Parte nueva' } });
    await settled(workspace);
    await workspace.callIt(inSpanish('Sin casilla'));
    expect(all.get('c1')?.title).toBe('Sin casilla');
    // While it is sent something is written.
    const calling = workspace.callIt(inSpanish('Sin enlace'));
    workspace.edit(typed('z', 3));
    await calling;
    await settled(workspace);
    expect(workspace.now().saved).toBe('saved');
    expect(all.get('c1')?.title).toBe('Sin enlace');
    await workspace.callIt(inSpanish('Sin casilla'));
    workspace.edit(typed('y', 3));
    await settled(workspace);
    expect(all.get('c1')?.title).toBe('Sin casilla');
    const again = open();
    await again.resume('c1');
    await again.callIt(inSpanish('Sin casilla, y 1 cambio más'));
    expect(all.get('c1')?.title).toBe('Sin casilla, y 1 cambio más');
    await again.rename('Otoño');
    await again.callIt(inSpanish('Sin nada'));
    expect(all.get('c1')?.title).toBe('Otoño');
    again.undo();
    await settled(again);
    expect(all.get('c1')?.title).toBe('Otoño');
  });
});

describe('a change that is over', () => {
  it('is open no more: the next edit begins another', async () => {
    const { all, open } = desk();
    const workspace = open();
    workspace.edit(typed(' dos'));
    await settled(workspace);
    workspace.heard({ id: 'c1', writer: 'ana', state: 'live' });
    expect(workspace.now()).toMatchObject({ change: null, isReadOnly: false });
    workspace.edit(typed(' tres'));
    await settled(workspace);
    expect(workspace.now()).toMatchObject({ saved: 'saved', change: { id: 'c2' } });
    expect(all.get('c2')?.files).toEqual({ [file]: 'uno tres' });
  });
});
