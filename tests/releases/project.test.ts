/** Holds publishing over this project's own build: what the checker and the rules of releases say reaches who publishes. */
import { expect, it } from 'vitest';
import { contractOf } from '../../src/release/snapshot.ts';
import { benchOver } from '../../src/server/releases/bench.ts';
import type { Outcome } from '../../src/server/releases/desk.ts';
import { inMemory } from '../../src/server/releases/in-memory.ts';
import { jobs } from '../../src/server/releases/judge.ts';
import { openReleases, type OpenReleases } from '../../src/server/releases/open.ts';
import { openStore } from '../../src/server/releases/open-store.ts';
import { check, publish } from '../../src/server/releases/publish.ts';
import { verify } from '../../src/server/releases/look.ts';
import { show } from '../../src/server/releases/show.ts';
import { digest, ownPart, ownSnapshot, ownValues } from '../support/release.ts';
import { ana, said } from './fakes.ts';

/** Of one project, which is opened once for all of them. */
const bench = benchOver(async () => ownSnapshot(), jobs);

async function open(): Promise<OpenReleases> {
  const store = await openStore({ data: inMemory });
  const snapshot = ownSnapshot();
  const build = { contract: contractOf(snapshot, digest), project: '{}', files: new Map() };
  return openReleases({ store, build, bench, tell: () => undefined });
}

/** A whole proof takes two seconds on a machine that does nothing else; others prove beside it. */
const busy = 120_000;

const words = (members: object): string => JSON.stringify(members, null, 2);
const screen = (id: string, change: (text: string) => string): string =>
  change(JSON.stringify(ownPart(`screens/${id}`), null, 2));

/** What a check found, one line for each. */
function wrong(outcome: Outcome): string {
  if (!outcome.ok) throw new Error(outcome.error.words['en-IN']);
  const { outcome: how, problems = [], words: told } = outcome.value;
  expect(how).toBe('wrong');
  const lines = problems.map(
    ({ code, file, line, message, remedy }) => `${file}:${line} ${code} ${message} ${remedy}`,
  );
  return [...told.map((each) => each['en-IN']), ...lines].join('\n');
}

it(
  'words are live at once, and more than words waits',
  async () => {
    const { desk, live, close } = await open();
    const outcome = said(
      await publish(desk, ana, {
        files: [{ file: 'locales/es.json', text: words({ 'order.twicePay': 'Pagar ahora' }) }],
      }),
    );
    expect(outcome).toContain(
      'done\nr1 was published.\nThe words "Pagar de todos modos" of @order.twicePay now say "Pagar ahora" (Spanish)',
    );
    const hashes = Object.values(live.live().manifest('r1', desk.contract)?.screens ?? {});
    expect(hashes.map((hash) => live.live().bundle(hash)?.includes('Pagar ahora'))).not.toContain(false);
    expect(hashes.length).toBeGreaterThan(0);
    expect(await verify(desk, 'en-IN')).toMatchObject({ ok: true });
    await close();
  },
  busy,
);

it(
  'more than words waits for another person',
  async () => {
    const { desk, live, close } = await open();
    const title = screen('repay', (text) => text.replace('"@repay.title"', '"@order.repay"'));
    expect(title).toContain('"@order.repay"');
    const structure = said(
      await publish(desk, ana, { files: [{ file: 'screens/repay.json', text: title }] }),
    );
    expect(structure).toContain(
      'waits\nIt is kept as r1 and not live: it changes what stands on screens, or in which order',
    );
    expect(live.live().pointer.seq).toBe(0);
    const shown = await show(desk, 'es-MX', { release: 'r1' });
    expect(shown.ok && shown.value.changes).toEqual([
      {
        part: 'screens/repay',
        words: 'Pantalla repay: 1 dato cambia.',
        steps: [
          {
            before: [`title: "@repay.title" (${JSON.stringify(ownValues()['words/es/repay.title'])})`],
            now: ['title: "@order.repay" ("Pagar")'],
          },
        ],
        screens: ['repay'],
        program: false,
      },
    ]);
    await close();
  },
  busy,
);

it.each([
  ['no JSON', 'screens/repay.json', '{\n  "version": 2,\n', /screens\/repay\.json:\d+ bad-json/],
  [
    'nothing of a release',
    'src/app/main.tsx',
    'x',
    /src\/app\/main.tsx is nothing that a release can change/,
  ],
  ['a path that leads out', '../outside.json', '{}', /nothing that a release can change/],
])('%s is refused with words that say so', async (_what, file, text, found) => {
  const { desk, live, close } = await open();
  const all = wrong(await check(desk, { files: [{ file, text }] }));
  expect(all).toMatch(found);
  expect(live.live().pointer.seq).toBe(0);
  await close();
});

it(
  'every mistake of a folder is told with its place',
  async () => {
    const { desk, close } = await open();
    const start = '{"version":2,"title":"@order.repay",';
    const files = [
      { file: 'screens/first.json', text: `${start}\n"routes":["/newOne"],"body":[{"type":"buton"}]}` },
      { file: 'screens/second.json', text: `${start}"routes":["/inThe"],"body":[]}` },
      { file: 'locales/es.json', text: '{\n"order.nobody":"Nada",\n"order.repay":1}' },
    ];
    const all = wrong(await check(desk, { files }));
    for (const found of [/screens\/first\.json:2 .*button/, /\/inThe/, /locales\/es\.json:3 /])
      expect(all).toMatch(found);
    await close();
  },
  busy,
);

it('knows which screens of the build have a widget, also where a fragment brings it', () => {
  const has = (widget: string): readonly string[] => jobs.screensWith(ownSnapshot(), widget);
  expect(has('timeline')).toEqual(['complaint-detail', 'loan-detail']);
  expect(has('status')).toContain('loan-detail');
  expect(has('nothing')).toEqual([]);
});
