/** Holds what is said of where each release stands: live, on trial, waiting, tried, taken back, replaced. */
import { expect, it } from 'vitest';
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
  expect(await heads(desk)).toEqual(['r1 (on trial for 0 %), made 2026-11-23 08:00 UTC by Ana.']);
  later(120);
  expect(await heads(desk)).toEqual(['r1 (its trial is over), made 2026-11-23 08:00 UTC by Ana.']);
  await publish(desk, ana, { files: folder('two') });
  expect(await standing(desk)).toEqual(['r2 live', 'r1 tried']);
  expect((await verify(desk, 'en-IN')).ok).toBe(true);
});
