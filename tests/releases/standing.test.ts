/** Holds what is said of where each release stands: live, on trial, waiting, tried, taken back, replaced. */
import { describe, expect, it } from 'vitest';
import { list, verify } from '../../src/server/releases/look.ts';
import { publish } from '../../src/server/releases/publish.ts';
import { back, share } from '../../src/server/releases/ramp.ts';
import type { Desk } from '../../src/server/releases/desk.ts';
import { openDesk } from './desk.ts';
import { ana, folder, luis, noMarks } from './fakes.ts';

const standing = async (desk: Desk): Promise<readonly string[]> =>
  (await list(desk, 'en-IN')).releases.map(({ id, standing: kind }) => `${id} ${kind}`);
const heads = async (desk: Desk): Promise<readonly string[]> =>
  (await list(desk, 'en-IN')).words.filter((each) => /^r\d/.test(each));

it('says of a release that it was tried, how far, when it was taken back and by whom', async () => {
  const { desk, later } = await openDesk();
  await publish(desk, ana, { files: folder('one'), share: 10 });
  expect(await heads(desk)).toEqual(['r1 (on trial for 10 %), made 2026-11-23 08:00 UTC by Ana.']);
  await share(desk, ana, { share: 25 });
  await share(desk, ana, { share: 5 });
  later(30);
  await back(desk, luis, {});
  expect(await heads(desk)).toEqual([
    'r1 (tried for up to 25 %, taken back 2026-11-23 08:30 UTC by Luis), made 2026-11-23 08:00 UTC by Ana.',
  ]);
  expect((await list(desk, 'es-MX')).words[0]).toContain('r1 (a prueba hasta el 25 %, retirada el');
});

it('tells what was taken back from what another one took the place of', async () => {
  const { desk } = await openDesk();
  await publish(desk, ana, { files: folder('one') });
  await publish(desk, ana, { files: folder('two') });
  expect(await standing(desk)).toEqual(['r2 live', 'r1 replaced']);
  await back(desk, ana, {});
  expect(await standing(desk)).toEqual(['r2 taken-back', 'r1 live']);
  await publish(desk, ana, { release: 'r2' });
  expect(await standing(desk)).toEqual(['r2 live', 'r1 replaced']);
  expect((await heads(desk))[1]).toContain('r1 (replaced by r2 2026-11-23 08:00 UTC)');
});

it('tells what waits from what was made over something that nobody has any more', async () => {
  const { desk, bench } = await openDesk();
  bench.marks = { ...noMarks, structure: true };
  await publish(desk, ana, { files: folder('one') });
  bench.marks = noMarks;
  expect(await standing(desk)).toEqual(['r1 waits-for-approval']);
  await publish(desk, { name: 'Eva', roles: ['author'] }, { files: folder('two') });
  expect(await standing(desk)).toEqual(['r2 waits-for-publisher', 'r1 waits-for-approval']);
  await publish(desk, ana, { release: 'r2' });
  expect(await standing(desk)).toEqual(['r2 live', 'r1 outdated']);
});

it('forgets no trial whose time ran out, and none with share 0', async () => {
  const { desk, later } = await openDesk();
  await publish(desk, ana, { files: folder('one'), share: 10, until: '2026-11-23T09:00:00Z' });
  await share(desk, ana, { share: 0 });
  const stopped =
    'up to 10 % before), stopped 2026-11-23 08:00 UTC by Ana), made 2026-11-23 08:00 UTC by Ana.';
  expect(await heads(desk)).toEqual([`r1 (on trial for nobody (${stopped}`]);
  later(120);
  expect(await heads(desk)).toEqual([`r1 (on trial for nobody (${stopped}`]);
  await publish(desk, ana, { files: folder('two') });
  expect(await standing(desk)).toEqual(['r2 live', 'r1 tried']);
  expect((await verify(desk, 'en-IN')).ok).toBe(true);
});

