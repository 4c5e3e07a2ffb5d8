import { describe, expect, it } from 'vitest';
import { isWorded, keysOf } from './language.ts';

const texts = new Map([
  [
    'locales/es.json',
    new Map([
      ['a', 'Pagar'],
      ['b', 'Paynet en tienda, código 5'],
      ['c', 'Total: {{x}}'],
    ]),
  ],
  [
    'locales/en.json',
    new Map([
      ['a', 'Pay'],
      ['b', 'Paynet in a store, code 5'],
      ['c', 'Total: {{x}}'],
    ]),
  ],
]);

describe('a text of a screen', () => {
  it.each([
    'Pagar ahora',
    '请输入',
    'Sí',
    'Pagar',
    'código',
    '{{loan.amount}} pesos',
    '{{#loan.open}}Abierto{{/loan.open}}',
  ])('has words of a language: %s', (text) => expect(isWorded(text, texts)).toBe(true));

  it.each([
    '',
    '·',
    '3.5 %',
    '{{loan.name}}',
    '{{itemNumber}}. {{#money}}{{loan.amount}}{{/money}}',
    '{{left}}s',
    'OXXO',
    'WhatsApp',
    'Paynet',
    'Total: {{loan.amount}}',
    'CLABE 0123',
    'soporte@lendora.mx',
    'www.lendora.mx',
    'https://lendora.mx/ayuda',
  ])('has none: %s', (text) => expect(isWorded(text, texts)).toBe(false));

  it('is not judged where there is one language only', () => {
    expect(isWorded('Pagar', new Map([...texts].slice(0, 1)))).toBe(false);
  });

  it('may be written under a key already', () => {
    expect(keysOf('Pagar', texts)).toEqual(['a']);
    expect(keysOf('Cobrar', texts)).toEqual([]);
  });
});
