/** The voucher for a payment at a channel; the same request gives the same voucher. */
import { noOrder, type SandboxCall } from '../call.ts';
import { channelName, codeOf } from '../content.ts';
import { expiryOf } from '../due.ts';
import type { Voucher } from '../store.ts';
import { codeSeed, orderOf } from '../world.ts';

export const generateVoucher: SandboxCall = {
  operation: 'generateVoucher',
  answer({ store, session, tongue, files, parameters }) {
    const order = orderOf(store, session, parameters['orderId'] ?? '');
    if (order === undefined) return noOrder(tongue);
    const { payCode = '', requestType = '1' } = parameters;
    const amount = Number(parameters['amount']);
    const code = codeOf(codeSeed(order, requestType) + payCode);
    if (store.get<Voucher>(session, 'voucher', code) === undefined) {
      store.put(session, 'voucher', code, {
        code,
        orderId: order.id,
        payCode,
        requestType,
        amount,
        paid: false,
      } satisfies Voucher);
    }
    const es = tongue === 'es';
    const channel = channelName(payCode);
    return {
      data: {
        topLogo: `${files}/logo-${/^[a-z0-9]{1,20}$/.test(payCode) ? payCode : 'lendora'}.svg`,
        repayDetail: {
          amount,
          repayTitle: es ? `Paga en ${channel}` : `Pay at ${channel}`,
          repayDes: es
            ? 'Muestra este código en la caja o cópialo en tu transferencia.'
            : 'Show this code at the counter or copy it into your transfer.',
          repayCode: `${files}/barcode-${code}.svg`,
          vCode: code,
          companyName: 'Lendora Servicios Financieros',
        },
        dataList: [
          {
            title: es ? 'Cómo pagar' : 'How to pay',
            content: es
              ? [
                  'Abre la app de tu banco o ve a la tienda.',
                  'Indica que pagas a Lendora Servicios Financieros.',
                  'Da el código y paga el monto exacto.',
                  'Guarda tu comprobante.',
                ]
              : [
                  "Open your bank's app or go to the shop.",
                  'Say that you pay Lendora Servicios Financieros.',
                  'Give the code and pay the exact amount.',
                  'Keep your receipt.',
                ],
          },
          {
            title: es ? 'Ten en cuenta' : 'Please note',
            content: es
              ? ['Tu pago se refleja en un máximo de 24 horas.', 'El código sirve solo para este pago.']
              : ['Your payment arrives within 24 hours.', 'The code is good for this payment only.'],
          },
        ],
        imgList: [
          {
            title: es ? 'Paso a paso' : 'Step by step',
            eMail: 'ayuda@lendora.example',
            content: [`${files}/step-1.svg`, `${files}/step-2.svg`],
          },
        ],
        bottomLogo: `${files}/logo-lendora.svg`,
        ...expiryOf(order),
      },
    };
  },
};
