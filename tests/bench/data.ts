/** Data for the measured screens; fresh objects each time, as a response brings them. */
export interface LoanData {
  readonly orderStatus: string;
  readonly noticeStatusText: string;
  readonly noticeDesText: string;
  readonly isDelay: boolean;
  readonly userOrderDetail: { readonly detail: readonly { readonly text: string; readonly value: string }[] };
}

export function loanData(
  rows: number,
  change: { readonly status?: string; readonly row?: number } = {},
): LoanData {
  return {
    orderStatus: change.status ?? '174',
    noticeStatusText: `Por pagar ${change.status ?? '174'}`,
    noticeDesText: 'Paga antes de la fecha para no tener recargos.',
    isDelay: true,
    userOrderDetail: {
      detail: Array.from({ length: rows }, (_, index) => ({
        text: `Concepto ${index}`,
        value: index === change.row ? 'cambió' : `$${index}.00`,
      })),
    },
  };
}
