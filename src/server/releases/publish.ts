/** A folder of definitions becomes a release: checked, kept, approved by another person, and live for some or for all. */
import { failure, success } from '../../lib/result.ts';
import { because, joined, say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import type { Problem } from '../../lib/problem.ts';
import type { Folder, Publish } from '../../model/release-api.generated.ts';
import type { Next, Parts, Pointer } from '../../model/release.ts';
import { beside, type Values } from '../../release/parts.ts';
import { seenBuilds } from './builds.ts';
import { change, refuse, type Desk, type Outcome, type Refused, type Wanted } from './desk.ts';
import { isEveryone, isForAll, isOver, trialOf, withRelease } from './lanes.ts';
import { isDoubted, neverShared, toApprove, type Marks } from './marks.ts';
import { may, samePerson, type Person } from './people.ts';
import { allPointers, lastPointer } from './pointers.ts';
import { picturesShown } from './pictures.ts';
import type { Sql } from './port.ts';
import { moment, shown } from './say.ts';
import { keepProofs, left, proofs, type Proved } from './proofs.ts';
import type { Result } from '../../lib/result.ts';
import { commandOf, isTriedSo, meetsNobody, saysNothingTo, untilNow, wishOf, type Wish } from './wish.ts';
import {
  approvalsOf,
  authorsOf,
  findRelease,
  hashOfMade,
  keepRelease,
  releaseOfVersion,
  shownPairs,
  versionOf,
  type NewRelease,
  type Release,
} from './versions.ts';

const stableOf = ({ lanes }: Pointer, contract: string): string | null =>
  lanes.find((lane) => lane.contract === contract)?.stable ?? null;

/** What is asked to go live, with what is known of it. */
interface Prepared {
  readonly made: NewRelease;
  readonly found: Release | undefined;
  readonly proved: readonly Proved[];
}

async function partsOf(sql: Sql, release: string | null): Promise<Parts> {
  return release === null ? {} : ((await findRelease(sql, release))?.parts ?? {});
}

/** Why what was sent is no release. */
interface Unfit extends Pick<Refused, 'status' | 'problems'> {
  readonly reasons: readonly Told[];
}

const unfit = (reasons: readonly Told[], problems?: readonly Problem[]): Result<never, Unfit> =>
  failure({ status: 422, reasons, ...(problems && { problems }) });

const ownOf = ({ proved }: Pick<Prepared, 'proved'>, contract: string): Proved | undefined =>
  proved.find((each) => each.contract === contract);

/** Proved for this server's build, or why not. */
function fitting(prepared: Prepared, contract: string): Result<Prepared, Unfit> {
  const own = ownOf(prepared, contract);
  if (own === undefined || own.shows) return success(prepared);
  const errors = own.problems.filter(({ severity }) => severity === 'error').length;
  const found = errors === 1 ? say('foundError') : say('foundErrors', { count: errors });
  return unfit([...own.words, ...(errors === 0 ? [] : [found])], own.problems);
}

/** A folder, and what it changes where that is known to the letter. */
export interface Given extends Folder {
  readonly exact?: Values | undefined;
}

/** As it would be kept, proved; or why it is no release. */
export async function fromFolder(
  desk: Desk,
  { files, exact }: Given,
  note: string,
): Promise<Result<Prepared, Unfit>> {
  const { store, contract, bench } = desk;
  const { lost } = await picturesShown(store, files);
  if (lost.length > 0) return unfit(lost.map((path) => say('pictureIsLost', { path })));
  const parent = stableOf(await lastPointer(store), contract);
  const before = await partsOf(store, parent);
  const read = await bench.read(contract, { files, exact, parent: before });
  if (read.problems.length > 0 || read.words.length > 0) return unfit(read.words, read.problems);
  if (read.told.length === 0) return unfit([say('saysNothingNew')]);
  const { parts, marks, told } = read;
  const asRead: NewRelease = { parent, base: contract, parts, marks, told, note };
  const found = await releaseOfVersion(store, versionOf(asRead));
  const subject = { id: found?.id, parts, madeAt: found?.madeAt, written: files };
  const proved = await proofs(desk, subject);
  const doubt = isDoubted(ownOf({ proved }, contract)?.problems ?? [], beside(parts, before));
  const made = { ...asRead, marks: found?.marks ?? (doubt ? { ...marks, doubt } : marks) };
  return fitting({ made, found, proved }, contract);
}

async function fromRelease(desk: Desk, id: string): Promise<Result<Prepared, Unfit>> {
  const found = await findRelease(desk.store, id);
  if (found === undefined) return failure({ status: 404, reasons: [say('noRelease', { release: id })] });
  const proved = await proofs(desk, { id, parts: found.parts, madeAt: found.madeAt });
  return fitting({ made: found, found, proved }, desk.contract);
}

/** What a folder would change, and what is wrong with it. */
export async function check(desk: Desk, folder: Folder): Promise<Outcome> {
  const prepared = await fromFolder(desk, folder, '');
  const { seq } = await lastPointer(desk.store);
  if (!prepared.ok) {
    const { reasons, problems = [] } = prepared.error;
    return success({ outcome: 'wrong', words: reasons, seq, problems });
  }
  const { made, proved } = prepared.value;
  const needs = toApprove(made.marks);
  const rule = needs === undefined ? say('onePublisher') : say('needsApproval', { what: needs });
  const all = neverShared(made.marks);
  const never = all === undefined ? [] : [say('allOrNone', { what: all })];
  const builds = (await seenBuilds(desk.store, desk.now())).filter(
    ({ contract }) => contract !== desk.contract,
  );
  const problems = ownOf(prepared.value, desk.contract)?.problems ?? [];
  return success({
    outcome: 'fine',
    words: [say('canBePublished'), ...made.told, rule, ...never, ...left(proved, builds)],
    seq,
    problems,
  });
}

function sharedWrongly(
  marks: Marks,
  { share, who }: Omit<Wish, 'passed'>,
): Result<never, Refused> | undefined {
  const all = neverShared(marks);
  const isSome = share !== 100 || !isEveryone(who);
  return all !== undefined && isSome ? refuse(422, say('allOrNone', { what: all })) : undefined;
}

/** Why it goes live without what it would wait for, and who approved it all the same. */
async function emergencyWords(sql: Sql, release: Release, why: string): Promise<Told> {
  const names = (await approvalsOf(sql, release)).map(({ person }) => person).join(', ');
  return names === '' ? say('emergency', { why }) : say('emergencyApproved', { names, why });
}

/** Whether it may go live now; what it must wait for, in words. */
async function waitsFor(
  sql: Sql,
  person: Person,
  release: Release,
  emergency?: string,
): Promise<Told | undefined> {
  const what = toApprove(release.marks);
  const command = `npm run release -- approve ${release.id} ${release.version}`;
  if (what !== undefined && emergency === undefined && (await approvalsOf(sql, release)).length === 0)
    return say('waitsForApproval', { release: release.id, what, command });
  if (may(person, 'publisher')) return undefined;
  const wasLive = (await allPointers(sql)).some(
    ({ lanes }) =>
      trialOf({ lanes })?.release === release.id || lanes.some(({ stable }) => stable === release.id),
  );
  return say(wasLive ? 'askedAgain' : 'waitsForPublisher', { release: release.id });
}

function inTheWay(pointer: Pointer, release: Release, now: Date): Result<never, Refused> | undefined {
  const trial = trialOf(pointer);
  if (trial === undefined || trial.release === release.id || trial.share === 0 || isOver(trial, now))
    return undefined;
  const { release: tried, share } = trial;
  return refuse(
    409,
    share === 100 ? say('inTheWayWhole', { release: tried }) : say('inTheWay', { release: tried, share }),
  );
}

/** All of it in one text. */
function refused({ status, reasons, problems }: Unfit): Outcome<never> {
  const first = status === 422 ? say('notPublished') : undefined;
  return refuse(status, joined([first, ...reasons], '\n'), problems);
}

export async function publish(
  desk: Desk,
  person: Person,
  asked: Publish & Pick<Given, 'exact'>,
): Promise<Outcome> {
  const { files, exact, release: id, note = '', expected, emergency } = asked;
  if ((files === undefined) === (id === undefined)) return refuse(400, say('folderOrRelease'));
  if (emergency !== undefined && !person.roles.includes('host'))
    return refuse(403, say('emergencyTakesHost'));
  const wish = wishOf(asked, desk.now());
  if (!wish.ok) return wish;
  const prepared =
    id === undefined
      ? await fromFolder(desk, { files: files ?? [], exact }, note)
      : await fromRelease(desk, id);
  if (!prepared.ok) return refused(prepared.error);
  const { made, found, proved } = prepared.value;
  const wrong = sharedWrongly(made.marks, wish.value);
  if (wrong !== undefined) return wrong;
  const builds = (await seenBuilds(desk.store, desk.now())).filter(
    ({ contract }) => contract !== desk.contract,
  );
  const outcome = await change(desk, {
    person,
    did: emergency === undefined ? 'publish' : 'emergency',
    expected,
    async work(sql, pointer): Promise<Result<Wanted, Refused>> {
      const stable = stableOf(pointer, desk.contract);
      const isStable = found !== undefined && found.id === stable;
      if (!isStable && made.parent !== stable)
        return refuse(409, say('madeOverAnother', { before: shown(made.parent), now: shown(stable) }));
      if (found !== undefined) {
        const before = inTheWay(pointer, found, desk.now());
        if (before !== undefined) return before;
      } else if (may(person, 'publisher') && toApprove(made.marks) === undefined) {
        const before = inTheWay(pointer, { id: '' } as Release, desk.now());
        if (before !== undefined) return before;
      }
      // Nothing is refused from here on: rows are written.
      const isNew =
        found === undefined ||
        !(await authorsOf(sql, found.id)).some((name) => samePerson(name, person.name));
      const release =
        id === undefined ? await keepRelease(sql, made, person.name, desk.now()) : (found as Release);
      const verdicts = await keepProofs(sql, release.id, proved, desk.now());
      const authored = { made: release.version, says: hashOfMade(release), release: release.id };
      const kept = { ...verdicts, ...(id === undefined && isNew && authored) };
      const nobody = meetsNobody(wish.value.who, desk.everyone?.());
      const { language } = wish.value.who;
      const none =
        language === undefined
          ? []
          : saysNothingTo(language, beside(release.parts, await partsOf(sql, release.parent)));
      const more = [...release.told, ...left(proved, builds), ...nobody, ...none];
      const waits = await waitsFor(sql, person, release, emergency);
      const same = { pointer: { lanes: pointer.lanes, off: pointer.off }, release };
      if (waits !== undefined) {
        const again = commandOf(release.id, asked);
        return success({
          ...same,
          words: waits,
          data: kept,
          more: again === undefined ? more : [...more, say('sayAgain', { command: again })],
          outcome: 'waits',
        });
      }
      if (isStable)
        return success({ ...same, words: say('everyoneHas', { release: release.id }), data: kept });
      const { passed, ...asWished } = wish.value;
      if (found !== undefined && isTriedSo(pointer, found.id, asWished))
        return success({ ...same, words: say('triedSo', { release: found.id }), data: kept });
      const next: Next = { ...asWished, release: release.id, salt: release.salt, held: false };
      const shows = await shownPairs(sql);
      const why = emergency === undefined ? note : await emergencyWords(sql, release, emergency);
      return success({
        pointer: { lanes: withRelease(pointer.lanes, next, shows), off: pointer.off },
        words: joined([say('published', { release: release.id }), because(why)]),
        data: kept,
        withView: !isForAll(next),
        more: [
          ...more,
          ...untilNow(pointer, release.id, desk.contract, desk.now()),
          ...(passed === undefined ? [] : [say('startHasPassed', { at: moment(passed) })]),
        ],
        release,
      });
    },
  });
  if (emergency !== undefined && outcome.ok) desk.alarm(joined(outcome.value.words, '\n'));
  return outcome;
}
