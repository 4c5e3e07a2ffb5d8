/** Holds what becomes of builds: their files, their lanes under a live release, and their end. */
import { expect, it } from 'vitest';
import { list, log, status, verify } from '../../src/server/releases/look.ts';
import { addVoices } from '../../src/server/releases/guard/trials.ts';
import { inMemory } from '../../src/server/releases/in-memory.ts';
import { openReleases, type OpenReleases } from '../../src/server/releases/open.ts';
import { openStore } from '../../src/server/releases/open-store.ts';
import { publish } from '../../src/server/releases/publish.ts';
import { back } from '../../src/server/releases/ramp.ts';
import type { Store } from '../../src/server/releases/port.ts';
import type { StoredFile } from '../../src/server/site.ts';
import { makeServer } from '../../src/server/testing.ts';
import { ana, fakeBench, folder, noMarks, said, smallBuild } from './fakes.ts';

const stored = (text: string): StoredFile => ({
  type: 'text/javascript; charset=utf-8',
  plain: Buffer.from(text),
  encoded: { br: Buffer.from(`br ${text}`) },
  tag: text,
});

const day = 86_400_000;
const begin = Date.parse('2026-11-23T08:00:00Z');

interface Served extends OpenReleases {
  readonly told: readonly string[];
}

/** A server of one more build on the same rows; the store stays open when it ends. */
async function serve(
  store: Store,
  id: string,
  days = 0,
  bench = fakeBench(),
  files: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const told: string[] = [];
  const all = new Map(Object.entries(files).map(([path, text]) => [path, stored(text)]));
  const open = await openReleases({
    store: { ...store, close: () => Promise.resolve() },
    build: smallBuild(id, all),
    bench,
    tell: (words) => void told.push(words),
    now: () => new Date(begin + days * day),
  });
  return { ...open, told };
}

const laneOf = ({ live }: OpenReleases, id: string) =>
  live.live().pointer.lanes.find(({ contract }) => contract === id);

it('a page of an older build meets no missing file on the server of a newer one', async () => {
  const store = await openStore({ data: inMemory });
  await serve(store, 'old', 0, fakeBench(), { '/assets/loan-1.js': 'old program' });
  const newer = await serve(store, 'new', 1, fakeBench(), { '/assets/loan-2.js': 'new program' });
  const app = await makeServer({ releases: newer.live, publishing: newer });
  const file = await app.inject('/assets/loan-1.js');
  expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'old program',
  ]);
  expect(file.headers['cache-control']).toContain('immutable');
  const small = await app.inject({ url: '/assets/loan-1.js', headers: { 'accept-encoding': 'br' } });
  expect([small.headers['content-encoding'], small.body]).toEqual(['br', 'br old program']);
  expect((await app.inject('/assets/loan-3.js')).statusCode).toBe(404);
  await store.close();
  // A store that is away has no file, and the server goes on.
  expect((await app.inject('/assets/loan-1.js')).statusCode).toBe(404);
});

it('goes thirty days after it was served last, with its files and its lane; its own server keeps it', async () => {
  const store = await openStore({ data: inMemory });
  await serve(store, 'old', 0, fakeBench(), { '/assets/a.js': 'a', '/assets/both.js': 'both' });
  const newer = await serve(store, 'new', 29, fakeBench(), { '/assets/both.js': 'both' });
  await publish(newer.desk, ana, { files: folder('one') });
  expect((await status(newer.desk, 'en-IN')).builds.map(({ contract }) => contract)).toEqual(['new', 'old']);
  const later = await serve(store, 'new', 31);
  await publish(later.desk, ana, { files: folder('two') });
  expect(later.live.live().pointer.lanes.map(({ contract }) => contract)).toEqual(['new']);
  expect([await later.file('/assets/a.js'), (await later.file('/assets/both.js'))?.tag]).toEqual([
    undefined,
    'both',
  ]);
  expect((await verify(later.desk, 'en-IN')).ok).toBe(true);
  await store.close();
});

