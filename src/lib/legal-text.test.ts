/** What is agreed to is what is drawn: every word and number of a text, and nothing that looks the same. */
import { expect, it } from 'vitest';
import { canonicalText, readText } from './legal-text.ts';

const text = (more: object = {}): string => {
  const read = readText({
    id: 'note',
    version: '1',
    title: 'Nota',
    intro: ['Léela.'],
    sections: [
      {
        heading: 'Datos',
        rows: [{ label: 'Monto', value: '$3,000.00' }],
        clauses: ['Primero.', { text: 'Donde:', items: ['un banco;', 'una tienda.'] }],
      },
    ],
    ...more,
  });
  return read === undefined ? '' : canonicalText(read);
};

it('is a line for each part, numbered as it is drawn', () => {
  expect(text()).toBe(
    'Nota\nLéela.\n1. Datos\nMonto: $3,000.00\n1.1 Primero.\n1.2 Donde:\na) un banco;\nb) una tienda.',
  );
});

it('is the same for accents written in two ways and for more spaces, and another for another word', () => {
  expect(text({ intro: ['Le\u0301ela.'] })).toBe(text());
  expect(text({ title: ' Nota\u00a0 ' })).toBe(text());
  expect(text({ title: 'Notas' })).not.toBe(text());
});

it('does not hold the version, which is sent beside it', () => {
  expect(text({ version: '2' })).toBe(text());
});
