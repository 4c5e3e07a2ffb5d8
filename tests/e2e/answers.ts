/** What a backend that is not the sandbox answers to the calls of the loan screens. It must not know the screens. */
import type { Backend, Responder } from '../support/backend.ts';
import { coded, success } from '../support/backend.ts';

export const paths = {
  loanConfirm: '/v3/loan-confirm/loan-detail-confirm',
  loanPush: '/v3/loan-confirm/loan-detail-push',
  loanDetails: '/v3/loan-details/loan-details',
  score: '/v3/loan-details/google-score',
  loanPlan: '/v3/installment/loan-play-detail',
  delayPlan: '/v3/installment/loan-play-delay-detail',
  generateVoucher: '/v3/loan-details/generate-vcode',
} as const;

export type Call = keyof typeof paths;
type Data = Readonly<Record<string, unknown>>;

/** One pixel: a picture that asks nobody. */
export const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const rows = (count: number): readonly Data[] =>
  Array.from({ length: count }, (_, index) => ({ text: `Row ${index + 1}`, value: `Value ${index + 1}` }));

const channels: readonly Data[] = [
  {
    reviewer: 'Banks',
    items: [
      { title: 'North Bank', desc: 'Transfer', logo: pixel, payCode: 'north', vCode: '646180000000000001' },
    ],
  },
  {
    reviewer: 'Shops',
    items: [
      {
        title: 'Corner Shop',
        desc: 'Cash',
        logo: pixel,
        payCode: 'corner',
        vCode: '9900000001',
        BARcodeImg: pixel,
      },
    ],
  },
];

export const good: { readonly [call in Call]: Data } = {
  loanConfirm: {
    firstPayTime: '2026-12-24',
    amount: 123_456,
    periods: 91,
    termUnit: 1,
    isNeedPop: 0,
    details: rows(2),
    repay_plans: [
      { pay_time: '2026-12-24', title: 'Payment one', amount: 130_000, description: 'All of it' },
    ],
    loanRate: '0.05%',
    isNewContract: '',
    comProductLogo: pixel,
    comProductName: 'Quick Loan',
    couNum: 0,
  },
  loanPush: { lendDetailsUrl: '/inThe?productId=1&orderId=77' },
  loanDetails: {
    orderStatus: '174',
    noticeStatusText: 'To be paid',
    noticeDesText: 'Before the date',
    productName: 'Quick Loan',
    productLogo: pixel,
    userOrderDetail: { detail: rows(4) },
    inside: 1,
    isScore: 0,
    h5Url: '',
    isDelay: '0',
    isNewContract: '',
  },
  score: {},
  loanPlan: {
    repayAmount: 130_000,
    productName: 'Quick Loan',
    productLogo: pixel,
    repayDate: '2026-12-24',
    detail: rows(3),
    repayList: channels,
  },
  delayPlan: {
    productName: 'Quick Loan',
    productLogo: pixel,
    delayInfo: { delayAmount: 13_000, delayTime: '2026-12-31', reviewer: 'Seven days' },
    repayPlan: [{ title: 'Today', amount: 13_000, remark: 'Fee', time: '2026-12-24' }],
    repayList: channels,
    noticeMsg: 'It begins with your payment',
    note: 'Seven days at most',
  },
  generateVoucher: {
    topLogo: pixel,
    repayDetail: {
      amount: 130_000,
      repayTitle: 'Pay at the Corner Shop',
      repayDes: 'Show this code',
      repayCode: pixel,
      vCode: '9900000001',
      companyName: 'Quick Company',
    },
    dataList: [{ title: 'Steps', content: ['Go there', 'Pay'] }],
    imgList: [{ title: 'Pictures', eMail: 'help@quick.example', content: [pixel] }],
    bottomLogo: pixel,
  },
};

/** The good answer of a call with some fields changed. */
export const answerOf = (call: Call, change: Data = {}): ReturnType<typeof success> =>
  success({ ...good[call], ...change });

/** There is no loan yet: read beside an offer, whatever a journey is about. */
export const answerNoLoans = (backend: Backend): void =>
  backend.answer('/user-problem/problem-init', coded({ problemType: [], orderList: [] }));

/** Every call answers well, but for what is given. */
export function answerAll(backend: Backend, given: { readonly [call in Call]?: Responder } = {}): void {
  answerNoLoans(backend);
  for (const call of Object.keys(paths) as Call[]) backend.answer(paths[call], given[call] ?? answerOf(call));
}

export interface Place {
  readonly route: string;
  readonly query: Readonly<Record<string, string>>;
  /** The call whose answer fills it. */
  readonly call: Call;
  /** A text that only an answer brings. */
  readonly shows: string;
}

const loan = { productId: '1', orderId: '77' };

/** Every screen that begins with a call. */
export const places = {
  'loan-confirm': { route: '/versions', query: { productId: '1' }, call: 'loanConfirm', shows: 'Quick Loan' },
  'loan-confirm-plan': {
    route: '/charter',
    query: { productId: '1' },
    call: 'loanConfirm',
    shows: 'Quick Loan',
  },
  'loan-detail': { route: '/inThe', query: loan, call: 'loanDetails', shows: 'To be paid' },
  repay: { route: '/knowledgeEarth', query: loan, call: 'loanPlan', shows: 'North Bank' },
  'repay-delay': { route: '/flatMultiple', query: loan, call: 'delayPlan', shows: 'North Bank' },
  'repay-instruction': {
    route: '/carpmm',
    query: { ...loan, amount: '130000', payCode: 'corner', requestType: '1' },
    call: 'generateVoucher',
    shows: 'Pay at the Corner Shop',
  },
} as const satisfies Readonly<Record<string, Place>>;
