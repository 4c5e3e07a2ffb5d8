/** The labels of the language pack (docs/product-spec.md 3), word for word as docs/contract.md 7 has them. */
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

const texts = { es: new Map(Object.entries(es)), en: new Map(Object.entries(en)) };

/** A label stands alone, or with a number behind it: "Periodo 3". */
const keysOf = (language: 'es' | 'en', label: string): readonly string[] =>
  [...texts[language]]
    .filter(([, text]) => text === label || text.includes(`${label} {{`))
    .map(([key]) => key);

it.each([
  ['loan amount', 'Monto del préstamo', 'Loan amount'],
  ['repayment date', 'Fecha de pago', 'Repayment date'],
  ['loan term in days', 'Plazo (días)', 'Loan term (days)'],
  ['interest rate', 'Tasa diaria', 'Daily rate'],
  ['payment plan', 'Plan de pagos', 'Payment plan'],
  ['repayment amount', 'Monto a pagar', 'Repayment amount'],
  ['total amount', 'Monto total', 'Total amount'],
  ['period', 'Periodo', 'Period'],
  ['bank repayment', 'Pago en banco', 'Bank repayment'],
  ['convenience-store repayment', 'Pago en tienda', 'Convenience-store repayment'],
  ['bar code', 'Código de barras', 'Bar code'],
])('%s', (_label, spanish, english) => {
  const both = keysOf('es', spanish).filter((key) => keysOf('en', english).includes(key));
  expect(both).not.toEqual([]);
});
