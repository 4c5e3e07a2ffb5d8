/** Holds who may do what: approval by another person, and every way around it. */
import { describe, expect, it } from 'vitest';
import { approve } from '../../src/server/releases/approve.ts';
import { publish } from '../../src/server/releases/publish.ts';
import { back, hold, share } from '../../src/server/releases/ramp.ts';
import { log, verify } from '../../src/server/releases/look.ts';
import { openDesk } from './desk.ts';
import { ana, folder, host, luis, noMarks, said } from './fakes.ts';

describe('approval', () => {
  const structure = { ...noMarks, structure: true };

  it('of another person is needed for structure; then a publisher publishes', async () => {
    const { desk, bench, live } = await openDesk();
    bench.marks = structure;
    const outcome = await publish(desk, ana, { files: folder('one') });
    expect(said(outcome)).toMatch(
      /^waits\nIt is kept as r1 and not live: .+ another person must approve it \(npm run release -- approve r1 [\w-]{22}\)/,
    );
    const version = outcome.ok ? (outcome.value.version ?? '') : '';
    expect(live.live().pointer.seq).toBe(0);
    expect(said(await approve(desk, luis, { release: 'r1', version }))).toContain('Luis approved r1.');
    expect(live.live().pointer.seq).toBe(0);
    expect(said(await publish(desk, ana, { release: 'r1' }))).toContain('Everyone sees r1.');
    expect((await verify(desk, 'en-IN')).ok).toBe(true);
  });

  it('is not got around: by oneself, another key, another spelling, an older version, an edit, the host', async () => {
    const { desk, bench, live } = await openDesk();
    bench.marks = structure;
    const first = await publish(desk, ana, { files: folder('one') });
    const version = first.ok ? (first.value.version ?? '') : '';
    const approving = { release: 'r1', version };
    for (const self of [ana, { ...ana, name: ' ANA ' }, { ...ana, name: 'ana' }])
      expect(said(await approve(desk, self, approving))).toContain('403');
    expect(said(await approve(desk, luis, { ...approving, version: 'A'.repeat(22) }))).toContain(
      '409 r1 says something else',
    );
    // Whoever sends the same is an author of it too.
    await publish(desk, luis, { files: folder('one') });
    expect(said(await approve(desk, luis, approving))).toContain('403 Luis made r1');
    const eva = { ...luis, name: 'Eva' };
    expect((await approve(desk, eva, approving)).ok).toBe(true);
    // An edit is another release, which nobody has approved.
    expect(said(await publish(desk, ana, { files: folder('one, edited') }))).toContain('waits');
    expect(live.live().pointer.seq).toBe(0);
    // An approver who sends it is its author from then on, and the approval counts for nothing.
    await publish(desk, eva, { files: folder('one') });
    expect(said(await publish(desk, ana, { release: 'r1' }))).toContain('waits');
  });

  it('that is not needed is none: it says so, and keeps nothing', async () => {
    const { desk, live } = await openDesk();
    const made = await publish(desk, ana, { files: folder('one') });
    const version = made.ok ? (made.value.version ?? '') : '';
    const none = 'r1 needs no approval: one publisher may publish it. Nothing was done.';
    for (const asked of [{ release: 'r1' }, { release: 'r1', version }])
      expect(said(await approve(desk, luis, asked))).toMatch(new RegExp(`^already\n(?:.+\n)*${none}`));
    expect(said(await approve(desk, luis, { release: 'r1', version }), 'es-MX')).toContain(
      'r1 no necesita aprobación: basta una persona con el rol publisher.',
    );
    expect([(await log(desk, 9, 'en-IN')).lines.length, live.live().pointer.seq]).toEqual([1, 1]);
  });

  it('of what is live already, by an emergency, does not say that it is not', async () => {
    const { desk, bench } = await openDesk();
    bench.marks = structure;
    const made = await publish(desk, host, { files: folder('one'), emergency: 'The screen is blank.' });
    const version = made.ok ? (made.value.version ?? '') : '';
    const approved = said(await approve(desk, luis, { release: 'r1', version }));
    expect(approved).toContain('Luis approved r1.\n');
    expect(approved).not.toContain('It is not live');
  });

  it('that was given is named where an emergency publish came all the same', async () => {
    const { desk, bench } = await openDesk();
    bench.marks = structure;
    const made = await publish(desk, ana, { files: folder('one') });
    await approve(desk, luis, { release: 'r1', version: made.ok ? (made.value.version ?? '') : '' });
    expect(said(await publish(desk, host, { release: 'r1', emergency: 'At night.' }))).toContain(
      'r1 was published. Why: EMERGENCY, approved by Luis: At night.',
    );
  });

  it('is passed over in an emergency by who has the host, with a reason, and told', async () => {
    const { desk, bench, alarms } = await openDesk();
    bench.marks = structure;
    const reason = 'The repay screen is blank for everyone.';
    const outcome = await publish(desk, host, { files: folder('one'), emergency: reason });
    expect(said(outcome)).toContain(`r1 was published. Why: EMERGENCY, approved by nobody: ${reason}`);
    expect(alarms).toEqual([expect.stringContaining(reason)]);
    expect((await log(desk, 1, 'en-IN')).lines[0]).toMatchObject({ who: 'host', did: 'emergency' });
  });

  it.each([
    ['documents', 'legal documents'],
    ['consent', 'words of a consent'],
    ['figures', 'figures'],
  ] as const)('%s never go to a share', async (mark, words) => {
    const { desk, bench } = await openDesk();
    bench.marks = { ...noMarks, [mark]: true };
    for (const some of [{ share: 50 }, { share: 0 }, { who: { language: 'es-MX' } }])
      expect(said(await publish(desk, ana, { files: folder('one'), ...some }))).toContain(
        `422 It changes ${words}: that goes to all or to none.`,
      );
  });

  it('an author who is no publisher keeps a release, and a publisher publishes it', async () => {
    const { desk } = await openDesk();
    const author = { name: 'Eva', roles: ['author'] as const };
    expect(said(await publish(desk, author, { files: folder('one') }))).toContain(
      'waits\nIt is kept as r1; nothing changed for borrowers: a publisher must publish r1.',
    );
    expect(said(await publish(desk, ana, { release: 'r1' }))).toContain('Everyone sees r1.');
  });

  it('is not said to be kept where it was live before and was taken back', async () => {
    const { desk } = await openDesk();
    const author = { name: 'Eva', roles: ['author'] as const };
    await publish(desk, ana, { files: folder('one') });
    await back(desk, ana, {});
    expect(said(await publish(desk, author, { files: folder('one') }))).toContain(
      'waits\nNothing changed: r1 was live before, and as such it stands in no list of what waits.',
    );
  });

  it('who is on call takes back and down, and raises nothing', async () => {
    const { desk } = await openDesk();
    const oncall = { name: 'Eva', roles: ['oncall'] as const };
    await publish(desk, ana, { files: folder('one'), share: 10 });
    expect(said(await share(desk, oncall, { share: 5 }))).toContain('403 Eva may set the share to 0 only');
    expect(said(await hold(desk, oncall, { held: true }))).toContain('is held: only a person raises it');
    expect(said(await hold(desk, oncall, { held: false }))).toContain('403');
    expect(said(await share(desk, oncall, { share: 0 }))).toContain('r1 is on trial for nobody');
    expect(said(await back(desk, oncall, {}))).toContain('done\nr1 was taken back');
  });
});

it('what waits says for whom it must be asked again, since that is not kept', async () => {
  const { desk, bench } = await openDesk();
  bench.marks = { ...noMarks, structure: true };
  const asked = {
    files: folder('one'),
    share: 10,
    who: { language: 'es-MX', versionFrom: '2.4' },
    until: '2026-12-01T08:00:00-06:00',
  } as const;
  expect(said(await publish(desk, ana, asked))).toContain(
    'For whom and when is not kept: say it again then (npm run release -- publish r1 --share 10 --who "language=es" --who "from-version=2.4" --until 2026-12-01T08:00:00-06:00).',
  );
  expect(said(await publish(desk, ana, { files: folder('one') }))).not.toContain('not kept');
});
