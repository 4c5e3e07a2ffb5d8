/** The rows of the guard: counts of voices, trials, and whose turn it is to look. It must not know what they mean. */
import type { Voices } from '../../../release/guard/evidence.ts';
import type { Step } from '../../../release/guard/judge.ts';
import { toldOf, type Told } from '../../../release/told.ts';
import type { Row, Sql } from '../port.ts';
import type { Counted } from './voices.ts';

/** A release on trial, as the guard follows it. */
export interface TrialRow {
  readonly release: string;
  /** The pointers with which it began, and with which it was stopped: 0 while it goes on. */
  readonly begun: number;
  readonly ended: number;
  /** Percent */
  readonly share: number;
  /** Since when it has this share, in ms since 1970. */
  readonly since: number;
  /** What the guard last said of it, for `status`. */
  readonly why: Told | undefined;
  /** As a part of what would stop it. */
  readonly evidence: number;
}

/** Of which failures there were most. */
export interface Cause {
  readonly screen: string;
  readonly code: string;
  readonly count: number;
}

const text = (row: Row, name: string): string => String(row[name] ?? '');
const number = (row: Row, name: string): number => Number(row[name] ?? 0);

/** Adds to what all servers have counted. Rejects when the store fails: then nothing was added. */
export async function addVoices(sql: Sql, counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return;
  await sql.transaction(async (inside) => {
    for (const { release, step, share, day, cell, arm, outcome, build, screen, code, count } of counted)
      await inside.run(
        `INSERT INTO guard_voices (release, step, share, day, cell, arm, outcome, build, screen, code, count)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (release, step, share, day, cell, arm, outcome, build, screen, code)
         DO UPDATE SET count = guard_voices.count + excluded.count`,
        [release, step, share, day, cell, arm, outcome, build, screen, code, count],
      );
  });
}

/** Since a trial began, what is alike put together. */
export async function voicesOf(sql: Sql, release: string, begun: number): Promise<readonly Voices[]> {
  const rows = await sql.all(
    `SELECT share, day, cell, arm, outcome, SUM(count) AS count FROM guard_voices WHERE release = ? AND step >= ?
     GROUP BY share, day, cell, arm, outcome`,
    [release, begun],
  );
  return rows.map((row) => ({
    share: number(row, 'share'),
    day: number(row, 'day'),
    cell: number(row, 'cell'),
    arm: text(row, 'arm') as Voices['arm'],
    outcome: text(row, 'outcome') as Voices['outcome'],
    count: number(row, 'count'),
  }));
}

/** Days after which nobody asks any more what phones said; a trial that goes on needs all of it. */
const kept = 30;
const day = 86_400_000;

/**
 * Takes away what phones said of trials that are over, and what was kept of those, a month later.
 * @param onTrial releases. @param today days since 1970.
 */
export async function forgetVoices(sql: Sql, onTrial: readonly string[], today: number): Promise<void> {
  const rest = onTrial.length === 0 ? '' : `AND release NOT IN (${onTrial.map(() => '?').join(', ')})`;
  await sql.transaction(async (inside) => {
    await inside.run(`DELETE FROM guard_voices WHERE day < ? ${rest}`, [today - kept, ...onTrial]);
    // One that was stopped and begun again is asked from its new beginning on.
    await inside.run(
      `DELETE FROM guard_voices WHERE day < ? AND step < (SELECT begun FROM guard_trials WHERE guard_trials.release = guard_voices.release)`,
      [today - kept],
    );
    const over = `since < ? AND release NOT IN (SELECT release FROM guard_voices) ${rest}`;
    const asked = [(today - kept) * day, ...onTrial];
    await inside.run(
      `DELETE FROM guard_steps WHERE release IN (SELECT release FROM guard_trials WHERE ${over})`,
      asked,
    );
    await inside.run(`DELETE FROM guard_trials WHERE ${over}`, asked);
  });
}

/** Visits that must be known before a part of them says something. */
const enough = 100;
const week = 7;