it('that a server took away whose clock was a month ahead comes back with its files, and shows what is live', async () => {
  const store = await openStore({ data: inMemory });
  const own = await serve(store, 'own', 0, fakeBench(), { '/assets/a.js': 'a' });
  await publish(own.desk, ana, { files: folder('one') });
  const { seq } = own.live.live().pointer;
  await serve(store, 'ahead', 31);
  expect((await status(own.desk, 'en-IN')).builds.map(({ contract }) => contract)).toEqual(['ahead']);
  await own.stay();
  expect(laneOf(own, 'own')).toMatchObject({ stable: 'r1' });
  const screens = own.live.live().manifest('r1', 'own')?.screens ?? {};
  expect(Object.values(screens).map((hash) => own.live.live().bundle(hash))).toEqual([
    expect.stringContaining('one'),
  ]);
  expect([(await own.file('/assets/a.js'))?.tag, own.live.live().pointer.seq > seq]).toEqual(['a', true]);
  expect((await verify(own.desk, 'en-IN')).words).toEqual([expect.stringMatching(/^Nothing was changed/)]);
  await store.close();
});

it('is not made older by a clock that jumps back', async () => {
  const store = await openStore({ data: inMemory });
  await serve(store, 'own', 10);
  await serve(store, 'own', -10_000);
  const [row] = await store.all("SELECT last_served FROM builds WHERE contract = 'own'");
  expect(row?.['last_served']).toBe('2026-12-03T08:00:00.000Z');
  await store.close();
});

it('that comes under a live release shows it, before it gets a page to serve', async () => {
  const store = await openStore({ data: inMemory });
  const first = await serve(store, 'old');
  await publish(first.desk, ana, { files: folder('one') });
  await publish(first.desk, ana, { files: folder('two'), share: 10 });
  const newer = await serve(store, 'new', 1);
  expect(laneOf(newer, 'new')).toMatchObject({ stable: 'r1', next: { release: 'r2', share: 10 } });
  expect(newer.live.live().manifest('r2', 'new')).toBeDefined();
  expect(newer.told).toEqual(['A new build is served. Its phones show r1, and r2 on trial.']);
  // And again: it is known.
  expect((await serve(store, 'new', 2)).told).toEqual([]);
  expect((await verify(newer.desk, 'en-IN')).ok).toBe(true);
  await store.close();
});

it('that changed what a live release changes has the last word, and the log and the status name it', async () => {
  const store = await openStore({ data: inMemory });
  const first = await serve(store, 'old');
  await publish(first.desk, ana, { files: folder('one') });
  const bench = fakeBench();
  bench.conflicts?.set('new', "The build and the release both changed screens/repay. The build's stands.");
  const newer = await serve(store, 'new', 1, bench);
  expect(newer.told.join('\n')).toContain(
    "r1: The build and the release both changed screens/repay. The build's stands.",
  );
  expect((await log(newer.desk, 1, 'en-IN')).lines[0]).toMatchObject({
    who: 'server',
    did: 'build',
    words: expect.stringContaining('both changed screens/repay') as string,
  });
  expect((await status(newer.desk, 'en-IN')).words.join('\n')).toContain(
    'r1: The build first served 2026-11-24 08:00 UTC: The build and the release both changed',
  );
  await store.close();
});

it('that cannot show what everyone has falls back to what it can, and taking back goes on from there', async () => {
  const store = await openStore({ data: inMemory });
  const first = await serve(store, 'old');
  await publish(first.desk, ana, { files: folder('one') });
  await publish(first.desk, ana, { files: folder('two') });
  const bench = fakeBench();
  bench.cannot?.add('new');
  const newer = await serve(store, 'new', 1, bench);
  expect(laneOf(newer, 'new')).toMatchObject({ stable: null, next: null });
  expect(newer.told.join('\n')).toContain('show the original version.\nr2 cannot be shown by it.');
  expect(said(await back(newer.desk, ana, { release: 'r2' }))).toContain('r2 was taken back from everyone.');
  expect([laneOf(newer, 'old')?.stable, laneOf(newer, 'new')?.stable]).toEqual(['r1', null]);
  await store.close();
});

