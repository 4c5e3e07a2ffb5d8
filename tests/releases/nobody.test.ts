/** Holds that a release is not tried on nobody without a word. */
import { describe, expect, it } from 'vitest';
import { beside } from '../../src/release/parts.ts';
import { publish } from '../../src/server/releases/publish.ts';
import { back } from '../../src/server/releases/ramp.ts';
import { status } from '../../src/server/releases/look.ts';
import { saysNothingTo } from '../../src/server/releases/wish.ts';
import { openDesk } from './desk.ts';
import { ana, folder, said } from './fakes.ts';

describe('a release that meets nobody who comes to this server', () => {
  const nobody =
    'Nobody sees this here: it is for the country IN, and the configuration of this server has MX.';

  it('is published with that said, and the status says it as long as it is on trial', async () => {
    const { desk: opened } = await openDesk();
    const desk = { ...opened, everyone: () => ({ country: 'MX', brand: '' }) };
    const asked = { files: folder('one'), share: 10 };
    const outcome = await publish(desk, ana, { ...asked, who: { country: 'IN', brand: 'Otra' } });
    expect(said(outcome)).toContain(`\n${nobody}\nNobody sees this here: it is for the brand Otra, and `);
    expect(said(outcome)).toContain('the configuration of this server has none.');
    expect(said(outcome, 'es-MX')).toContain('Aquí no lo ve nadie: es para el país IN, y la configuración');
    expect((await status(desk, 'en-IN')).words).toContain(nobody);
    await back(desk, ana, {});
    expect((await status(desk, 'en-IN')).words.join('\n')).not.toContain('Nobody sees');
  });

  it('is told of words that the borrowers whom it is for do not read', async () => {
    const { desk } = await openDesk();
    const words = folder('Pagar ya', 'words/es/order.more');
    const english = { language: 'en-IN' } as const;
    const nothing = 'Nobody sees anything new: it is for borrowers in English, and it changes words of';
    expect(said(await publish(desk, ana, { files: words, share: 10, who: english }))).toContain(nothing);
    await back(desk, ana, {});
    const spanish = { language: 'es-MX' } as const;
    expect(said(await publish(desk, ana, { files: words, share: 10, who: spanish }))).not.toContain(nothing);
    await back(desk, ana, {});
    const both = [...words, ...folder('x')];
    expect(said(await publish(desk, ana, { files: both, share: 10, who: english }))).not.toContain(nothing);
  });

  it('is not told where something else goes beside such words', () => {
    const part = { base: null, value: 'x' };
    const [words, parent] = [{ 'words/es/order.more': part }, { 'screens/more': part }];
    expect(saysNothingTo('en-IN', beside({ ...parent, ...words }, parent))).toHaveLength(1);
    expect(saysNothingTo('en-IN', beside(words, parent))).toEqual([]);
  });

  it('is not said of one that meets somebody, nor where nobody knows', async () => {
    const { desk } = await openDesk();
    const known = { ...desk, everyone: () => ({ country: 'MX', brand: 'Una' }) };
    const who = { country: 'MX', brand: 'Una' };
    expect(said(await publish(known, ana, { files: folder('one'), share: 10, who }))).not.toContain('Nobody');
    expect((await status(known, 'en-IN')).words.join('\n')).not.toContain('Nobody');
    await back(desk, ana, {});
    const other = { files: folder('two'), share: 10, who: { country: 'IN' } };
    expect(said(await publish(desk, ana, other))).not.toContain('Nobody');
  });
});
