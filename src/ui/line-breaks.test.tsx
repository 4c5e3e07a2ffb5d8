/** Holds the line breaks: a date stays whole, an address breaks at its parts, and nothing that is read changes. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { lineBreaks, wholeDate } from './line-breaks.tsx';

afterEach(cleanup);

const markup = (value: string): string => render(<>{lineBreaks(value)}</>).container.innerHTML;

it('keeps a date whole, and nothing else', () => {
  expect(wholeDate('2027-02-20')).toBeTruthy();
  for (const other of ['$1,000.00', 'Antes del 2027-02-20', '2027-02-20 18:00:00', ''])
    expect(wholeDate(other)).toBeUndefined();
});

it('keeps each date in a text whole', () => {
  const { container } = render(<>{lineBreaks('Del 2027-02-20 al 2027-03-01 18:00:00')}</>);
  expect([...container.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([
    '2027-02-20',
    '2027-03-01',
  ]);
  expect(container.textContent).toBe('Del 2027-02-20 al 2027-03-01 18:00:00');
  expect(lineBreaks('Paga hoy')).toBe('Paga hoy');
});

it('lets an address break behind the @ and before a dot', () => {
  expect(markup('ayuda@lendora.com.mx')).toBe('ayuda@<wbr>lendora<wbr>.com<wbr>.mx');
  expect(markup('ana.b@x..y')).toBe('ana.b@<wbr>x<wbr>.<wbr>.y');
  expect(markup('Escribe a ana@correo.test, o llama.')).toBe('Escribe a ana@<wbr>correo<wbr>.test, o llama.');
});

it('leaves every other value as it is', () => {
  for (const value of ['646180000123456789', '@lendora', 'de 9 @ 18 h', ''])
    expect(markup(value)).toBe(value);
});