describe('a trial that ended by itself was taken back by nobody', () => {
  it('where its time ran out', async () => {
    const { desk, later } = await openDesk();
    await publish(desk, ana, { files: folder('one'), share: 10, until: '2026-11-23T09:00:00Z' });
    expect((await heads(desk))[0]).toContain('r1 (on trial for 10 % until 2026-11-23 09:00 UTC)');
    later(120);
    expect((await heads(desk))[0]).toContain(
      'r1 (its trial for up to 10 % is over since 2026-11-23 09:00 UTC)',
    );
    await publish(desk, luis, { files: folder('two') });
    expect((await heads(desk))[1]).toContain(
      'r1 (tried for up to 10 %, its time ran out 2026-11-23 09:00 UTC), made',
    );
    expect((await list(desk, 'es-MX')).words.join('\n')).toContain(
      'r1 (a prueba hasta el 10 %, su plazo terminó el 2026-11-23 09:00 UTC)',
    );
  });

  it('where the guard stopped it, also once another release has come', async () => {
    const { desk, later } = await openDesk();
    await publish(desk, ana, { files: folder('one'), share: 10 });
    later(5);
    await share(desk, { name: 'guard', roles: ['oncall'] }, { share: 0, note: 'More phones fail.' });
    expect((await heads(desk))[0]).toContain(
      'r1 (on trial for nobody (up to 10 % before), stopped 2026-11-23 08:05 UTC by the guard), made',
    );
    later(60);
    await publish(desk, luis, { files: folder('two') });
    expect((await heads(desk))[1]).toContain(
      'r1 (tried for up to 10 %, stopped 2026-11-23 08:05 UTC by the guard), made',
    );
    expect((await list(desk, 'es-MX')).words.join('\n')).toContain(
      'detenida el 2026-11-23 08:05 UTC por el vigilante',
    );
  });

  it('and one that was given a share again was stopped by nobody', async () => {
    const { desk } = await openDesk();
    await publish(desk, ana, { files: folder('one'), share: 10 });
    await share(desk, ana, { share: 0 });
    await share(desk, ana, { share: 5 });
    expect((await heads(desk))[0]).toContain('r1 (on trial for 5 %), made');
    await back(desk, luis, {});
    expect((await heads(desk))[0]).toContain(
      'r1 (tried for up to 10 %, taken back 2026-11-23 08:00 UTC by Luis)',
    );
  });
});

describe('a trial for all', () => {
  it('is said to be for everyone, as long as it has an end', async () => {
    const { desk } = await openDesk();
    await publish(desk, ana, { files: folder('one'), until: '2026-11-24T08:00:00Z' });
    expect((await heads(desk))[0]).toContain('r1 (for everyone until 2026-11-24 08:00 UTC), made');
    expect(await standing(desk)).toEqual(['r1 trial']);
  });

  it('of some says of whom, and one that has not begun says when', async () => {
    const { desk } = await openDesk();
    const who = { language: 'es-MX', country: 'MX' } as const;
    await publish(desk, ana, { files: folder('one'), who, from: '2026-11-24T08:00:00Z' });
    expect((await heads(desk))[0]).toContain(
      'r1 (on trial for 100 % with the language Spanish in MX from 2026-11-24 08:00 UTC), made',
    );
  });

  it('whose start has passed is what everyone has from the share 100 on', async () => {
    const { desk, live, later } = await openDesk();
    await publish(desk, ana, { files: folder('one'), share: 10, from: '2026-11-24T08:00:00Z' });
    later(60 * 48);
    await share(desk, ana, { share: 100 });
    expect(live.live().pointer.lanes).toMatchObject([{ stable: 'r1', next: null }]);
    expect(await standing(desk)).toEqual(['r1 live']);
  });

  it('whose start is to come begins then', async () => {
    const { desk, live } = await openDesk();
    await publish(desk, ana, { files: folder('one'), share: 10, from: '2026-11-24T08:00:00Z' });
    await share(desk, ana, { share: 100 });
    expect(live.live().pointer.lanes).toMatchObject([{ stable: null, next: { share: 100 } }]);
    expect((await heads(desk))[0]).toContain('(on trial for 100 % from 2026-11-24 08:00 UTC)');
  });
});
