/** A server's releases for tests, over a build that proves nothing. It must not know a port. */
import { onTestFinished } from 'vitest';
import type { Bench } from '../../src/server/releases/bench.ts';
import type { Build } from '../../src/server/releases/builds.ts';
import { inMemory } from '../../src/server/releases/in-memory.ts';
import { openReleases, type OpenReleases } from '../../src/server/releases/open.ts';
import { openStore } from '../../src/server/releases/open-store.ts';
import type { Person } from '../../src/server/releases/people.ts';
import type { Store } from '../../src/server/releases/port.ts';
import type { Told } from '../../src/release/told.ts';
import { fakeBench, smallBuild, type Fake } from './fakes.ts';

export interface Opened extends OpenReleases {
  readonly bench: Fake & Bench;
  readonly told: readonly string[];
  readonly alarms: readonly string[];
  /** Moves the clock, in minutes. */
  later(minutes: number): void;
}

export interface Given {
  readonly store?: Store;
  readonly build?: Build;
  readonly own?: ReadonlyMap<string, Person>;
  /** Who is told at once; else `alarms` is. */
  readonly alarm?: (words: Told) => void;
}

/** Closed at the end of the test. */
export async function openDesk(given: Given = {}): Promise<Opened> {
  const store = given.store ?? (await openStore({ data: inMemory }));
  const bench = fakeBench();
  const told: string[] = [];
  const alarms: string[] = [];
  let at = Date.parse('2026-11-23T08:00:00Z');
  const open = await openReleases({
    store,
    build: given.build ?? smallBuild(),
    own: given.own,
    bench,
    tell: (words) => void told.push(words),
    alarm: given.alarm ?? ((words) => void alarms.push(words['en-IN'])),
    now: () => new Date(at),
  });
  onTestFinished(() => open.close().catch(() => undefined));
  return { ...open, bench, told, alarms, later: (minutes) => void (at += minutes * 60_000) };
}
