/**
 * Which open writes concern a screen: those whose guard its query, its sources or its own writes name. They stand in the
 * store, for tests of a definition under `writes` and for what is drawn on top. It must not know words.
 */
import { named } from '../lib/writes.ts';
import type { Read } from './expression.ts';
import { homes, openDoubts, statusOf, writeInner, type Doubt } from './inner.ts';
import type { Plan, PropPlans } from './plan.ts';
import type { Ledger, Ports } from './ports.ts';
import { parameterSurroundings, resolveProps } from './resolve.ts';
import type { Store } from './store.ts';
import type { Settler } from './write-settle.ts';

type Parameters = Readonly<Record<string, unknown>>;

export interface WatchSetting {
  readonly plan: Pick<Plan, 'sources' | 'writes'>;
  readonly ports: Pick<Ports, 'ledger' | 'notices' | 'texts'>;
  readonly ledger: Ledger;
  readonly store: Store;
  readonly read: Read;
  readonly signal: AbortSignal;
  /** The guard of what was sent with what is kept. */
  readonly sent: () => string | undefined;
  readonly url: (text: string, use: 'image' | 'link', place: string) => string | undefined;
}

export function watchWrites(
  setting: WatchSetting,
  settler: Pick<Settler, 'sweep' | 'prepare'>,
  sending: ReadonlySet<string>,
) {
  const { plan, ports, ledger, store, read, signal, url, sent: kept } = setting;
  const { operations } = ports.ledger;
  /** What named each guard when it was last looked at. */
  const sent = new Map<string, Parameters>();

  /** `exact`: what the screen would send, where an empty text is a value like any other. */
  function bags(): readonly {
    readonly bag: Parameters;
    readonly exact: boolean;
    readonly call?: string | undefined;
  }[] {
    const query = (store.read(['query']) ?? {}) as Parameters;
    const surroundings = parameterSurroundings(read, { where: 'writes' }, { url });
    const bag = (send: PropPlans): Parameters => ({ ...query, ...resolveProps(send, surroundings) });
    return [
      { bag: query, exact: false },
      ...plan.sources.map(({ send, call }) => ({ bag: bag(send), exact: false, call: call?.name })),
      ...plan.writes.map(({ send }) => ({ bag: bag(send), exact: true })),
    ];
  }

  const isThere = (value: unknown, exact: boolean): boolean =>
    value !== undefined && value !== null && (exact || value !== '');

  /** The guards that the screen names, hashed. */
  async function guards(): Promise<ReadonlySet<string>> {
    sent.clear();
    for (const { bag, exact, call } of bags()) {
      for (const { guard, apart = [], settled } of Object.values(operations)) {
        if (guard.some((name) => !isThere(bag[name], exact))) continue;
        // What is there already is not what nobody knows of; where that would be found, it is told all the same.
        const isWhere = settled !== 'person' && settled.by === call;
        if (!isWhere && apart.some((name) => isThere(bag[name], false))) continue;
        const hash = await ledger.hash(named(guard, bag));
        if (!sent.has(hash)) sent.set(hash, bag);
      }
    }
    const own = kept();
    return new Set([...sent.keys(), ...(own === undefined ? [] : [own])]);
  }

  let turn = 0;
  async function look(): Promise<void> {
    const mine = (turn += 1);
    const open = ledger.open();
    const here = open.length === 0 ? undefined : await guards();
    if (mine !== turn || signal.aborted) return;
    const found = open.filter(({ guard }) => here?.has(guard) === true);
    store.write(['writes'], Object.fromEntries(found.map(({ operation, state }) => [operation, state])));
    const doubts = found.flatMap(({ operation, guard, state }): readonly Doubt[] =>
      state === 'unknown' || (state === 'pending' && !sending.has(guard))
        ? [{ operation, guard, state }]
        : [],
    );
    writeInner(store, openDoubts, doubts);
  }

  async function begin(): Promise<void> {
    await settler.sweep();
    await look();
    void settler.prepare(plan.writes.map(({ operation }) => operation));
  }

  const reads = [
    ['query'],
    ...plan.sources.map(({ name }) => statusOf(name)),
    ...plan.sources.map(({ name }) => [name]),
    ['state'],
    // That of fragments with state of their own.
    homes,
  ];
  // An answer, or what a person enters, may name another guard.
  const leaveStore = store.subscribe(reads, () => {
    if (ledger.open().length > 0) void look();
  });
  const leaveLedger = ledger.subscribe(() => void look());
  signal.addEventListener('abort', () => {
    leaveStore();
    leaveLedger();
  });
  return {
    /** From then on the store has what the address names. */
    begun: begin(),
    sentFor: (guard: string): Parameters => sent.get(guard) ?? {},
  };
}
