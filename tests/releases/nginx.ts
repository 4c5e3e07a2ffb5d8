/**
 * `npm run releases:nginx`: an old build and a new one behind nginx at once, on one PostgreSQL: how long after a publish each of
 * them shows it, and whether anybody meets a file that is missing.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Nginx } from '../support/nginx.ts';
import { startTwoBuilds, type TwoBuilds } from './two-builds-site.ts';
import { until } from './two-servers.ts';

const times = Number(process.argv[2] ?? 20);
/** Milliseconds within which each server shows what another one was told. */
const goal = 1000;
const wrong: string[] = [];

function expect(what: string, holds: boolean): void {
  console.log(`${holds ? 'ok   ' : 'WRONG'} ${what}`);
  if (!holds) wrong.push(what);
}

const filesOf = (dist: string): readonly string[] =>
  readdirSync(join(dist, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length));

/** What a page asks for by itself; what its program asks for then is among the files of its build. */
const named = (page: string): readonly string[] => [
  ...new Set([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)),
];

const seqOf = (page: string): number => Number(/id="release">\{"seq":(\d+)/.exec(page)?.[1] ?? 0);

/** Asked twice each, so that both servers are asked. @returns those that did not come. */
async function missing(nginx: Nginx, paths: readonly string[]): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const path of paths)
    for (let turn = 0; turn < 2; turn += 1) if ((await nginx.ask(path)).status !== 200) lost.push(path);
  return lost;
}

/** Pages that come in turns from both builds, each with all files that it names. */
async function visit(
  nginx: Nginx,
): Promise<{ readonly pages: readonly Answer[]; readonly lost: readonly string[] }> {
  const pages: Answer[] = [];
  for (let turn = 0; turn < 4; turn += 1) pages.push(await nginx.ask('/inThe?productId=1&orderId=174'));
  return { pages, lost: await missing(nginx, [...new Set(pages.flatMap(({ body }) => named(body)))]) };
}

/** @returns the number of the last pointer. */
async function publishing({ publish, servers }: TwoBuilds): Promise<number> {
  let last = 0;
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const seq = await publish({ 'order.twicePay': `Pagar ${turn}` });
    last = seq;
    taken.push(
      await until(async () =>
        (await Promise.all(servers.map((server) => server.page()))).every((at) => at >= seq),
      ),
    );
  }
  const sorted = taken.sort((a, b) => a - b);
  const [median, most] = [sorted[Math.floor(times / 2)] ?? 0, sorted.at(-1) ?? 0];
  expect(
    `${times} publishes by whichever server: pages of both show it ${median.toFixed(0)} ms after the answer (most ${most.toFixed(0)} ms)`,
    most <= goal,
  );
  return last;
}

const site = await startTwoBuilds();
try {
  const { nginx, older, newer, servers } = site;
  const before = await visit(nginx);
  const builds = new Set(before.pages.map(({ body }) => named(body).join()));
  expect('pages come in turns, from an old build and from a new one', builds.size === 2);
  expect(`no file that they name is missing (${before.lost.length})`, before.lost.length === 0);
  const last = await publishing(site);
  const after = await visit(nginx);
  expect(
    'every page is made with what was published last',
    after.pages.every(({ body }) => seqOf(body) === last),
  );
  const all = [...new Set([...filesOf(older), ...filesOf(newer)])];
  const lost = await missing(nginx, all);
  expect(
    `all ${all.length} files of both builds come from both servers (${lost.length} missing)`,
    lost.length === 0,
  );
  const [old, { origin }] = servers;
  await old.stop();
  const files = filesOf(older);
  const gone: string[] = [];
  for (const path of files) if ((await fetch(`${origin}${path}`)).status !== 200) gone.push(path);
  expect(
    `the old server is gone: the new one has all ${files.length} files of its build (${gone.length} missing)`,
    gone.length === 0,
  );
} finally {
  await site.stop();
}
process.exitCode = wrong.length === 0 ? 0 : 1;
