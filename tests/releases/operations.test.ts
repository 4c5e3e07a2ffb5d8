/** Holds what each operation does to what borrowers see, what it says, and what it refuses. */
import { describe, expect, it } from 'vitest';
import { check, publish } from '../../src/server/releases/publish.ts';
import { back, hold, share } from '../../src/server/releases/ramp.ts';
import { list, log, status, verify } from '../../src/server/releases/look.ts';
import { turn } from '../../src/server/releases/switches.ts';
import { openDesk } from './desk.ts';
import { ana, folder, luis, noMarks, said } from './fakes.ts';

const wrong = [{ file: 'screens/repay.json', text: 'wrong' }];

describe('publishing', () => {
  it('of words goes to all at once, by one publisher, and is said in words', async () => {
    const { desk, live } = await openDesk();
    const outcome = await publish(desk, ana, { files: folder('one'), note: 'A typo.' });
    expect(said(outcome)).toBe(
      'done\nr1 was published. Why: A typo.\nscreens/repay changed.\nEveryone sees r1.',
    );
    const { pointer, manifest, bundle } = live.live();
    expect(pointer).toMatchObject({ seq: 1, lanes: [{ contract: 'build-1', stable: 'r1', next: null }] });
    const hash = manifest('r1', 'build-1')?.screens['repay'] ?? '';
    expect(bundle(hash)).toContain('one');
    expect(await live.bundle(hash)).toBe(bundle(hash));
    expect(await verify(desk, 'en-IN')).toEqual({
      ok: true,
      words: [expect.stringMatching(/^Nothing was changed/)],
    });
  });

  it('for some says who sees what, until when', async () => {
    const { desk, live } = await openDesk();
    await publish(desk, ana, { files: folder('one') });
    const outcome = await publish(desk, ana, {
      files: folder('two'),
      share: 10,
      who: { language: 'es-MX' },
      from: '2026-11-23T02:30:00-06:00',
      until: '2026-12-01T02:00:00-06:00',
    });
    expect(said(outcome)).toContain(
      '10 % of borrowers with the language Spanish see r2 from 2026-11-23 08:30 UTC until 2026-12-01 08:00 UTC. All others see r1.',
    );
    expect(live.live().pointer.lanes[0]).toMatchObject({
      stable: 'r1',
      next: { release: 'r2', share: 10, from: '2026-11-23T08:30:00.000Z', held: false },
    });
  });

  it('that is asked for twice, just so, is said to be on trial already; otherwise it changes', async () => {
    const { desk, live } = await openDesk();
    const asked = { files: folder('one'), share: 10, who: { language: 'es-MX' } } as const;
    await publish(desk, ana, asked);
    const before = live.live().pointer;
    const again = await publish(desk, ana, asked);
    expect(said(again)).toMatch(/^already\nr1 is on trial in just this way already: nothing changed\./);
    expect(live.live().pointer).toEqual(before);
    const other = said(await publish(desk, ana, { files: asked.files, share: 20 }));
    expect(other).toMatch(/^done\nr1 was published\./);
    // Also a limit that was not said again is gone.
    expect(other).toContain(
      'Until now: 10 % of borrowers with the language Spanish see r1. All others see the original version.',
    );
  });

  it('from a time that has passed begins now, and says so', async () => {
    const { desk, live } = await openDesk();
    const outcome = await publish(desk, ana, {
      files: folder('one'),
      share: 10,
      from: '2026-11-22T08:00:00Z',
    });
    expect(said(outcome)).toContain('Its start, 2026-11-22 08:00 UTC, has passed: it begins now.');
    expect(live.live().pointer.lanes[0]?.next?.from).toBeNull();
  });

  it('that is held says so once, and a hold that is there or not there already is told', async () => {
    const { desk } = await openDesk();
    await publish(desk, ana, { files: folder('one'), share: 10 });
    expect(said(await hold(desk, ana, { held: false }))).toMatch(/^already\nr1 was not held\./);
    const held = said(await hold(desk, ana, { held: true }));
    expect(held).toMatch(/^done\nFrom now on the guard does not raise r1/);
    expect(held.split('The share of r1 is held')).toHaveLength(2);
    expect(said(await hold(desk, ana, { held: true }))).toMatch(/^already\nr1 was held already\./);
  });

  it('raises to all, and then everyone has it', async () => {
    const { desk, live } = await openDesk();
    await publish(desk, ana, { files: folder('one'), share: 10 });
    expect(said(await share(desk, ana, { share: 50 }))).toContain(
      'from 10 % to 50 %.\n50 % of borrowers see r1.',
    );
    expect(said(await share(desk, ana, { share: 100 }))).toContain('Everyone sees r1.');
    expect(live.live().pointer.lanes[0]).toMatchObject({ stable: 'r1', next: null });
    expect(live.live().pointer.seq).toBe(3);
  });

  it('asked again does nothing again', async () => {
    const { desk, live } = await openDesk();
    await publish(desk, ana, { files: folder('one'), share: 10 });
    for (const again of [
      () => publish(desk, ana, { files: folder('one'), share: 10 }),
      () => share(desk, ana, { share: 10 }),
      () => hold(desk, ana, { held: false }),
      () => turn(desk, ana, false, { what: 'all' }),
    ]) {
      const outcome = await again();
      expect([outcome.ok && outcome.value.outcome, live.live().pointer.seq]).toEqual(['already', 1]);
    }
    expect((await log(desk, 10, 'en-IN')).lines).toHaveLength(1);
  });

  it('refuses what is wrong, with the checker’s problems, and keeps nothing of it', async () => {
    const { desk, live } = await openDesk();
    const outcome = await publish(desk, ana, { files: wrong });
    expect(said(outcome)).toBe('422 Nothing was published.\nThe check found 1 error.');
    expect(outcome.ok ? [] : outcome.error.problems).toHaveLength(1);
    expect([live.live().pointer.seq, (await list(desk, 'en-IN')).releases]).toEqual([0, []]);
    const checked = await check(desk, { files: wrong });
    expect(checked.ok && [checked.value.outcome, checked.value.problems?.length]).toEqual(['wrong', 1]);
  });

  it('checks without publishing: what changes, and what it takes', async () => {
    const { desk, bench, live } = await openDesk();
    bench.marks = { ...noMarks, structure: true, consent: true };
    expect(said(await check(desk, { files: folder('one') }))).toBe(
      [
        'fine',
        'It can be published.',
        'screens/repay changed.',
        'It changes words of a consent and what stands on screens, or in which order: another person must approve it.',
        'It changes words of a consent: that goes to all or to none.',
      ].join('\n'),
    );
    expect(live.live().pointer.seq).toBe(0);
  });

  it.each([
    [{}, '400 Give a folder or the name of a release'],
    [{ files: folder('x'), release: 'r1' }, '400 Give a folder or the name of a release'],
    [{ release: 'r9' }, '404 There is no release "r9".'],
    [{ files: folder('x'), share: 0.005 }, '400 The share goes in steps of 0.01.'],
    [{ files: folder('x'), from: '2026-13-01T00:00:00Z' }, '400 "from" is no time'],
    [
      { files: folder('x'), until: '2026-11-31T08:00:00-06:00' },
      '400 There is no such day as 2026-11-31 ("until").',
    ],
    [
      { files: folder('x'), until: '2026-11-01T00:00:00Z' },
      '400 Nothing was done: its end, 2026-11-01 00:00 UTC, has passed (it is 2026-11-23 08:00 UTC).',
    ],
    [{ files: folder('x'), from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' }, '400 Its end'],
    [
      { files: folder('x'), emergency: 'the screen is blank' },
      '403 An emergency publish needs access to the host.',
    ],
  ])('refuses %j', async (asked, words) => {
    const { desk } = await openDesk();
    expect(said(await publish(desk, ana, asked))).toContain(words);
  });

  it('leaves what is on trial alone until a person decides', async () => {
    const { desk } = await openDesk();
    await publish(desk, ana, { files: folder('one'), share: 10 });
    expect(said(await publish(desk, luis, { files: folder('two') }))).toContain(
      '409 r1 is on trial for 10 %. Raise it to all (share 100) or take it back (back), then publish again.',
    );
    await share(desk, luis, { share: 0 });
    expect(said(await publish(desk, luis, { files: folder('two') }))).toContain('Everyone sees r2.');
  });

  it('builds on what everyone has: its parts stay unless changed again', async () => {
    const { desk } = await openDesk();
    await publish(desk, ana, { files: folder('one') });
    await publish(desk, ana, { files: folder('more', 'screens/more.json') });
    const { releases } = await list(desk, 'en-IN');
    expect(releases[0]).toMatchObject({
      id: 'r2',
      told: ['screens/more changed.'],
      shadows: ['screens/repay', 'screens/more'],
    });
  });

  it('of an older release says that it was made over another one', async () => {
    const { desk, later } = await openDesk();
    await publish(desk, ana, { files: folder('one') });
    await publish(desk, ana, { files: folder('two') });
    expect(said(await publish(desk, ana, { release: 'r1' }))).toContain(
      '409 It was made when everyone saw the original version; now everyone sees r2.',
    );
    await back(desk, ana, {});
    later(6);
    await back(desk, ana, {});
    expect(said(await publish(desk, ana, { release: 'r1' }))).toContain('Everyone sees r1.');
  });
});

describe('two publishers at once', () => {
  it('one wins, the other reads who did what, and what to do', async () => {
    const { desk, live } = await openDesk();
    const [one, two] = await Promise.all([
      publish(desk, ana, { files: folder('one'), expected: 0 }),
      publish(desk, luis, { files: folder('two'), expected: 0 }),
    ]);
    expect([one.ok, two.ok].filter(Boolean)).toHaveLength(1);
    expect(said(one.ok ? two : one)).toMatch(
      /^409 Nothing was done: meanwhile another one .+\n(Ana|Luis), 2026-11-23 08:00 UTC: r1 was published.\nLook at the status/,
    );
    expect(live.live().pointer.seq).toBe(1);
  });

  it('of the same folder are both told that it is live', async () => {
    const { desk, live } = await openDesk();
    const both = await Promise.all(
      [ana, luis].map((person) => publish(desk, person, { files: folder('one') })),
    );
    // The second finds that its release is made over the build's own, and that everyone has it.
    expect(both.map((each) => each.ok || each.error.status)).toEqual([true, 409]);
    expect(live.live().pointer.seq).toBe(1);
  });
});

describe('taking back', () => {
  it('ends a trial first, then goes from release to release to the build’s own', async () => {
    const { desk, live, later } = await openDesk();
    await publish(desk, ana, { files: folder('one') });
    await publish(desk, ana, { files: folder('two') });
    await publish(desk, ana, { files: folder('three'), share: 10 });
    expect(said(await back(desk, luis, { note: 'Complaints.' }))).toContain(
      'r3 was taken back: nobody gets it anew. Why: Complaints.\nWhoever had already started something with it can finish it that way, for one day at most.\nTo end that at their next page: npm run release -- off release r3\nEveryone sees r2.',
    );
    later(6);
    const taken = said(await back(desk, luis, {}));
    expect(taken).toContain('r2 was taken back from everyone.\n');
    expect(taken).toContain('\nEveryone sees r1.');
    later(6);
    expect(said(await back(desk, luis, {}))).toContain('Everyone sees the original version.');
    expect(said(await back(desk, luis, {}))).toContain('There is nothing to take back');
    expect(live.live().pointer).toMatchObject({ seq: 6, lanes: [{ stable: null, next: null }] });
    expect((await verify(desk, 'en-IN')).ok).toBe(true);
  });

  it('of a trial for all of some is told apart, with the way to all', async () => {
    const { desk } = await openDesk();
    await publish(desk, ana, { files: folder('one'), share: 100, who: { language: 'es-MX' } });
    expect(said(await publish(desk, ana, { files: folder('two') }))).toContain(
      '409 r1 is on trial for 100 % of some borrowers, or until an end. Make it what everyone has (publish r1)',
    );
    expect(said(await share(desk, ana, { share: 100 }))).toContain('publish r1 makes it what everyone has.');
    expect(said(await publish(desk, ana, { release: 'r1' }))).toContain('Everyone sees r1.');
  });

  it('of versions of the app that no app is of is refused', async () => {
    const { desk } = await openDesk();
    const who = { versionFrom: '3', versionTo: '2' };
    expect(said(await publish(desk, ana, { files: folder('one'), who }))).toBe(
      '400 No app is of version 3 or later and of version 2 or earlier: nobody would see it.',
    );
    const same = { versionFrom: '2.0', versionTo: '2' };
    expect(said(await publish(desk, ana, { files: folder('one'), who: same }))).toContain('r1 was published');
  });

  it('just after another one takes nothing that is not named', async () => {
    const { desk, later } = await openDesk();
    await publish(desk, ana, { files: folder('one') });
    await publish(desk, ana, { files: folder('two') });
    const both = await Promise.all([back(desk, ana, {}), back(desk, luis, {})]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.map((each) => said(each)).join('\n')).toMatch(
      /409 Nothing was done: a release was taken back just now\.\n(?:Ana|Luis), 2026-11-23 08:00 UTC: r2 was taken back from everyone\.\nTo take r1 back as well: npm run release -- back r1/,
    );
    expect((await status(desk, 'en-IN')).words).toContain('Everyone sees r1.');
    expect(said(await back(desk, luis, { release: 'r1' }))).toContain('Everyone sees the original version.');
    // What has been done since is what it takes.
    await publish(desk, ana, { files: folder('three') });
    expect(said(await back(desk, luis, {}))).toContain('r3 was taken back from everyone.');
    later(6);
    expect(said(await back(desk, luis, {}))).toContain('There is nothing to take back');
  });

  it('of the one that a trial was made over ends the trial too', async () => {
    const { desk } = await openDesk();
    await publish(desk, ana, { files: folder('one') });
    await publish(desk, ana, { files: folder('two'), share: 10 });
    expect(said(await back(desk, ana, { release: 'r1' }))).toMatch(
      /r1 was taken back from everyone\. r2, which was on trial over it, ended too\.\nWhoever .+\nTo end that .+ off release r1\nEveryone sees the original version\./,
    );
    expect(said(await back(desk, ana, { release: 'r1' }))).toContain('409 r1 is not live');
  });

  it('of a trial that is over is not needed: the next one takes its place', async () => {
    const { desk, later } = await openDesk();
    await publish(desk, ana, { files: folder('one'), share: 10, until: '2026-11-23T09:00:00Z' });
    later(61);
    expect((await status(desk, 'en-IN')).words.join('\n')).toContain(
      'The trial of r1 is over since 2026-11-23 09:00 UTC.',
    );
    expect(said(await share(desk, ana, { share: 20 }))).toContain('409 The trial of r1 is over.');
    expect(said(await publish(desk, ana, { files: folder('two') }))).toContain('Everyone sees r2.');
  });
});
