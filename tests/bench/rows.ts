/**
 * The ratios of the engine to hand-written React: which there are, and how their samples are drawn. It must not know how a
 * sample is taken.
 */
import type { Browser } from '@playwright/test';
import type { Kind } from './engine-screen.tsx';
import type { Amount, Task, Way } from './page.tsx';
import { reportRatio, told } from './report.ts';
import { estimate, verdict, type Pair } from './statistics.ts';

interface Row {
  readonly name: string;
  readonly task: Task;
  /** Without one: for information. */
  readonly limit: number | undefined;
  readonly pairs: Pair[];
}

/** What is measured on one screen: it is drawn once for all its rows. */
interface Group {
  /** How many times slower than this machine the phone is. */
  readonly rate: number;
  readonly kind: Kind;
  readonly size: number;
  readonly rows: readonly Row[];
}

/** Every group has a page of its own in every pass, in which code is compiled and memory laid out anew. */
const passes = 3;
/** Ratios that are open by then get more passes, until this time (ms) is used up. */
const patience = 300_000;
/** At full speed: what the compiler knows then does not depend on it. */
const warmUp: Amount = { least: 4, budget: 400 };
/** Three in each of three passes: fewer than eight pairs give no interval. */
const drawn: Amount = { least: 3, budget: 1500 };

/** A slower phone needs more time for as many. */
const times = ({ least, budget }: Amount, rate: number): Amount => ({
  least,
  budget: budget * Math.sqrt(rate),
});

/** What the page's own screen may take: long lists leave the frame around them behind. */
const goal = (task: Task, size: number): number => {
  if (task === 'mount') return size < 2000 ? 1.2 : 1.1;
  if (task === 'row' && size === 2000) return 1;
  return task === 'painted' ? 0.5 : 1.2;
};
/** Where every row is a node of its own: the engine's worst case, which no screen of the product comes near. */
const worst = 1.3;

function groupsAt(rate: number): readonly Group[] {
  const group = (
    kind: Kind,
    size: number,
    rows: readonly (readonly [Task, string, (number | undefined)?])[],
  ): Group => ({
    rate,
    kind,
    size,
    rows: rows.map(([task, name, limit]) => ({ name: `${rate}x ${name}`, task, limit, pairs: [] })),
  });
  return [
    ...(['detail', 'repeated'] as const).flatMap((kind) =>
      [20, 200, 2000].map((size) => {
        const tasks: readonly Task[] = [
          'mount',
          'status',
          'row',
          ...(size === 2000 ? (['painted'] as const) : []),
        ];
        return group(
          kind,
          size,
          tasks.map((task) => {
            const limit = kind === 'detail' ? goal(task, size) : task === 'painted' ? undefined : worst;
            return [task, `${kind} ${task}, ${size} rows`, limit] as const;
          }),
        );
      }),
    ),
    group('detail', 20, [['first', 'detail first visit, the plan compiled once']]),
    group('form', 10, [['type', 'one character, 10 fields', 1.1]]),
    group('form', 200, [['type', 'one character, 200 fields', 1.1]]),
    // As it ships, to the same form written by hand.
    group('complaint', 3, [['type', 'one character, the complaint form', 1.1]]),
  ];
}

/** One pass over some groups: after those of one the times of another, so that a slow minute is shared by all. */
async function pass(browser: Browser, origin: string, groups: readonly Group[]): Promise<void> {
  for (const { rate, kind, size, rows } of groups) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(error.message));
    await page.goto(origin);
    const session = await context.newCDPSession(page);
    const tasks = rows.map(({ task }) => task);
    const draw = (amount: Amount): Promise<Pair[][]> =>
      page.evaluate(([a, b, c, d]) => window.bench.pairs(a, b, c, d), [tasks, kind, size, amount] as const);
    await draw(warmUp);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const found = await draw(times(drawn, rate));
    rows.forEach(({ pairs }, index) => pairs.push(...(found[index] ?? [])));
    await context.close();
  }
}

/** Fewer than eight pairs give no interval. */
const coldPairs = 15;

/** A screen that a phone opens once: each mount in a page of its own, in which nothing is compiled yet. */
async function coldMounts(browser: Browser, origin: string, rate: number): Promise<readonly Pair[]> {
  const mount = async (way: Way): Promise<number> => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(origin);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const time = await page.evaluate((asked) => window.bench.once(asked, 20), way);
    await context.close();
    return time;
  };
  const pairs: Pair[] = [];
  for (let turn = 0; turn < coldPairs; turn += 1) {
    const first = await mount(turn % 2 === 0 ? 'engine' : 'hand');
    const second = await mount(turn % 2 === 0 ? 'hand' : 'engine');
    const [measured, reference] = turn % 2 === 0 ? [first, second] : [second, first];
    pairs.push({ measured, reference });
  }
  return pairs;
}

const isOpen = ({ limit, pairs }: Row): boolean =>
  limit !== undefined && verdict(estimate(pairs), limit) === 'open';

export async function ratios(browser: Browser, origin: string): Promise<void> {
  const groups = [1, 4].flatMap(groupsAt);
  const start = Date.now();
  let rest = groups;
  for (let turn = 0; rest.length > 0 && (turn < passes || Date.now() - start < patience); turn += 1) {
    await pass(browser, origin, rest);
    if (turn + 1 >= passes) rest = groups.filter(({ rows }) => rows.some(isOpen));
  }
  for (const { name, limit, pairs } of groups.flatMap(({ rows }) => rows)) {
    if (limit !== undefined) reportRatio(name, pairs, limit);
    else {
      const { ratio } = estimate(pairs);
      console.log(`     ${name.padEnd(48)} ${ratio.toFixed(2).padStart(8)} (for information) ${told(pairs)}`);
    }
  }
  for (const rate of [1, 4])
    reportRatio(`${rate}x detail cold mount, 20 rows`, await coldMounts(browser, origin, rate), 1.1);
}
