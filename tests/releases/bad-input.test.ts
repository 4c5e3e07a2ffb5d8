/** Holds what every operation makes of what is wrong: the key, the body, the name, the clock, the disk. */
import { describe, expect, it } from 'vitest';
import description from '../../schemas/releases.openapi.json' with { type: 'json' };
import { inMemory } from '../../src/server/releases/in-memory.ts';
import { log, status, verify } from '../../src/server/releases/look.ts';
import { openStore } from '../../src/server/releases/open-store.ts';
import type { Person } from '../../src/server/releases/people.ts';
import { approve } from '../../src/server/releases/approve.ts';
import { publish } from '../../src/server/releases/publish.ts';
import { back, share } from '../../src/server/releases/ramp.ts';
import { ramp } from '../../src/server/releases/guard/steps.ts';
import { addFor, revoke } from '../../src/server/releases/key-desk.ts';
import { listen, makeServer } from '../../src/server/testing.ts';
import { openDesk, type Opened } from './desk.ts';
import { ana, folder, host, luis, noMarks, said } from './fakes.ts';

const own = new Map<string, Person>([
  ['rk_all', { name: 'Ana', roles: ['publisher', 'reviewer', 'host'] }],
  ['rk_host', host],
]);

interface Asking {
  readonly method: string;
  readonly body?: string;
  readonly type?: string;
}

interface Asked {
  readonly status: number;
  readonly message: string;
}

async function openApi(): Promise<
  Opened & { ask(path: string, init: Asking, key?: string): Promise<Asked> }
> {
  const opened = await openDesk({ own });
  const origin = await listen(await makeServer({ releases: opened.live, publishing: opened }));
  return {
    ...opened,
    async ask(path, { type = 'application/json', ...init }, key = 'rk_all') {
      const headers = { authorization: `Bearer ${key}`, 'content-type': type };
      const answer = await fetch(`${origin}/release/api${path}`, { ...init, headers });
      const { message } = (await answer.json()) as { readonly message: string };
      return { status: answer.status, message };
    },
  };
}

const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => [method, path] as const),
);
const posts = operations.filter(([method]) => method === 'post').map(([, path]) => path);
const post = (body: string): Asking => ({ method: 'POST', body });

describe('every operation', () => {
  it('is closed for a key that was revoked', async () => {
    const { ask, desk, live } = await openApi();
    const added = await addFor(desk, host, { person: 'Eva', roles: ['publisher', 'reviewer'] });
    const { key = '', id = '' } = added.ok ? added.value : {};
    await revoke(desk, host, { id });
    for (const [method, path] of operations) {
      const init = method === 'post' ? post('{}') : { method: 'GET' };
      const answer = await ask(path, init, key);
      expect([path, answer.status, answer.message]).toEqual([
        path,
        401,
        'This key was revoked. Ask whoever keeps the host for another.',
      ]);
    }
    expect(live.live().pointer.seq).toBe(0);
  });

  it.each(posts)('%s takes no body that is too large, of another kind, or none at all', async (path) => {
    const { ask, live } = await openApi();
    const large = await ask(path, post(JSON.stringify({ note: 'x'.repeat(4_300_000) })));
    const form = await ask(path, { ...post('a=b'), type: 'application/x-www-form-urlencoded' });
    expect([large.status, form.status]).toEqual([413, 415]);
    for (const body of ['', '{', 'null', '[]', '1', '"x"', '{"__proto__":{"share":1}}', '{"unknown":1}'])
      expect([path, body, (await ask(path, post(body))).status]).toEqual([path, body, 400]);
    expect(live.live().pointer.seq).toBe(0);
  });

  it.each<[string, object, number, string]>([
    [
      '/publish',
      { release: 'r9' },
      404,
      'There is no release "r9". Those that there are: npm run release -- list',
    ],
    ['/approve', { release: 'r9', version: 'A'.repeat(22) }, 404, 'There is no release "r9".'],
    ['/share', { share: 10, release: 'r9' }, 409, 'r9 is not on trial. Where each release stands: '],
    ['/ramp', { steps: [], release: 'r9' }, 409, 'r9 is not on trial.'],
    [
      '/back',
      { release: 'r9' },
      409,
      'nothing to take back. Where each release stands: npm run release -- list',
    ],
    ['/off', { what: 'release', name: 'r9' }, 404, 'There is no release "r9".'],
    ['/off', { what: 'widget', name: 'constructor' }, 404, 'There is no widget "constructor".'],
    ['/keys/revoke', { id: '00000000' }, 404, 'There is no key "00000000".'],
  ])('%s with %j, which is not there, is %d', async (path, body, code, words) => {
    const { ask, desk } = await openApi();
    await publish(desk, ana, { files: folder('one'), share: 10 });
    const answer = await ask(path, post(JSON.stringify(body)));
    expect([answer.status, answer.message]).toEqual([code, expect.stringContaining(words)]);
    expect((await log(desk, 10, 'en-IN')).lines).toHaveLength(1);
  });
});

