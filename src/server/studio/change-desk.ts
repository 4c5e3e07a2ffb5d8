/** Working on changes: begin, save, take over, ask for a review, put aside. It must not know how one goes live. */
import { broughtUpToDate, differenceOf, partsChanged } from '../../release/difference.ts';
import { say } from '../../release/operations/say.ts';
import type { PartName } from '../../model/release.ts';
import type { ChangeHead, NewChange, PublishedHead, SaveChange } from '../../model/studio.ts';
import { samePerson } from '../releases/people.ts';
import { tellLog } from '../releases/log.ts';
import { lastPointer } from '../releases/pointers.ts';
import type { Sql } from '../releases/port.ts';
import { declined, type Declined } from './asked.ts';
import { behindNow } from './behind.ts';
import { namedIn, titleOf } from './called.ts';
import {
  allChanges,
  beginChange,
  changing,
  closedFor,
  findChange,
  headOf,
  isFile,
  saveChange,
  setColumns,
  setFiles,
  unknownChange,
  whole,
  type Kept,
} from './changes.ts';
import { isSameGround, projectAt } from './project.ts';
import { standingNow } from './standing.ts';
import { isDeclined, operation, type Operation, type Question, type Replied, type Studio } from './studio.ts';

export const moment = ({ desk }: Studio): string => desk.now().toISOString();

/** As its page gets it; the version is its tag. */
export async function shown(studio: Studio, given: Kept | Declined): Promise<Replied> {
  if (isDeclined(given)) return given;
  const state = (await standingNow(studio.desk.store)).of(given);
  const behind = await behindNow(studio, given, state);
  return { body: whole(given, { state, behind }), headers: { etag: `"${given.version}"` } };
}

/** One that is live is over, also where its last line was lost. */
export async function overFor(sql: Sql, change: Kept): Promise<Declined | undefined> {
  const state = (await standingNow(sql)).of(change);
  return state === 'live' || state === 'trial' ? closedFor({ state: 'published' }) : closedFor(change);
}

async function save(studio: Studio, { body, of, signed, headers }: Question<SaveChange>): Promise<Replied> {
  const { store } = studio.desk;
  if (!Object.keys(body.files).every(isFile)) return declined(400, say('notAFile'));
  const expected = Number(/^"(\d{1,9})"$/.exec(String(headers['if-match']))?.[1] ?? 0);
  const change = await findChange(store, of['id'] ?? '');
  if (change === undefined) return unknownChange();
  const over = await overFor(store, change);
  if (over !== undefined) return over;
  const now = await studio.project();
  const base = isSameGround(change, now) ? now : ((await projectAt(store, change)) ?? now);
  const at = moment(studio);
  const person = signed.person.name;
  return shown(
    studio,
    await saveChange(store, change.id, { person, expected, saved: body, base: base.files, at }),
  );
}

/** Sets columns of a change that is not over. */
const setting =
  (columns: (change: Kept) => Parameters<typeof setColumns>[2]) =>
  async (studio: Studio, { of }: Question): Promise<Replied> =>
    shown(
      studio,
      await changing(studio.desk.store, of['id'] ?? '', async (within, change) => {
        const refused = await overFor(within, change);
        if (refused !== undefined) return refused;
        await setColumns(within, change.id, columns(change));
        return undefined;
      }),
    );

/** Who has it then, who had it before, and a line in the chain that tells who did what. */
async function take(studio: Studio, { of, signed }: Question): Promise<Replied> {
  const { name } = signed.person;
  return shown(
    studio,
    await changing(studio.desk.store, of['id'] ?? '', async (within, change) => {
      const refused = await overFor(within, change);
      if (refused !== undefined) return refused;
      const { id, writer } = change;
      if (writer !== null && samePerson(writer, name)) return undefined;
      await setColumns(within, id, { writer: name, taken_from: writer });
      if (writer !== null) await tellTaken(within, change, name, moment(studio));
      return undefined;
    }),
  );
}

async function tellTaken(within: Sql, change: Kept, person: string, at: string): Promise<void> {
  const { seq } = await lastPointer(within);
  const title = titleOf(change);
  const words = say('tookOver', { title, before: change.writer ?? '', person });
  await tellLog(within, { at, who: person, did: 'take', words, before: seq, after: seq, data: {} });
}

