/**
 * Where each release stands: for everyone, on trial, waiting for a person, taken back or replaced. It is read from the pointers and
 * the log, and must not change anything.
 */
import type { Shown } from '../../model/release-api.generated.ts';
import type { Next, Pointer } from '../../model/release.ts';
import { joined, say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import { isBegun, isEveryone, isOver, trialOf } from './lanes.ts';
import { allLines, type Line } from './log.ts';
import { toApprove } from './marks.ts';
import { allPointers, lastPointer } from './pointers.ts';
import type { Sql } from './port.ts';
import { moment, timesOf, whom } from './say.ts';
import { allReleases, ancestorsIn, approvalsOf, authorsOf, type Release } from './versions.ts';

export interface Standing {
  readonly kind: Shown['standing'];
  /** In a few words, as `list` says it. */
  readonly words: Told;
}

interface Moment {
  readonly seq: number;
  readonly at: string;
}

/** How far a trial went. */
interface Trial {
  /** The greatest. */
  readonly share: number;
  /** Since when nobody gets it, by the share 0. */
  readonly stopped?: Moment | undefined;
}

/** How a release last went: from everyone, or from a trial. */
interface End extends Moment {
  /** Undefined where everyone had it. */
  readonly trial?: Trial & Pick<Next, 'until'>;
  /** What everyone has had since was made over it. */
  readonly by?: string;
}

const stablesOf = ({ lanes }: Pointer): ReadonlySet<string> =>
  new Set(lanes.flatMap(({ stable }) => (stable === null ? [] : [stable])));

interface Past {
  readonly ends: ReadonlyMap<string, End>;
  /** Of the trial that goes on. */
  readonly ongoing: Trial;
}

const noTrial: Trial = { share: 0 };

/** @param before of the same release. */
function trialNow(before: Trial, { share }: Next, when: Moment): Trial {
  return share === 0
    ? { share: before.share, stopped: before.stopped ?? when }
    : { share: Math.max(before.share, share) };
}

function pastOf(pointers: readonly Pointer[], releases: readonly Release[]): Past {
  const ends = new Map<string, End>();
  let before: { readonly stables: ReadonlySet<string>; readonly trial: Next | undefined } | undefined;
  let ongoing = noTrial;
  for (const pointer of pointers) {
    const [stables, trial] = [stablesOf(pointer), trialOf(pointer)];
    const { seq, at } = pointer;
    for (const release of before?.stables ?? []) {
      if (stables.has(release)) continue;
      const by = [...stables].find((other) => ancestorsIn(releases, other).includes(release));
      ends.set(release, { seq, at, ...(by !== undefined && { by }) });
    }
    const tried = before?.trial;
    if (tried !== undefined && tried.release !== trial?.release && !stables.has(tried.release))
      ends.set(tried.release, { seq, at, trial: { ...ongoing, until: tried.until } });
    const same = tried?.release === trial?.release ? ongoing : noTrial;
    ongoing = trial === undefined ? noTrial : trialNow(same, trial, { seq, at });
    before = { stables, trial };
  }
  return { ends, ongoing };
}

/** Who did it, as the log says. */
function byWhom({ seq }: Moment, lines: readonly Line[]): string | Told {
  const who = lines.find(({ before, after }) => after === seq && before !== after)?.who ?? 'server';
  return who === 'guard' ? say('theGuard') : who;
}

function triedWords(
  end: End,
  { share, stopped, until }: NonNullable<End['trial']>,
  lines: readonly Line[],
): Told {
  if (stopped !== undefined)
    return say('standsStopped', { share, at: moment(stopped.at), who: byWhom(stopped, lines) });
  // What took its place then took it back from nobody.
  return until !== null && isOver({ until }, new Date(end.at))
    ? say('standsTriedUntil', { share, at: moment(until) })
    : say('standsTried', { share, at: moment(end.at), who: byWhom(end, lines) });
}

function endWords(end: End, lines: readonly Line[]): Standing {
  const { at, by, trial } = end;
  if (by !== undefined) return { kind: 'replaced', words: say('standsReplaced', { by, at: moment(at) }) };
  return trial === undefined
    ? { kind: 'taken-back', words: say('standsTakenBack', { at: moment(at), who: byWhom(end, lines) }) }
    : { kind: 'tried', words: triedWords(end, trial, lines) };
}

function trialWords(trial: Next, { share: most, stopped }: Trial, lines: readonly Line[], now: Date): Told {
  const { share, who, until } = trial;
  if (share === 0 && stopped !== undefined && most > 0)
    return say('standsTrialOfNobody', { share: most, at: moment(stopped.at), who: byWhom(stopped, lines) });
  if (until !== null && isOver(trial, now)) return say('standsTrialOver', { share: most, at: moment(until) });
  const times = timesOf(trial, now);
  return share === 100 && isEveryone(who) && isBegun(trial, now)
    ? say('standsForAll', { times })
    : say('standsTrial', { share, whom: whom(who), times });
}

function liveWords(
  release: string,
  pointer: Pointer,
  ongoing: Trial,
  lines: readonly Line[],
  now: Date,
): Standing | undefined {
  if (stablesOf(pointer).has(release)) return { kind: 'live', words: say('standsLive') };
  const trial = trialOf(pointer);
  return trial?.release === release
    ? { kind: 'trial', words: trialWords(trial, ongoing, lines, now) }
    : undefined;
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
  const { ends, ongoing } = pastOf(await allPointers(sql), releases);
  const lines = await allLines(sql);
  const found = await Promise.all(
    releases.map(async (release) => {
      const end = ends.get(release.id);
      const past = end === undefined ? undefined : endWords(end, lines);
      const standing =
        liveWords(release.id, pointer, ongoing, lines, now) ??
        past ??
        (await keptWords(sql, release, pointer, contract));
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