/** Of the visits of the last week that phones told of (they do while something is on trial), the percent of each build. */
export async function visitsByBuild(sql: Sql, today: number): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.all(
    `SELECT build, SUM(count) AS count FROM guard_voices WHERE outcome = 'visit' AND day > ? GROUP BY build`,
    [today - week],
  );
  const all = rows.reduce((sum, row) => sum + number(row, 'count'), 0);
  if (all < enough) return new Map();
  return new Map(rows.map((row) => [text(row, 'build'), (100 * number(row, 'count')) / all]));
}

export async function causeOf(sql: Sql, release: string, begun: number): Promise<Cause | undefined> {
  const [row] = await sql.all(
    `SELECT screen, code, SUM(count) AS count FROM guard_voices
     WHERE release = ? AND step >= ? AND arm = 'next' AND outcome = 'failure'
     GROUP BY screen, code ORDER BY SUM(count) DESC LIMIT 1`,
    [release, begun],
  );
  return row && { screen: text(row, 'screen'), code: text(row, 'code'), count: number(row, 'count') };
}

/** Both languages; what was written before there were two is the same in both. */
const whyOf = (why: string): Told | undefined =>
  why === '' ? undefined : toldOf(why.startsWith('{') ? (JSON.parse(why) as Told) : why);

export async function trialOf(sql: Sql, release: string): Promise<TrialRow | undefined> {
  const [row] = await sql.all('SELECT * FROM guard_trials WHERE release = ?', [release]);
  return (
    row && {
      release,
      begun: number(row, 'begun'),
      ended: number(row, 'ended'),
      share: number(row, 'share'),
      since: number(row, 'since'),
      why: whyOf(text(row, 'why')),
      evidence: number(row, 'evidence'),
    }
  );
}

export async function keepTrial(sql: Sql, trial: TrialRow): Promise<void> {
  const { release, begun, ended, share, since, why, evidence } = trial;
  await sql.run(
    `INSERT INTO guard_trials (release, begun, ended, share, since, why, evidence) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (release) DO UPDATE SET begun = excluded.begun, ended = excluded.ended, share = excluded.share,
       since = excluded.since, why = excluded.why, evidence = excluded.evidence`,
    [release, begun, ended, share, since, why === undefined ? '' : JSON.stringify(why), evidence],
  );
}

/** The steps that a person gave a release; empty where it has none. */
export async function stepsOf(sql: Sql, release: string): Promise<readonly Step[]> {
  const rows = await sql.all('SELECT share, minutes FROM guard_steps WHERE release = ? ORDER BY share', [
    release,
  ]);
  return rows.map((row) => ({ share: number(row, 'share'), minutes: number(row, 'minutes') }));
}

/** What the guard last said was of the steps before. */
export async function keepSteps(sql: Sql, release: string, steps: readonly Step[]): Promise<void> {
  await sql.transaction(async (inside) => {
    await inside.run('DELETE FROM guard_steps WHERE release = ?', [release]);
    await inside.run(`UPDATE guard_trials SET why = '' WHERE release = ? AND ended = 0`, [release]);
    for (const { share, minutes } of steps)
      await inside.run('INSERT INTO guard_steps (release, share, minutes) VALUES (?, ?, ?)', [
        release,
        share,
        minutes,
      ]);
  });
}

/**
 * One server looks at a time: whoever has the turn keeps it while it asks again in time.
 * @param now ms since 1970. @param length of a turn, in ms. @returns whether it is this server's.
 */
export async function takeTurn(sql: Sql, server: string, now: number, length: number): Promise<boolean> {
  await sql.run(
    `INSERT INTO guard_turn (name, server, until) VALUES ('guard', '', 0) ON CONFLICT (name) DO NOTHING`,
  );
  // A turn that ends too late is of a clock that was wrong.
  const taken = await sql.run(
    `UPDATE guard_turn SET server = ?, until = ? WHERE name = 'guard' AND (server = ? OR until < ? OR until > ?)`,
    [server, now + length, server, now, now + 2 * length],
  );
  return taken > 0;
}
