/**
 * One phone with several pages of the app: a database, locks and a channel that they share, as a browser gives them. A page
 * that crashes lets go of its locks and is heard of no more. It must not know what the pages show.
 */
import { IDBFactory } from 'fake-indexeddb';
import type { Phone } from '../../src/platform/ledger-store.ts';

export interface PhonePage {
  readonly phone: Phone;
  /** It is gone: closed, reloaded or killed. */
  crash(): void;
  /** It is seen again after it stood aside, as a page from the cache of the history is. */
  comeBack(): void;
}

export interface FakePhone {
  page(): PhonePage;
  /** What a person does who clears the data of the site. */
  clear(): void;
}

interface Held {
  readonly name: string;
  readonly page: symbol;
}

type Channel = NonNullable<ReturnType<NonNullable<Phone['channel']>>>;

/** `blocked`: no database at all. */
export function createPhone(setting: { readonly blocked?: boolean } = {}): FakePhone {
  let factory = new IDBFactory();
  let held: Held[] = [];
  const channels: { readonly page: symbol; readonly channel: Channel }[] = [];

  const locksOf = (page: symbol, isGone: () => boolean): NonNullable<Phone['locks']> => ({
    query: () => Promise.resolve({ held: held.map(({ name }) => ({ name })), pending: [] }),
    async request(name: string, ...rest: readonly unknown[]) {
      const callback = rest.at(-1) as (lock: Lock | null) => unknown;
      await Promise.resolve();
      // A page that is gone runs nothing more.
      if (isGone()) return new Promise<never>(() => undefined);
      if (held.some((each) => each.name === name)) return callback(null);
      const mine = { name, page };
      held.push(mine);
      try {
        return await callback({ name, mode: 'exclusive' });
      } finally {
        held = held.filter((each) => each !== mine);
      }
    },
  });

  return {
    clear() {
      factory = new IDBFactory();
    },
    page() {
      const page = Symbol('page');
      let gone = false;
      let returned: () => void = () => undefined;
      const channel: Channel = {
        onmessage: null,
        postMessage(data: unknown) {
          if (gone) return;
          for (const other of channels)
            if (other.page !== page)
              queueMicrotask(() => {
                other.channel.onmessage?.call(other.channel as BroadcastChannel, { data } as MessageEvent);
              });
        },
      };
      return {
        phone: {
          ...(setting.blocked === true ? {} : { indexedDB: factory }),
          locks: locksOf(page, () => gone),
          channel() {
            channels.push({ page, channel });
            return channel;
          },
          onReturn: (listener) => void (returned = listener),
        },
        crash() {
          gone = true;
          held = held.filter((each) => each.page !== page);
          for (const each of channels) if (each.page === page) each.channel.onmessage = null;
        },
        comeBack: () => returned(),
      };
    },
  };
}