it('what is asked twice is done once: approving, taking back, revoking', async () => {
  const { desk, bench, live } = await openDesk();
  bench.marks = { ...noMarks, structure: true };
  const made = await publish(desk, ana, { files: folder('one') });
  const version = made.ok ? (made.value.version ?? '') : '';
  for (const outcome of ['done', 'already'])
    expect(said(await approve(desk, luis, { release: 'r1', version })).split('\n')[0]).toBe(outcome);
  await publish(desk, ana, { release: 'r1', share: 10 });
  for (const outcome of ['done', 'already'])
    expect(said(await back(desk, ana, {})).split('\n')[0]).toBe(outcome);
  const added = await addFor(desk, host, { person: 'Eva', roles: ['oncall'] });
  const id = added.ok ? added.value.id : '';
  for (const outcome of ['done', 'already'])
    expect(said(await revoke(desk, host, { id })).split('\n')[0]).toBe(outcome);
  expect([(await log(desk, 20, 'en-IN')).lines.length, live.live().pointer.seq]).toEqual([6, 2]);
  expect((await verify(desk, 'en-IN')).ok).toBe(true);
});

it('two who press at once: what both want is done once, and neither undoes the other', async () => {
  const { desk, live } = await openDesk();
  await publish(desk, ana, { files: folder('one') });
  await publish(desk, ana, { files: folder('two'), share: 10 });
  const both = await Promise.all([
    back(desk, ana, { expected: 2 }),
    share(desk, luis, { share: 100, expected: 2 }),
  ]);
  expect(new Set(both.map((each) => (each.ok ? 200 : each.error.status)))).toEqual(new Set([200, 409]));
  expect(live.live().pointer.seq).toBe(3);
  expect((await verify(desk, 'en-IN')).ok).toBe(true);
});

describe('what goes to all or to none', () => {
  it.each([
    ['documents', 'legal documents'],
    ['consent', 'words of a consent'],
    ['figures', 'figures'],
  ] as const)('%s are not shared by a trial with an end either, nor by steps', async (mark, words) => {
    const { desk, bench, live } = await openDesk();
    bench.marks = { ...noMarks, [mark]: true };
    const asked = { files: folder('one'), until: '2026-12-01T08:00:00Z', emergency: 'x' };
    expect((await publish(desk, host, asked)).ok).toBe(true);
    const refused = `422 r1 changes ${words}: that goes to all or to none.`;
    expect(said(await share(desk, ana, { share: 50 }))).toBe(refused);
    expect(said(await share(desk, ana, { share: 99.99 }))).toBe(refused);
    expect(said(await ramp(desk, ana, { steps: [{ share: 50, minutes: 1 }] }))).toBe(refused);
    expect(live.live().pointer).toMatchObject({ seq: 1, lanes: [{ next: { share: 100 } }] });
    // Off is no share.
    expect((await share(desk, ana, { share: 0 })).ok).toBe(true);
    expect(said(await share(desk, ana, { share: 1 }))).toBe(refused);
  });

  it('is not reached by publishing again what was approved for all', async () => {
    const { desk, bench } = await openDesk();
    bench.marks = { ...noMarks, documents: true };
    const made = await publish(desk, ana, { files: folder('one') });
    await approve(desk, luis, { release: 'r1', version: made.ok ? (made.value.version ?? '') : '' });
    for (const some of [{ share: 10 }, { who: { country: 'MX' } }])
      expect(said(await publish(desk, ana, { release: 'r1', ...some }))).toContain(
        '422 It changes legal documents',
      );
    expect(said(await publish(desk, ana, { release: 'r1' }))).toContain('Everyone sees r1.');
  });
});

