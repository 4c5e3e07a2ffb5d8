/** From the beacons of phones to the share 0 and its line in the log, over the real store, operations and pages. */
import { afterAll, describe, expect, it, vi } from 'vitest';
import { publish } from '../../src/server/releases/publish.ts';
import { log, status, verify } from '../../src/server/releases/look.ts';
import { hold, share } from '../../src/server/releases/ramp.ts';
import { guardOf } from '../../src/server/releases/guard/guard-of.ts';
import { turn } from '../../src/server/releases/switches.ts';
import { ramp } from '../../src/server/releases/guard/steps.ts';
import { builtFiles, makeFolder, makeServer } from '../../src/server/testing.ts';
import type { Store } from '../../src/server/releases/port.ts';
import { openDesk } from './desk.ts';
import { ana, folder, host, noMarks, said } from './fakes.ts';
import { kinds } from './stores.ts';

async function start(store?: Store) {
  const opened = await openDesk({ ...(store && { store }) });
  const { desk, live } = opened;
  await publish(desk, ana, { files: folder('one') });
  await publish(desk, ana, { files: folder('two'), share: 10 });
  const told: string[] = [];
  let ahead = 0;
  const found: Record<string, number> = {};
  const guard = guardOf(opened, {
    tell: (words) => void told.push(words),
    metrics: { guarded: (evidence) => void Object.assign(found, evidence) },
    clock: () => Date.now() + ahead * 60_000,
  });
  await guard.look();
  const dist = makeFolder({ ...builtFiles, 'contract.json': '{"id":"build-1"}' });
  const app = await makeServer({ dist, releases: live, guard });
  let phones = 0;

  /** A phone in a network of its own opens a page, which says how it went. */
  async function phone(
    arm: 'next' | 'stable',
    isFailed: boolean,
    code: string = 'node-threw',
  ): Promise<void> {
    phones += 1;
    const address = `198.${Math.floor(phones / 250)}.${phones % 250}.7`;
    const page = await app.inject({ url: '/inThe', headers: { 'x-forwarded-for': address } });
    const token = /desc=([\w-]+)/.exec(String(page.headers['server-timing']))?.[1];
    const said = { release: 'r2', arm, build: 'build-1', screen: 'loan-detail', token };
    for (const outcome of isFailed ? ['visit', 'failure'] : ['visit'])
      await app.inject({
        method: 'POST',
        url: '/release/seen',
        payload: { ...said, outcome, code },
      });
  }
  return { ...opened, guard, told, found, phone, later: (minutes: number) => void (ahead += minutes) };
}

describe.each(kinds)('on the store $name', (kind) => {
  afterAll(() => kind.end());

  it('a release that fails is sent to nobody at the next look, and the log says why', async () => {
    const place = await kind.place();
    const { desk, live, guard, told, found, alarms, phone } = await start(await place.open());
    const tokens = live.live().pointer.seq;
    for (let count = 0; count < 270; count += 1) await phone('stable', false);
    for (let count = 0; count < 30; count += 1) await phone('next', count % 3 === 0);
    await guard.keep();
    expect(live.live().pointer.lanes[0]?.next?.share).toBe(10);
    await guard.look();
    expect(live.live().pointer).toMatchObject({
      seq: tokens + 1,
      lanes: [{ stable: 'r1', next: { share: 0 } }],
    });
    const [line] = (await log(desk, 1, 'en-IN')).lines;
    expect(line).toMatchObject({ who: 'guard', did: 'share' });
    expect(line?.words).toBe(
      'The share of r2 went from 10 % to 0 %. Why: The guard took it back: more phones fail with it. Of 30 phones with it 10 failed (33.3 %) and 0 presses came to their end, of 270 phones without it 0 failed (0.0 %) and 0 presses came to their end. Chance does this to less than one release in a thousand. Most of it: node-threw on loan-detail (10).',
    );
    expect(told).toHaveLength(1);
    expect(alarms.at(-1)).toMatch(/^Release r2: The guard took it back/);
    expect(found['r2']).toBeGreaterThan(1);
    expect(await verify(desk, 'en-IN')).toMatchObject({ ok: true });
  });

  it('two servers add up what they hear, and each shows what one of them did', async () => {
    const place = await kind.place();
    const first = await start(await place.open());
    // Of the embedded store there is one server: its own phones come to it in two parts.
    const isShared = place.asked.databaseUrl !== undefined;
    const store = isShared ? await place.open() : undefined;
    const second = store && (await openDesk({ store }));
    const told: string[] = [];
    const other =
      second &&
      guardOf(second, { tell: (words) => void told.push(words), metrics: { guarded: () => undefined } });
    for (let count = 0; count < 90; count += 1) await first.phone('stable', false);
    for (let count = 0; count < 10; count += 1) await first.phone('next', count < 2);
    await first.guard.keep();
    await first.guard.look();
    expect(first.live.live().pointer.lanes[0]?.next?.share).toBe(10);
    const seq = first.live.live().pointer.seq;
    const day = Math.floor(Date.now() / 86_400_000);
    const failed = {
      release: 'r2',
      arm: 'next',
      outcome: 'failure',
      build: 'build-1',
      screen: 'repay',
    } as const;
    const heard = Array.from({ length: 6 }, (_, cell) => ({
      ...failed,
      code: 'node-threw',
      step: seq,
      share: 10,
      day,
      cell,
      count: 1,
    }));
    const voices = (other ?? first.guard).voices;
    voices.giveBack(heard);
    await (other ?? first.guard).keep();
    // Its turn it is not.
    await other?.look();
    expect(told).toEqual([]);
    await first.guard.look();
    await vi.waitFor(() =>
      expect((second ?? first).live.live().pointer).toMatchObject({
        seq: seq + 1,
        lanes: [{ next: { share: 0 } }],
      }),
    );
    expect(await verify(first.desk, 'en-IN')).toMatchObject({ ok: true });
  });
});

