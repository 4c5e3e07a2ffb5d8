/** Names of calls, messages and parts of a screen in the words of those who design screens. */
import type { Tongue } from '../../../lib/figures.ts';
import { own } from '../../../check/document/document.ts';
import { nameOfPath } from '../../conditions/data-words.ts';

type Pair = readonly [es: string, en: string];
const pick = (pair: Pair | undefined, tongue: Tongue): string | undefined => pair?.[tongue === 'es' ? 0 : 1];

const calls: Readonly<Record<string, Pair>> = {
  contractDetail: ['Contrato y pagaré', 'Contract and promissory note'],
  problemInit: ['Preparar una queja', 'Begin a complaint'],
  problemList: ['Quejas', 'Complaints'],
  problemDetail: ['Una queja', 'One complaint'],
  problemSave: ['Enviar una queja', 'Send a complaint'],
  uploadProblemImage: ['Enviar una imagen', 'Send a picture'],
  serviceContact: ['Contacto de atención', 'How to reach customer service'],
  loanPlan: ['Plan de pago', 'Payment plan'],
  delayPlan: ['Plan de prórroga', 'Extension plan'],
  generateVoucher: ['Comprobante de pago', 'Voucher'],
  loanConfirm: ['Préstamo por confirmar', 'Loan to confirm'],
  loanPush: ['Confirmar el préstamo', 'Confirm the loan'],
  loanDetails: ['Detalle del préstamo', 'Detail of the loan'],
  score: ['Calificar', 'Rate'],
  channelTemplate: ['Plantilla de la campaña', 'Template of the campaign'],
  trackVisit: ['Contar una visita', 'Count a visit'],
  getSid: ['Sesión de la campaña', 'Session of the campaign'],
  getCaptcha: ['Imagen del captcha', 'Picture of the captcha'],
  getSms: ['Enviar código por mensaje', 'Send a code by message'],
  trackClick: ['Contar un clic', 'Count a click'],
  register: ['Registrar', 'Register'],
  repaymentWay: ['Tarjetas y monedero', 'Cards and wallet'],
  repaymentCommit: ['Comenzar un pago', 'Begin a payment'],
  repaymentConfirm: ['Confirmar un pago', 'Confirm a payment'],
  repaymentWallet: ['Pagar con el monedero', 'Pay with the wallet'],
};

/** `goHome` → `go home`, for what has no words of its own. */
const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();

export const callWords = (name: string, tongue: Tongue): string =>
  pick(own(calls, name), tongue) ?? spaced(name);
export const isNamedCall = (name: string): boolean => own(calls, name) !== undefined;

const messages: Readonly<Record<string, Pair>> = {
  goHome: ['Ir al inicio de la app', "Go to the app's home"],
  goRate: ['Calificar en la tienda', 'Rate in the store'],
  callPhone: ['Llamar por teléfono', 'Call by telephone'],
  close: ['Cerrar la página', 'Close the page'],
};

export const messageWords = (name: string, tongue: Tongue): string =>
  pick(own(messages, name), tongue) ?? spaced(name);

/** Sources, fields, parameters and parts have the names of data. */
export const namedPart = (name: string, tongue: Tongue): string => nameOfPath(name, tongue);