describe('approval, and ways around it', () => {
  const structure = { ...noMarks, structure: true };

  it('a second key does not make a second person: who has it is its person', async () => {
    const { desk, bench, live } = await openDesk({ own });
    bench.marks = structure;
    const added = await addFor(desk, host, { person: ' ANA ', roles: ['reviewer'] });
    const made = await publish(desk, ana, { files: folder('one') });
    const version = made.ok ? (made.value.version ?? '') : '';
    const second: Person = { name: 'ANA', roles: ['reviewer'] };
    expect(added.ok).toBe(true);
    expect(said(await approve(desk, second, { release: 'r1', version }))).toContain('403 ANA made r1');
    expect(said(await publish(desk, ana, { release: 'r1' }))).toContain('waits');
    expect(live.live().pointer.seq).toBe(0);
  });

  it('an approval of an older version says nothing of the one that was edited since', async () => {
    const { desk, bench, live } = await openDesk();
    bench.marks = structure;
    const made = await publish(desk, ana, { files: folder('one') });
    const version = made.ok ? (made.value.version ?? '') : '';
    await publish(desk, ana, { files: folder('two') });
    expect(said(await approve(desk, luis, { release: 'r2', version }))).toContain(
      '409 r2 says something else',
    );
    expect((await approve(desk, luis, { release: 'r1', version })).ok).toBe(true);
    expect(said(await publish(desk, ana, { release: 'r2' }))).toContain('waits');
    expect(said(await publish(desk, ana, { files: folder('two') }))).toContain('waits');
    expect(live.live().pointer.seq).toBe(0);
  });

  it('what waits is not brought live by raising, by a trial, by taking another one back, or by an end of a hold', async () => {
    const { desk, bench, live } = await openDesk();
    await publish(desk, ana, { files: folder('words') });
    bench.marks = structure;
    await publish(desk, ana, { files: folder('one') });
    expect(said(await share(desk, ana, { share: 100, release: 'r2' }))).toContain('409 r2 is not on trial.');
    expect(said(await publish(desk, ana, { release: 'r2', share: 1 }))).toContain('waits');
    expect(said(await publish(desk, ana, { release: 'r2', from: '2026-12-01T00:00:00Z' }))).toContain(
      'waits',
    );
    await back(desk, ana, {});
    expect(live.live().pointer.lanes).toMatchObject([{ stable: null, next: null }]);
  });

  it('an approval over what everyone no longer has is none: the release is made again over that', async () => {
    const { desk, bench } = await openDesk();
    bench.marks = structure;
    const made = await publish(desk, ana, { files: folder('one') });
    await approve(desk, luis, { release: 'r1', version: made.ok ? (made.value.version ?? '') : '' });
    bench.marks = noMarks;
    await publish(desk, ana, { files: folder('words', 'screens/more.json') });
    bench.marks = structure;
    expect(said(await publish(desk, ana, { release: 'r1' }))).toContain('409 It was made when everyone saw');
    expect(said(await publish(desk, ana, { files: folder('one') }))).toContain('waits\nIt is kept as r3');
  });
});

it('a clock that jumps, either way, loses no number and no line, and a trial follows the clock of the moment', async () => {
  const { desk, live, later } = await openDesk();
  await publish(desk, ana, { files: folder('one'), share: 10, until: '2026-11-23T10:00:00Z' });
  later(60 * 24 * 400);
  expect((await status(desk, 'en-IN')).words.join('\n')).toContain('The trial of r1 is over');
  expect(said(await share(desk, ana, { share: 20 }))).toContain('409');
  later(-60 * 24 * 800);
  expect((await share(desk, ana, { share: 20 })).ok).toBe(true);
  expect(said(await publish(desk, ana, { files: folder('two') }))).toContain('409 r1 is on trial for 20 %.');
  await back(desk, ana, {});
  expect((await publish(desk, ana, { files: folder('two') })).ok).toBe(true);
  expect(live.live().pointer).toMatchObject({ seq: 4, lanes: [{ stable: 'r2' }] });
  expect((await verify(desk, 'en-IN')).ok).toBe(true);
});

it('a disk that is full: the old pointer stands, the publisher is told, and with room again it goes on', async () => {
  const store = await openStore({ data: inMemory });
  const { desk, live } = await openDesk({ store });
  await publish(desk, ana, { files: folder('one') });
  const [{ page_count: pages = 0 } = {}] = await store.all('PRAGMA page_count');
  await store.all(`PRAGMA max_page_count = ${Number(pages) + 4}`);
  await expect(publish(desk, ana, { files: folder('x'.repeat(500_000)) })).rejects.toThrow(/full/);
  expect([live.live().pointer.seq, (await verify(desk, 'en-IN')).words]).toEqual([
    1,
    [expect.stringMatching(/^Nothing was changed \(lines of the log: 1, rows: \d+\)\.$/)],
  ]);
  await store.all('PRAGMA max_page_count = 100000');
  expect((await publish(desk, ana, { files: folder('x'.repeat(500_000)) })).ok).toBe(true);
});
