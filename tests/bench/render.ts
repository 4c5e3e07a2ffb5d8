/**
 * What a page with its data costs the server, beside the same page without: `npm run bench:render` after `npm run build`. Both servers
 * are asked in turn, by as many visitors at a time; the answers' call is answered by a server of its own.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { startServer, type RunningServer } from '../support/server.ts';
import { startFront } from './front.ts';

const visitors = 16;
const visits = 400;
const rounds = 5;
const agent = new Agent({ keepAlive: true, maxSockets: visitors });
const headers = {
  'accept-encoding': 'br',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'none',
};

const visit = (address: string): Promise<number> =>
  new Promise((done, failed) => {
    request(address, { headers, agent }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => done(bytes));
    })
      .on('error', failed)
      .end();
  });

/** Milliseconds of a process and its threads on the processor, as Linux counts them, in hundredths of a second. */
function cpuOf({ pid }: RunningServer): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function measure(server: RunningServer, count: number): Promise<{ rate: number; cpu: number }> {
  let next = 0;
  const cpu = cpuOf(server);
  const begun = performance.now();
  const walk = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await visit(`${server.origin}/inThe?productId=1&orderId=174&sessionId=bench&isNeedPop=2`);
    }
  };
  await Promise.all(Array.from({ length: visitors }, walk));
  const seconds = (performance.now() - begun) / 1000;
  return { rate: count / seconds, cpu: (cpuOf(server) - cpu) / count };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const sandbox = await startServer();
const backend = await startFront({ upstream: sandbox.origin, below: '/gateway', late: 0 });
const drawn = await startServer({ backend: backend.origin, render: true });
const still = await startServer({ backend: backend.origin });
const found: { readonly name: string; readonly rate: number; readonly cpu: number }[] = [];
for (const server of [drawn, still]) await measure(server, visits);
for (let round = 0; round < rounds; round += 1)
  for (const [name, server] of [
    ['with its data', drawn],
    ['without', still],
  ] as const)
    found.push({ name, ...(await measure(server, visits)) });
for (const name of ['with its data', 'without']) {
  const own = found.filter((one) => one.name === name);
  console.log(
    `${name.padEnd(14)} ${median(own.map(({ rate }) => rate)).toFixed(0)} pages a second, ${median(own.map(({ cpu }) => cpu)).toFixed(1)} ms of processor each`,
  );
}
agent.destroy();
backend.close();
for (const server of [drawn, still, sandbox]) await server.stop();
