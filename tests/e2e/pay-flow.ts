/** What the journeys through the older payment share: its borrower, the banks, and what the sandbox knows of a payment. */
import { expect, test } from './fixtures.ts';
import type { Language } from './words.ts';

const order = { orderId: '174', amount: '345050', userId: '9', productId: '1' };
export const banks: Readonly<Record<Language, readonly [coded: string, plain: string, refused: string]>> = {
  es: ['Banco Norte', 'Banco Andino', 'Banco Laguna'],
  en: ['Banyan Bank', 'Kaveri Bank', 'Lotus Bank'],
};
/** What the browser and the app print of calls that fail. */
export const lost = /status of 500|call-failed/;

interface Payment {
  readonly codes: readonly string[];
  readonly paid: boolean;
}

/** A borrower on the screen of the flow, with what the sandbox knows of it. */
export const flow = test.extend<{
  flow: {
    open(language: Language, change?: Readonly<Record<string, string>>): Promise<void>;
    choose(bank: string): Promise<void>;
    payments(): Promise<readonly Payment[]>;
    /** The newest that the bank has sent. */
    code(): Promise<string>;
    sent(operation: string): Promise<readonly Readonly<Record<string, string>>[]>;
  };
}>({
  flow: async ({ page, open, request, sandbox, session, asked }, use) => {
    const payments = async (): Promise<readonly Payment[]> => {
      const url = `${sandbox.origin}/sandbox/api/${encodeURIComponent(session)}/payments`;
      return (await (await request.get(url)).json()) as readonly Payment[];
    };
    await use({
      async open(language, change = {}) {
        await open('/theUniversally', { ...order, ...(language === 'en' ? { language } : {}), ...change });
      },
      // A tap that is faster than a person's may meet a page that is still brought into sight, or count as a double one: it is tried again.
      choose: (bank) =>
        expect(() =>
          page.getByRole('radio', { name: new RegExp(`^${bank}`) }).check({ force: true, timeout: 2_000 }),
        ).toPass(),
      payments,
      async code() {
        const codes = async (): Promise<readonly string[]> => (await payments())[0]?.codes ?? [];
        await expect.poll(codes).not.toEqual([]);
        return (await codes())[0] ?? '';
      },
      sent: async (operation) =>
        // The newest comes first.
        (await asked())
          .filter((call) => call.operation === operation)
          .map(({ parameters }) => parameters)
          .reverse(),
    });
  },
});
