/** What those who publish look at: what borrowers see, which releases there are, who did what, whether it was changed. */
import type { List, Log, Status, Verified } from '../../model/release-api.generated.ts';
import type { Manifest, Pointer } from '../../model/release.ts';
import { say } from '../../release/operations/say.ts';
import type { Sentence, Told } from '../../release/told.ts';
import { knownBuilds, seenBuilds } from './builds.ts';
import type { Desk } from './desk.ts';
import { digest, hashOf } from './digest.ts';
import { hashOfText } from '../../lib/hash-name.ts';
import { guardWords } from './guard/steps.ts';
import { trialOf } from './lanes.ts';
import { hashesIn } from './live.ts';
import { readChain, readLog, type Line } from './log.ts';
import type { Sql } from './port.ts';
import { left } from './proofs.ts';
import { seen, visitWords } from './say.ts';
import { headWords } from './show.ts';
import { meetsNobody } from './wish.ts';
import { standings, waitWords } from './standing.ts';
import {
  allReleases,
  approvalsOf,
  authorsOf,
  hashOfMade,
  hashOfVerdict,
  verdictsOf,
  versionOf,
} from './versions.ts';

/** Releases that somebody may have now. */
const liveIn = (pointer: Pointer): readonly string[] => [
  ...new Set(
    [...pointer.lanes.map(({ stable }) => stable), trialOf(pointer)?.release].filter(
      (id) => typeof id === 'string',
    ),
  ),
];

/** In which language it is read. */
type Language = keyof Told;

/** @param tells how what is known is told to who reads it. */
export async function status(
  { store, contract, now, everyone }: Desk,
  language: Language,
  tells: (each: Sentence) => Told = (each) => each,
): Promise<Status> {
  const { pointer, releases } = await standings(store, contract, now());
  const builds = await seenBuilds(store, now());
  const kept: Told[] = [];
  for (const id of liveIn(pointer)) {
    const verdicts = (await verdictsOf(store, id)).map((verdict) => ({
      ...verdict,
      problems: [],
      bundles: {},
    }));
    kept.push(...left(verdicts, builds).map((what) => say('ofRelease', { release: id, what })));
  }
  const waits = await Promise.all(releases.map((release) => waitWords(store, release)));
  const words: readonly Sentence[] = [
    ...seen(pointer, builds, contract, now()),
    ...meetsNobody(trialOf(pointer)?.who ?? {}, everyone?.()),
    ...visitWords(builds),
    ...(await guardWords(store, pointer)),
    ...kept,
    ...waits.filter((each) => each !== undefined),
    say('numberNow', { seq: pointer.seq }),
  ];
  return {
    seq: pointer.seq,
    words: words.map((each) => tells(each)[language]),
    pointer: { ...pointer },
    builds: builds.map((build) => ({ ...build, own: build.contract === contract })),
  };
}

/** @param tells how a change is told to who reads it. */
export async function list(
  { store, contract, bench, now }: Desk,
  language: Language,
  tells: (each: Sentence) => Told = (each) => each,
): Promise<List> {
  const { pointer, releases: known } = await standings(store, contract, now());
  const live = new Set(liveIn(pointer));
  const words: string[] = [];
  const releases: List['releases'] = [];
  for (const release of known) {
    const { id, version, parts, madeAt, note, told, standing } = release;
    const shadows = live.has(id) ? [...(await bench.shadows(contract, parts))] : [];
    const waits = await waitWords(store, release);
    words.push(
      (await headWords(store, release))[language],
      ...told.map((each) => `  ${each[language]}`),
      ...shadows.map((part) => say('hides', { part })[language]),
      ...(waits === undefined ? [] : [`  ${waits[language]}`]),
    );
    releases.push({
      id,
      version,
      standing: standing.kind,
      madeAt,
      authors: [...(await authorsOf(store, id))],
      approvals: (await approvalsOf(store, release)).map(({ person }) => person),
      note,
      told: told.map((each) => tells(each)[language]),
      shadows,
    });
  }
  return { words: words.length === 0 ? [say('noneYet')[language]] : words, releases };
}

const shownLine = (
  { number, at, who, did, words, before, after }: Line,
  language: Language,
): Log['lines'][number] => ({
  number,
  at,
  who,
  did,
  words: words[language],
  before,
  after,
});

export const log = async ({ store }: Desk, most: number, language: Language): Promise<Log> => ({
  lines: (await readLog(store, most)).map((line) => shownLine(line, language)),
});

