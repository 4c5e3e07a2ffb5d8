/** The voucher for a payment at a channel; the same request gives the same voucher. */
import type { SandboxCall } from '../call.ts';
import { channelName, codeOf, isShop, type Tongue } from '../content.ts';
import { expiryOf } from '../due.ts';
import type { Voucher } from '../store.ts';
import { whereDue } from '../payable.ts';
import { extensionFee } from '../loans.ts';
import { codeSeed, owed, paymentOf } from '../world.ts';

const company = 'Lendora Servicios Financieros';

/** How one pays: cash at a till, or a transfer to an account. */
const ways: {
  readonly [tongue in Tongue]: Readonly<
    Record<'shop' | 'bank', { readonly words: string; readonly steps: readonly string[] }>
  >;
} = {
  es: {
    shop: {
      words: 'Muestra este código en la caja y paga en efectivo.',
      steps: [
        'Ve a la tienda con el monto exacto en efectivo.',
        `Di en la caja que pagas a ${company}.`,
        'Muestra o dicta el código.',
        'Guarda tu comprobante.',
      ],
    },
    bank: {
      words: 'Copia este código como cuenta de destino de tu transferencia.',
      steps: [
        'Abre la app de tu banco o ve a la ventanilla.',
        `Indica que pagas a ${company}.`,
        'Da el código y paga el monto exacto.',
        'Guarda tu comprobante.',
      ],
    },
  },
  en: {
    shop: {
      words: 'Show this code at the counter and pay in cash.',
      steps: [
        'Go to the shop with the exact amount in cash.',
        `Say at the counter that you pay ${company}.`,
        'Show the code or read it out.',
        'Keep your receipt.',
      ],
    },
    bank: {
      words: 'Copy this code as the account your transfer goes to.',
      steps: [
        "Open your bank's app or go to the counter.",
        `Say that you pay ${company}.`,
        'Give the code and pay the exact amount.',
        'Keep your receipt.',
      ],
    },
  },
};

export const generateVoucher: SandboxCall = {
  operation: 'generateVoucher',
  answer: whereDue((order, { store, session, tongue, files, parameters }) => {
    const { payCode = '', requestType = '1' } = parameters;
    // What is due now, whatever the address says: a debt grows while a page of it stands open.
    const amount = requestType === '2' ? extensionFee(paymentOf(order).amount) : owed(order);
    const code = codeOf(codeSeed(order, requestType) + payCode);
    if (store.get<Voucher>(session, 'voucher', code)?.paid !== true) {
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
    const how = ways[tongue][isShop(payCode) ? 'shop' : 'bank'];
    return {
      data: {
        topLogo: `${files}/logo-${/^[a-z0-9]{1,20}$/.test(payCode) ? payCode : 'lendora'}.svg`,
        repayDetail: {
          amount,
          repayTitle: es ? `Paga en ${channel}` : `Pay at ${channel}`,
          repayDes: how.words,
          repayCode: `${files}/barcode-${code}.svg`,
          vCode: code,
          companyName: company,
        },
        dataList: [
          {
            title: es ? 'Cómo pagar' : 'How to pay',
            content: how.steps,
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
  }),
};