it('that cannot show a new release keeps its last good one, and the publisher reads it', async () => {
  const store = await openStore({ data: inMemory });
  await serve(store, 'old');
  const bench = fakeBench();
  const newer = await serve(store, 'new', 1, bench);
  await publish(newer.desk, ana, { files: folder('one') });
  bench.cannot?.add('old');
  const outcome = said(await publish(newer.desk, ana, { files: folder('two') }));
  expect(outcome).toContain(
    'The build first served 2026-11-23 08:00 UTC keeps what it shows: It lacks the widget "rows".',
  );
  expect(outcome).toContain('The build first served 2026-11-23 08:00 UTC: Everyone sees r1.');
  expect([laneOf(newer, 'new')?.stable, laneOf(newer, 'old')?.stable]).toEqual(['r2', 'r1']);
  expect((await list(newer.desk, 'en-IN')).releases).toHaveLength(2);
  await store.close();
});

it('that few still come with says so where it cannot show what is new', async () => {
  const store = await openStore({ data: inMemory });
  await serve(store, 'old');
  const bench = fakeBench();
  const newer = await serve(store, 'new', 1, bench);
  const day = Math.floor(Date.parse('2026-11-24T08:00:00Z') / 86_400_000);
  const row = {
    release: 'r0',
    arm: 'next',
    outcome: 'visit',
    screen: '',
    code: '',
    step: 1,
    share: 10,
  } as const;
  await addVoices(store, [
    { ...row, build: 'old', day, cell: 1, count: 8 },
    { ...row, build: 'new', day, cell: 1, count: 192 },
  ]);
  bench.cannot?.add('old');
  expect(said(await publish(newer.desk, ana, { files: folder('one') }))).toContain(
    'The build first served 2026-11-23 08:00 UTC (4 % of visits) keeps what it shows: It lacks the widget "rows".',
  );
  const { builds, words } = await status(newer.desk, 'es-MX');
  expect(builds).toMatchObject([
    { contract: 'new', visits: 96 },
    { contract: 'old', visits: 4 },
  ]);
  expect(words).toContain(
    'Visitas de la última semana: 96 % de la app servida desde el 2026-11-24 08:00 UTC, 4 % de la app servida desde el 2026-11-23 08:00 UTC.',
  );
  expect(words.join('\n')).toContain(
    'r1: La app servida desde el 2026-11-23 08:00 UTC (4 % de las visitas) sigue mostrando lo que tiene:',
  );
  await store.close();
});

it('and a release whose rows were written when sentences had one language are read as they are', async () => {
  const store = await openStore({ data: inMemory });
  const { desk } = await serve(store, 'old');
  await publish(desk, ana, { files: folder('one') });
  const [row] = await store.all("SELECT changes FROM releases WHERE id = 'r1'");
  const changes = JSON.parse(String(row?.['changes'])) as { readonly marks: object };
  await store.run('UPDATE releases SET changes = ?', [JSON.stringify({ ...changes, told: ['It changed.'] })]);
  await store.run('UPDATE verdicts SET words = ?', [JSON.stringify(['It lacks a part.'])]);
  const text = JSON.stringify({
    at: '',
    who: 'Ana',
    did: 'publish',
    words: 'As it was.',
    before: 0,
    after: 1,
    data: {},
  });
  await store.run('UPDATE log SET text = ?', [text]);
  for (const language of ['es-MX', 'en-IN'] as const) {
    expect((await list(desk, language)).releases[0]?.told).toEqual(['It changed.']);
    expect((await status(desk, language)).words.join('\n')).toContain('It lacks a part.');
    expect((await log(desk, 1, language)).lines[0]?.words).toBe('As it was.');
  }
  await store.close();
});

it('what was live before a build came is known in it, for whoever is in the middle of something; what never was is not', async () => {
  const store = await openStore({ data: inMemory });
  const bench = fakeBench();
  const old = await serve(store, 'old', 0, bench);
  await publish(old.desk, ana, { files: folder('one') });
  await publish(old.desk, ana, { files: folder('two') });
  bench.marks = { ...noMarks, structure: true };
  expect(said(await publish(old.desk, ana, { files: folder('three') }))).toContain('r3');
  const newer = await serve(store, 'new', 1);
  const shows = (release: string, contract: string): boolean =>
    newer.live.live().manifest(release, contract) !== undefined;
  expect(laneOf(newer, 'new')?.stable).toBe('r2');
  expect([shows('r1', 'new'), shows('r2', 'new'), shows('r1', 'old')]).toEqual([true, true, true]);
  expect([shows('r3', 'old'), shows('r3', 'new')]).toEqual([false, false]);
});
