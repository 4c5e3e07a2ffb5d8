/**
 * Where each release stands: for everyone, on trial, waiting for a person, taken back or replaced. It is read from the pointers and
 * the log, and must not change anything.
 */
import type { Shown } from '../../model/release-api.generated.ts';
import type { Next, Pointer } from '../../model/release.ts';
import { joined, say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import { isOver, trialOf } from './lanes.ts';
import { allLines, type Line } from './log.ts';
import { toApprove } from './marks.ts';
import { allPointers, lastPointer } from './pointers.ts';
import type { Sql } from './port.ts';
import { moment } from './say.ts';
import { allReleases, ancestorsIn, approvalsOf, authorsOf, type Release } from './versions.ts';

export interface Standing {
  readonly kind: Shown['standing'];
  /** In a few words, as `list` says it. */
  readonly words: Told;
}

/** How a release last went: from everyone, or from a trial. */
interface End {
  readonly seq: number;
  readonly at: string;
  /** The greatest of its trial; undefined where everyone had it. */
  readonly share?: number;
  /** What everyone has had since was made over it. */
  readonly by?: string;
}

const stablesOf = ({ lanes }: Pointer): ReadonlySet<string> =>
  new Set(lanes.flatMap(({ stable }) => (stable === null ? [] : [stable])));

function endsOf(pointers: readonly Pointer[], releases: readonly Release[]): ReadonlyMap<string, End> {
  const ends = new Map<string, End>();
  let before: { readonly stables: ReadonlySet<string>; readonly trial: Next | undefined } | undefined;
  let most = 0;
  for (const pointer of pointers) {
    const [stables, trial] = [stablesOf(pointer), trialOf(pointer)];
    const { seq, at } = pointer;
    for (const release of before?.stables ?? []) {
      if (stables.has(release)) continue;
      const by = [...stables].find((other) => ancestorsIn(releases, other).includes(release));
      ends.set(release, { seq, at, ...(by !== undefined && { by }) });
    }
    const tried = before?.trial?.release;
    if (tried !== undefined && tried !== trial?.release && !stables.has(tried))
      ends.set(tried, { seq, at, share: most });
    most = Math.max(tried === trial?.release ? most : 0, trial?.share ?? 0);
    before = { stables, trial };
  }
  return ends;
}

function endWords({ seq, at, share, by }: End, lines: readonly Line[]): Standing {
  const when = moment(at);
  if (by !== undefined) return { kind: 'replaced', words: say('standsReplaced', { by, at: when }) };
  const who = lines.find(({ before, after }) => after === seq && before !== after)?.who ?? 'server';
  return share === undefined
    ? { kind: 'taken-back', words: say('standsTakenBack', { at: when, who }) }
    : { kind: 'tried', words: say('standsTried', { share, at: when, who }) };
}

function liveWords(release: string, pointer: Pointer, now: Date): Standing | undefined {
  if (stablesOf(pointer).has(release)) return { kind: 'live', words: say('standsLive') };
  const trial = trialOf(pointer);
  if (trial?.release !== release) return undefined;
  return isOver(trial, now)
    ? { kind: 'trial', words: say('standsTrialOver') }
    : { kind: 'trial', words: say('standsTrial', { share: trial.share }) };
}

/** Kept, and never seen by anybody. */
async function keptWords(sql: Sql, release: Release, pointer: Pointer, contract: string): Promise<Standing> {
  const stable = pointer.lanes.find((lane) => lane.contract === contract)?.stable ?? null;
  if (release.parent !== stable) return { kind: 'outdated', words: say('standsOutdated') };
  const what = toApprove(release.marks);
  const isApproved = what === undefined || (await approvalsOf(sql, release)).length > 0;
  return isApproved
    ? { kind: 'waits-for-publisher', words: say('standsForPublisher') }
    : { kind: 'waits-for-approval', words: say('standsForApproval') };
}

export interface Standings {
  readonly pointer: Pointer;
  /** The newest first. */
  readonly releases: readonly (Release & { readonly standing: Standing })[];
}

/** @param contract the build of this server. */
export async function standings(sql: Sql, contract: string, now: Date): Promise<Standings> {
  const releases = await allReleases(sql);
  const pointer = await lastPointer(sql);
  const ends = endsOf(await allPointers(sql), releases);
  const lines = await allLines(sql);
  const found = await Promise.all(
    releases.map(async (release) => {
      const end = ends.get(release.id);
      const past = end === undefined ? undefined : endWords(end, lines);
      const standing =
        liveWords(release.id, pointer, now) ?? past ?? (await keptWords(sql, release, pointer, contract));
      return { ...release, standing };
    }),
  );
  return { pointer, releases: found };
}

/** What waits, with all that an approver or a publisher needs to go on. */
export async function waitWords(sql: Sql, release: Standings['releases'][number]): Promise<Told | undefined> {
  const { id, version, madeAt, marks, standing } = release;
  const authors = (await authorsOf(sql, id)).join(', ');
  const given = { release: id, version, authors, at: moment(madeAt) };
  if (standing.kind === 'waits-for-publisher')
    return say('waitsForPublishing', { ...given, command: `npm run release -- publish ${id}` });
  if (standing.kind !== 'waits-for-approval') return undefined;
  const what = toApprove(marks) ?? joined([]);
  return say('waitsForApproving', { ...given, what, command: `npm run release -- show ${id}` });
}