const restore = async (studio: Studio, { of }: Question): Promise<Replied> =>
  shown(
    studio,
    await changing(studio.desk.store, of['id'] ?? '', async (within, { id, state }) => {
      if (state === 'thrown-away') await setColumns(within, id, { state: 'open', at: moment(studio) });
      return undefined;
    }),
  );

/** Over what everyone has now: its own words count, its steps back are gone with the texts that they were made on. */
async function renew(studio: Studio, { of, signed }: Question): Promise<Replied> {
  const now = await studio.project();
  return shown(
    studio,
    await changing(studio.desk.store, of['id'] ?? '', async (within, change) => {
      const refused = (await overFor(within, change)) ?? notWriting(change, signed.person.name);
      if (refused !== undefined) return refused;
      const difference = differenceOf(change, now.files);
      if (difference.problems.length > 0)
        return declined(422, say('foundErrors', { count: difference.problems.length }));
      await setFiles(within, change.id, broughtUpToDate(change, difference, now.files));
      const { base, contract, stable } = now;
      await setColumns(within, change.id, {
        base,
        contract,
        stable,
        state: 'open',
        release: null,
        history: JSON.stringify(namedIn(change)),
        version: change.version + 1,
        at: moment(studio),
      });
      return undefined;
    }),
  );
}

const notWriting = ({ writer }: Kept, person: string): Declined | undefined =>
  writer !== null && samePerson(writer, person)
    ? undefined
    : declined(409, say('writesNow', { person: writer ?? '' }));

/** What borrowers saw, or see. */
const isOut = ({ state }: ChangeHead): boolean =>
  state === 'live' || state === 'trial' || state === 'taken-back';

const partsKnown = new WeakMap<Sql, Map<string, readonly PartName[]>>();

/** What a version brought: it is never written again, and to tell it all words are read twice. */
function partsBrought(store: Sql, change: Kept): readonly PartName[] {
  const known = partsKnown.get(store) ?? new Map<string, readonly PartName[]>();
  partsKnown.set(store, known);
  const version = `${change.id} ${change.version}`;
  const parts = known.get(version) ?? partsChanged(change);
  known.set(version, parts);
  return parts;
}

export const changeOperations: readonly Operation[] = [
  operation('GET changes', 'signed', async (studio) => {
    const { store } = studio.desk;
    const standing = await standingNow(store);
    const heads = (await allChanges(store)).map(async (change) => {
      const state = standing.of(change);
      return headOf(change, { state, behind: await behindNow(studio, change, state) });
    });
    return { body: await Promise.all(heads) };
  }),
  operation('GET history', 'signed', async ({ desk }) => {
    const standing = await standingNow(desk.store);
    const all = await allChanges(desk.store);
    const body = all.flatMap((change): readonly PublishedHead[] => {
      const head = headOf(change, { state: standing.of(change) });
      return isOut(head) ? [{ ...head, parts: partsBrought(desk.store, change) }] : [];
    });
    return { body };
  }),
  operation<NewChange>(
    'POST changes',
    ['editor'],
    async (studio, { body, signed }) => {
      const { store } = studio.desk;
      const project = await studio.project();
      return shown(studio, await beginChange(store, signed.person.name, body.title, project, moment(studio)));
    },
    'NewChange',
  ),
  operation('GET changes/:id', 'signed', async (studio, { of }) =>
    shown(studio, (await findChange(studio.desk.store, of['id'] ?? '')) ?? unknownChange()),
  ),
  operation<SaveChange>('PUT changes/:id', ['editor'], save, 'SaveChange'),
  operation('POST changes/:id/take', ['editor'], take, 'nothing'),
  operation(
    'POST changes/:id/ask',
    ['editor'],
    setting(() => ({ state: 'asked' })),
    'nothing',
  ),
  operation('POST changes/:id/renew', ['editor'], renew, 'nothing'),
  operation<never>(
    'POST changes/:id/throw-away',
    ['editor'],
    async (studio, question) =>
      setting(() => ({ state: 'thrown-away', at: moment(studio), release: null }))(studio, question),
    'nothing',
  ),
  operation('POST changes/:id/restore', ['editor'], restore, 'nothing'),
];
