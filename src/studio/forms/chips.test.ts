/** Words with chips: written again they are the same, and a chip goes as a whole. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chipped, retyped, unchipped } from './chips.ts';
import { texts } from './testing.tsx';
import { viewOf } from './view.ts';

describe('words with data in them', () => {
  it('are the same when they are written again, for all words of both languages', () => {
    const { words } = viewOf(texts);
    for (const tongue of ['es', 'en'] as const)
      for (const text of Object.values(words[tongue])) {
        const { shown, tags } = chipped(text, tongue);
        expect(unchipped(shown, tags)).toBe(text);
        expect(shown).not.toMatch(/\{\{/);
      }
  });

  it('name an amount by what it is', () => {
    expect(chipped('Paga {{#money}}{{loan.repayAmount}}{{/money}} hoy', 'es').shown).toBe(
      'Paga ‹monto a pagar del préstamo› hoy',
    );
  });

  it('keep two data of one name apart', () => {
    const text = '{{loan.x.orderId}} y {{loan.orderId}}';
    const { shown, tags } = chipped(text, 'es');
    expect(shown).toBe('‹pedido del préstamo› y ‹pedido del préstamo 2›');
    expect(unchipped(shown, tags)).toBe(text);
  });

  it('lose a chip as a whole where a letter of it is taken away', () => {
    const chips = chipped('Paga {{loan.repayAmount}} hoy', 'es');
    const { shown } = chips;
    const end = shown.indexOf('›');
    expect(retyped(chips, shown.slice(0, end) + shown.slice(end + 1))).toEqual({
      text: 'Paga  hoy',
      caret: 5,
    });
    expect(retyped(chips, `${shown.slice(0, 8)}x${shown.slice(8)}`)).toEqual({
      text: 'Paga x hoy',
      caret: 6,
    });
    expect(retyped(chips, `${shown}!`).text).toBe(`${shown}!`);
  });

  it('are typed around without harm to any chip', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const clean = (text: string): string => text.replaceAll(/[{}‹›]/g, '');
        const chips = chipped('{{loan.repayDate}}', 'es');
        const { text } = retyped(chips, `${clean(before)}${chips.shown}${clean(after)}`);
        expect(unchipped(text, chips.tags)).toBe(`${clean(before)}{{loan.repayDate}}${clean(after)}`);
      }),
    );
  });
});
