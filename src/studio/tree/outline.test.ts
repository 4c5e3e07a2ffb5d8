/** Rows of the definitions that there are, and where parts may stand. */
import { describe, expect, it } from 'vitest';
import { project, texts, withFile } from '../forms/testing.tsx';
import { viewOf } from '../forms/view.ts';
import { mayStand } from './moves.ts';
import { allRows, nameOfRow, outlineOf } from './outline.ts';

const rowsOf = (file: string, tongue: 'es' | 'en' = 'es', from = texts) =>
  allRows(outlineOf(file, viewOf(from), project, tongue) ?? []);

describe('the rows of a definition', () => {
  it('say what a part is, what it says and when it shows', () => {
    const rows = rowsOf('screens/loan-detail.json');
    const pay = rows.find(({ id }) => id === '/footer/0');
    expect(pay).toMatchObject({
      what: 'Botón',
      says: 'Pagar',
      when: 'cuando el estado del préstamo es Por pagar o Vencido',
    });
    expect(rows.find(({ id }) => id === '/body/0')).toMatchObject({ what: 'Aviso' });
    expect(rows.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['Contenido', 'Al pie', 'Diálogos', 'Diálogo', 'Lo que hace sola', 'Al abrir']),
    );
  });

  it('have no path, brace or name of a program in any definition, in both languages', () => {
    const files = [...texts.keys()].filter((file) => file.startsWith('screens/') && file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(50);
    for (const file of files)
      for (const tongue of ['es', 'en'] as const)
        for (const row of rowsOf(file, tongue)) {
          expect(`${nameOfRow(row)} ${row.when}`).not.toMatch(/[{}]|\w\.\w+\.\w|undefined/);
          expect(row.what).not.toBe('');
        }
  });

  it('say what data and values mean, in no word of a program', () => {
    const files = [...texts.keys()].filter((file) => file.startsWith('screens/') && file.endsWith('.json'));
    const raw = files.flatMap((file) =>
      (['es', 'en'] as const).flatMap((tongue) =>
        rowsOf(file, tongue)
          .filter(({ when }) => /«/.test(when))
          .map(({ when }) => `${file}: ${when}`),
      ),
    );
    expect(raw).toEqual([]);
    const whens = (file: string, tongue: 'es' | 'en') => rowsOf(file, tongue).map(({ when }) => when);
    const paid = ['un aviso de la persona o un pago recibido', "the person's word or a payment received"];
    expect(whens('screens/loan-detail.json', 'es')).toContain(`cuando lo que pasó antes es ${paid[0]}`);
    expect(whens('screens/loan-detail.json', 'en')).toContain(`when what came before is ${paid[1]}`);
    expect(whens('screens/loan-detail.json', 'en')).toContain(
      'when the person comes from a payment and the payment is not for an extension, by what came before',
    );
    expect(whens('screens/orders.json', 'es')).toContain(
      'una vez por cada pedido, cuando el estado del pedido no es ni Por pagar ni Vencido',
    );
    expect(whens('screens/repay-delay.json', 'en')).toContain(
      'when one can pay here and the payments after the extension of the extension are there',
    );
  });

  it('are named once each', () => {
    for (const file of [
      'screens/loan-detail.json',
      'screens/repay-choose.json',
      'screens/promotion/story.json',
    ]) {
      const ids = rowsOf(file).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('are none where the text cannot be read', () => {
    expect(outlineOf('screens/about.json', viewOf(withFile('screens/about.json', '{')), project, 'es')).toBe(
      undefined,
    );
  });
});

describe('where a part may stand', () => {
  it('is said by the schemas of the parts', () => {
    expect(mayStand('tab', 'tabs')).toBe(true);
    expect(mayStand('tab', 'card')).toBe(false);
    expect(mayStand('tab', '')).toBe(false);
    expect(mayStand('text', 'tabs')).toBe(false);
    expect(mayStand('text', 'tab')).toBe(true);
    expect(mayStand('timeline-step', 'timeline')).toBe(true);
    expect(mayStand('timeline-step', 'tabs')).toBe(false);
    expect(mayStand('notice', '')).toBe(true);
  });
});
