/** The words of docs/contract.md 7, written here once more: a journey must not take them from the app's texts. */
export type Language = 'es' | 'en';

const contract = {
  repay: ['Pagar', 'Repay'],
  extension: ['Prórroga', 'Extension'],
  'borrow again': ['Pedir otro préstamo', 'Borrow again'],
  'confirm delay': ['Confirmar prórroga', 'Confirm extension'],
  'no need': ['No, gracias', 'No need'],
  'submit loan': ['Confirmar préstamo', 'Confirm loan'],
  agreement: ['Acepto el contrato de préstamo', 'I accept the loan agreement'],
  more: ['Ver más', 'More'],
  hide: ['Ocultar', 'Hide'],
  copy: ['Copiar', 'Copy'],
  copied: ['Copiado', 'Copied'],
  'scan to pay': ['Escanear para pagar', 'Scan to pay'],
  retry: ['Reintentar', 'Try again'],
  'loan amount': ['Monto del préstamo', 'Loan amount'],
  'repayment date': ['Fecha de pago', 'Repayment date'],
  'term in days': ['Plazo (días)', 'Loan term (days)'],
  'daily rate': ['Tasa diaria', 'Daily rate'],
  'payment plan': ['Plan de pagos', 'Payment plan'],
  'repayment amount': ['Monto a pagar', 'Repayment amount'],
  'total amount': ['Monto total', 'Total amount'],
  'bank repayment': ['Pago en banco', 'Bank repayment'],
  'shop repayment': ['Pago en tienda', 'Convenience-store repayment'],
  'bar code': ['Código de barras', 'Bar code'],
  'yes, I have paid': ['Sí, ya pagué', 'Yes, I have paid'],
  'not yet': ['No, todavía no', 'No, not yet'],
  apply: ['Solicitar', 'Apply'],
  pay: ['Pagar', 'Pay'],
  confirm: ['Confirmar', 'Confirm'],
  'resend code': ['Reenviar código', 'Resend code'],
  'online wallet': ['Billetera en línea', 'Online wallet'],
  'floating button': ['Atención al cliente', 'Customer service'],
} as const satisfies Readonly<Record<string, readonly [es: string, en: string]>>;

export type Label = keyof typeof contract;

export const labelIn = (language: Language, label: Label): string =>
  contract[label][language === 'es' ? 0 : 1];