it('a ramp goes on by the same operation, and not against a person who holds it', async () => {
  const { desk, live, guard, later } = await start();
  const steps = [
    { share: 10, minutes: 5 },
    { share: 50, minutes: 5 },
  ];
  expect(said(await ramp(desk, ana, { steps, note: 'Slowly.' }))).toMatch(
    /^done\nThe guard raises the share of r2 .*: 10 % \(5 minutes at least\), 50 % \(5 minutes at least\)\. Why: Slowly\.\n/,
  );
  const { seq } = live.live().pointer;
  const day = Math.floor(Date.now() / 86_400_000);
  const row = { release: 'r2', step: seq, share: 10, day, build: 'build-1', screen: 'repay', code: '' };
  for (const [arm, each] of [
    ['next', 2],
    ['stable', 18],
  ] as const)
    guard.voices.giveBack(
      Array.from({ length: 256 }, (_, cell) => ({
        ...row,
        cell,
        arm,
        outcome: 'visit' as const,
        count: each,
      })),
    );
  await guard.keep();
  later(6);
  await hold(desk, ana, { held: true });
  await guard.look();
  expect(live.live().pointer.lanes[0]?.next?.share).toBe(10);
  await hold(desk, ana, { held: false });
  await guard.look();
  expect(live.live().pointer.lanes[0]?.next).toMatchObject({ share: 50 });
  const [line] = (await log(desk, 1, 'en-IN')).lines;
  expect(line?.who).toBe('guard');
  expect(line?.words).toMatch(/^The share of r2 went from 10 % to 50 %\. Why: The ramp went on/);
  expect(await verify(desk, 'en-IN')).toMatchObject({ ok: true });
});

it('a call that was switched off stops no release whose phones ask it, and the status says what is not counted', async () => {
  const { desk, live, guard, phone } = await start();
  const loanPush = { what: 'call', name: 'loanPush' } as const;
  await turn(desk, ana, true, loanPush);
  const visit = async (): Promise<void> => {
    for (let count = 0; count < 270; count += 1) await phone('stable', false);
    for (let count = 0; count < 30; count += 1) await phone('next', count % 3 === 0, 'call-failed');
    await guard.keep();
    await guard.look();
  };
  await visit();
  expect(live.live().pointer.lanes[0]?.next?.share).toBe(10);
  const notCounted: unknown = expect.stringContaining('As long as a call is off, calls that fail count');
  expect((await status(desk, 'en-IN')).words).toContainEqual(notCounted);
  await turn(desk, ana, false, loanPush);
  expect((await status(desk, 'en-IN')).words).not.toContainEqual(notCounted);
  await visit();
  expect(live.live().pointer.lanes[0]?.next?.share).toBe(0);
});

it('a person who looks at the same time is not overruled', async () => {
  const { desk, live, guard } = await start();
  const stale = live.live().pointer.seq;
  await share(desk, ana, { share: 25 });
  await guard.look();
  expect(live.live().pointer).toMatchObject({ seq: stale + 1, lanes: [{ next: { share: 25 } }] });
});

it('what the guard says, and what it could see, stands in the status', async () => {
  const { desk, guard, phone } = await start();
  for (let count = 0; count < 60; count += 1) await phone(count % 10 === 0 ? 'next' : 'stable', false);
  await guard.keep();
  await guard.look();
  const { words } = await status(desk, 'en-IN');
  expect(words).toContain('The guard: It has no steps: only a person raises the share.');
  expect(words).toContain(
    'With the phones so far a rise of failures is seen of 1 point with 0 %, of 5 points with 0 %, of 10 points with 0 %.',
  );
});

it('what the guard says is of the steps that there are, from the moment they are given', async () => {
  const { desk, guard, phone } = await start();
  await phone('next', false);
  await guard.keep();
  await guard.look();
  await ramp(desk, ana, { steps: [{ share: 50, minutes: 5 }] });
  const { words } = await status(desk, 'en-IN');
  expect(words).toContain('The guard: It has not looked yet.');
  expect(words).toContain('Its steps: 50 % (5 minutes at least).');
});

it.each<[string, Parameters<typeof ramp>[2], string]>([
  [
    'steps that fall',
    {
      steps: [
        { share: 50, minutes: 1 },
        { share: 10, minutes: 1 },
      ],
    },
    '400 Each step has',
  ],
  [
    'a step below what it has',
    {
      steps: [
        { share: 5, minutes: 1 },
        { share: 50, minutes: 1 },
      ],
    },
    '409 r2 is at 10 % already: no step is below that',
  ],
  ['no step above it', { steps: [{ share: 10, minutes: 1 }] }, '409 r2 is at 10 % already'],
  ['steps too fine', { steps: [{ share: 0.001, minutes: 1 }] }, '400 Each step has'],
  ['another release', { steps: [], release: 'r9' }, '409 r9 is not on trial'],
])('a ramp is refused with %s', async (_name, asked, words) => {
  const { desk } = await start();
  expect(said(await ramp(desk, ana, asked))).toContain(words);
});

it('what people agree to has no steps, and where nothing is on trial there are none', async () => {
  const { desk, bench } = await openDesk();
  const steps = [{ share: 10, minutes: 1 }];
  expect(said(await ramp(desk, ana, { steps }))).toContain('409 No release is on trial.');
  bench.marks = { ...noMarks, figures: true };
  await publish(desk, host, { files: folder('one'), who: { language: 'es-MX' }, emergency: 'x' });
  expect(said(await ramp(desk, ana, { steps }))).toMatch(/^4(?:22|09) /);
});
