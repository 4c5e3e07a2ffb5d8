/**
 * What every operation shares: who asks, the one transaction in which a pointer, the rows it needs and the log are written, and what
 * is said of it. It must not know what the operations are.
 */
import { joined, say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import type { Result } from '../../lib/result.ts';
import { failure, success } from '../../lib/result.ts';
import type { Problem } from '../../lib/problem.ts';
import type { Pointer } from '../../model/release.ts';
import { knownBuilds } from './builds.ts';
import { hashOf } from './digest.ts';
import type { Everyone } from '../render/outcomes.ts';
import type { Bench } from './bench.ts';
import { lanesFor } from './lanes.ts';
import type { MemoryLive } from './live.ts';
import { linesSince, tellLog } from './log.ts';
import type { Person } from './people.ts';
import { lastPointer, writePointer } from './pointers.ts';
import type { Sql, Store } from './port.ts';
import { moment, seen } from './say.ts';

export interface Desk {
  readonly store: Store;
  readonly live: MemoryLive;
  /** The build of this server, by the id of its contract. */
  readonly contract: string;
  /** Layouts of the promotion that it has. */
  readonly layouts: readonly string[];
  readonly bench: Bench;
  readonly now: () => Date;
  /** What the configuration of this server says of everyone who comes to it; where it is left out, nobody knows. */
  readonly everyone?: (() => Everyone) | undefined;
  /** Tells those who must know at once (RELEASES_WEBHOOK). */
  readonly alarm: (words: Told) => void;
}

export interface Refused {
  readonly status: 400 | 403 | 404 | 409 | 422;
  readonly words: Told;
  readonly problems?: readonly Problem[];
}

/** What was done; in the words of `Answer` of schemas/releases.openapi.json. */
export interface Done {
  readonly outcome: 'done' | 'already' | 'waits' | 'fine' | 'wrong';
  readonly words: readonly Told[];
  readonly seq: number;
  readonly release?: string;
  readonly version?: string;
  readonly problems?: readonly Problem[];
}

export type Outcome<T = Done> = Result<T, Refused>;

export const refuse = (status: Refused['status'], words: Told, problems?: readonly Problem[]) =>
  failure<Refused>({ status, words, ...(problems && { problems }) });

/** What an operation wants, as it found the pointer. Lanes are there for every build that may be seen. */
export interface Wanted {
  readonly pointer: Pick<Pointer, 'lanes' | 'off'>;
  /** What was done, as the log says it. */
  readonly words: Told;
  readonly data?: Readonly<Record<string, string>>;
  readonly outcome?: Done['outcome'];
  /** A pointer of its own also where it says the same: of a build that has come. */
  readonly always?: boolean;
  /** The log says, too, what borrowers see from then on. */
  readonly withView?: boolean;
  /** Said after the words. */
  readonly more?: readonly Told[];
  readonly release?: { readonly id: string; readonly version: string } | undefined;
}

export interface Change {
  readonly person: Pick<Person, 'name'>;
  readonly did: string;
  /** The pointer that was read before; another one is refused. */
  readonly expected?: number | undefined;
  /** Looks first and writes then: what it refuses must have written nothing. */
  work(sql: Sql, pointer: Pointer): Promise<Result<Wanted, Refused>>;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Someone was faster: what they did, and what to do. */
async function overtaken(sql: Sql, expected: number, seq: number): Promise<Outcome<never>> {
  const lines = await linesSince(sql, expected);
  const told = lines.map(({ who, at, words }) => say('lineOf', { who, at: moment(at), what: words }));
  const first = say('overtaken', { before: expected, now: seq });
  return refuse(409, joined([first, ...told, say('lookAgain')], '\n'));
}

/**
 * One transaction: whoever reads sees all of it or nothing. Where nothing changes for borrowers there is no new pointer, and a
 * repeated request is not told twice.
 */
export async function change(desk: Desk, { person, did, expected, work }: Change): Promise<Outcome> {
  const { store, live, contract, now } = desk;
  const outcome = await store.transaction(async (sql): Promise<Outcome> => {
    const last = await lastPointer(sql);
    if (expected !== undefined && expected !== last.seq) return overtaken(sql, expected, last.seq);
    const builds = await knownBuilds(sql);
    const contracts = builds.map((build) => build.contract);
    const before: Pointer = { ...last, lanes: lanesFor(last.lanes, contracts) };
    const wanted = await work(sql, before);
    if (!wanted.ok) return wanted;
    const { words, pointer, data = {}, more = [], release, outcome: given, always = false } = wanted.value;
    const { withView = false } = wanted.value;
    const isSame = !always && same(pointer, { lanes: before.lanes, off: before.off });
    const at = now().toISOString();
    const next: Pointer = isSame ? before : { seq: last.seq + 1, at, lanes: pointer.lanes, off: pointer.off };
    const kept = isSame ? {} : { pointer: hashOf(await writePointer(sql, next)) };
    const view = seen(next, builds, contract, now());
    if (!isSame || Object.keys(data).length > 0)
      await tellLog(sql, {
        at,
        who: person.name,
        did,
        words: withView ? joined([words, view[0]], '\n') : words,
        before: last.seq,
        after: next.seq,
        data: { ...data, ...kept },
      });
    return success({
      outcome: given ?? (isSame ? 'already' : 'done'),
      words: [words, ...more, ...view],
      seq: next.seq,
      ...(release && { release: release.id, version: release.version }),
    });
  });
  if (outcome.ok && outcome.value.seq !== live.live().pointer.seq) {
    await live.refresh();
    // The other servers look by themselves when the connection is back.
    await store.tell(String(outcome.value.seq)).catch(() => undefined);
  }
  return outcome;
}
