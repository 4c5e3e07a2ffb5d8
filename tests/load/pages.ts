/** Pages and files, as fast as bare Fastify gives the same: at least nine tenths of its rate, and no later at the end of a queue. */
import { reportRatio } from '../bench/report.ts';
import type { Pair } from '../bench/statistics.ts';
import { read } from '../support/project.ts';
import { press, type Pressed } from './press.ts';
import { startOther, type Program } from './process.ts';
import { reportNoWorse, tell } from './words.ts';

/** A page of a borrower, the program, a small file of it, and the configuration. */
function asked(): Readonly<Record<string, string>> {
  const [program = ''] = /\/assets\/app-[\w-]+\.js/.exec(read('dist/pages/loan-detail.html')) ?? [];
  const [style = ''] = /\/assets\/back-[\w-]+\.js/.exec(Object.keys(filesOfBuild()).join('\n')) ?? [];
  return {
    'a page': '/inThe?sessionId=s-1&orderId=174&isNeedPop=2&deviceId=d-1&appVersion=1.0.0',
    'the program': program,
    'a small file': style,
    'the configuration': '/config.json',
  };
}

const filesOfBuild = (): Readonly<Record<string, string>> => {
  const { files } = JSON.parse(read('dist/build.json')) as {
    readonly files: Readonly<Record<string, string>>;
  };
  return Object.fromEntries(Object.entries(files).map(([name, digest]) => [`/${name}`, digest]));
};

const rounds = 15;
const seconds = 1;

const pairsOf = (
  ours: readonly Pressed[],
  theirs: readonly Pressed[],
  what: keyof Pressed,
): readonly Pair[] =>
  ours.map((one, at) => ({ measured: one[what], reference: theirs[at]?.[what] ?? Number.NaN }));

/** In turns, each a second: whatever else the machine does meets both. */
async function inTurns(product: Program, bare: Program, path: string, rate?: number) {
  const ours: Pressed[] = [];
  const theirs: Pressed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0;
    if (!first) theirs.push(await press(bare, { path, seconds, rate }));
    ours.push(await press(product, { path, seconds, rate }));
    if (first) theirs.push(await press(bare, { path, seconds, rate }));
  }
  const failed = [...ours, ...theirs].reduce((sum, each) => sum + each.failed, 0);
  if (failed > 0) throw new Error(`${failed} requests of ${path} failed.`);
  return { ours, theirs };
}

export async function pageFigures(product: Program): Promise<void> {
  const paths = asked();
  const bare = await startOther('bare.ts', product.origin, ...Object.values(paths));
  const folder = await startOther('folder.ts');
  try {
    for (const [name, path] of Object.entries(paths)) {
      for (const each of [product, bare]) await press(each, { path, seconds: 2 });
      const { ours, theirs } = await inTurns(product, bare, path);
      reportRatio(`time of ${name}, to bare Fastify`, pairsOf(ours, theirs, 'each'), 1 / 0.9);
      reportRatio(`processor for ${name}, to bare Fastify`, pairsOf(ours, theirs, 'cpu'), 1 / 0.9);
      // Half of what it can: at its limit, how long one waits is the rate again.
      const rate = Math.round(500 / Math.max(...theirs.map(({ each }) => each)));
      const calm = await inTurns(product, bare, path, rate);
      reportNoWorse(`99 of 100 of ${name}, to bare Fastify`, pairsOf(calm.ours, calm.theirs, 'p99'));
      if (!path.startsWith('/assets/')) continue;
      const sirv = await press(folder, { path, seconds: 2 });
      const own = await press(product, { path, seconds: 2 });
      tell(`rate of ${name}, to sirv, which writes no log`, sirv.each / own.each);
    }
  } finally {
    await bare.stop();
    await folder.stop();
  }
}
