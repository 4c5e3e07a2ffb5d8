/** A folder of definitions becomes a release: checked, kept, approved by another person, and live for some or for all. */
import { success } from '../../lib/result.ts';
import type { Approve, Folder, Publish } from '../../model/release-api.generated.ts';
import type { Next, Parts, Pointer, Who } from '../../model/release.ts';
import { knownBuilds } from './builds.ts';
import { change, refuse, type Desk, type Outcome, type Refused, type Wanted } from './desk.ts';
import { isEveryone, isOver, trialOf, withRelease } from './lanes.ts';
import { neverShared, toApprove, type Marks } from './marks.ts';
import { may, samePerson, type Person } from './people.ts';
import { lastPointer } from './pointers.ts';
import type { Sql } from './port.ts';
import { keepProofs, left, proofs, type Proved } from './proofs.ts';
import { isStep } from './ramp.ts';
import type { Result } from '../../lib/result.ts';
import {
  approvalsOf,
  authorsOf,
  findRelease,
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

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** Proved for this server's build, or why not. */
function fitting(prepared: Prepared, contract: string): Result<Prepared, Refused> {
  const own = prepared.proved.find((each) => each.contract === contract);
  if (own === undefined || own.shows) return success(prepared);
  const errors = own.problems.filter(({ severity }) => severity === 'error').length;
  const found = errors === 0 ? [] : [`The check found ${count(errors, 'error')}.`];
  return refuse(422, ['Nothing was published.', ...own.words, ...found].join('\n'), own.problems);
}

async function fromFolder(
  desk: Desk,
  files: Folder['files'],
  note: string,
): Promise<Result<Prepared, Refused>> {
  const { store, contract, bench } = desk;
  const parent = stableOf(await lastPointer(store), contract);
  const read = await bench.read(contract, { files, parent: await partsOf(store, parent) });
  if (read.problems.length > 0 || read.words.length > 0)
    return refuse(422, ['Nothing was published.', ...read.words].join('\n'), read.problems);
  if (read.told.length === 0)
    return refuse(422, 'Nothing was published: the folder says what everyone sees already.');
  const { parts, marks, told } = read;
  const made: NewRelease = { parent, base: contract, parts, marks, told, note };
  const found = await releaseOfVersion(store, versionOf(made));
  const subject = { id: found?.id, parts, madeAt: found?.madeAt, written: files };
  return fitting({ made, found, proved: await proofs(desk, subject) }, contract);
}

async function fromRelease(desk: Desk, id: string): Promise<Result<Prepared, Refused>> {
  const found = await findRelease(desk.store, id);
  if (found === undefined) return refuse(404, `There is no release "${id}".`);
  const proved = await proofs(desk, { id, parts: found.parts, madeAt: found.madeAt });
  return fitting({ made: found, found, proved }, desk.contract);
}

/** What a folder would change, and what is wrong with it. */
export async function check(desk: Desk, { files }: Folder): Promise<Outcome> {
  const prepared = await fromFolder(desk, files, '');
  const { seq } = await lastPointer(desk.store);
  if (!prepared.ok) {
    const { status, words, problems = [] } = prepared.error;
    if (status !== 422) return prepared;
    const lines = words.split('\n').filter((line) => line !== 'Nothing was published.');
    return success({ outcome: 'wrong', words: lines, seq, problems });
  }
  const { made, proved } = prepared.value;
  const needs = toApprove(made.marks);
  const rule =
    needs === '' ? 'One publisher may publish it.' : `It changes ${needs}: another person must approve it.`;
  const all = neverShared(made.marks);
  const never = all === '' ? [] : [`It changes ${all}: that goes to all or to none.`];
  const builds = (await knownBuilds(desk.store)).filter(({ contract }) => contract !== desk.contract);
  const problems = proved.find(({ contract }) => contract === desk.contract)?.problems ?? [];
  return success({
    outcome: 'fine',
    words: ['It can be published.', ...made.told, rule, ...never, ...left(proved, builds)],
    seq,
    problems,
  });
}

interface Wish extends Pick<Next, 'share' | 'who' | 'from' | 'until'> {}

const utc = (at: string | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

function wishOf({ share = 100, who = {}, from, until }: Publish, now: Date): Result<Wish, Refused> {
  for (const [name, at] of Object.entries({ from, until }))
    if (at !== undefined && Number.isNaN(Date.parse(at))) return refuse(400, `"${name}" is no time: ${at}.`);
  if (!isStep(share)) return refuse(400, 'The share goes in steps of 0.01.');
  const wish = { share, who: who as Who, from: utc(from), until: utc(until) };
  if (
    wish.until !== null &&
    Date.parse(wish.until) <= Math.max(now.getTime(), Date.parse(wish.from ?? '') || 0)
  )
    return refuse(400, 'Its end must come after its start, and after now.');
  // A start that has passed is none: it begins now.
  const isBegun = wish.from !== null && Date.parse(wish.from) <= now.getTime();
  return success(isBegun ? { ...wish, from: null } : wish);
}

function sharedWrongly(marks: Marks, { share, who }: Wish): Result<never, Refused> | undefined {
  const all = neverShared(marks);
  const isSome = share !== 100 || !isEveryone(who);
  return all !== '' && isSome ? refuse(422, `It changes ${all}: that goes to all or to none.`) : undefined;
}

/** Whether it may go live now; what it must wait for, in words. */
async function waitsFor(
  sql: Sql,
  person: Person,
  release: Release,
  emergency?: string,
): Promise<string | undefined> {
  const needs = toApprove(release.marks);
  const command = `npm run release -- approve ${release.id} ${release.version}`;
  if (needs !== '' && emergency === undefined && (await approvalsOf(sql, release)).length === 0)
    return `It is kept as ${release.id} and not live: it changes ${needs}, so another person must approve it (${command}), then publish ${release.id}.`;
  if (!may(person, 'publisher'))
    return `It is kept as ${release.id} and not live: a publisher must publish ${release.id}.`;
  return undefined;
}

function inTheWay(pointer: Pointer, release: Release, now: Date): Result<never, Refused> | undefined {
  const trial = trialOf(pointer);
  if (trial === undefined || trial.release === release.id || trial.share === 0 || isOver(trial, now))
    return undefined;
  return refuse(
    409,
    `${trial.release} is on trial for ${trial.share} %. Raise it to all (share 100) or take it back (back), then publish again.`,
  );
}

export async function publish(desk: Desk, person: Person, asked: Publish): Promise<Outcome> {
  const { files, release: id, note = '', expected, emergency } = asked;
  if ((files === undefined) === (id === undefined))
    return refuse(400, 'Give a folder or the name of a release, one of the two.');
  if (emergency !== undefined && !person.roles.includes('host'))
    return refuse(403, 'An emergency publish needs access to the host.');
  const wish = wishOf(asked, desk.now());
  if (!wish.ok) return wish;
  const prepared = id === undefined ? await fromFolder(desk, files ?? [], note) : await fromRelease(desk, id);
  if (!prepared.ok) return prepared;
  const { made, found, proved } = prepared.value;
  const wrong = sharedWrongly(made.marks, wish.value);
  if (wrong !== undefined) return wrong;
  const builds = (await knownBuilds(desk.store)).filter(({ contract }) => contract !== desk.contract);
  const outcome = await change(desk, {
    person,
    did: emergency === undefined ? 'publish' : 'emergency',
    expected,
    async work(sql, pointer): Promise<Result<Wanted, Refused>> {
      const stable = stableOf(pointer, desk.contract);
      const isStable = found !== undefined && found.id === stable;
      if (!isStable && made.parent !== stable)
        return refuse(
          409,
          `It was made when everyone saw ${made.parent ?? "the build's own definitions"}; now everyone sees ${stable ?? "the build's own definitions"}. Publish the folder again: it is then made over that.`,
        );
      if (found !== undefined) {
        const before = inTheWay(pointer, found, desk.now());
        if (before !== undefined) return before;
      } else if (may(person, 'publisher') && toApprove(made.marks) === '') {
        const before = inTheWay(pointer, { id: '' } as Release, desk.now());
        if (before !== undefined) return before;
      }
      // Nothing is refused from here on: rows are written.
      const isNew =
        found === undefined ||
        !(await authorsOf(sql, found.id)).some((name) => samePerson(name, person.name));
      const release =
        id === undefined ? await keepRelease(sql, made, person.name, desk.now()) : (found as Release);
      await keepProofs(sql, release.id, proved, desk.now());
      const kept = id === undefined && isNew ? { made: release.version, release: release.id } : {};
      const more = [...release.told, ...left(proved, builds)];
      const waits = await waitsFor(sql, person, release, emergency);
      const same = { pointer: { lanes: pointer.lanes, off: pointer.off }, release };
      if (waits !== undefined) return success({ ...same, words: waits, data: kept, more, outcome: 'waits' });
      if (isStable) return success({ ...same, words: `Everyone has ${release.id} already.`, data: kept });
      const next: Next = { ...wish.value, release: release.id, salt: release.salt, held: false };
      const shows = await shownPairs(sql);
      const why = emergency === undefined ? note : `EMERGENCY, approved by nobody: ${emergency}`;
      return success({
        pointer: { lanes: withRelease(pointer.lanes, next, shows), off: pointer.off },
        words: `${release.id} was published.${why === '' ? '' : ` Why: ${why}`}`,
        data: kept,
        more,
        release,
      });
    },
  });
  if (emergency !== undefined && outcome.ok) desk.alarm(outcome.value.words.join('\n'));
  return outcome;
}

export function approve(
  desk: Desk,
  person: Person,
  { release: id, version, note = '' }: Approve,
): Promise<Outcome> {
  return change(desk, {
    person,
    did: 'approve',
    async work(sql, { lanes, off }) {
      const release = await findRelease(sql, id);
      if (release === undefined) return refuse(404, `There is no release "${id}".`);
      if (release.version !== version)
        return refuse(
          409,
          `${id} says something else: its version is ${release.version}. Look at it again, then approve that.`,
        );
      const authors = await authorsOf(sql, id);
      if (authors.some((name) => samePerson(name, person.name)))
        return refuse(403, `${person.name} made ${id}: another person must approve it.`);
      const pointer = { lanes, off };
      if ((await approvalsOf(sql, release)).some((one) => samePerson(one.person, person.name)))
        return success({ pointer, words: `${person.name} approved ${id} before.`, release });
      const columns = 'release, version, person, at, note';
      await sql.run(`INSERT INTO approvals (${columns}) VALUES (?, ?, ?, ?, ?)`, [
        id,
        version,
        person.name,
        desk.now().toISOString(),
        note,
      ]);
      return success({
        pointer,
        words: `${person.name} approved ${id}.${note === '' ? '' : ` Why: ${note}`}`,
        data: { approved: version, release: id },
        outcome: 'done',
        more: [`It is not live by that: npm run release -- publish ${id}`],
        release,
      });
    },
  });
}
