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
  /** How many times slower than this machine the phone is. */
  readonly rate: number;
  readonly task: Task;
  readonly kind: Kind;
  readonly size: number;
  /** Without one: for information. */
  readonly limit: number | undefined;
  readonly pairs: Pair[];
}

/** Every pass is a page of its own, in which code is compiled and memory laid out anew. */
const passes = 3;
/** Ratios that cannot be told from their limit by then get more, up to this. */
const mostPasses = 12;
const warmUp: Amount = { least: 2, budget: 200 };
const drawn: Amount = { least: 5, budget: 600 };

/** A slower phone needs more time for as many. */
const times = ({ least, budget }: Amount, rate: number): Amount => ({
  least,
  budget: budget * Math.sqrt(rate),
});

function rowsAt(rate: number): readonly Row[] {
  const row = (name: string, task: Task, kind: Kind, size: number, limit?: number): Row => ({
    name: `${rate}x ${name}`,
    rate,
    task,
    kind,
    size,
    limit,
    pairs: [],
  });
  return [
    ...(['detail', 'repeated'] as const).flatMap((kind) =>
      [20, 200, 2000].flatMap((size) =>
        (['mount', 'status', 'row'] as const).map((task) =>
          row(`${kind} ${task}, ${size} rows`, task, kind, size, 1.3),
        ),
      ),
    ),
    row('detail first visit, the plan compiled once', 'first', 'detail', 20),
    row('one character, 10 fields', 'type', 'form', 10, 1.2),
    row('one character, 200 fields', 'type', 'form', 200, 1.2),
    // As it ships, to the same form written by hand.
    row('one character, the complaint form', 'type', 'complaint', 3, 1.2),
  ];
}

/** One pass over some rows: after those of one the times of another, so that a slow minute is shared by all. */
async function pass(browser: Browser, origin: string, rows: readonly Row[]): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(origin);
  const session = await context.newCDPSession(page);
  for (const { rate, task, kind, size, pairs } of rows) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const draw = (amount: Amount): Promise<Pair[]> =>
      page.evaluate(([a, b, c, d]) => window.bench.pairs(a, b, c, d), [task, kind, size, amount] as const);
    await draw(times(warmUp, rate));
    pairs.push(...(await draw(times(drawn, rate))));
  }
  await context.close();
}

const isOpen = ({ limit, pairs }: Row): boolean =>
  limit !== undefined && verdict(estimate(pairs), limit) === 'open';

export async function ratios(browser: Browser, origin: string): Promise<void> {
  const rows = [1, 4].flatMap(rowsAt);
  for (let turn = 0; turn < passes; turn += 1) await pass(browser, origin, rows);
  for (let turn = passes; turn < mostPasses && rows.some(isOpen); turn += 1)
    await pass(browser, origin, rows.filter(isOpen));
  for (const { name, limit, pairs } of rows) {
    if (limit !== undefined) reportRatio(name, pairs, limit);
    else {
      const { ratio } = estimate(pairs);
      console.log(`     ${name.padEnd(48)} ${ratio.toFixed(2).padStart(8)} (for information) ${told(pairs)}`);
    }
  }
}
