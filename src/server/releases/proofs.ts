/** Proves a release for the builds that may be seen, and says who keeps what they have. It must not write. */
import type { Parts } from '../../model/release.ts';
import { asIs, say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import { knownBuilds, type KnownBuild } from './builds.ts';
import type { Desk } from './desk.ts';
import type { Judged, Question } from './judge.ts';
import type { Sql } from './port.ts';
import { buildWords } from './say.ts';
import { hashOfVerdict, keepVerdict, verdictsOf } from './versions.ts';

export interface Proved extends Judged {
  readonly contract: string;
}

export interface Subject {
  /** Where it is there already. */
  readonly id?: string | undefined;
  readonly parts: Parts;
  /** When it was made; a build that came later has the last word on what both changed. */
  readonly madeAt?: string | undefined;
  readonly written?: Question['written'];
}

const countsOn = ({ firstServed }: KnownBuild, madeAt?: string): Question['counts'] =>
  madeAt !== undefined && firstServed > madeAt ? 'build' : 'release';

/** Each build that has no verdict yet, this server's first: where that one fails, the others are not asked. */
export async function proofs(
  desk: Desk,
  { id, parts, madeAt, written }: Subject,
): Promise<readonly Proved[]> {
  const { store, bench, contract: own } = desk;
  const have = new Set(id === undefined ? [] : (await verdictsOf(store, id)).map(({ contract }) => contract));
  const builds = (await knownBuilds(store)).filter(({ contract }) => !have.has(contract));
  const ordered = [...builds].sort((a, b) => Number(b.contract === own) - Number(a.contract === own));
  const found: Proved[] = [];
  for (const build of ordered) {
    const isOwn = build.contract === own;
    const question = { parts, counts: countsOn(build, madeAt), written: isOwn ? written : undefined };
    const judged = await bench.judge(build.contract, question);
    found.push({ ...judged, contract: build.contract });
    if (isOwn && !judged.shows) break;
  }
  return found;
}

/** In the transaction of what needs them. @returns what was written, by its hash, for the log. */
export async function keepProofs(
  sql: Sql,
  release: string,
  proved: readonly Proved[],
  now: Date,
): Promise<Readonly<Record<string, string>>> {
  const written: Record<string, string> = {};
  for (const { contract, shows, manifest, words, problems, bundles } of proved) {
    const wrong = problems
      .filter(({ severity }) => severity === 'error')
      .map(({ file, message }) => asIs(`${file}: ${message}`));
    const verdict = { contract, shows, manifest, words: [...words, ...wrong] };
    const isNew = await keepVerdict(sql, release, verdict, bundles, now);
    if (isNew) written[`verdict ${release} ${contract}`] = hashOfVerdict(verdict);
  }
  return written;
}

/** Builds whose phones keep what they have, each with the first reason. */
export function left(proved: readonly Proved[], builds: readonly KnownBuild[]): readonly Told[] {
  return proved.flatMap(({ contract, shows, words, problems }) => {
    const known = builds.find((each) => each.contract === contract);
    if (known === undefined) return [];
    const build = buildWords(known);
    if (shows) return words.map((what) => say('buildSays', { build, what }));
    const error = problems.find(({ severity }) => severity === 'error')?.message ?? '';
    return [say('buildKeeps', { build, why: words[0] ?? error })];
  });
}