/** What the lines of the log say was written, by kind and name. */
function toldBy(lines: readonly Line[]): ReadonlyMap<string, unknown> {
  const told = new Map<string, unknown>();
  for (const { after, who, data } of lines) {
    const { pointer, made, release, approved, key, revoked } = data;
    for (const [name, says] of Object.entries(data)) if (name.startsWith('verdict ')) told.set(name, says);
    if (pointer !== undefined) told.set(`pointer ${after}`, pointer);
    if (made !== undefined) {
      told.set(`release ${release ?? ''}`, `${made} ${data['says'] ?? ''}`);
      told.set(`author ${release ?? ''} ${who}`, true);
    }
    if (approved !== undefined) told.set(`approval ${release ?? ''} ${approved} ${who}`, true);
    if (key !== undefined) told.set(`key ${key}`, data['says']);
    if (revoked !== undefined) told.set(`revoked key ${revoked}`, true);
  }
  return told;
}

/** Each row as the log should know it. */
async function rowsOf(sql: Sql): Promise<readonly (readonly [name: string, says: unknown])[]> {
  const pointers = await sql.all('SELECT seq, text FROM pointers');
  const releases = await allReleases(sql);
  // One after another: a connection in a transaction answers one question at a time.
  const verdicts: (readonly [name: string, says: unknown])[] = [];
  for (const { id } of releases)
    for (const verdict of await verdictsOf(sql, id))
      verdicts.push([`verdict ${id} ${verdict.contract}`, hashOfVerdict(verdict)]);
  const authors = await sql.all('SELECT release, person FROM authors');
  const approvals = await sql.all('SELECT release, version, person FROM approvals');
  const keys = await sql.all('SELECT id, person, roles, hash, revoked_at FROM keys');
  return [
    ...pointers.map((row) => [`pointer ${String(row['seq'])}`, hashOf(String(row['text']))] as const),
    ...releases.map(
      (release) => [`release ${release.id}`, `${versionOf(release)} ${hashOfMade(release)}`] as const,
    ),
    ...verdicts,
    ...authors.map((row) => [`author ${String(row['release'])} ${String(row['person'])}`, true] as const),
    ...approvals.map(
      (row) =>
        [
          `approval ${String(row['release'])} ${String(row['version'])} ${String(row['person'])}`,
          true,
        ] as const,
    ),
    ...keys.flatMap((row) =>
      row['revoked_at'] === null ? [] : [[`revoked key ${String(row['id'])}`, true] as const],
    ),
    ...keys.map(
      (row) =>
        [`key ${String(row['id'])}`, hashOf([row['person'], row['roles'], row['hash']].join('\n'))] as const,
    ),
  ];
}

async function bundleFaults(sql: Sql): Promise<readonly Told[]> {
  const rows = await sql.all('SELECT hash, text FROM bundles');
  const changed = rows.filter((row) => hashOfText(String(row['text']), digest) !== row['hash']);
  const there = new Set(rows.map((row) => row['hash']));
  const verdicts = await sql.all('SELECT release, manifest FROM verdicts WHERE shows = 1');
  const torn = verdicts.filter(
    (row) => !hashesIn(JSON.parse(String(row['manifest'])) as Manifest).every((hash) => there.has(hash)),
  );
  return [
    ...changed.map((row) => say('bundleChanged', { hash: String(row['hash']) })),
    ...torn.map((row) => say('bundleGone', { release: String(row['release']) })),
  ];
}

/** In one transaction, so that nothing is written meanwhile. A log whose last lines were taken out with all they tell looks whole. */
export const verify = ({ store }: Desk, language: Language): Promise<Verified> =>
  store.transaction(async (sql) => {
    const { lines, faults } = await readChain(sql);
    const told = toldBy(lines);
    const rows = await rowsOf(sql);
    const there = new Set(rows.map(([name]) => name));
    const builds = new Set((await knownBuilds(sql)).map(({ contract }) => contract));
    // With a build that nobody has any more its verdicts go.
    const isOver = (name: string): boolean =>
      name.startsWith('verdict ') && !builds.has(name.split(' ').at(-1) ?? '');
    const all = [
      ...faults,
      ...rows.filter(([name, says]) => told.get(name) !== says).map(([row]) => say('rowChanged', { row })),
      ...[...told.keys()]
        .filter((name) => !there.has(name) && !isOver(name))
        .map((row) => say('rowGone', { row })),
      ...(await bundleFaults(sql)),
    ];
    const whole = say('whole', { lines: lines.length, rows: rows.length });
    return { ok: all.length === 0, words: (all.length === 0 ? [whole] : all).map((each) => each[language]) };
  });
