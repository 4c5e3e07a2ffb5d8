/** Kills a publisher at random moments, and looks what is left each time. It must not know what a publisher does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { verify } from '../../src/server/releases/look.ts';
import { openReleases } from '../../src/server/releases/open.ts';
import { openStore, type StoreAsked } from '../../src/server/releases/open-store.ts';
import { fakeBench, smallBuild } from './fakes.ts';

export interface Round {
  /** The last pointer that the publisher was told of before it was killed. */
  readonly told: number;
  /** What is there afterwards. */
  readonly found: number;
  /** What `verify` says is wrong, and what a server that starts cannot show. */
  readonly faults: readonly string[];
}

const publisher = fileURLToPath(new URL('./kill-server.ts', import.meta.url));

/** Everything that a server needs to show what is live. */
async function look(asked: StoreAsked): Promise<Pick<Round, 'found' | 'faults'>> {
  const store = await openStore(asked);
  const open = await openReleases({ store, build: smallBuild(), bench: fakeBench(), tell: () => undefined });
  try {
    const { pointer, manifest, bundle } = open.live.live();
    const live = pointer.lanes.flatMap(({ contract, stable, next }) =>
      [stable, next?.release ?? null].flatMap((release) => (release === null ? [] : [{ release, contract }])),
    );
    const torn = live.flatMap(({ release, contract }) => {
      const hash = manifest(release, contract)?.screens['repay'];
      return hash !== undefined && bundle(hash) !== undefined ? [] : [`${release} cannot be shown`];
    });
    const { ok, words } = await verify(open.desk, 'en-IN');
    return { found: pointer.seq, faults: [...torn, ...(ok ? [] : words)] };
  } finally {
    await open.close();
  }
}

/** @param most milliseconds after its first publish until it is killed, at most. */
export async function killOnce(asked: StoreAsked, most: number): Promise<Round> {
  const words = [
    '--import',
    'tsx',
    publisher,
    asked.data,
    ...(asked.databaseUrl === undefined ? [] : [asked.databaseUrl]),
  ];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let told = 0;
  child.stdout.on('data', (data: Buffer) => {
    const last = data.toString().trim().split('\n').at(-1);
    told = Number(last);
  });
  const gone = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), gone]);
  await wait(Math.random() * most);
  child.kill('SIGKILL');
  await gone;
  return { told, ...(await look(asked)) };
}

/** The old pointer or the new one, whole. */
export const isWhole = ({ told, found, faults }: Round): boolean =>
  faults.length === 0 && (found === told || found === told + 1);
