/** One release as whoever approves it reads it: where it stands, each change with the texts before and now, and where it is seen. */
import { failure, success, type Result } from '../../lib/result.ts';
import type { Shown } from '../../model/release-api.generated.ts';
import type { Parts } from '../../model/release.ts';
import { asIs, joined, say } from '../../release/operations/say.ts';
import type { ShownChange, Step } from '../../release/showing.ts';
import type { Told } from '../../release/told.ts';
import { knownBuilds } from './builds.ts';
import { refuse, type Desk, type Refused } from './desk.ts';
import { standings, waitWords, type Standings } from './standing.ts';
import { approvalsOf, authorsOf, findRelease } from './versions.ts';
import { moment } from './say.ts';
import type { Sql } from './port.ts';

/** As one line says it: what it is called, where it stands, who made and approved it, and why. */
export async function headWords(sql: Sql, release: Standings['releases'][number]): Promise<Told> {
  const { id, madeAt, note, standing } = release;
  const authors = (await authorsOf(sql, id)).join(', ');
  const persons = (await approvalsOf(sql, release)).map(({ person }) => person).join(', ');
  const made = say('made', { release: id, standing: standing.words, at: moment(madeAt), authors });
  const head = persons === '' ? say('approvedByNone', { made }) : say('approvedBy', { made, persons });
  return joined([head, asIs(note)]);
}

const side = (name: 'wasSo' | 'isSo' | 'isAdded' | 'isGone', entries: readonly Told[]): readonly Told[] =>
  entries.map((entry) => say(name, { entry }));

function stepOf({ before, now, after, moved }: Step): readonly Told[] {
  if (moved !== undefined) return [say('isMoved', { what: moved })];
  if (now.length === 0) return side('isGone', before);
  if (before.length > 0) return [...side('wasSo', before), ...side('isSo', now)];
  return [...(after === undefined ? [] : [say('standsAfter', { entry: after })]), ...side('isAdded', now)];
}

/** Words say in their sentence already what they were and are. */
const stepWords = (part: string, steps: readonly Step[]): readonly Told[] =>
  part.startsWith('words/') ? [] : steps.flatMap(stepOf);

function seenWords({ screens, program }: ShownChange): readonly Told[] {
  const on = screens.length === 0 ? [] : [say('seenOn', { screens: screens.join(', ') })];
  return program ? [...on, say('seenInApp')] : on;
}

const changeWords = (change: ShownChange): readonly Told[] => [
  joined([asIs(''), change.words]),
  ...stepWords(change.part, change.steps),
  ...seenWords(change),
];

/** Told by the build that it was made on, else by this server's; nothing where neither can be read any more. */
async function changesOf(
  { store, bench, contract }: Desk,
  release: Standings['releases'][number],
): Promise<readonly ShownChange[] | undefined> {
  const known = (await knownBuilds(store)).map((build) => build.contract);
  const build = known.includes(release.base) ? release.base : contract;
  const parent: Parts =
    release.parent === null ? {} : ((await findRelease(store, release.parent))?.parts ?? {});
  try {
    return await bench.show(build, { parts: release.parts, parent });
  } catch {
    return undefined;
  }
}

interface Looked {
  readonly release: Standings['releases'][number];
  readonly words: readonly Told[];
  readonly changes: readonly ShownChange[];
  /** Of the pointer. */
  readonly seq: number;
}

/** What a release says, and what is to be done with it. */
export async function lookAt(desk: Desk, id: string): Promise<Result<Looked, Refused>> {
  const { store, contract, now } = desk;
  const { pointer, releases } = await standings(store, contract, now());
  const release = releases.find((each) => each.id === id);
  if (release === undefined) return refuse(404, say('noRelease', { release: id }));
  const changes = await changesOf(desk, release);
  const waits = await waitWords(store, release);
  const approve = say('toApprove', { command: `npm run release -- approve ${id} ${release.version}` });
  const words = [
    await headWords(store, release),
    ...(changes === undefined ? release.told : changes.flatMap(changeWords)),
    ...(waits === undefined ? [] : [waits]),
    ...(release.standing.kind === 'waits-for-approval' ? [approve] : []),
  ];
  return success({ release, words, changes: changes ?? [], seq: pointer.seq });
}

export async function show(
  desk: Desk,
  language: keyof Told,
  query: unknown,
): Promise<Result<Shown, Refused>> {
  const { release: id } = query as { readonly release?: unknown };
  const looked = await lookAt(desk, typeof id === 'string' ? id : '');
  if (!looked.ok) return failure(looked.error);
  const { release, words, changes } = looked.value;
  const lines = (all: readonly Told[]): string[] => all.map((each) => each[language]);
  return success({
    release: release.id,
    version: release.version,
    standing: release.standing.kind,
    words: lines(words),
    changes: changes.map(({ part, words: said, steps, screens, program }) => ({
      part,
      words: said[language],
      steps: steps.map(({ before, now, moved }) => ({
        before: lines(before),
        now: lines(now),
        ...(moved && { moved: moved[language] }),
      })),
      screens: [...screens],
      program,
    })),
  });
}
