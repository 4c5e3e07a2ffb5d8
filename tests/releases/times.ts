/**
 * `npm run releases:times`: how long a publish, taking back and switching off take, until the next page and the next answer say so,
 * and until the next step of a page that is open does: on each store, of PostgreSQL on another server than the one that was asked.
 * Build first.
 */
import { kinds } from './stores.ts';
import { startBrowser } from '../support/chromium.ts';
import { nextScreen, openPage } from './open-page.ts';
import { run, until, type Running } from './two-servers.ts';

const times = Number(process.argv[2] ?? 20);

interface Taken {
  /** Until the publisher has the answer. */
  readonly asked: number;
  /** From then on, until a page of each server has it, and an answer. */
  readonly page: number;
  readonly answer: number;
}

async function take(servers: readonly Running[], path: string, body: unknown): Promise<Taken> {
  const [first] = servers;
  if (first === undefined) throw new Error('no server');
  const begun = performance.now();
  const seq = await first.ask(path, body);
  const asked = performance.now() - begun;
  const all = (say: (server: Running) => Promise<number>) => (): Promise<boolean> =>
    Promise.all(servers.map(say)).then((found) => found.every((each) => each >= seq));
  const [page, answer] = await Promise.all([
    until(all((server) => server.page())),
    until(all((server) => server.answer())),
  ]);
  return { asked, page, answer };
}

const told = (values: readonly number[]): string => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  return `median ${at(0.5)}, most ${at(1)} ms`;
};

const browser = await startBrowser();
for (const kind of kinds) {
  const place = await kind.place();
  const { databaseUrl } = place.asked;
  const servers = [await run(databaseUrl), ...(databaseUrl === undefined ? [] : [await run(databaseUrl)])];
  const taken: Record<string, Taken[]> = { publish: [], back: [], off: [] };
  for (let turn = 0; turn < times; turn += 1) {
    const files = [{ file: 'locales/es.json', text: JSON.stringify({ 'order.twicePay': `Pagar ${turn}` }) }];
    taken['publish']?.push(await take(servers, '/publish', { files, share: 10 }));
    taken['back']?.push(await take(servers, '/back', {}));
    taken['off']?.push(await take(servers, '/off', { what: 'call', name: 'loanPush' }));
    await take(servers, '/on', { what: 'call', name: 'loanPush' });
  }
  const page = await openPage(browser, servers.at(-1)?.origin ?? '');
  const steps: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    await page.begin();
    const begun = performance.now();
    await servers[0]?.ask('/off', { what: 'screen', name: nextScreen });
    await page.goOn();
    steps.push(performance.now() - begun);
    await take(servers, '/on', { what: 'screen', name: nextScreen });
  }
  console.log(`${kind.name}, ${servers.length === 1 ? 'one server' : 'two servers'}, ${times} times:`);
  for (const [name, all] of Object.entries(taken)) {
    console.log(`  ${name.padEnd(8)} asked: ${told(all.map(({ asked }) => asked))}`);
    console.log(`  ${''.padEnd(8)} then on the next page: ${told(all.map(({ page }) => page))}`);
    console.log(`  ${''.padEnd(8)} then on the next answer: ${told(all.map(({ answer }) => answer))}`);
    if (all.some(({ page, answer }) => Math.max(page, answer) > 2000)) process.exitCode = 1;
  }
  console.log(`  off      asked, then on an open page's next step: ${told(steps)}`);
  if (steps.some((each) => each > 2000)) process.exitCode = 1;
  await Promise.all(servers.map((server) => server.stop()));
  await place.end();
  await kind.end();
}
await browser.close();
