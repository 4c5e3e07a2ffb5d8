/** The invented borrower and lender of every agreement. It must not know any order. */
import type { Tongue } from './content.ts';

interface Borrower {
  readonly name: string;
  readonly address: string;
  /** Masked. */
  readonly account: string;
}

export const borrower: { readonly [tongue in Tongue]: Borrower } = {
  es: {
    name: 'María Fernanda López Ruiz',
    address: 'Calle Jacaranda 25, Coyoacán, Ciudad de México',
    account: '•••• 4821',
  },
  en: { name: 'Asha Verma', address: '25 Jacaranda Street, Mumbai', account: '•••• 4821' },
};

export const lender = 'Lendora Servicios Financieros';
