// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { call, newSession, startSandbox } from './testing.ts';
import { tongueOf } from '../tongue.ts';

startSandbox();

it.each([
  ['es-MX', '', 'es'],
  ['en-IN', '', 'en'],
  ['EN', '', 'en'],
  // What the screen speaks comes before what a host app says.
  ['en-IN', 'es', 'en'],
  ['es-MX', 'en', 'es'],
  ['fr, en;q=0.5, es;q=0.9', '', 'es'],
  ['es;q=0, en;q=0.1', '', 'en'],
  // The old ways, where it is missing or says nothing.
  ['', 'en', 'en'],
  ['', 'EN-in', 'en'],
  ['*', 'en', 'en'],
  ['fr', 'en', 'en'],
  ['', '', 'es'],
  ['*', '', 'es'],
])('Accept-Language "%s" and language "%s" are answered in %s', (accepted, language, expected) => {
  const header = accepted === '' ? {} : { 'accept-language': accepted };
  expect(tongueOf({ ...header, language }, {})).toBe(expected);
  expect(tongueOf(header, { language })).toBe(expected);
});

describe('a screen in English', () => {
  const spanish = /[áéíóúñ¿¡]|\$|\b(?:de|del|monto|fecha|pago|pagar|tu|para|plazo|cuenta)\b/i;
  const names = /María|Lendora Efectivo|Lendora Cupón|Servicios Financieros|Farmacias Sol|ayuda@/g;
  const order = { productId: '1', orderId: '180-delay' };
  const plan = { productId: '2', orderId: '174-plan' };

  it.each([
    ['loanDetails', order],
    ['loanDetails', plan],
    ['loanPlan', order],
    ['delayPlan', order],
    ['loanConfirm', { productId: '2' }],
    ['loanConfirm', { productId: '3' }],
    ['contractDetail', { orderNo: '174' }],
    ['problemInit', { orderId: '174' }],
    ['problemList', {}],
    ['repaymentWay', { orderId: '174' }],
    ['generateVoucher', { ...order, amount: '1', payCode: 'sol', requestType: '1' }],
    ['loanDetails', { productId: '1', orderId: 'none' }],
  ])('%s %j shows no Spanish and no peso', async (operation, parameters) => {
    const { raw } = await call(operation, newSession(), parameters, 'es', { 'accept-language': 'en-IN' });
    expect(spanish.exec(raw.replace(names, ''))?.[0]).toBeUndefined();
  });
});
