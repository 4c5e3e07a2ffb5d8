/** Holds what switching off does to what borrowers see and read, what is said of it, and what is refused. */
import { describe, expect, it } from 'vitest';
import type { Switch } from '../../src/model/release-api.generated.ts';
import { log, status, verify } from '../../src/server/releases/look.ts';
import { publish } from '../../src/server/releases/publish.ts';
import { turn } from '../../src/server/releases/switches.ts';
import { openDesk } from './desk.ts';
import { ana, folder, said } from './fakes.ts';

describe('switching off', () => {
  it.each([
    [{ what: 'screen', name: 'repay' }, { screens: { repay: null } }],
    [
      { what: 'call', name: 'loanPush', words: { 'es-MX': 'Luego.', 'en-IN': 'Later.' } },
      { calls: { loanPush: { 'es-MX': 'Luego.', 'en-IN': 'Later.' } } },
    ],
    [{ what: 'layout', name: 'classic' }, { layouts: ['classic'] }],
    [{ what: 'widget', name: 'embed' }, { widgets: ['embed'] }],
    [{ what: 'all' }, { all: true }],
  ] as const)('%j and on again', async (what, off) => {
    const { desk, live } = await openDesk();
    const outcome = await turn(desk, ana, true, what);
    expect(outcome.ok && outcome.value.outcome).toBe('done');
    expect(live.live().pointer).toMatchObject({ seq: 1, off });
    expect(said(await turn(desk, ana, true, what))).toMatch(/^already\n.+ off already/);
    const { words: _words, ...thing }: Switch = what;
    expect(said(await turn(desk, ana, false, thing))).toMatch(/^done\n.+ on again\./);
    expect(live.live().pointer.off).toEqual({
      screens: {},
      layouts: [],
      widgets: [],
      calls: {},
      releases: [],
      all: false,
    });
    expect((await verify(desk, 'en-IN')).ok).toBe(true);
  });

  it('of a call says what borrowers read, and keeps that where it is said again without words', async () => {
    const { desk, live } = await openDesk();
    const loanPush = { what: 'call', name: 'loanPush' } as const;
    const words = { 'es-MX': 'Luego.', 'en-IN': 'Later.' };
    expect(said(await turn(desk, ana, true, loanPush))).toContain('This is not available right now.');
    expect(said(await turn(desk, ana, true, { ...loanPush, words }))).toContain(
      'Borrowers read: "Luego." in Spanish, "Later." in English',
    );
    expect(said(await turn(desk, ana, true, loanPush))).toMatch(/^already\n/);
    expect(live.live().pointer.off.calls).toEqual({ loanPush: words });
    expect((await status(desk, 'en-IN')).words).toContain(
      'Calls off: loanPush ("Luego." in Spanish, "Later." in English).',
    );
    expect((await log(desk, 1, 'es-MX')).lines[0]?.words).toContain(
      '"Luego." en español, "Later." en inglés',
    );
    expect(said(await turn(desk, ana, false, { ...loanPush, name: 'loanPsh' }))).toContain(
      'The call "loanPsh" was not off. Did you mean "loanPush"?',
    );
  });

  it('of a widget says which screens have it', async () => {
    const { desk } = await openDesk();
    const outcome = await turn(desk, ana, true, { what: 'widget', name: 'embed' });
    expect(said(outcome)).toContain('As the app was built, these have it: about, repay.');
    const other = await turn(desk, ana, true, { what: 'widget', name: 'text' });
    expect(said(other, 'es-MX')).toContain('ninguna pantalla lo tiene.');
  });

  it('of a screen says the words that it was given, and of one without says none', async () => {
    const { desk } = await openDesk();
    const words = { 'es-MX': 'Vuelve mañana.', 'en-IN': 'Come back tomorrow.' };
    const read = '"Vuelve mañana." in Spanish, "Come back tomorrow." in English';
    expect(said(await turn(desk, ana, true, { what: 'screen', name: 'repay', words }))).toContain(read);
    expect((await status(desk, 'en-IN')).words).toContain(`Screens off: repay (${read}).`);
    const { desk: other } = await openDesk();
    expect(said(await turn(other, ana, true, { what: 'screen', name: 'repay' }))).not.toContain('read');
    expect((await status(other, 'en-IN')).words).toContain('Screens off: repay.');
  });

  it('with words in one language says what is read in the other, and the log keeps it', async () => {
    const { desk, live } = await openDesk();
    const repay = { what: 'screen', name: 'repay' } as const;
    const loanPush = { what: 'call', name: 'loanPush' } as const;
    const spanish = { 'es-MX': 'Hoy no.' };
    const screen = said(await turn(desk, ana, true, { ...repay, words: spanish }));
    expect(screen).toContain(
      'Where it is closed, borrowers read: "Hoy no." in Spanish, in English what the app says by itself (no words were given for it).',
    );
    const call = said(await turn(desk, ana, true, { ...loanPush, words: { 'en-IN': 'Later.' } }), 'es-MX');
    expect(call).toContain(
      'Los clientes leen: "Esto no está disponible por ahora. Inténtalo más tarde." en español (no se dieron palabras: son las de la app), "Later." en inglés.',
    );
    expect((await status(desk, 'en-IN')).words.join('\n')).toMatch(
      /Screens off: repay \("Hoy no\." in Spanish, in English what .+\nCalls off: loanPush \("Esto .+"Later\." in English\)/,
    );
    const lines = (await log(desk, 2, 'en-IN')).lines.map(({ words }) => words);
    expect(lines).toEqual([
      expect.stringContaining('"Later." in English'),
      expect.stringContaining('"Hoy no." in Spanish'),
    ]);
    // The other language comes beside it.
    await turn(desk, ana, true, { ...repay, words: { 'en-IN': 'Not today.' } });
    expect(live.live().pointer.off.screens).toEqual({
      repay: { 'es-MX': 'Hoy no.', 'en-IN': 'Not today.' },
    });
    expect(said(await turn(desk, ana, false, { ...repay, words: spanish }))).toBe(
      '400 Words are given with off: what is on again speaks for itself.',
    );
    expect((await verify(desk, 'en-IN')).ok).toBe(true);
  });

  it('of a screen that a release has says that the build’s own stands in; of another that it is closed', async () => {
    const { desk } = await openDesk();
    expect(said(await turn(desk, ana, true, { what: 'screen', name: 'repay' }))).toContain('It is closed;');
    await turn(desk, ana, false, { what: 'screen', name: 'repay' });
    await publish(desk, ana, { files: folder('one'), share: 10 });
    const outcome = said(await turn(desk, ana, true, { what: 'screen', name: 'repay' }));
    expect(outcome).toContain("so the build's own screen stands in and nobody finds it closed");
    expect(outcome).toContain('who is on it keeps it until they leave');
    expect(outcome).not.toContain('It is closed');
  });

  it('of a release says what those see who had it, as long as it is off', async () => {
    const { desk } = await openDesk();
    await publish(desk, ana, { files: folder('one') });
    const r1 = { what: 'release', name: 'r1' } as const;
    const off = said(await turn(desk, ana, true, r1));
    expect(off).toContain('\nEveryone sees the original version.\nReleases off: r1.');
    expect((await status(desk, 'en-IN')).words).toContain('Everyone sees the original version.');
    expect(said(await turn(desk, ana, false, r1))).toContain('\nEveryone sees r1.');
    await publish(desk, ana, { files: folder('two'), share: 10 });
    const trial = said(await turn(desk, ana, true, { what: 'release', name: 'r2' }));
    expect(trial).toContain('\nEveryone sees r1.\nReleases off: r2.');
  });

  it('of what was not off guesses no other name where it is one', async () => {
    const { desk } = await openDesk();
    expect(said(await turn(desk, ana, false, { what: 'screen', name: 'repay' }))).toMatch(
      /^already\nThe screen "repay" was not off\.\nEveryone/,
    );
  });

  it('of all, where nothing was off altogether, is told apart from turning them on', async () => {
    const { desk } = await openDesk();
    const all = { what: 'all' } as const;
    expect(said(await turn(desk, ana, false, all))).toMatch(/^already\nThe releases were not off altogether/);
    await turn(desk, ana, true, all);
    expect(said(await turn(desk, ana, false, all))).toMatch(/^done\nAll releases are on again/);
  });

  it.each([
    [{ what: 'screen', name: 'repya' }, '404 There is no screen "repya". Did you mean "repay"?'],
    [{ what: 'call', name: 'toString' }, '404 There is no call "toString". There are: loanPush.'],
    [
      { what: 'release', name: 'r7' },
      '404 There is no release "r7". Where each release stands: npm run release -- list',
    ],
    [{ what: 'screen' }, '400 Say which screen.'],
    [{ what: 'all', name: 'x' }, '400 "all" has no name.'],
    [{ what: 'widget', name: 'text', words: { 'es-MX': 'a', 'en-IN': 'b' } }, '400 Only a screen or a call'],
  ] as const)('%j is refused', async (what, words) => {
    const { desk } = await openDesk();
    expect(said(await turn(desk, ana, true, what))).toContain(words);
  });
});
