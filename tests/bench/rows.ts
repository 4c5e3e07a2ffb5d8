/**
 * The ratios of the engine to hand-written React: which there are, and how their samples are drawn. It must not know how a
 * sample is taken.
 */
import type { Browser } from '@playwright/test';
import type { Kind } from './engine-screen.tsx';
import type { Amount, Task } from './page.tsx';
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

function groupsAt(rate: number): readonly Group[] {
  const group = (kind: Kind, size: number, rows: readonly (readonly [Task, string, number?])[]): Group => ({
    rate,
    kind,
    size,
    rows: rows.map(([task, name, limit]) => ({ name: `${rate}x ${name}`, task, limit, pairs: [] })),
  });
  return [
    ...(['detail', 'repeated'] as const).flatMap((kind) =>
      [20, 200, 2000].map((size) =>
        group(
          kind,
          size,
          (['mount', 'status', 'row'] as const).map((task) => [task, `${kind} ${task}, ${size} rows`, 1.3]),
        ),
      ),
    ),
    group('detail', 20, [['first', 'detail first visit, the plan compiled once']]),
    group('form', 10, [['type', 'one character, 10 fields', 1.2]]),
    group('form', 200, [['type', 'one character, 200 fields', 1.2]]),
    // As it ships, to the same form written by hand.
    group('complaint', 3, [['type', 'one character, the complaint form', 1.2]]),
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
}
